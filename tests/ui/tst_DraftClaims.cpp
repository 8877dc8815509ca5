// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lint/PlainClaims.h"
#include "core/text/TextIndex.h"
#include "ui/examine/draft/DraftSources.h"
#include "ui/examine/predictions/DraftClaims.h"

#include <QTest>

using namespace metes;

namespace {

DraftClaim only(const std::string& text)
{
    const std::vector<DraftClaim> claims =
        draftClaims(readPlainClaims(text).claims, LineEnds::Limitations);
    return claims.size() == 1 ? claims.front() : DraftClaim();
}

}  // namespace

class tst_DraftClaims : public QObject {
    Q_OBJECT

private slots:
    void textAsModelsKnowIt_data()
    {
        QTest::addColumn<QString>("draft");
        QTest::addColumn<QString>("text");
        QTest::addRow("label") << "3. A lever."
                               << "A lever.";
        QTest::addRow("label and status") << "3. (Currently Amended) A lever."
                                          << "A lever.";
        QTest::addRow("indentation") << "1. A device comprising:\n    a base;\n    a lever."
                                     << "A device comprising:\na base;\na lever.";
        QTest::addRow("and") << "1. A device comprising:\n  a base; and\n  a lever.\n\n"
                             << "A device comprising:\na base; and\na lever.";
        QTest::addRow("wrapped line") << "1. A device with a\n   long  name."
                                      << "A device with a long name.";
        QTest::addRow("wherein") << "1. A device, a lever,\n    wherein the lever turns."
                                 << "A device, a lever, wherein the lever turns.";
    }

    void textAsModelsKnowIt()
    {
        QFETCH(QString, draft);
        QFETCH(QString, text);
        QCOMPARE(QString::fromStdString(only(draft.toStdString()).text), text);
    }

    void placesLeadBack()
    {
        const std::string draft =
            "7. A \U0001D6FC device comprising:\n      a lever; and\n   a pin.";
        const DraftClaim claim = only(draft);
        const std::vector<Claim> own = readPlainClaims(draft).claims;
        for (const char* word : {"device", "lever", "pin"}) {
            const std::size_t byte = claim.text.find(word);
            QVERIFY(byte != std::string::npos);
            const std::int32_t start = codePointCount(std::string_view(claim.text).substr(0, byte));
            const TextRange place =
                claim.inClaim({start, start + codePointCount(std::string_view(word))});
            QCOMPARE(std::string(sliceCodePoints(own.front().text, place)), std::string(word));
        }
        QVERIFY(claim.inClaim({}).empty());
        QVERIFY(claim.inClaim({0, 10000}).empty());
    }

    void cancelledAndRepeatedClaims()
    {
        std::vector<Claim> written = readPlainClaims("1. A lever.\n2. (canceled)\n"
                                                     "4. The lever of claim 1.\n")
                                         .claims;
        Claim again = written.back();
        again.text = "4. A pin.";
        written.push_back(again);
        const std::vector<DraftClaim> claims = draftClaims(written, LineEnds::Limitations);
        QCOMPARE(claims.size(), std::size_t(2));
        QCOMPARE(claims[1].number, 4);
        QCOMPARE(claims[1].text, std::string("The lever of claim 1."));
        QVERIFY((claims[1].parents == std::vector<std::int32_t>{1}));
        QCOMPARE(*placeOf(claims, 4), std::size_t(1));
        QVERIFY(!placeOf(claims, 2));
        QVERIFY(draftClaims({}, LineEnds::Limitations).empty());
    }

    void projectsWithoutLineEnds()
    {
        const std::vector<DraftClaim> claims = draftClaims(
            readPlainClaims("1. A device comprising:\n    a base; and\n    a pin.").claims,
            LineEnds::None);
        QCOMPARE(claims.front().text, std::string("A device comprising: a base; and a pin."));
    }

    /// What was laid out for the editor reads as it was.
    void applicationComesBackAsItWas()
    {
        for (const char* text :
             {"A device comprising:\na base plate; and\na lever mounted on the base plate.",
              "A device comprising a base plate and a lever, wherein the lever moves up."}) {
            Claim claim;
            claim.number = 1;
            claim.text = text;
            QCOMPARE(only(draftText({claim})).text, std::string(text));
        }
    }
};

QTEST_APPLESS_MAIN(tst_DraftClaims)
#include "tst_DraftClaims.moc"
