// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/IndefinitenessMention.h"

#include <QTest>

using namespace metes;

class tst_IndefinitenessMention : public QObject {
    Q_OBJECT

private slots:
    void mentions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("wanted");
        const auto row = [](const char* text, bool wanted) {
            QTest::newRow(text) << QByteArray(text) << wanted;
        };
        row("rejected under 35 U.S.C. 112(b) as being indefinite", true);
        row("35 USC \xc2\xa7 112 (b)", true);
        row("35 U.S.C. 112 ( b )", true);
        row("35 U.S.C. 112(B)", true);
        row("35 U.S.C. 112b", true);
        row("35 U.S.C. 112(a) or (b)", true);
        row("35 U.S.C. 112(a)/(b)", true);
        row("35 U.S.C. 112(a)-(d)", true);
        row("35 U.S.C. 112, second paragraph", true);
        row("35 U.S.C. 112 (pre-AIA), second paragraph", true);
        row("35 U.S.C. 112 (second paragraph)", true);
        row("35 U.S.C. 112, 2nd par.", true);
        row("35 U.S.C. 112, \xc2\xb6 2", true);
        row("35 U.S.C. 112, \xc2\xb6 1 and 2", true);
        row("35 U.S.C. 112, par. 2", true);
        row("35 U.S.C. 112, first and second paragraphs", true);
        row("35 U.S.C. 112,\nsecond\nparagraph", true);
        row("the second paragraph of 35 U.S.C. 112", true);
        row("the second paragraph of pre-AIA 35 U.S.C. \xc2\xa7 112", true);
        row("subsection (b) of section 112", true);
        row("interpreted under 112(f), see also 112(b)", true);

        row("rejected under 35 U.S.C. 112(a)", false);
        row("35 U.S.C. 112(f) or pre-AIA 35 U.S.C. 112, sixth paragraph", false);
        row("35 U.S.C. 112, first paragraph", false);
        row("35 U.S.C. 112(d) or pre-AIA 35 U.S.C. 112, 4th paragraph", false);
        row("35 U.S.C. 112(c)-(f)", false);
        row("35 U.S.C. 112. Second, the drawings are objected to", false);
        row("35 U.S.C. 112, 2 claims are withdrawn", false);
        row("rejected under 35 U.S.C. 102(b)", false);
        row("in paragraph [0112] (b) of the specification", false);
        row("the second paragraph of the specification; 35 U.S.C. 103", false);
        row("reference numeral 1112(b)", false);
        row("", false);
        row("112", false);
    }

    void mentions()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, wanted);
        QCOMPARE(mentionsIndefiniteness(text.toStdString()), wanted);
        // Wherever it stands in a longer action.
        const std::string around = "Claims 1-20 are pending. " + text.toStdString()
                                   + " and no more was said about it in this letter to anybody.";
        QCOMPARE(mentionsIndefiniteness(around), wanted);
    }
};

QTEST_GUILESS_MAIN(tst_IndefinitenessMention)
#include "tst_IndefinitenessMention.moc"
