// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/extraction/ExtractionJson.h"
#include "core/extraction/StopCheck.h"
#include "tests/core/extraction/ExtractionFixture.h"

#include <atomic>
#include <functional>
#include <thread>

using namespace metes;
using namespace metes::test;

namespace {

/// Says that it is cancelled from a question on, and counts the questions.
class StopAt final : public Progress {
public:
    explicit StopAt(std::int64_t question) : m_question(question) {}

    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return ++m_asked >= m_question; }
    std::int64_t asked() const { return m_asked; }

private:
    std::int64_t m_question;
    mutable std::int64_t m_asked = 0;
};

constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();

const std::string kHead =
    "Claim Rejections - 35 USC 112\n\nClaims 1-9 are rejected under 35 U.S.C. 112(b) as being "
    "indefinite.\n\n";

/// Texts that once took time with the square of their length, or longer.
struct Kind {
    const char* name;
    std::function<std::string(std::size_t)> text;
};

std::string repeated(const std::string& piece, std::size_t length)
{
    std::string text;
    while (text.size() < length) {
        text += piece;
    }
    return text;
}

std::string numbered(const std::string& before, const std::string& after, std::size_t length)
{
    std::string text;
    for (int i = 0; text.size() < length; ++i) {
        text += before + std::to_string(i) + after;
    }
    return text;
}

std::vector<Kind> kinds()
{
    const auto many = [](const std::string& head, const std::string& piece) {
        return [=](std::size_t length) { return head + repeated(piece, length); };
    };
    return {
        {"questions",
         many(kHead + "Claim 1 recites “x”, which is unclear.\n\n", "What is it?\n\n")},
        {"points of one paragraph", many(kHead, "Further, claim 1 recites “x”. ")},
        {"long lists", many(kHead, "Claims 1-299 are unclear. ")},
        {"lead-ins with long lists", many(kHead, "Regarding claims 1-299: “x” is unclear.\n\n")},
        {"reasons for one claim", many(kHead, "Regarding claim 1: “x” is unclear.\n\n")},
        {"the same reasons", many(kHead + "Claim 1 recites “x”, which is unclear.\n\n",
                                  "Claim 2 is rejected for the same reasons as claim 1.\n\n")},
        {"inherited", many(kHead, "Claims 2-299 depend from claim 1 and are rejected.\n\n")},
        {"openers", many("", "Claims 1-999 are rejected under 35 U.S.C. 112(b).\n\n")},
        {"openers and reasons",
         many("", "Claims 1-999 are rejected under 35 U.S.C. 112(b).\n\nClaim 1000 recites “x”, "
                  "which is unclear.\n\n")},
        {"terms without claims",
         many("Claim Interpretation\n\nSuch claim limitations are: ", "“unit a”; ")},
        {"other phrases each time",
         [](std::size_t length) { return kHead + numbered("Here “u", "” is unclear. ", length); }},
        {"shared quotations",
         [](std::size_t length) {
             return kHead + repeated("“x” is “y”. ", length / 2)
                    + repeated("Second, it is unclear. ", length / 2);
         }},
        {"history", many("The rejection of claims 1-999, 1000-1998, 1999-2997 under 35 U.S.C. "
                         "112(b) is maintained. ",
                         "The rejection is maintained. ")},
        {"links", many(kHead, "[[#^")},
        {"quotations", many(kHead, "‘a ")},
        {"headings", many("", "# 35 U.S.C. 112(b)\n\n# a\n\n")},
        {"lines", many(kHead + "Claim 1 recites ", "“a unit” in lines 1-999, ")},
        {"items on one line", many(kHead + "Claim 1 is unclear: ", "(a) “x” is unclear; ")},
        {"words", many(kHead, "not ")},
    };
}

const std::vector<ExtractionClaim> kClaims{
    {1, "A cup, wherein x is a unit a and not red.", {}, false},
    {2, "The cup of claim 1.", {1}, false}};

void addKinds()
{
    QTest::addColumn<int>("kind");
    int number = 0;
    for (const Kind& kind : kinds()) {
        QTest::newRow(kind.name) << number++;
    }
}

std::string textOf(int kind, std::size_t length)
{
    return kinds()[static_cast<std::size_t>(kind)].text(length);
}

}  // namespace

class tst_ExtractionStop : public QObject {
    Q_OBJECT

private slots:
    void asksOnceForSoManySteps();
    void stopsWhereItIsTold_data() { addKinds(); }
    void stopsWhereItIsTold();
    void growsWithTheText_data() { addKinds(); }
    void growsWithTheText();
    void stopsFromAnotherThread();
    void stopsRecords();
    void stopsDocuments();
};

void tst_ExtractionStop::asksOnceForSoManySteps()
{
    const StopAt third(3);
    extraction::StopCheck check(third);
    QVERIFY(!check.stopped());
    QCOMPARE(third.asked(), 1);
    for (std::size_t i = 1; i < extraction::StopCheck::kBetween; ++i) {
        QVERIFY(!check.stopped(1));
    }
    QCOMPARE(third.asked(), 1);
    QVERIFY(!check.stopped(1));
    QCOMPARE(third.asked(), 2);
    QVERIFY(check.stopped(extraction::StopCheck::kBetween));
    QVERIFY(check.stopped());
    QCOMPARE(third.asked(), 3);
}

// Cancelled, whichever question is answered so, and hardly anything is done after it.
void tst_ExtractionStop::stopsWhereItIsTold()
{
    QFETCH(int, kind);
    const std::string text = textOf(kind, 6'000);
    const OfficeAction action = actionOf(text);
    const StopAt never(kNever);
    QVERIFY(extractReasons(action, kClaims, never).has_value());
    const std::int64_t all = never.asked();
    QVERIFY(all >= 2);
    for (std::int64_t question = 1; question <= all;
         question += std::max<std::int64_t>(1, all / 9)) {
        const StopAt progress(question);
        const auto found = extractReasons(action, kClaims, progress);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::Cancelled);
        // Claims that are looked at keep a count of their own.
        QVERIFY2(progress.asked() <= question + 4, QByteArray::number(progress.asked() - question));
    }
}

// Questions are asked for steps of work: those of a text four times as long are about four times as
// many.
void tst_ExtractionStop::growsWithTheText()
{
    QFETCH(int, kind);
    const auto questions = [&](std::size_t length) {
        const StopAt never(kNever);
        const std::string text = textOf(kind, length);
        const auto found = extractReasons(actionOf(text), {}, never);
        return found ? never.asked() : 0;
    };
    const std::int64_t some = questions(6'000);
    const std::int64_t more = questions(24'000);
    QVERIFY2(some > 0 && more <= 6 * some + 6,
             QByteArray::number(some) + " and " + QByteArray::number(more));
}

void tst_ExtractionStop::stopsFromAnotherThread()
{
    class Flag final : public Progress {
    public:
        void report(std::int64_t, std::int64_t) override {}
        bool cancelled() const override
        {
            asked = true;
            return stop;
        }
        mutable std::atomic<bool> asked = false;
        std::atomic<bool> stop = false;
    } flag;
    const OfficeAction action = actionOf(textOf(0, 3'000'000));
    Result<Extraction> found;
    std::thread reader([&] { found = extractReasons(action, {}, flag); });
    while (!flag.asked) {
        std::this_thread::yield();
    }
    flag.stop = true;
    reader.join();
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
}

void tst_ExtractionStop::stopsRecords()
{
    const std::string text = textOf(4, 20'000);
    const OfficeAction action = actionOf(text);
    const Extraction extraction = extractReasons(action, kClaims);
    QVERIFY(extraction.reasons.size() > 400);
    const StopAt progress(100);
    const auto records = reasonRecords(extraction, action, kClaims, progress);
    QVERIFY(!records);
    QCOMPARE(records.error().code, ErrorCode::Cancelled);
    QVERIFY(progress.asked() <= 104);
    const StopAt never(kNever);
    QCOMPARE(reasonRecords(extraction, action, kClaims, never)->front().reasons.size(),
             extraction.reasons.size());
}

void tst_ExtractionStop::stopsDocuments()
{
    const std::string text = textOf(4, 20'000);
    const OfficeAction action = actionOf(text);
    const Extraction extraction = extractReasons(action, kClaims);
    const StopAt written(50);
    const auto document = extractionDocument(extraction, kClaims, written);
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::Cancelled);
    QVERIFY(written.asked() <= 54);
    const StopAt located(50);
    const auto found =
        locateReasons(extractionDocument(extraction, kClaims), action, kClaims, located);
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::Cancelled);
    QVERIFY(located.asked() <= 54);
}

QTEST_GUILESS_MAIN(tst_ExtractionStop)
#include "tst_ExtractionStop.moc"
