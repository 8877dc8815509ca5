// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Lint.h"
#include "core/lint/PlainClaims.h"

#include <QTest>

using namespace metes;

namespace {

struct Row {
    const char* name;
    const char* claims;
    const char* expected;  // "claim kind severity [quote]" of all findings, info left out
};

QString findingsOf(const QByteArray& text)
{
    const PlainClaims plain = readPlainClaims(text.toStdString());
    LintOptions options;
    options.suppressions = plain.suppressions;
    QStringList found;
    for (const Finding& finding : lint(plain.claims, {}, options).findings) {
        if (finding.severity == Severity::Info) {
            continue;
        }
        found << QStringLiteral("%1 %2 %3 [%4]")
                     .arg(finding.claim)
                     .arg(QString::fromStdString(std::string(findingKindId(finding.kind))),
                          QString::fromStdString(std::string(severityId(finding.severity))),
                          QString::fromStdString(finding.quote));
    }
    return found.join(QLatin1String("; "));
}

constexpr Row kRows[] = {
    {"relative substantially", "1. A substantially flat lid.", "1 relative_term medium [substantially]"},
    {"relative relatively", "1. A relatively large lid.", "1 relative_term medium [relatively large]"},
    {"relative close proximity", "1. A lid in close proximity to a rim.", "1 relative_term medium [close proximity]"},
    {"relative about a number", "1. A lid of about 3 mm.", "1 relative_term low [about 3]"},
    {"about without a number", "1. A lid that turns about an axis.", ""},
    {"exemplary such as", "1. A lid of a metal, such as tin.", "1 exemplary_phrase high [such as]"},
    {"exemplary for example", "1. A lid of a metal, for example tin.", "1 exemplary_phrase high [for example]"},
    {"exemplary e.g.", "1. A lid of a metal, e.g., tin.", "1 exemplary_phrase high [e.g.]"},
    {"exemplary preferably", "1. A lid of a metal, preferably tin.", "1 exemplary_phrase medium [preferably]"},
    {"subjective", "1. An aesthetically pleasing lid.", "1 subjective_term medium [aesthetically pleasing]"},
    {"optional", "1. A lid, optionally made of tin.", "1 optional_language low [optionally]"},
    {"means for", "1. A box comprising means for closing a lid.", "1 means_plus_function medium [means for]"},
    {"step for", "1. A method comprising a step for closing a lid.", "1 means_plus_function medium [step for closing]"},
    {"nonce word", "1. A box comprising a module configured to close a lid.", "1 means_plus_function low [module configured to]"},
    {"by means of", "1. A box closed by means of a lid.", ""},
    {"and/or", "1. A box comprising a lid and/or a hook.", "1 alternative low [and/or]"},
    {"open Markush group", "1. A box made of a metal selected from the group comprising tin and zinc.", "1 alternative medium [selected from the group comprising]"},
    {"trademark", "1. A box comprising a Velcro strap.", "1 trademark medium [Velcro]"},
    {"no trademark in lower case", "1. A box comprising a velcro strap.", ""},
    {"omnibus", "1. A box substantially as described.", "1 open_ended high [substantially as described]"},
    {"suppressed with a reason", "1. A substantially flat lid.\n%allow relative_term \"substantially\": the description says how flat", ""},
    {"suppressed without a reason", "1. A substantially flat lid.\n%allow relative_term \"substantially\":", "1 relative_term medium [substantially]"},
    {"suppressed for another quote", "1. A substantially flat lid.\n%allow relative_term \"nearly\": known", "1 relative_term medium [substantially]"},
    {"cancelled parent", "1. A lever comprising a rod.\n2. (cancelled)\n3. The lever of claim 2.", "3 dependency high [of claim 2]"},
    {"missing parent", "1. A lever comprising a rod.\n2. The lever of claim 9.", "2 dependency high [of claim 9]"},
    {"later parent", "1. A lever comprising a rod.\n2. The lever of claim 3.\n3. The lever of claim 1.", "2 dependency high [of claim 3]"},
    {"itself", "1. A lever comprising a rod.\n2. The lever of claim 2.", "2 dependency high [of claim 2]"},
    {"cumulative", "1. A lever comprising a rod.\n2. The lever of claim 1.\n3. The lever of claims 1 and 2.", "3 dependency medium [of claims 1 and 2]"},
    {"multiple on multiple", "1. A lever comprising a rod.\n2. The lever of claim 1.\n3. The lever of claim 1 or 2.\n4. The lever of claim 2 or 3.", "4 dependency medium [of claim 2 or 3]"},
    {"hole by a cancelled range", "1-3. (canceled)\n4. A lever comprising a rod.", ""},
    {"number missing", "1. A lever comprising a rod.\n3. A rod comprising a lever.", "3 numbering low []"},
    {"lost number", "1. A system comprising a rod.\n2. The system of, wherein a rod is bent.", "2 lost_reference medium [of]"},
    {"no period", "1. A lever comprising a rod", "1 punctuation low [rod]"},
    {"two sentences", "1. A lever comprising a rod. The rod is bent.", "1 punctuation low [.]"},
    {"figures are no sentence end", "1. A lever as in no. 5 comprising a rod of Fig. A size.", ""},
    {"same claim twice", "1. A lever comprising a rod.\n2. A lever comprising a rod.", "2 duplicate_claim medium [A lever comprising a rod.]"},
    {"closed parent", "1. A paint consisting of chalk and oil.\n2. The paint of claim 1, further comprising soot.", "2 transition medium [further comprising]"},
    {"insurance claims", "1. A method comprising showing a display of insurance claims.", ""},
};

}  // namespace

class tst_LintPhrases : public QObject {
    Q_OBJECT

private slots:
    void findings_data();
    void findings();
    void formulaIsNoted();
    void wordsWithoutSupport();
    void listsAreRead();
    void ownListsGoOnTop();
    void badListNamesItsLine();
};

void tst_LintPhrases::findings_data()
{
    QTest::addColumn<QByteArray>("claims");
    QTest::addColumn<QString>("expected");
    for (const Row& row : kRows) {
        QTest::newRow(row.name) << QByteArray(row.claims) << QString::fromUtf8(row.expected);
    }
}

void tst_LintPhrases::findings()
{
    QFETCH(QByteArray, claims);
    QFETCH(QString, expected);
    QCOMPARE(findingsOf(claims), expected);
}

void tst_LintPhrases::formulaIsNoted()
{
    const PlainClaims plain = readPlainClaims("1. A compound of formula \xEF\xBF\xBC and salt.");
    const LintResult result = lint(plain.claims, {});
    QVERIFY(std::any_of(result.findings.begin(), result.findings.end(), [](const Finding& f) {
        return f.kind == FindingKind::FormulaPresent && f.range == TextRange{25, 26};
    }));
}

void tst_LintPhrases::wordsWithoutSupport()
{
    const PlainClaims plain = readPlainClaims("1. A lever comprising a gudgeon and a bolt.");
    const LintResult result = lint(plain.claims, {"The lever has a bolt."});
    QCOMPARE(result.findings.size(), std::size_t{1});
    QCOMPARE(result.findings.front().kind, FindingKind::NoSupport);
    QCOMPARE(QString::fromStdString(result.findings.front().quote), QStringLiteral("a gudgeon"));
}

void tst_LintPhrases::listsAreRead()
{
    QVERIFY(Lexicon::withOverrides(builtInLexiconText()).has_value());
    QVERIFY(Lexicon::builtIn().classes("wherein").has(WordClass::Subordinator));
    QVERIFY(Lexicon::builtIn().classes("drives").has(WordClass::VerbThird));
    const auto* const rules = Lexicon::builtIn().rulesFrom("such");
    QVERIFY(rules != nullptr);
    QCOMPARE(QString::fromStdString(rules->front().mpep), QStringLiteral("2173.05(d)"));
}

void tst_LintPhrases::ownListsGoOnTop()
{
    const auto lexicon = Lexicon::withOverrides("[rules]\n- substantially\n"
                                                "kind of | relative_term | high | relative_term | 2173.05(b)\n"
                                                "[world]\nmoonbase\n");
    QVERIFY(lexicon.has_value());
    LintOptions options;
    options.lexicon = &*lexicon;
    const PlainClaims plain =
        readPlainClaims("1. A substantially flat, kind of round lid on the moonbase.");
    QStringList kinds;
    for (const Finding& finding : lint(plain.claims, {}, options).findings) {
        kinds << QString::fromStdString(std::string(findingKindId(finding.kind)));
    }
    QCOMPARE(kinds.join(QLatin1Char(' ')), QStringLiteral("relative_term inherent"));
}

void tst_LintPhrases::badListNamesItsLine()
{
    const auto rule = Lexicon::withOverrides("[rules]\nfoo | bar\n");
    QVERIFY(!rule.has_value());
    QCOMPARE(rule.error().code, ErrorCode::InvalidInput);
    QVERIFY(QString::fromStdString(rule.error().message).contains(QLatin1String("line 2")));
    QVERIFY(!Lexicon::withOverrides("[nothing]\n").has_value());
}

QTEST_APPLESS_MAIN(tst_LintPhrases)
#include "tst_LintPhrases.moc"
