// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/Extractor.h"
#include "core/extraction/WordPattern.h"
#include "tests/core/extraction/ExtractionFixture.h"

#include <QRandomGenerator>
#include <QRegularExpression>

using namespace metes;
using namespace metes::test;

namespace {

constexpr int kNoisyReadings = 4;

QString oneEdit(const QString& word, QRandomGenerator& random)
{
    const auto place = static_cast<qsizetype>(random.bounded(static_cast<quint32>(word.size())));
    const QChar letter(static_cast<ushort>('a' + random.bounded(26u)));
    QString edited = word;
    switch (random.bounded(3u)) {
    case 0: edited[place] = letter; break;
    case 1: edited.remove(place, 1); break;
    default: edited.insert(place, letter);
    }
    return edited;
}

// As a scanner may misread it: one edit in each word of five letters and more. What is quoted from
// the claim stays, so that the recitations can be compared.
QString misread(const QString& text, quint32 seed)
{
    static const QRegularExpression parts(
        QStringLiteral("(\u201c[^\u201d]*\u201d|\"[^\"]*\")|([A-Za-z]{5,})"));
    QRandomGenerator random(seed);
    QString result;
    qsizetype done = 0;
    for (auto match = parts.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch part = match.next();
        if (part.capturedLength(2) == 0) {
            continue;
        }
        result += text.mid(done, part.capturedStart() - done);
        result += oneEdit(part.captured(), random);
        done = part.capturedEnd();
    }
    return result + text.mid(done);
}

// "4 6: antecedent_basis [the gear]" for each reason.
QByteArrayList summary(const Extraction& extraction)
{
    QByteArrayList list;
    for (const ExtractedReason& reason : extraction.reasons) {
        QByteArray line =
            listed(reason.claims) + ": " + bytes(std::string(categoryInfo(reason.category).id));
        for (const ExtractedRecitation& recitation : reason.recitations) {
            line += " [" + bytes(recitation.phrase) + ']';
        }
        list << line;
    }
    return list;
}

QByteArrayList summary(const Json& reasons)
{
    QByteArrayList list;
    for (const Json& reason : reasons) {
        QByteArray line = listed(claimNumbers(reason["claims"])) + ": "
                          + bytes(reason["category"].get<std::string>());
        for (const Json& phrase : reason["recitations"]) {
            line += " [" + bytes(phrase.get<std::string>()) + ']';
        }
        list << line;
    }
    return list;
}

}  // namespace

class tst_FormParagraphs : public QObject {
    Q_OBJECT

private slots:
    void readsFormParagraphs_data();
    void readsFormParagraphs();
    void forgivesOneEdit_data();
    void forgivesOneEdit();
    void findsMisreadWords();
    void matchesPatterns_data();
    void matchesPatterns();
};

void tst_FormParagraphs::readsFormParagraphs_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const Json& row : Json::parse(fixtureText("form_paragraphs.json"))) {
        QTest::newRow(row["paragraph"].get<std::string>().c_str()) << bytes(row.dump());
    }
}

void tst_FormParagraphs::readsFormParagraphs()
{
    QFETCH(QByteArray, json);
    const Json row = Json::parse(json.toStdString());
    const QString text = QString::fromStdString(row["text"]);
    for (quint32 seed = 0; seed <= kNoisyReadings; ++seed) {
        const QString read = seed == 0 ? text : misread(text, seed);
        const Extraction found = extractReasons(actionOf(read.toStdString()), {});
        QVERIFY2(summary(found) == summary(row["reasons"]), qUtf8Printable(read));
        QVERIFY2(found.rejectedClaims == claimNumbers(row["rejected"]), qUtf8Printable(read));
    }
}

void tst_FormParagraphs::forgivesOneEdit_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("may");
    QTest::newRow("right") << "antecedent"
                           << "antecedent" << true;
    QTest::newRow("replaced") << "antecedcnt"
                              << "antecedent" << true;
    QTest::newRow("missing") << "antecdent"
                             << "antecedent" << true;
    QTest::newRow("added") << "anteccedent"
                           << "antecedent" << true;
    QTest::newRow("added at the end") << "antecedents"
                                      << "antecedent" << true;
    QTest::newRow("two edits") << "anteccdcnt"
                               << "antecedent" << false;
    QTest::newRow("another word") << "nuclear"
                                  << "unclear" << false;
    QTest::newRow("short words are as they are") << "or"
                                                 << "for" << false;
    QTest::newRow("four letters keep the first") << "bike"
                                                 << "like" << false;
    QTest::newRow("four letters") << "terrm"
                                  << "term" << true;
}

void tst_FormParagraphs::forgivesOneEdit()
{
    QFETCH(QString, word);
    QFETCH(QString, wanted);
    QFETCH(bool, may);
    QCOMPARE(extraction::mayRead(word.toStdU32String(), wanted.toStdU32String()), may);
}

// Words are looked up in a table; against reading each by itself.
void tst_FormParagraphs::findsMisreadWords()
{
    QRandomGenerator random(7);
    int met = 0;
    for (const char* const wanted : {"term", "basis", "claims", "phrase", "unclear", "vagueness",
                                     "antecedent", "insufficient", "applicant's"}) {
        const extraction::WordPattern pattern(wanted);
        for (int i = 0; i < 3000; ++i) {
            QString word = QString::fromLatin1(wanted);
            for (quint32 edits = random.bounded(4u); edits > 0; --edits) {
                word = oneEdit(word, random);
            }
            const extraction::ActionText action("a " + word.toStdString() + " b");
            if (action.tokens().size() != 3) {
                continue;  // an edit left a blank or nothing
            }
            const auto place = pattern.find(action, {0, 3});
            const bool may =
                extraction::mayRead(action.word(1), QString::fromLatin1(wanted).toStdU32String());
            QVERIFY2(place.has_value() == may, qUtf8Printable(word));
            met += may ? 1 : 0;
        }
    }
    QVERIFY(met > 9000);
}

void tst_FormParagraphs::matchesPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("first");  // token where it begins; -1: nowhere
    QTest::newRow("words") << "antecedent basis"
                           << "no antecedent basis here" << 1;
    QTest::newRow("narrow gap") << "lack .2 basis"
                                << "they lack a clear basis" << 1;
    QTest::newRow("gap too wide") << "lack .2 basis"
                                  << "they lack a very clear basis" << -1;
    QTest::newRow("wide gap") << "lack ... basis"
                              << "lack one two three four basis" << 0;
    QTest::newRow("one of several") << "=is|=are rejected"
                                    << "claims are rejected" << 1;
    QTest::newRow("may be missing") << "=is =also? rejected"
                                    << "is rejected" << 0;
    QTest::newRow("exact word") << "=vague"
                                << "the value" << -1;
    QTest::newRow("beginning") << "contradict*"
                               << "a contradiction" << 1;
    QTest::newRow("broken word") << "insufficient basis"
                                 << "insuffi- cient basis" << 0;
    QTest::newRow("blank lost") << "antecedent basis"
                                << "antecedentbasis" << 0;
    QTest::newRow("blank lost after what may be missing") << "=is =also? rejected"
                                                          << "claims isalso rejected" << 1;
    QTest::newRow("gap to the end") << "lack ..."
                                    << "they lack" << 1;
    QTest::newRow("any word first") << ".1 basis"
                                    << "no clear basis" << 1;
    QTest::newRow("one of several, misread") << "lack|lacks|lacking antecedent"
                                             << "which lakcs the lackin antecedent" << 3;
    QTest::newRow("halves of another word") << "impossible"
                                            << "is possible" << -1;
}

void tst_FormParagraphs::matchesPatterns()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    QFETCH(int, first);
    const extraction::ActionText action(text.toStdString());
    const std::string words = pattern.toStdString();
    const extraction::TokenRange all{0, action.tokens().size()};
    const auto place = extraction::WordPattern(words).find(action, all);
    QCOMPARE(place ? static_cast<int>(place->begin) : -1, first);
    // In company, made after the text was read first, it stands at the same place.
    const auto among =
        extraction::WordPatterns{"=never =here", std::string_view(words)}.find(action, all);
    QCOMPARE(among ? static_cast<int>(among->begin) : -1, first);
}

QTEST_GUILESS_MAIN(tst_FormParagraphs)
#include "tst_FormParagraphs.moc"
