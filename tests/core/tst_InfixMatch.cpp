// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/InfixMatch.h"

#include <edlib.h>

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

using namespace metes;

namespace {

std::u32string wide(const std::string& text)
{
    return std::u32string(text.begin(), text.end());
}

/// What edlib finds: distance, and every end (exclusive) of a passage with it.
struct Reference {
    std::int32_t distance = -1;
    std::vector<std::int32_t> ends;
};

Reference reference(const std::string& phrase, const std::string& text, int bound = -1)
{
    const EdlibAlignResult result = edlibAlign(
        phrase.data(), static_cast<int>(phrase.size()), text.data(), static_cast<int>(text.size()),
        edlibNewAlignConfig(bound, EDLIB_MODE_HW, EDLIB_TASK_DISTANCE, nullptr, 0));
    Reference found{result.editDistance, {}};
    for (int i = 0; i < result.numLocations; ++i) {
        found.ends.push_back(result.endLocations[i] + 1);
    }
    edlibFreeAlignResult(result);
    return found;
}

std::int32_t wholeDistance(const std::string& a, const std::string& b)
{
    const EdlibAlignResult result =
        edlibAlign(a.data(), static_cast<int>(a.size()), b.data(), static_cast<int>(b.size()),
                   edlibNewAlignConfig(-1, EDLIB_MODE_NW, EDLIB_TASK_DISTANCE, nullptr, 0));
    const std::int32_t distance = result.editDistance;
    edlibFreeAlignResult(result);
    return distance;
}

/// The places that the header promises, from edlib's whole-text distances alone.
std::vector<TextRange> expectedPlaces(const std::string& phrase, const std::string& text,
                                      std::int32_t distance)
{
    std::vector<TextRange> places;
    const auto size = static_cast<std::int32_t>(text.size());
    const auto length = static_cast<std::int32_t>(phrase.size());
    for (std::int32_t start = 0; start < size;) {
        std::int32_t end = start + 1;
        const std::int32_t last = std::min(size, start + length + distance);
        while (end <= last
               && wholeDistance(phrase, text.substr(static_cast<std::size_t>(start),
                                                    static_cast<std::size_t>(end - start)))
                      != distance) {
            ++end;
        }
        if (end <= last) {
            places.push_back({start, end});
            start = end;
        } else {
            ++start;
        }
    }
    return places;
}

class Words {
public:
    explicit Words(quint32 seed) : m_random(seed) {}

    int below(int bound) { return static_cast<int>(m_random.bounded(bound)); }

    std::string text(int length, int letters)
    {
        std::string made;
        for (int i = 0; i < length; ++i) {
            made.push_back(static_cast<char>('a' + below(letters)));
        }
        return made;
    }

    /// A passage of `text` with some edits.
    std::string noisy(const std::string& text, int length, int edits, int letters)
    {
        std::string made = text.substr(
            static_cast<std::size_t>(below(std::max(1, static_cast<int>(text.size()) - length))),
            static_cast<std::size_t>(length));
        for (int i = 0; i < edits && !made.empty(); ++i) {
            const auto at = static_cast<std::size_t>(below(static_cast<int>(made.size())));
            const char letter = static_cast<char>('a' + below(letters));
            switch (below(3)) {
            case 0: made[at] = letter; break;
            case 1: made.insert(at, 1, letter); break;
            default: made.erase(at, 1);
            }
        }
        return made;
    }

private:
    QRandomGenerator m_random;
};

class Stopped final : public Progress {
public:
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return true; }
};

}  // namespace

class tst_InfixMatch : public QObject {
    Q_OBJECT

private slots:
    void agreesWithEdlib_data()
    {
        QTest::addColumn<int>("textLength");
        QTest::addColumn<int>("phraseLength");
        QTest::addColumn<int>("letters");
        QTest::addColumn<int>("rounds");
        QTest::newRow("tiny") << 12 << 4 << 2 << 300;
        QTest::newRow("short, few letters") << 60 << 9 << 3 << 120;
        QTest::newRow("one word") << 300 << 30 << 26 << 150;
        QTest::newRow("63 to 66 rows") << 400 << 64 << 4 << 60;
        QTest::newRow("three words") << 700 << 150 << 26 << 20;
        QTest::newRow("longer than the text") << 20 << 40 << 4 << 60;
    }

    void agreesWithEdlib()
    {
        QFETCH(const int, textLength);
        QFETCH(const int, phraseLength);
        QFETCH(const int, letters);
        QFETCH(const int, rounds);
        Words words(20260301);
        for (int round = 0; round < rounds; ++round) {
            const std::string text = words.text(1 + words.below(textLength), letters);
            const int length = std::max(1, phraseLength + words.below(5) - 2);
            const std::string phrase =
                round % 4 == 0 ? words.text(length, letters)
                               : words.noisy(text, length, words.below(1 + length / 8), letters);
            if (phrase.empty()) {
                continue;
            }
            const Reference wanted = reference(phrase, text);
            const InfixMatch match = findInfix(wide(phrase), wide(text));
            QCOMPARE(match.outcome, InfixOutcome::Found);
            QCOMPARE(match.distance, wanted.distance);
            if (match.distance == static_cast<std::int32_t>(phrase.size())) {
                QCOMPARE(match.places, std::vector<TextRange>(1));
                continue;
            }
            for (const TextRange place : match.places) {
                QVERIFY(std::find(wanted.ends.begin(), wanted.ends.end(), place.end)
                        != wanted.ends.end());
            }
            if (text.size() < 100 || round < 5) {
                QCOMPARE(match.places, expectedPlaces(phrase, text, match.distance));
            }
        }
    }

    void keepsToTheBound()
    {
        Words words(7);
        int found = 0;
        for (int round = 0; round < 150; ++round) {
            const std::string text = words.text(200, 5);
            const std::string phrase = words.noisy(text, 20, words.below(7), 5);
            const int bound = words.below(5);
            InfixLimits limits;
            limits.mostErrors = bound;
            const Reference wanted = reference(phrase, text, bound);
            const InfixMatch match = findInfix(wide(phrase), wide(text), limits);
            QCOMPARE(match.outcome == InfixOutcome::Found, wanted.distance >= 0);
            if (match.outcome == InfixOutcome::Found) {
                ++found;
                QCOMPARE(match.distance, wanted.distance);
                QCOMPARE(match.places, expectedPlaces(phrase, text, match.distance));
            } else {
                QVERIFY(match.places.empty());
            }
        }
        QVERIFY(found > 30 && found < 145);
    }

    void longTextIsCutIntoParts()
    {
        Words words(11);
        std::string text = words.text(300000, 20);
        const std::string phrase = "abcdefghijklmnopqrst";
        // On both sides of the cuts, counted from the end of the text.
        for (const std::size_t at : {100ul, 300000ul - 65536 - 10, 300000ul - 131072, 299980ul}) {
            text.replace(at, phrase.size(), phrase);
        }
        const InfixMatch match = findInfix(wide(phrase), wide(text));
        QCOMPARE(match.distance, 0);
        const std::vector<TextRange> wanted{
            {100, 120}, {168928, 168948}, {234454, 234474}, {299980, 300000}};
        QCOMPARE(match.places, wanted);
    }

    void charactersPastLatin()
    {
        const InfixMatch match = findInfix(U"‘größe’ Ω", U"a ‘größte’ Ω b");
        QCOMPARE(match.distance, 1);
        QCOMPARE(match.places, std::vector<TextRange>({{2, 12}}));
    }

    void emptyPhrase()
    {
        const InfixMatch match = findInfix(U"", U"abc");
        QCOMPARE(match.outcome, InfixOutcome::Found);
        QCOMPARE(match.distance, 0);
    }

    void givesUpAtTheLimit()
    {
        const std::u32string text(200000, U'a');
        InfixLimits limits;
        limits.steps = 10000;
        QCOMPARE(findInfix(U"bbbbbb", text, limits).outcome, InfixOutcome::GaveUp);
        QCOMPARE(findInfix(std::u32string(1000, U'b'), text, limits).outcome, InfixOutcome::GaveUp);
    }

    void stopsWithin100Milliseconds()
    {
        const std::u32string characters(3000000, U'a');
        const SearchText text(characters);
        const Stopped stopped;
        InfixLimits limits;
        limits.progress = &stopped;
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(findInfix(std::u32string(5000, U'b'), text, limits).outcome,
                 InfixOutcome::Cancelled);
        QVERIFY(timer.elapsed() < 100);
    }
};

QTEST_GUILESS_MAIN(tst_InfixMatch)
#include "tst_InfixMatch.moc"
