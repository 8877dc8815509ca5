// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/ApplicationRepository.h"
#include "tests/core/ProjectFixture.h"

using namespace metes;
using namespace metes::test;

namespace {

using Texts = std::vector<std::string>;

}  // namespace

class tst_ApplicationRepository : public QObject {
    Q_OBJECT

private slots:
    void keepsDescriptions_data();
    void keepsDescriptions();
    void keepsTheAction();
    void tellsAddedUnchangedAndRevised();
    void keepsTheDescriptionThatARevisionRepeats();
    void confirmsEqualHashes();
    void addsWhatItsClaimsReserved();
    void saysThatThereIsNone();

private:
    static Application application()
    {
        Application record;
        record.number = "16000001";
        record.title = "A lever";
        record.filingDate = "2018-09-06";
        record.cpc = {"G06F40/20", "H04L51/02"};
        record.family = "f1";
        return record;
    }
    static WriteOutcome write(TestProject& project, const Application& record)
    {
        const auto transaction = must(WriteTransaction::begin(project.database()));
        const auto outcome = must(ApplicationRepository(project.database()).write(record));
        must(transaction->commit());
        return outcome;
    }
};

void tst_ApplicationRepository::keepsDescriptions_data()
{
    QTest::addColumn<Texts>("paragraphs");
    QTest::newRow("none") << Texts{};
    QTest::newRow("plain") << Texts{"One.", "Two."};
    QTest::newRow("empty at first") << Texts{"", "Two."};
    QTest::newRow("empty ones") << Texts{"", "", "Three.", "", "Five.", ""};
    QTest::newRow("only an empty one") << Texts(1);
    QTest::newRow("empty lines inside") << Texts{"One.\n\nStill one.", "Two."};
    QTest::newRow("astral") << Texts{"\U0001D6FC and \U0001D6FD", "x"};
}

void tst_ApplicationRepository::keepsDescriptions()
{
    QFETCH(Texts, paragraphs);
    TestProject project;
    Application record = application();
    record.description = paragraphs;
    write(project, record);
    const ApplicationRepository applications(project.database());
    const auto id = must(applications.find("16000001"));
    QCOMPARE(must(applications.record(*id)).description, record.description);
    const auto read = must(applications.description(*id));
    QCOMPARE(read.size(), record.description.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        QCOMPARE(read[i].number, static_cast<std::int32_t>(i + 1));
        QCOMPARE(read[i].text, record.description[i]);
    }
}

void tst_ApplicationRepository::keepsTheAction()
{
    TestProject project;
    Application record = application();
    record.extra = R"({"examiner":"N. N."})";
    OfficeAction action;
    action.document = "CTNF";
    action.mailDate = "2020-01-15";
    action.text = "Rejections\n\nClaim 1 is rejected.";
    action.blocks = {{BlockKind::Heading, {0, 10}, {{MarkKind::Underline, {2, 8}}}},
                     {BlockKind::Paragraph, {12, 32}, {}}};
    action.extra = R"({"unit":2100})";
    record.officeAction = action;
    write(project, record);
    const ApplicationRepository applications(project.database());
    const auto read = must(applications.record(*must(applications.find("16000001"))));
    QVERIFY(read.officeAction == action);
    QCOMPARE(read.extra, record.extra);
    QCOMPARE(read.cpc, record.cpc);
    QCOMPARE(read.family, record.family);
    QCOMPARE(read.filingDate, record.filingDate);
    QCOMPARE(read.title, record.title);
}

void tst_ApplicationRepository::tellsAddedUnchangedAndRevised()
{
    TestProject project;
    Application record = application();
    QCOMPARE(write(project, record), WriteOutcome::Added);
    QCOMPARE(write(project, record), WriteOutcome::Unchanged);
    record.title = "A longer lever";
    QCOMPARE(write(project, record), WriteOutcome::Revised);
    record.officeAction = OfficeAction{};
    QCOMPARE(write(project, record), WriteOutcome::Revised);
    QCOMPARE(must(ApplicationRepository(project.database()).count()), std::int64_t(1));
}

void tst_ApplicationRepository::addsWhatItsClaimsReserved()
{
    TestProject project;
    project.import(claimRecord("16000001", 1, "A lever."));
    Application bare;
    bare.number = "16000001";
    QCOMPARE(write(project, bare), WriteOutcome::Unchanged);
    QCOMPARE(write(project, application()), WriteOutcome::Added);
    QCOMPARE(write(project, bare), WriteOutcome::Revised);
    bare.number = "16000002";
    QCOMPARE(write(project, bare), WriteOutcome::Added);
    QCOMPARE(must(ApplicationRepository(project.database()).count()), std::int64_t(2));
}

void tst_ApplicationRepository::saysThatThereIsNone()
{
    TestProject project;
    const ApplicationRepository applications(project.database());
    QVERIFY(!must(applications.find("1")).has_value());
    QCOMPARE(applications.load({5}).error().code, ErrorCode::NotFound);
    QCOMPARE(applications.record({5}).error().code, ErrorCode::NotFound);
}

void tst_ApplicationRepository::keepsTheDescriptionThatARevisionRepeats()
{
    TestProject project;
    Application record = application();
    record.description = {"One.", "Two."};
    QCOMPARE(write(project, record), WriteOutcome::Added);
    const ApplicationRepository applications(project.database());
    const ApplicationId id = *must(applications.find("16000001"));
    const DescriptionId first = must(applications.load(id)).description;
    QVERIFY(first);
    record.title = "Another lever";
    QCOMPARE(write(project, record), WriteOutcome::Revised);
    QCOMPARE(must(applications.load(id)).description, first);
    record.description = {"One.\n\nTwo."};
    QCOMPARE(write(project, record), WriteOutcome::Revised);
    const DescriptionId second = must(applications.load(id)).description;
    QVERIFY(second && second != first);
    QCOMPARE(must(applications.record(id)).description, record.description);
    record.description.clear();
    QCOMPARE(write(project, record), WriteOutcome::Revised);
    QVERIFY(!must(applications.load(id)).description);
    QCOMPARE(write(project, record), WriteOutcome::Unchanged);
}

// The hash of descriptions is quick rather than strong.
void tst_ApplicationRepository::confirmsEqualHashes()
{
    TestProject project;
    const Application record = application();
    const auto store = [&](const Texts& paragraphs) {
        const auto transaction = must(WriteTransaction::begin(project.database()));
        const auto outcome = must(ApplicationRepository(project.database())
                                      .write(record, joinParagraphs(paragraphs), "the same"));
        must(transaction->commit());
        return outcome;
    };
    QCOMPARE(store({"One."}), WriteOutcome::Added);
    QCOMPARE(store({"One."}), WriteOutcome::Unchanged);
    QCOMPARE(store({"Two."}), WriteOutcome::Revised);
    const ApplicationRepository applications(project.database());
    const auto id = must(applications.find("16000001"));
    QCOMPARE(must(applications.record(*id)).description, Texts{"Two."});
    QCOMPARE(store({}), WriteOutcome::Revised);
    QVERIFY(must(applications.record(*id)).description.empty());
}

QTEST_GUILESS_MAIN(tst_ApplicationRepository)
#include "tst_ApplicationRepository.moc"
