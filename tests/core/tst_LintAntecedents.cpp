// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lint/Lint.h"
#include "core/lint/PlainClaims.h"

#include <QTest>

using namespace metes;

namespace {

// What stands in the table: claims as a plain text, and "claim kind severity [span]" per finding
// of the antecedent checks that is expected, alarms and notices alike; "" for silence. Kinds in
// `ignored` are not looked at.
struct Row {
    const char* name;
    const char* claims;
    const char* expected;
};

QStringList antecedentFindings(const char* text, bool notices)
{
    const PlainClaims plain = readPlainClaims(text);
    QStringList found;
    for (const Finding& finding : lint(plain.claims, {}).findings) {
        if (finding.category != Category::AntecedentBasis
            || (!notices && !isAlarm(finding.severity))) {
            continue;
        }
        const std::string_view kind = findingKindId(finding.kind);
        found << QString::number(finding.claim) + QLatin1Char(' ')
                     + QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()))
                     + QStringLiteral(" [") + QString::fromStdString(finding.quote)
                     + QLatin1Char(']');
    }
    return found;
}

// Alarms alone: what is right is silence.
constexpr Row kSilent[] = {
    {"at least one sensor", "1. A device comprising at least one sensor, wherein the sensor is red.", ""},
    {"one or more", "1. A device comprising one or more lamps, wherein the lamp is lit.", ""},
    {"at least two", "1. A device comprising at least two arms, wherein the arms are bent.", ""},
    {"the at least one", "1. A device comprising at least one arm, wherein the at least one arm is bent.", ""},
    {"plurality", "1. A pump comprising a plurality of valves, wherein the valves open and each valve is round.", ""},
    {"the plurality", "1. A pump comprising a plurality of rings, the plurality of rings being thin.", ""},
    {"a pair of", "1. A pump comprising a pair of rods, wherein the rods are thin.", ""},
    {"two of", "1. A pump comprising two rods, wherein each of the rods is thin.", ""},
    {"first and second", "1. A drill comprising first and second motors, wherein the first motor drives", ""},
    {"a first and a second", "1. A drill comprising a first and a second gear, wherein the first gear is steel.", ""},
    {"first, second and third", "1. A drill comprising first, second and third pins, the second pin being short.", ""},
    {"second motor turns", "1. A drill comprising first and second motors, wherein the second motor turns a shaft.", ""},
    {"inherent surface", "1. A toy comprising a sphere, wherein the outer surface of said sphere is red.", ""},
    {"inherent thickness", "1. A toy comprising a body, wherein the thickness of the body is 3 mm.", ""},
    {"inherent length", "1. A toy comprising a rod, wherein the length of the rod is 3 mm.", ""},
    {"inherent weight", "1. A toy comprising a rod, the weight of said rod being 3 g.", ""},
    {"gerund", "1. A method comprising determining a value, wherein the determining is repeated.", ""},
    {"nominal", "1. A method comprising determining a value, wherein the determination is repeated.", ""},
    {"participle of a step", "1. A method comprising determining a value and storing the determined value.", ""},
    {"encrypted", "1. A method comprising encrypting a message, and sending the encrypted message.", ""},
    {"filtered", "1. A method comprising filtering a signal, and sending the filtered signal.", ""},
    {"selected", "1. A method comprising selecting a word, and printing the selected word.", ""},
    {"bare plural", "1. A method comprising receiving images and storing the images.", ""},
    {"bare mass noun", "1. A method comprising heating water and cooling the water.", ""},
    {"bare compound", "1. A method comprising performing speech recognition, the speech recognition being fast.", ""},
    {"acronym", "1. A computer comprising a central processing unit (CPU), wherein the CPU is idle.", ""},
    {"acronym plural", "1. A computer comprising light emitting diodes (LEDs), wherein the LEDs are lit.", ""},
    {"acronym tail", "1. A method comprising sending a MAC protocol data unit (PDU), the MAC PDU being short.", ""},
    {"acronym never defined", "1. A method comprising receiving Global Positioning System data and storing the GPS data.", ""},
    {"respective", "1. A net of nodes, each node having a respective memory, wherein the respective memory stores data.", ""},
    {"respective plural", "1. A net of nodes, each node having a respective port, wherein the respective port sends frames.", ""},
    {"given", "1. A method comprising, for each word, making a vector, wherein the given word is short.", ""},
    {"steps", "1. A method comprising the steps of: heating a pan; and the step of storing the pan.", ""},
    {"group consisting", "1. A paint comprising a pigment selected from the group consisting of chalk and soot.", ""},
    {"case where", "1. A method comprising heating a pan in the case where the pan is cold.", ""},
    {"the same", "1. A method comprising heating a pan and cooling the same.", ""},
    {"the following", "1. A method comprising the following: heating a pan.", ""},
    {"world user", "1. A method comprising showing a menu to the user.", ""},
    {"world Internet", "1. A method comprising sending a menu over the Internet.", ""},
    {"world ground", "1. A pole comprising a foot that rests on the ground.", ""},
    {"remains", "1. A method using an amniotic membrane, wherein said amniotic membrane remains centered.", ""},
    {"prior", "1. A method comprising cleaning a contact lens, and drying said contact lens prior to use.", ""},
    {"contacts", "1. A method using a sheet, such that said sheet contacts a rod.", ""},
    {"indicates", "1. A method using a meter, where said meter indicates failure.", ""},
    {"prevents", "1. A door comprising a latch, wherein the latch prevents motion.", ""},
    {"employs", "1. A door comprising a latch, wherein the latch employs a spring.", ""},
    {"subject of a dependent claim", "1. A determination device comprising a bolt.\n2. The determination device according to claim 1, wherein the bolt is steel.", ""},
    {"any one of claims 1 to 3", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a lid.\n3. The cup of claim 2, wherein the lid is flat.\n4. The cup of any one of claims 2 to 3, wherein the lid is red.", ""},
    {"any preceding claim", "1. A lamp comprising a base.\n2. A lamp according to any preceding claim, wherein the base is heavy.", ""},
    {"other category", "1. A widget comprising a hook.\n2. A method of making the widget of claim 1, comprising bending the hook.", ""},
    {"both numbers", "1. A method comprising forming the block(s) of claim text from one block, wherein a search query(ies) is sent, the search query being short.", ""},
    {"(s) introduced", "1. A method comprising storing a block(s), wherein the block is short.", ""},
    {"numerals", "1. A car comprising a lidar (1000, 2000, 3000), wherein the lidar (1000) spins.", ""},
    {"step of a letter", "1. A method comprising (a) heating water; (b) cooling the water of step (a).", ""},
    {"numerals with letters", "1. A car comprising a door (12a) and a hinge (12b), wherein the hinge (12b) holds the door (12a).", ""},
    {"glued of", "1. A lever comprising a rod.\n2. The lever ofclaim 1, wherein the rod is bent.", ""},
    {"glued wherein", "1. A lever comprising a rod.\n2. The lever of claim 1wherein the rod is bent.", ""},
    {"glued to", "1. A lever comprising a rod.\n2. The lever according toclaim 1, wherein the rod is bent.", ""},
    {"superlative", "1. A method comprising ranking scores and keeping the highest score.", ""},
    {"wrapped line", "1. A truck comprising a foot plate, wherein the foot\nplate is flat.", ""},
    {"hyphen", "1. A method using a pre-trained model, wherein the pre-trained model is small.", ""},
    {"plural of both levers", "1. A tool comprising a first lever and a second lever, wherein the levers are equal.", ""},
    {"shared noun", "1. A method using a source language and a target language, the source and target languages being equal.", ""},
    {"empty", "", ""},
};

constexpr Row kAlarms[] = {
    {"ambiguous levers", "1. A tool comprising a first lever and a second lever, wherein the lever is bent.", "1 ambiguous_antecedent [the lever]"},
    {"ambiguous gears", "1. A tool comprising a ring gear and a spur gear, wherein said gear is steel.", "1 ambiguous_antecedent [said gear]"},
    {"ambiguous across claims", "1. A tool comprising an upper arm.\n2. The tool of claim 1, comprising a lower arm, wherein the arm is bent.", "2 ambiguous_antecedent [the arm]"},
    {"ambiguous models", "1. A method comprising training a large model and a small model, and storing the model.", "1 ambiguous_antecedent [the model]"},
    {"modifier added", "1. A tool comprising a lever, said aluminum lever being bent.", "1 modifier_added [said aluminum lever]"},
    {"modifier added to a plural", "1. A tool comprising levers, the wooden levers being bent.", "1 modifier_added [the wooden levers]"},
    {"modifier added later", "1. A tool comprising a belt.\n2. The tool of claim 1, wherein the leather belt is bent.", "2 modifier_added [the leather belt]"},
    {"modifier optimized", "1. A method comprising wetting an ocular surface, and using the optimized ocular surface.", "1 modifier_added [the optimized ocular surface]"},
    {"used before", "1. A clock comprising a shaft that bears the gear; and a gear.", "1 used_before_introduced [the gear]"},
    {"used before, said", "1. A clock comprising a shaft in said tube; and a tube.", "1 used_before_introduced [said tube]"},
    {"used before, plural", "1. A clock comprising a shaft in the tubes; and a plurality of tubes.", "1 used_before_introduced [the tubes]"},
    {"used before in a method", "1. A method comprising cutting the cloth, weighing a cloth, and selling a shirt.", "1 used_before_introduced [the cloth]"},
    {"introduced twice", "1. A box comprising a widget; and a widget, wherein the widget is red.", "1 ambiguous_antecedent [the widget]"},
    {"introduced twice, two words", "1. A box comprising a steel pin; and a steel pin, wherein the steel pin is red.", "1 ambiguous_antecedent [the steel pin]"},
    {"missing", "1. A box comprising a lid, wherein the hinge is red.", "1 missing_antecedent [the hinge]"},
    {"missing cornea", "1. A method comprising placing a lens such that said lens contacts the cornea.", "1 missing_antecedent [the cornea]"},
    {"missing before a verb", "1. A box comprising a lid, wherein the hinge assembly comprises a pin.", "1 missing_antecedent [the hinge assembly]"},
    {"missing before of", "1. A box comprising a lid, wherein the plurality of hinges are red.", "1 missing_antecedent [the plurality of hinges]"},
    {"pump is no apparatus", "1. A pump comprising a rotor.\n2. The apparatus of claim 1, wherein the rotor is red.", "2 kind_mismatch [The apparatus]"},
    {"method is no device", "1. A method comprising heating water.\n2. The device of claim 1, wherein the water boils.", "2 kind_mismatch [The device]"},
    {"composition is no kit", "1. A composition comprising salt.\n2. The kit of claim 1, wherein the salt is dry.", "2 kind_mismatch [The kit]"},
    {"energy harvesting", "1. An image capturing system comprising a lens.\n2. The energy harvesting system of claim 1, wherein the lens is wide.", "2 kind_mismatch [The energy harvesting system]"},
    {"another path", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a lid.\n3. The cup of claim 1, wherein the lid is red.", "3 missing_antecedent [the lid]"},
    {"one path of two", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a widget.\n3. The cup of claim 1 or claim 2, wherein the widget is red.", "3 missing_antecedent [the widget]"},
    {"one path of three", "1. A cup comprising a rim.\n2. The cup of claim 1, comprising a knob.\n3. The cup of claim 1, comprising a leg.\n4. The cup of any one of claims 2 to 3, wherein the knob is red.", "4 missing_antecedent [the knob]"},
    {"drift", "1. A chip comprising a common voltage difference calculation circuit, wherein the calculating circuit is idle.", "1 term_drift [the calculating circuit]"},
    {"drift of measurement", "1. A system comprising a pressure measuring system, wherein the pressure measurement system is idle.", "1 term_drift [the pressure measurement system]"},
    {"plurality of one", "1. A chip comprising at least one trait, wherein the plurality of traits are good.", "1 number_changed [the plurality of traits]"},
    {"deleted words introduce nothing", "1. A lamp comprising [[a base]] a foot, wherein the base is heavy.", "1 missing_antecedent [the base]"},
};

// Notices, of severity low or info, beside the alarms.
constexpr Row kNotices[] = {
    {"missing article", "1. A car comprising an air circulation unit, wherein air circulation unit is configured to spin.", "1 missing_article [air circulation unit]"},
    {"missing article after that", "1. A car comprising a fuel pump, wherein fuel pump has a rotor.", "1 missing_article [fuel pump]"},
    {"missing article in a dependent claim", "1. A car comprising a fuel pump.\n2. The car of claim 1, wherein fuel pump is round.", "2 missing_article [fuel pump]"},
    {"number changed", "1. A pump comprising a plurality of valves, wherein the valve is round.", "1 number_changed [the valve]"},
    {"number changed, bare", "1. A method comprising storing images, wherein the image is round.", "1 number_changed [the image]"},
    {"introduced twice", "1. A box comprising a widget; and a widget.", "1 introduced_twice [a widget]"},
    {"introduced twice below", "1. A box comprising a lid.\n2. The box of claim 1, comprising a lid.", "2 introduced_twice [a lid]"},
    {"inherent", "1. A toy comprising a sphere, wherein the outer surface of said sphere is red.", "1 inherent [the outer surface]"},
    {"named after a step", "1. A method comprising determining a value, wherein the determination is repeated.", "1 inherent [the determination]"},
    {"world", "1. A method comprising showing a menu to the user.", "1 inherent [the user]"},
    {"acronym", "1. A method comprising receiving Global Positioning System data and storing the GPS data.", "1 acronym [the GPS data]"},
    {"scanner", "1. A test rig comprising a torque measuring means, wherein the torque measuring mieans is new.", "1 term_drift [the torque measuring mieans]"},
    {"scanner, one letter more", "1. A book comprising a file, wherein the ifile is open.", "1 term_drift [the ifile]"},
    {"former", "1. A box comprising a lid and a hook, wherein the former is red.", "1 ambiguous_antecedent [the former]"},
    {"latter", "1. A box comprising a lid and a hook, wherein the latter is red.", "1 ambiguous_antecedent [the latter]"},
};

void fill(const Row* rows, std::size_t count)
{
    QTest::addColumn<QByteArray>("claims");
    QTest::addColumn<QString>("expected");
    for (std::size_t i = 0; i < count; ++i) {
        QTest::newRow(rows[i].name) << QByteArray(rows[i].claims)
                                    << QString::fromLatin1(rows[i].expected);
    }
}

}  // namespace

class tst_LintAntecedents : public QObject {
    Q_OBJECT

private slots:
    void isSilent_data() { fill(kSilent, std::size(kSilent)); }
    void isSilent();
    void alarms_data() { fill(kAlarms, std::size(kAlarms)); }
    void alarms();
    void notices_data() { fill(kNotices, std::size(kNotices)); }
    void notices();
    void tellsTheSearchTrail();
    void suggestsOnlyWhatHolds();
    void suggestsTheParentThatIntroduces();
};

void tst_LintAntecedents::isSilent()
{
    QFETCH(QByteArray, claims);
    QFETCH(QString, expected);
    QCOMPARE(antecedentFindings(claims.constData(), false).join(QLatin1String("; ")), expected);
}

void tst_LintAntecedents::alarms()
{
    QFETCH(QByteArray, claims);
    QFETCH(QString, expected);
    QCOMPARE(antecedentFindings(claims.constData(), false).join(QLatin1String("; ")), expected);
}

void tst_LintAntecedents::notices()
{
    QFETCH(QByteArray, claims);
    QFETCH(QString, expected);
    QCOMPARE(antecedentFindings(claims.constData(), true).join(QLatin1String("; ")), expected);
}

void tst_LintAntecedents::tellsTheSearchTrail()
{
    const PlainClaims plain = readPlainClaims("1. A cup comprising a rim.\n"
                                              "4. The cup of claim 1, comprising a foot.\n"
                                              "7. The cup of claim 4, wherein the lever is bent.");
    const LintResult result = lint(plain.claims, {});
    const auto found = std::find_if(result.findings.begin(), result.findings.end(),
                                    [](const Finding& f) { return f.claim == 7 && !f.trail.empty(); });
    QVERIFY(found != result.findings.end());
    QCOMPARE(found->trail, (std::vector<std::int32_t>{7, 4, 1}));
    QCOMPARE(QString::fromStdString(found->message),
             QStringLiteral("\"the lever\": no introduction in claim 7 > 4 > 1."));
}

void tst_LintAntecedents::suggestsOnlyWhatHolds()
{
    const PlainClaims plain = readPlainClaims("1. A box comprising a lid, wherein the hinge is red.");
    const LintResult result = lint(plain.claims, {});
    QCOMPARE(result.findings.size(), std::size_t{1});
    QVERIFY(result.findings.front().suggestion.has_value());
    QCOMPARE(QString::fromStdString(result.findings.front().suggestion->edits.front().replacement),
             QStringLiteral("a hinge"));
    // Two candidates: no edit can know which one is meant.
    const PlainClaims two =
        readPlainClaims("1. A tool comprising a first lever and a second lever, the lever being red.");
    QVERIFY(!lint(two.claims, {}).findings.front().suggestion.has_value());
}

void tst_LintAntecedents::suggestsTheParentThatIntroduces()
{
    const PlainClaims plain = readPlainClaims("1. A cup comprising a rim.\n"
                                              "2. The cup of claim 1, comprising a lid.\n"
                                              "3. The cup of claim 1, wherein the lid is red.");
    const LintResult result = lint(plain.claims, {});
    QCOMPARE(result.findings.size(), std::size_t{1});
    const Finding& finding = result.findings.front();
    QCOMPARE(finding.evidence.size(), std::size_t{1});
    QCOMPARE(finding.evidence.front().claim, 2);
    QVERIFY(finding.suggestion.has_value());
    QCOMPARE(QString::fromStdString(finding.suggestion->does),
             QStringLiteral("depend on claim 2"));
}

QTEST_APPLESS_MAIN(tst_LintAntecedents)
#include "tst_LintAntecedents.moc"
