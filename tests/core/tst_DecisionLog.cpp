// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Uuid.h"
#include "core/review/Fold.h"
#include "core/store/DecisionRepository.h"
#include "tests/core/ProjectFixture.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QElapsedTimer>

using namespace metes;
using namespace metes::test;

namespace {

DecisionRecord record(const std::string& id, const std::string& act, const std::string& after)
{
    DecisionRecord decision;
    decision.id = id;
    decision.annotator = "ada";
    decision.device = "desk";
    decision.time = {1772366400000};
    decision.activeMilliseconds = 1200;
    decision.study = "pilot";
    decision.application = "16000001";
    decision.claim = 1;
    decision.reason = "r1";
    decision.act = act;
    decision.before = "null";
    decision.after = after;
    decision.intent = id;
    return decision;
}

DecisionRecord outlined(const std::string& id, const std::string& act,
                        const std::string& undoes = {}, const std::string& intent = {})
{
    DecisionRecord decision = record(id, act, R"({"intent":")" + undoes + R"("})");
    decision.intent = intent.empty() ? id : intent;
    return decision;
}

}  // namespace

class tst_DecisionLog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void keepsEveryField();
    void isAppendOnly();
    void refusesAnIdTwice();
    void readsOn();
    void foldsIntents();
    void foldsALongLogQuickly();

private:
    std::unique_ptr<TestProject> m_project;
    AnnotatorId m_ada;

    void append(const DecisionRecord& decision)
    {
        const auto transaction = must(WriteTransaction::begin(m_project->database()));
        must(DecisionRepository(m_project->database())
                 .append(decision, m_ada, m_project->claim("16000001", 1)));
        must(transaction->commit());
    }
};

void tst_DecisionLog::init()
{
    m_project = std::make_unique<TestProject>();
    m_project->import(claimRecord("16000001", 1, "A lever.", {reasonRecord("r1")}));
    m_ada = must(DecisionRepository(m_project->database()).findOrAddAnnotator("ada"));
}

void tst_DecisionLog::keepsEveryField()
{
    const DecisionRecord decision = record(newUuid({1772366400000}), "reject", "true");
    append(decision);
    m_project->reopen();
    const auto log = must(DecisionRepository(m_project->database()).log());
    QCOMPARE(log.size(), std::size_t(1));
    QVERIFY(log[0] == decision);
}

void tst_DecisionLog::isAppendOnly()
{
    append(record(newUuid({1772366400000}), "reject", "true"));
    SQLite::Database& connection = m_project->database().connection();
    QVERIFY_EXCEPTION_THROWN(connection.exec("UPDATE decision SET after = 'false'"),
                             SQLite::Exception);
    QVERIFY_EXCEPTION_THROWN(connection.exec("DELETE FROM decision"), SQLite::Exception);
    // What a decision stands on cannot be taken away either.
    QVERIFY_EXCEPTION_THROWN(connection.exec("DELETE FROM claim"), SQLite::Exception);
    const auto log = must(DecisionRepository(m_project->database()).log());
    QCOMPARE(log.at(0).after, std::string("true"));
}

void tst_DecisionLog::refusesAnIdTwice()
{
    const DecisionRecord decision = record(newUuid({1772366400000}), "reject", "true");
    append(decision);
    DecisionRepository decisions(m_project->database());
    const auto again = decisions.append(decision, m_ada, m_project->claim("16000001", 1));
    QCOMPARE(again.error().code, ErrorCode::AlreadyExists);
    QCOMPARE(must(decisions.count()), std::int64_t(1));
}

void tst_DecisionLog::readsOn()
{
    for (int i = 0; i < 5; ++i) {
        append(record(newUuid({1772366400000 - i}), "reject", "true"));  // each with a smaller id
    }
    const DecisionRepository decisions(m_project->database());
    const auto all = must(decisions.log());
    QCOMPARE(must(decisions.lastSequence()), std::int64_t(5));
    QCOMPARE(must(decisions.log(3)).size(), std::size_t(2));
    QVERIFY(must(decisions.log(3)).at(0) == all.at(3));
    QCOMPARE(must(decisions.log(0, 2)).size(), std::size_t(2));
    // The order of the fold is the order of the ids, not of arrival.
    const auto folded = must(decisions.ofClaim(m_project->claim("16000001", 1)));
    QVERIFY(folded.at(0) == all.at(4));
    QCOMPARE(must(decisions.lastId(m_ada)), all.at(0).id);
    QCOMPARE(must(decisions.lastId(AnnotatorId{99})), std::string());
}

void tst_DecisionLog::foldsIntents()
{
    // a, b and c (two decisions of one intent); c and b undone, b redone, then d ends the redo.
    std::vector<DecisionRecord> outline{
        outlined("1", "flag"),      outlined("2", "skip"),
        outlined("3", "reject"),    outlined("4", "reject", "", "3"),
        outlined("5", "undo", "3"), outlined("6", "undo", "2"),
        outlined("7", "redo", "2"),
    };
    auto intents = foldIntents(outline);
    QCOMPARE(intents.size(), std::size_t(3));
    QCOMPARE(intents.at("1"), IntentState::Done);
    QCOMPARE(intents.at("2"), IntentState::Done);
    QCOMPARE(intents.at("3"), IntentState::Undone);
    outline.push_back(outlined("8", "unflag"));
    outline.push_back(outlined("9", "redo", "3"));  // comes too late
    outline.push_back(outlined("a", "undo", "nobody's"));
    intents = foldIntents(outline);
    QCOMPARE(intents.at("3"), IntentState::Dropped);
    QCOMPARE(intents.at("8"), IntentState::Done);
    QCOMPARE(intents.size(), std::size_t(4));
}

// Quadratic work would need minutes here.
void tst_DecisionLog::foldsALongLogQuickly()
{
    std::vector<DecisionRecord> outline;
    for (int i = 0; i < 100000; ++i) {
        outline.push_back(outlined(std::to_string(1000000 + i), "flag"));
    }
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(foldIntents(outline).size(), std::size_t(100000));
    QVERIFY2(timer.elapsed() < 10000, "folding takes too long");
}

QTEST_GUILESS_MAIN(tst_DecisionLog)
#include "tst_DecisionLog.moc"
