// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/OfficeAction.h"
#include "core/text/TextIndex.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace metes;

namespace {

QByteArray sliced(const std::string& text, TextRange range)
{
    const std::string_view part = sliceCodePoints(text, range);
    return QByteArray(part.data(), static_cast<qsizetype>(part.size()));
}

// "H:heading|P:a paragraph"; capitals of the kinds.
QByteArray blockList(const std::string& text)
{
    QByteArrayList list;
    for (const Block& block : blocksOfPlainText(text)) {
        const std::string_view id = blockKindId(block.kind);
        list << QByteArray(1, static_cast<char>(id[0] - 'a' + 'A')) + ':'
                    + sliced(text, block.range);
    }
    return list.join('|');
}

QList<QByteArray> sectionTexts(const std::string& text)
{
    QList<QByteArray> list;
    for (const TextRange range : sections112(text, blocksOfPlainText(text))) {
        list << sliced(text, range);
    }
    return list;
}

QByteArray fromCollection(const QString& name)
{
    QFile file(QStringLiteral(METES_SOURCE_DIR "/../shared/data/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void checkRealAction(const std::string& text)
{
    const QList<QByteArray> sections = sectionTexts(text);
    QCOMPARE(sections.size(), 2);
    for (const QByteArray& section : sections) {
        QVERIFY(section.startsWith("**_Claim Rejections - 35 USC \xc2\xa7 112_**"));
        QCOMPARE(section.count("**_"), 1);  // no second heading within
    }
    QVERIFY(sections[0].contains("being indefinite for failing to particularly point out"));
    QVERIFY(sections[0].endsWith("It is unclear if claim 19 is requiring biometric measurements "
                                 "to be conducted."));
    QVERIFY(!sections[0].contains("112(d)"));
    QVERIFY(sections[1].contains("Claim 13 is rejected under 35 U.S.C. 112(d)"));
    QVERIFY(!sections[1].contains("102(a)(1)"));
}

}  // namespace

class tst_OfficeAction : public QObject {
    Q_OBJECT

private slots:
    void blocks_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("blocks");
        const auto row = [](const char* name, const char* text, const char* blocks) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(blocks);
        };
        row("empty", "", "");
        row("blank", " \n\r\n\t", "");
        row("paragraphs", "One\ntwo.\n\n \nThree.", "P:One\ntwo.|P:Three.");
        row("CRLF", "One\r\ntwo.\r\n\r\nThree.\r\n", "P:One\r\ntwo.|P:Three.");
        row("outer blanks", "  One.  \n\n\tTwo. ", "P:One.|P:Two.");
        row("bold heading", "**DETAILED ACTION**\nText.", "H:**DETAILED ACTION**|P:Text.");
        row("bold italic heading", "**_Priority_**\n\nText.", "H:**_Priority_**|P:Text.");
        row("hash heading", "## Anything at all is one.\nText.",
            "H:## Anything at all is one.|P:Text.");
        row("a hash is no heading", "#1 is a number.", "P:#1 is a number.");
        row("bold sentence", "**Claims 1-19 are rejected under 35 U.S.C. 112(b).**",
            "P:**Claims 1-19 are rejected under 35 U.S.C. 112(b).**");
        row("two bold words", "**One** and **two**", "P:**One** and **two**");
        row("plain statute", "Text.\n\nClaim Rejections - 35 USC \xc2\xa7 112\n\nText.",
            "P:Text.|H:Claim Rejections - 35 USC \xc2\xa7 112|P:Text.");
        row("plain, followed at once", "Claim Rejections - 35 USC \xc2\xa7 103\nText.",
            "H:Claim Rejections - 35 USC \xc2\xa7 103|P:Text.");
        row("numbered", "5. Claim Rejections - 35 USC \xc2\xa7 112\n\nText.",
            "H:5. Claim Rejections - 35 USC \xc2\xa7 112|P:Text.");
        row("capitals", "DETAILED ACTION\n\nCONCLUSION\n\nText.",
            "H:DETAILED ACTION|H:CONCLUSION|P:Text.");
        row("parts",
            "Response to Arguments\n\nAllowable Subject Matter\n\nDouble Patenting\n\n"
            "Election/Restrictions\n\nInformation Disclosure Statement\n\nClaim Objections",
            "H:Response to Arguments|H:Allowable Subject Matter|H:Double Patenting|"
            "H:Election/Restrictions|H:Information Disclosure Statement|H:Claim Objections");
        row("a sentence about a statute", "35 U.S.C. 101 reads as follows:\n\nText.",
            "P:35 U.S.C. 101 reads as follows:|P:Text.");
        row("a wrapped line of prose", "The rejections stand\nunder 35 U.S.C. 112\nas before.",
            "P:The rejections stand\nunder 35 U.S.C. 112\nas before.");
        row("a common word in prose", "In short:\nPriority to the first\napplication.",
            "P:In short:\nPriority to the first\napplication.");
        row("claims as subject", "Claims 1-3, 35 U.S.C. 112", "P:Claims 1-3, 35 U.S.C. 112");
        row("table", "|a|b|\n|---|---|\n|1|2|\nText.", "T:|a|b|\n|---|---|\n|1|2||P:Text.");
        row("items", "- one\n- two\n\xe2\x80\xa2 three", "I:- one|I:- two|I:\xe2\x80\xa2 three");
        row("image", "Text.\nPNG media_image1.png 823 1073 media_image1.png Greyscale\nText.",
            "P:Text.|I:PNG media_image1.png 823 1073 media_image1.png Greyscale|P:Text.");
    }

    void blocks()
    {
        QFETCH(const QByteArray, text);
        QTEST(blockList(text.toStdString()), "blocks");
    }

    void marks()
    {
        // As the exchange format's example: a heading of 36, its words from 2 to 34.
        const std::string bold = "**Claim Rejections - 35 USC \xc2\xa7 112**";
        QVERIFY(
            blocksOfPlainText(bold)
            == (std::vector<Block>{{BlockKind::Heading, {0, 35}, {{MarkKind::Bold, {2, 33}}}}}));
        QVERIFY(blocksOfPlainText("\xf0\x9f\x92\xa9\n\n**_Priority_**").back()
                == (Block{BlockKind::Heading,
                          {3, 17},
                          {{MarkKind::Bold, {5, 15}}, {MarkKind::Italic, {6, 14}}}}));
        QVERIFY(blocksOfPlainText("**It is so.**").front()
                == (Block{BlockKind::Paragraph, {0, 13}, {{MarkKind::Bold, {2, 11}}}}));
        QVERIFY(blocksOfPlainText("**a** and **b**").front().marks.empty());
    }

    void givenBlocksWin()
    {
        OfficeAction action;
        action.text = "One.\n\nTwo.";
        QCOMPARE(blocksOf(action).size(), std::size_t(2));
        action.blocks = {{BlockKind::Table, {0, 10}, {}}};
        QVERIFY(blocksOf(action) == action.blocks);
    }

    void sections_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("sections");  // parted by |
        const auto row = [](const char* name, const char* text, const char* sections) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(sections);
        };
        row("to the end", "A\n\n**Claim Rejections - 35 USC 112**\n\nB\n\nC\n",
            "**Claim Rejections - 35 USC 112**\n\nB\n\nC");
        row("to the next statute",
            "# Rejections under 35 U.S.C. 112\n\nB\n\n# Rejections under 35 U.S.C. 103\n\nC",
            "# Rejections under 35 U.S.C. 112\n\nB");
        row("twice",
            "**_Claim Rejections - 35 USC 112_**\nB\n\n**_Claim Rejections - 35 USC 112_**\nC\n\n"
            "**_Claim Rejections - 35 USC 102_**\nD",
            "**_Claim Rejections - 35 USC 112_**\nB|**_Claim Rejections - 35 USC 112_**\nC");
        row("plain headings",
            "Claim Rejections - 35 USC \xc2\xa7 112\n\nB\n\nResponse to Arguments\n\nC",
            "Claim Rejections - 35 USC \xc2\xa7 112\n\nB");
        row("ends at a part",
            "# Claim Rejections - 35 USC 112\nB\n\n**Allowable Subject Matter**\nC",
            "# Claim Rejections - 35 USC 112\nB");
        row("ends at a conclusion in capitals", "Section 112 Rejections\n\nB\n\nCONCLUSION\n\nC",
            "Section 112 Rejections\n\nB");
        row("a claim's heading is within",
            "## 35 USC 112\n\n### Claim 9\nB\n\n## Claim 10\nC\n\n## Other\nD",
            "## 35 USC 112\n\n### Claim 9\nB\n\n## Claim 10\nC");
        row("a ground's heading is within",
            "**35 U.S.C. 112(b)**\n\n**Antecedent Basis**\nB\n\n**Relative Terms**\nC",
            "**35 U.S.C. 112(b)**\n\n**Antecedent Basis**\nB\n\n**Relative Terms**\nC");
        row("a lower heading is within", "# 35 USC 112\n## Details\nB\n# More\nC",
            "# 35 USC 112\n## Details\nB");
        row("a bold sentence is within",
            "**35 USC 112**\n\n**Claims 1-3 are rejected under 35 U.S.C. 112(b).**\n\nB",
            "**35 USC 112**\n\n**Claims 1-3 are rejected under 35 U.S.C. 112(b).**\n\nB");
        row("a reply is none", "**Response to Arguments - 35 USC 112**\n\nB\n\n**Conclusion**", "");
        row("spellings",
            "**Claim Rejections Under 35 U.S.C. \xc2\xa7"
            "112, second paragraph**\nB",
            "**Claim Rejections Under 35 U.S.C. \xc2\xa7"
            "112, second paragraph**\nB");
        row("odd order of the section sign",
            "**Rejections - 35 \xc2\xa7 U.S.C. 112 (pre-AIA )**\nB",
            "**Rejections - 35 \xc2\xa7 U.S.C. 112 (pre-AIA )**\nB");
        row("another number",
            "**Claim Rejections - 35 USC 1120**\nB\n\n**37 CFR 1.112 and 35 USC 103**",
            "**37 CFR 1.112 and 35 USC 103**");
        row("none", "**Claim Rejections - 35 USC 103**\n\nClaim 1 and 112 others.", "");
        row("empty", "", "");
    }

    void sections()
    {
        QFETCH(const QByteArray, text);
        QTEST(sectionTexts(text.toStdString()).join('|'), "sections");
    }

    void realActionInMarkdown()
    {
        const QByteArray text =
            fromCollection(QStringLiteral("office_actions/94852_19182905_2025-06-02_CTNF.md"));
        if (text.isEmpty()) {
            QSKIP("the collection of real texts is not beside the sources");
        }
        checkRealAction(text.toStdString());
    }

    void realActionInDataset()
    {
        const QByteArray lines = fromCollection(QStringLiteral("metes/19182905.jsonl"));
        if (lines.isEmpty()) {
            QSKIP("the collection of real texts is not beside the sources");
        }
        const QJsonObject record =
            QJsonDocument::fromJson(lines.left(lines.indexOf('\n'))).object();
        const QJsonObject action = record[QStringLiteral("office_action")].toObject();
        checkRealAction(action[QStringLiteral("text")].toString().toStdString());
    }

    void blocksCoverTheText()
    {
        static const std::string_view kPieces[] = {"**",         "_",          "# ",
                                                   "|",          "- ",         "\n",
                                                   "\n\n",       "\r\n",       " ",
                                                   "35 USC 112", "Conclusion", "claim 1",
                                                   ".",          "x",          "\xf0\x9f\x92\xa9",
                                                   "\xc2\xa0",   "112(",       "PNG media_image"};
        QRandomGenerator random(42);
        for (int round = 0; round < 3000; ++round) {
            std::string text;
            for (int i = random.bounded(40); i > 0; --i) {
                text += kPieces[random.bounded(static_cast<quint32>(std::size(kPieces)))];
            }
            const std::u32string characters = toUtf32(text);
            std::vector<int> covered(characters.size(), 0);
            std::int32_t last = 0;
            const std::vector<Block> all = blocksOfPlainText(text);
            for (const Block& block : all) {
                QVERIFY(last <= block.range.start && block.range.start < block.range.end);
                last = block.range.end;
                QVERIFY(last <= static_cast<std::int32_t>(characters.size()));
                for (std::int32_t i = block.range.start; i < last; ++i) {
                    ++covered[static_cast<std::size_t>(i)];
                }
                for (const Mark& mark : block.marks) {
                    QVERIFY(block.range.start <= mark.range.start && mark.range.end <= last);
                    QVERIFY(!mark.range.empty());
                }
            }
            for (std::size_t i = 0; i < characters.size(); ++i) {
                const bool blank = std::u32string_view(U" \t\r\n\u00a0").find(characters[i])
                                   != std::u32string_view::npos;
                QVERIFY2(covered[i] == 1 || blank, text.c_str());
            }
            last = 0;
            for (const TextRange section : sections112(text, all)) {
                QVERIFY(last <= section.start && section.start < section.end);
                last = section.end;
            }
        }
    }

    void ids()
    {
        for (const char* id : {"heading", "paragraph", "item", "table", "formula", "image"}) {
            const std::optional<BlockKind> kind = blockKindFromId(id);
            QVERIFY(kind);
            QCOMPARE(blockKindId(*kind), std::string_view(id));
        }
        for (const char* id : {"bold", "italic", "underline", "strike", "inserted", "deleted"}) {
            const std::optional<MarkKind> kind = markKindFromId(id);
            QVERIFY(kind);
            QCOMPARE(markKindId(*kind), std::string_view(id));
        }
        QVERIFY(!blockKindFromId("Heading") && !blockKindFromId("") && !markKindFromId("heading"));
    }

    void hostileSize()
    {
        QElapsedTimer timer;
        timer.start();
        for (const char* unit : {"*", "**a**\n", "#", "# \n", "|", "\n", "35 USC 112\n\n", "_", " ",
                                 "\xf0\x9f\x92\xa9"}) {
            const QByteArray one(unit);
            const std::string text = one.repeated(300'000 / one.size()).toStdString();
            QVERIFY(sections112(text, blocksOfPlainText(text)).size() < text.size());
        }
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
    }
};

QTEST_APPLESS_MAIN(tst_OfficeAction)
#include "tst_OfficeAction.moc"
