// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/Span.h"
#include "core/text/TextIndex.h"

#include <QRandomGenerator>
#include <QTest>

using namespace metes;

namespace {

const char* const kClaim =
    "A lever \xf0\x9f\x92\xa9 comprising a base, a rod on the base, a pin through "
    "the base and a nut that holds the pin against the base of the lever.";

// The n-th place of `quote` in `text`, counted from 0, in code points.
TextRange place(const std::string& text, const std::string& quote, int n = 0)
{
    std::size_t at = text.find(quote);
    for (; n > 0 && at != std::string::npos; --n) {
        at = text.find(quote, at + 1);
    }
    const TextIndex index(text);
    return {index.codePointOfByte(static_cast<std::int32_t>(at)),
            index.codePointOfByte(static_cast<std::int32_t>(at + quote.size()))};
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string("the test is wrong")
                                   : text.replace(at, from.size(), to);
}

QByteArray outcomeName(AnchorOutcome outcome)
{
    switch (outcome) {
    case AnchorOutcome::Unchanged: return "unchanged";
    case AnchorOutcome::Moved: return "moved";
    case AnchorOutcome::Orphan: return "orphan";
    }
    return {};
}

}  // namespace

class tst_Span : public QObject {
    Q_OBJECT

private slots:
    void fillsInQuoteAndContext()
    {
        const std::string text(kClaim);
        const Span span = spanAt(text, place(text, "rod"), MatchClass::Fuzzy, 0.75);
        QCOMPARE(span.quote, std::string("rod"));
        QCOMPARE(span.before, std::string("A lever \xf0\x9f\x92\xa9 comprising a base, a "));
        QCOMPARE(codePointCount(span.after), 32);
        QCOMPARE(span.after, std::string(" on the base, a pin through the "));
        QVERIFY(span.match == MatchClass::Fuzzy);
        QCOMPARE(span.similarity, 0.75);
    }

    void contextEndsWithTheText()
    {
        const std::string text("a nut");
        const Span span = spanAt(text, {0, 5});
        QCOMPARE(span.before, std::string());
        QCOMPARE(span.after, std::string());
    }

    void reanchors_data()
    {
        QTest::addColumn<QByteArray>("quote");
        QTest::addColumn<int>("nth");          // which of its places the span marks
        QTest::addColumn<QByteArray>("from");  // the revision replaces this
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("outcome");
        QTest::addColumn<int>("newNth");  // which place in the revised text; -1 for none
        const auto row = [](const char* name, const char* quote, int nth, const char* from,
                            const char* to, const char* outcome, int newNth) {
            QTest::newRow(name) << QByteArray(quote) << nth << QByteArray(from) << QByteArray(to)
                                << QByteArray(outcome) << newNth;
        };
        row("nothing changed", "the pin", 0, "lever", "lever", "unchanged", 0);
        row("changed after the span only", "a rod", 0, "a nut", "a big nut", "unchanged", 0);
        // V13: one word inserted before the span, far from it and next to it.
        row("word inserted far before", "the pin", 0, "A lever", "A long lever", "moved", 0);
        row("word inserted just before", "the pin", 0, "holds the pin", "holds firmly the pin",
            "moved", 0);
        row("word inserted inside", "the pin", 0, "the pin", "the steel pin", "orphan", -1);
        row("word inserted just after", "the pin", 0, "the pin against", "the pin hard against",
            "unchanged", 0);
        row("word removed before", "the pin", 0, "a rod on the base, ", "", "moved", 0);
        row("an astral character removed before", "the pin", 0, "\xf0\x9f\x92\xa9 ", "", "moved",
            0);
        row("an astral character inserted before", "the pin", 0, "A lever",
            "A \xf0\x9d\x9b\xbc lever", "moved", 0);
        row("the span is gone", "the pin", 0, "the pin", "it", "orphan", -1);
        row("case changed", "the pin", 0, "the pin", "The pin", "orphan", -1);
        // V12: the quote stands four times; the marked occurrence is kept.
        row("first of several", "base", 0, "A lever", "A long lever", "moved", 0);
        row("second of several", "base", 1, "A lever", "A long lever", "moved", 1);
        row("third of several", "base", 2, "A lever", "A long lever", "moved", 2);
        row("fourth of several", "base", 3, "A lever", "A long lever", "moved", 3);
        row("an occurrence before it removed", "base", 2, "a base, ", "", "moved", 1);
        row("an occurrence inserted before it", "base", 2, "A lever", "A base lever", "moved", 3);
        // Both sides of the context destroyed: another occurrence must not take its place.
        row("context destroyed", "base", 1, "rod on the base, a pin", "stick over my base; one pin",
            "orphan", -1);
        row("text begins with the span", "A lever", 0, "A lever", "Oh! A lever", "moved", 0);
        row("text ends with the span", "the lever.", 0, "A lever", "A long lever", "moved", 0);
    }

    void reanchors()
    {
        QFETCH(const QByteArray, quote);
        QFETCH(const int, nth);
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QByteArray, outcome);
        QFETCH(const int, newNth);
        const std::string text(kClaim);
        const std::string revised = replaced(text, from.toStdString(), to.toStdString());
        const Span span =
            spanAt(text, place(text, quote.toStdString(), nth), MatchClass::Normalised, 0.9);
        QCOMPARE(QByteArray::fromStdString(span.quote), quote);
        const Anchoring found = reanchor(span, revised);
        QCOMPARE(outcomeName(found.outcome), outcome);
        if (newNth < 0) {
            QVERIFY(found.span == span);
            return;
        }
        QVERIFY(found.span.range == place(revised, quote.toStdString(), newNth));
        QVERIFY(found.span == spanAt(revised, found.span.range, MatchClass::Normalised, 0.9));
    }

    void twoEqualPlacesAreAnOrphan()
    {
        // Inserting the whole claim once more leaves two places that fit alike.
        const std::string text =
            "a lever with a base that is round and flat and a rod that is held by "
            "a nut or by whatever else may hold it";
        const Span span = spanAt(text, place(text, "a rod"));
        const Anchoring found = reanchor(span, "y" + text + " " + text);
        QCOMPARE(outcomeName(found.outcome), QByteArray("orphan"));
    }

    void aPhraseAloneIsNoAnchor()
    {
        // The quote is there once, yet nothing around it is as it was.
        const std::string text =
            "the lever has a short handle and a base made of the hardest steel";
        const Span span = spanAt(text, place(text, "a base"));
        const Anchoring found = reanchor(span, "Now a base is what this different claim is about");
        QCOMPARE(outcomeName(found.outcome), QByteArray("orphan"));
    }

    void aScrapOfContextIsNoAnchor()
    {
        // "a " stood before the span because the text began there; elsewhere it proves nothing.
        const std::string text =
            "a base holds the lever firmly and nothing else matters here at all";
        const Span span = spanAt(text, place(text, "base"));
        const Anchoring found = reanchor(span, "the thing holds it; elsewhere a base is shown");
        QCOMPARE(outcomeName(found.outcome), QByteArray("orphan"));
    }

    void ungroundedStaysOrphan()
    {
        Span span;
        span.quote = "nowhere";
        span.match = MatchClass::Ungrounded;
        QCOMPARE(outcomeName(reanchor(span, "nowhere to be seen").outcome), QByteArray("orphan"));
        QCOMPARE(outcomeName(reanchor(spanAt("abc", {0, 3}), "").outcome), QByteArray("orphan"));
    }

    // Whatever is inserted or removed outside the span: a span that is found quotes the same words.
    void neverOnOtherWords()
    {
        QRandomGenerator random(99);
        static const char32_t kCharacters[] = {U'a', U'b', U' ', 0x1d6fc, 0x1f4a9, 0xe9};
        const auto character = [&] {
            return kCharacters[random.bounded(static_cast<quint32>(std::size(kCharacters)))];
        };
        int moved = 0;
        for (int round = 0; round < 3000; ++round) {
            std::u32string text;
            for (int i = 0; i < 80; ++i) {
                text.push_back(character());
            }
            const int start = random.bounded(79);
            const int end = random.bounded(start + 1, std::min(start + 10, 81));
            const Span span = spanAt(toUtf8(text), {start, end});
            std::u32string revised = text;
            const int shift = random.bounded(1, 6);
            for (int i = 0; i < shift; ++i) {
                revised.insert(revised.begin(), character());
            }
            const std::string utf8 = toUtf8(revised);
            const Anchoring found = reanchor(span, utf8);
            if (found.outcome != AnchorOutcome::Orphan) {
                QCOMPARE(found.span.quote, span.quote);
                QCOMPARE(std::string(sliceCodePoints(utf8, found.span.range)), span.quote);
            }
            if (found.outcome == AnchorOutcome::Moved) {
                QCOMPARE(found.span.range.start, start + shift);
                ++moved;
            }
        }
        QVERIFY(moved > 1000);
    }

    void matchClassIds()
    {
        for (const char* id : {"exact", "normalised", "fuzzy", "ungrounded"}) {
            const std::optional<MatchClass> match = matchClassFromId(id);
            QVERIFY(match);
            QCOMPARE(matchClassId(*match), std::string_view(id));
        }
        QVERIFY(!matchClassFromId("Exact"));
        QVERIFY(!matchClassFromId(""));
    }
};

QTEST_APPLESS_MAIN(tst_Span)
#include "tst_Span.moc"
