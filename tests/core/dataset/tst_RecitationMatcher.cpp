// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/RecitationMatcher.h"

#include <QElapsedTimer>
#include <QTest>

using namespace metes;

namespace {

MatchedRecitation matchOne(const QByteArray& text, const QByteArray& phrase)
{
    // The spans own their texts: the matcher may go.
    const std::string claim = text.toStdString();
    return RecitationMatcher(claim).match({phrase.toStdString()});
}

/// "12-20 30-38": the places in their order.
QByteArray places(const MatchedRecitation& matched)
{
    QByteArrayList list;
    for (const Span& span : matched.spans) {
        list << QByteArray::number(span.range.start) + '-' + QByteArray::number(span.range.end);
    }
    return list.join(' ');
}

QByteArray quotes(const MatchedRecitation& matched)
{
    QByteArrayList list;
    for (const Span& span : matched.spans) {
        list << QByteArray::fromStdString(span.quote);
    }
    return list.join('|');
}

}  // namespace

class tst_RecitationMatcher : public QObject {
    Q_OBJECT

private slots:
    void classes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("phrase");
        QTest::addColumn<QByteArray>("match");
        QTest::addColumn<QByteArray>("quotes");
        const auto row = [](const char* name, const char* text, const char* phrase,
                            const char* match, const char* quotes) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(phrase) << QByteArray(match)
                                << QByteArray(quotes);
        };
        row("as written", "the method of claim 1, wherein the groups are ranked", "the groups",
            "exact", "the groups");
        row("blanks around", "wherein the groups are ranked", " the groups\n", "exact",
            "the groups");
        row("case", "wherein the Groups are ranked", "The groups", "normalised", "the Groups");
        row("line end in the claim", "obtained right\nbefore the first", "right before",
            "normalised", "right\nbefore");
        row("runs of blanks", "said  processor and", "said processor", "normalised",
            "said  processor");
        row("curly quotes in the claim", "the \xe2\x80\x9chighlight panel\xe2\x80\x9d of",
            "'highlight panel' of", "normalised", "\xe2\x80\x9chighlight panel\xe2\x80\x9d of");
        row("quotes around the phrase", "the highlight panel of", "'highlight panel'", "normalised",
            "highlight panel");
        row("the examiner's comma", "the highlight panel of a screen", "the highlight panel,",
            "normalised", "the highlight panel");
        row("dashes", "a machine\xe2\x80\x93learning model", "machine-learning model", "normalised",
            "machine\xe2\x80\x93learning model");
        row("ellipsis", "a method comprising storing the data and sending the result to a user",
            "storing the data ... the result", "normalised",
            "storing the data and sending the result");
        row("ellipsis sign", "storing the data and sending the result",
            "the data \xe2\x80\xa6 the result", "normalised", "the data and sending the result");
        row("the shortest passage", "the data, the data and the result and the result",
            "the data . . . the result", "normalised", "the data and the result");
        row("parts out of order", "the result of the data", "the data ... the result", "ungrounded",
            "the data ... the result");
        row("replacement within a word", "to determine the value of", "determin[ing] the value",
            "normalised", "determine the value");
        row("replacement that the claim has", "determining the value of", "determin[ing] the value",
            "normalised", "determining the value");
        row("replaced article", "wherein an optimized ocular surface is",
            "[the] optimized ocular surface", "normalised", "optimized ocular surface");
        row("brackets of the claim", "an array a[i] of values", "array a[i] of", "exact",
            "array a[i] of");
        row("replaced in the middle", "the user selects their own device",
            "selects [the user's] own", "normalised", "selects their own");
        row("too far for a replacement",
            "select one and then much later, after many more words and steps, own device",
            "select [it] own", "ungrounded", "select [it] own");
        row("one wrong letter", "comprising a fist element and", "a first element", "fuzzy",
            "a fist element");
        row("an inflection", "ranking one or more groups", "ranks one or more groups", "fuzzy",
            "ranking one or more groups");
        row("at 0.80", "abcdefghij klm", "abcdefghXY", "fuzzy", "abcdefgh");
        row("under 0.80", "abcdefghij klm", "abcdefgXYZ", "ungrounded", "abcdefgXYZ");
        row("short ones must be there", "a user", "usex", "ungrounded", "usex");
        row("nowhere", "a method of ranking", "the server", "ungrounded", "the server");
        row("nothing", "a method of ranking", "  ", "ungrounded", "");
        row("no words within words", "a processor or a memory", "or", "exact", "or");
        row("part of a word when nothing else", "determining the value", "determin", "exact",
            "determin");
        row("every place", "the user and the user's device of the user", "the user", "exact",
            "the user|the user|the user");
        row("never overlapping", "aaaaa", "aa", "exact", "aa|aa");
        row("several fuzzy ones", "the firsst element or the firsst element", "the first element",
            "fuzzy", "the firsst element|the firsst element");
        row("ellipsis with a slip", "storing the datum and sending the result",
            "storing the data ... the result", "fuzzy", "storing the datum and sending the result");
    }

    void classes()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, phrase);
        const MatchedRecitation matched = matchOne(text, phrase);
        QTEST(QByteArray::fromStdString(std::string(matchClassId(matched.match))), "match");
        QTEST(quotes(matched), "quotes");
        for (const Span& span : matched.spans) {
            QCOMPARE(span.match, matched.match);
            QCOMPARE(span.extra, matched.spans.size() > 1 ? R"({"several":true})" : "");
        }
    }

    void similarityIsOneMinusDistanceByLength()
    {
        // One letter is missing of 15.
        const MatchedRecitation matched = matchOne("a fist element and", "A first element\n");
        QCOMPARE(matched.similarity, 1.0 - 1.0 / 15.0);
        QCOMPARE(matched.spans.front().similarity, matched.similarity);
        QCOMPARE(matchOne("The user", "the user").similarity, 1.0);
        QCOMPARE(matchOne("The user", "server").spans.front().similarity, 0.0);
    }

    void positionsAreCodePoints()
    {
        // "größe Ω the user": the phrase begins after 8 characters, which are 11 bytes.
        const QByteArray text = "gr\xc3\xb6\xc3\x9f"
                                "e \xce\xa9 the user \xe2\x80\x94 The  user";
        QCOMPARE(places(matchOne(text, "the user")), QByteArray("8-16"));
        QCOMPARE(places(matchOne(text, "GR\xc3\x96\xc3\x9f"
                                       "E")),
                 QByteArray("0-5"));
        QCOMPARE(places(matchOne(text, "e \xce\xa9 teh user")), QByteArray("4-16"));
        const MatchedRecitation context = matchOne(text, "the user");
        QCOMPARE(QByteArray::fromStdString(context.spans.front().before), text.left(11));
        QCOMPARE(QByteArray::fromStdString(context.spans.front().after), text.mid(19));
    }

    void runsOfBlanksKeepPositions()
    {
        QCOMPARE(places(matchOne("a   b  the\t\tUSER  c", "the user")), QByteArray("7-16"));
    }

    void theLineSaysWhichIsMeant()
    {
        const std::string text = "a method comprising:\nstoring the data;\nsending the data.";
        RecitationMatcher matcher(text);
        QCOMPARE(places(matcher.match({"the data"})), QByteArray("29-37 47-55"));
        const MatchedRecitation third = matcher.match({"the data", {3}});
        QCOMPARE(places(third), QByteArray("47-55 29-37"));
        QVERIFY(third.meantIsKnown && third.several());
        const MatchedRecitation ninth = matcher.match({"the data", {9}});
        QCOMPARE(places(ninth), QByteArray("29-37 47-55"));
        QVERIFY(!ninth.meantIsKnown);
    }

    void theOrderOfMentionSaysWhichIsMeant()
    {
        const std::string text = "a link and a link and a link";
        RecitationMatcher matcher(text);
        const auto matched =
            matcher.matchAll({{"a link"}, {"a link"}, {"link and"}, {"a link"}, {"a link"}});
        QCOMPARE(places(matched[0]), QByteArray("0-6 11-17 22-28"));
        QCOMPARE(places(matched[1]), QByteArray("11-17 0-6 22-28"));
        QCOMPARE(places(matched[2]), QByteArray("2-10 13-21"));
        QCOMPARE(places(matched[3]), QByteArray("22-28 0-6 11-17"));
        QCOMPARE(places(matched[4]), QByteArray("0-6 11-17 22-28"));
        QCOMPARE(spansOf(matched).size(), 14);
    }

    void hugeTextsEndInTime()
    {
        const std::string text(4 << 20, 'a');
        RecitationMatcher matcher(text);
        QElapsedTimer timer;
        timer.start();
        const MatchedRecitation matched = matcher.match({std::string(5000, 'b')});
        QCOMPARE(matched.match, MatchClass::Ungrounded);
        QVERIFY(matched.unfinished);
        // An exact place is found however long the text is.
        QCOMPARE(matcher.match({std::string(5000, 'a')}).match, MatchClass::Exact);
        QVERIFY(timer.elapsed() < 20000);
    }
};

QTEST_GUILESS_MAIN(tst_RecitationMatcher)
#include "tst_RecitationMatcher.moc"
