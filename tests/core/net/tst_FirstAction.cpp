// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uspto/FirstAction.h"
#include "tests/core/net/RecordedAnswers.h"

#include <QTest>

using namespace metes;
using S = std::string;

namespace {

PortalDocument paper(const S& code, const S& date, const S& identifier, int pages = 10,
                     const std::vector<S>& forms = {"PDF", "XML"})
{
    PortalDocument made;
    made.code = code;
    made.officialDate = date;
    made.identifier = identifier;
    for (const S& form : forms) {
        const S suffix = form == "MS_WORD" ? ".docx" : form == "DOC" ? ".DOC" : "";
        made.options.push_back(
            {form == "DOC" ? "MS_WORD" : form, "https://x.example/" + identifier + suffix, pages});
    }
    return made;
}

S idOf(const std::optional<ChosenPaper>& chosen)
{
    return chosen ? chosen->document.identifier : "";
}

S missingOf(const FirstActionPapers& papers)
{
    S text;
    for (const S& line : papers.missing) {
        text += line + "\n";
    }
    return text;
}

}  // namespace

class tst_FirstAction : public QObject {
    Q_OBJECT

private slots:
    void chooses_data();
    void chooses();
    void prefersForms();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void recordedWrapper();
    void recordedWrapperWithoutAction();
};

void tst_FirstAction::chooses_data()
{
    QTest::addColumn<std::vector<PortalDocument>>("documents");
    QTest::addColumn<S>("action");
    QTest::addColumn<S>("claims");
    QTest::addColumn<S>("specification");
    using Documents = std::vector<PortalDocument>;
    const PortalDocument claims = paper("CLM", "2019-03-04T00:00:00.000-0500", "clm");
    const PortalDocument specification = paper("SPEC", "2019-03-04T00:00:00.000-0500", "spec", 30);
    const PortalDocument action = paper("CTNF", "2020-06-01T09:00:00.000-0400", "act");
    QTest::newRow("usual") << Documents{action, claims, specification} << S("act") << S("clm")
                           << S("spec");
    QTest::newRow("restriction first")
        << Documents{paper("CTRS", "2020-01-01T00:00:00.000-0500", "rest"), claims, action,
                     specification}
        << S("act") << S("clm") << S("spec");
    QTest::newRow("final before non-final")
        << Documents{action, claims, specification,
                     paper("CTFR", "2020-05-01T00:00:00.000-0400", "final")}
        << S("final") << S("clm") << S("spec");
    QTest::newRow("order of the clock, not of the digits")
        << Documents{paper("CTNF", "2020-06-01T23:30:00.000-0700", "later"),
                     paper("CTNF", "2020-06-01T23:59:00.000-0400", "earlier"), claims,
                     specification}
        << S("earlier") << S("clm") << S("spec");
    QTest::newRow("amended before the action")
        << Documents{claims, paper("CLM", "2020-02-03T10:00:00.000-0500", "amended"), action,
                     paper("CLM", "2020-09-01T10:00:00.000-0400", "answer"), specification}
        << S("act") << S("amended") << S("spec");
    QTest::newRow("the same day was not judged")
        << Documents{claims, paper("CLM", "2020-06-01T00:00:00.000-0400", "same day"), action,
                     specification}
        << S("act") << S("clm") << S("spec");
    QTest::newRow("an amendment sheet is no description")
        << Documents{claims, specification, action,
                     paper("SPEC", "2020-01-01T00:00:00.000-0500", "sheet", 1)}
        << S("act") << S("clm") << S("spec");
    QTest::newRow("a short new description is one")
        << Documents{claims, specification, action,
                     paper("SPEC", "2020-01-01T00:00:00.000-0500", "new", 12)}
        << S("act") << S("clm") << S("new");
    QTest::newRow("the longest of one moment")
        << Documents{claims, paper("CLM", "2019-03-04T00:00:00.000-0500", "long", 14), action,
                     specification}
        << S("act") << S("long") << S("spec");
    QTest::newRow("no date, no use")
        << Documents{claims, specification, action, paper("CTNF", "", "undated"),
                     paper("CTNF", "soon", "worded")}
        << S("act") << S("clm") << S("spec");
}

void tst_FirstAction::chooses()
{
    QFETCH(std::vector<PortalDocument>, documents);
    QFETCH(S, action);
    QFETCH(S, claims);
    QFETCH(S, specification);
    const FirstActionPapers papers = firstAction(documents);
    QCOMPARE(missingOf(papers), S());
    QCOMPARE(idOf(papers.action), action);
    QCOMPARE(idOf(papers.claims), claims);
    QCOMPARE(idOf(papers.specification), specification);
}

void tst_FirstAction::prefersForms()
{
    const FirstActionPapers papers = firstAction(
        {paper("CTNF", "2020-06-01T09:00:00.000-0400", "act", 10, {"PNG", "PDF", "MS_WORD", "XML"}),
         paper("CLM", "2019-03-04T00:00:00.000-0500", "clm", 2, {"PDF", "DOC"}),
         paper("SPEC", "2019-03-04T00:00:00.000-0500", "spec", 9, {"PDF", "MS_WORD"})});
    QVERIFY(papers.complete());
    const auto forms = [](const ChosenPaper& chosen) {
        S text;
        for (const DownloadOption& option : chosen.options) {
            text += option.form + " ";
        }
        return text;
    };
    QCOMPARE(forms(*papers.action), S("XML MS_WORD PDF "));
    QCOMPARE(forms(*papers.claims), S("PDF "));
    QCOMPARE(forms(*papers.specification), S("MS_WORD PDF "));
}

void tst_FirstAction::saysWhatIsMissing_data()
{
    QTest::addColumn<std::vector<PortalDocument>>("documents");
    QTest::addColumn<S>("missing");
    using Documents = std::vector<PortalDocument>;
    const PortalDocument claims = paper("CLM", "2019-03-04T00:00:00.000-0500", "clm");
    const PortalDocument specification = paper("SPEC", "2019-03-04T00:00:00.000-0500", "spec", 30);
    const PortalDocument action = paper("CTNF", "2020-06-01T09:00:00.000-0400", "act");
    QTest::newRow("nothing") << Documents{} << S("no office action with a rejection\n");
    QTest::newRow("only a restriction")
        << Documents{claims, paper("CTRS", "2020-01-01T00:00:00.000-0500", "rest")}
        << S("no office action with a rejection, only a restriction\n");
    QTest::newRow("claims too late")
        << Documents{paper("CLM", "2020-06-01T00:00:00.000-0400", "late"), specification, action}
        << S("no claims before the first action of 2020-06-01\n");
    QTest::newRow("nothing filed")
        << Documents{action} << S("no claims on file\nno specification on file\n");
    QTest::newRow("no readable form")
        << Documents{claims, specification,
                     paper("CTNF", "2020-06-01T09:00:00.000-0400", "act", 9, {"PNG", "DOC"})}
        << S("the office action (CTNF of 2020-06-01) can be had in no form that is read\n");
}

void tst_FirstAction::saysWhatIsMissing()
{
    QFETCH(std::vector<PortalDocument>, documents);
    QFETCH(S, missing);
    QCOMPARE(missingOf(firstAction(documents)), missing);
}

// Read by eye: of 2019-03-02 a one-page amendment sheet, two descriptions, and two claim sets of
// which the longer belongs to the preliminary amendment.
void tst_FirstAction::recordedWrapper()
{
    const auto json = test::recordedAnswer(
        "parkerhancock__patent_client/patent_client/_async/uspto/odp/fixtures/documents.json");
    if (json.empty()) {
        QSKIP("the recordings of the portal are not beside the checkout");
    }
    const auto documents = readDocumentsAnswer(json);
    QVERIFY(documents);
    const FirstActionPapers papers = firstAction(*documents);
    QCOMPARE(missingOf(papers), S());
    QCOMPARE(idOf(papers.action), S("L3ELL5THGREENX4"));
    QCOMPARE(papers.action->document.day(), S("2022-05-24"));
    QCOMPARE(idOf(papers.claims), S("JSRT1V0LRXEAPX5"));
    QCOMPARE(idOf(papers.specification), S("JSVWJ8SHLXEAPX4"));
    QCOMPARE(papers.notes.size(), std::size_t(2));
}

void tst_FirstAction::recordedWrapperWithoutAction()
{
    const auto json = test::recordedAnswer(
        "patent-dev__uspto-odp/demo/examples/get_patent_documents/response.json");
    if (json.empty()) {
        QSKIP("the recordings of the portal are not beside the checkout");
    }
    auto documents = *readDocumentsAnswer(json);
    QCOMPARE(missingOf(firstAction(documents)), S("no office action with a rejection\n"));
    // With one after all: the sheet of one page of March is not the description of January.
    documents.push_back(paper("CTNF", "2022-01-01T00:00:00.000-0500", "act"));
    const FirstActionPapers papers = firstAction(documents);
    QCOMPARE(idOf(papers.claims), S("KMRD8QKILDFLYX5"));
    QCOMPARE(idOf(papers.specification), S("KJKMKMRVLDFLYX9"));
}

QTEST_APPLESS_MAIN(tst_FirstAction)
#include "tst_FirstAction.moc"
