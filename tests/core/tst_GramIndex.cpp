// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/GramIndex.h"

#include <QTest>

#include <set>
#include <string>

using namespace metes;

class tst_GramIndex : public QObject {
    Q_OBJECT

private slots:
    void knowsWhatWasAdded()
    {
        GramIndex index;
        const std::uint32_t lever = index.addText("a lever");
        QCOMPARE(index.size(), std::size_t{2});  // "a" as well
        QCOMPARE(index.addText("a lever"), lever);
        const std::uint32_t a = index.findSingle(index.findWord("a"));
        QCOMPARE(index.findLonger(a, index.findWord("lever")), lever);
        QCOMPARE(index.findSingle(index.findWord("lever")), GramIndex::kNone);
        QCOMPARE(index.findLonger(lever, index.findWord("a")), GramIndex::kNone);
        QCOMPARE(index.findWord("pump"), GramIndex::kNone);
        QCOMPARE(index.findSingle(GramIndex::kNone), GramIndex::kNone);
    }

    // Against the order of strings, on words that begin alike, are long, or are no ASCII.
    void ordersAsStringsDo()
    {
        const std::vector<std::string> words = {"a",
                                                "ab",
                                                "abc",
                                                "b",
                                                "9",
                                                "_",
                                                "antidisestablishmentarianism",
                                                "antidisestablishmentarianist",
                                                "leverarm",
                                                "leverarms",
                                                "é",
                                                "ω",
                                                "self-test",
                                                "it's"};
        GramIndex index;
        std::set<std::string> expected;
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::size_t k = words.size(); k-- > 0;) {
                const std::string pair = words[i] + ' ' + words[k];
                const std::string triple = pair + ' ' + words[(i + k) % words.size()];
                index.addText(triple);
                expected.insert({words[i], pair, triple});
            }
        }
        std::vector<std::string> found;
        std::set<std::uint32_t> numbers;
        index.eachInOrder([&](std::uint32_t number, std::string_view text) {
            found.emplace_back(text);
            numbers.insert(number);
        });
        QCOMPARE(found, std::vector<std::string>(expected.begin(), expected.end()));
        QCOMPARE(numbers.size(), index.size());
    }
};

QTEST_APPLESS_MAIN(tst_GramIndex)
#include "tst_GramIndex.moc"
