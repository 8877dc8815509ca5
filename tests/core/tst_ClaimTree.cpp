// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/ClaimLanguage.h"
#include "core/patent/ClaimTree.h"

#include <QElapsedTimer>
#include <QTest>

using namespace metes;

namespace {

using Numbers = std::vector<std::int32_t>;
using Paths = std::vector<Numbers>;

// 1 <- 2 <- 4; 1 <- 3; 5 of 2 or 3; 7 independent; 8 of the missing 6.
ClaimTree sample()
{
    ClaimTree tree;
    tree.insert(8, {6});
    tree.insert(5, {3, 2, 3});
    tree.insert(4, {2});
    tree.insert(3, {1});
    tree.insert(2, {1});
    tree.insert(1, {});
    tree.insert(7, {});
    return tree;
}

}  // namespace

class tst_ClaimTree : public QObject {
    Q_OBJECT

private slots:
    void parents()
    {
        const ClaimTree tree = sample();
        QVERIFY(tree.parents(5) == (Numbers{2, 3}));
        QVERIFY(tree.parents(6).empty() && tree.parents(99).empty());
        QVERIFY(tree.isIndependent(1) && tree.isIndependent(7) && !tree.isIndependent(8));
        QVERIFY(tree.contains(8) && !tree.contains(6));
    }

    void ancestorsNearestFirst()
    {
        const ClaimTree tree = sample();
        QVERIFY(tree.ancestors(4) == (Numbers{2, 1}));
        QVERIFY(tree.ancestors(5) == (Numbers{2, 3, 1}));
        QVERIFY(tree.ancestors(1).empty());
        QVERIFY(tree.ancestors(8) == Numbers{6});
        QVERIFY(tree.ancestors(99).empty());
    }

    void dependents()
    {
        const ClaimTree tree = sample();
        QVERIFY(tree.dependents(1) == (Numbers{2, 3, 4, 5}));
        QVERIFY(tree.dependents(2) == (Numbers{4, 5}));
        QVERIFY(tree.dependents(6) == Numbers{8});
        QVERIFY(tree.dependents(7).empty());
    }

    void depths()
    {
        const ClaimTree tree = sample();
        const std::map<std::int32_t, std::int32_t> wanted{{1, 0}, {2, 1}, {3, 1}, {4, 2},
                                                          {5, 2}, {7, 0}, {8, 1}};
        QVERIFY(tree.depths() == wanted);
        QCOMPARE(tree.depth(4), 2);
        QCOMPARE(tree.depth(99), 0);
    }

    void farthestParentDecides()
    {
        ClaimTree tree;
        tree.insert(1, {});
        tree.insert(2, {1});
        tree.insert(3, {1, 2});
        QCOMPARE(tree.depth(3), 2);
    }

    void paths()
    {
        const ClaimTree tree = sample();
        QVERIFY(tree.paths(5) == (Paths{{5, 2, 1}, {5, 3, 1}}));
        QVERIFY(tree.paths(1) == Paths{{1}});
        QVERIFY(tree.paths(8) == (Paths{{8, 6}}));
        QVERIFY(tree.paths(5, 1) == (Paths{{5, 2, 1}}));
        QVERIFY(tree.paths(5, 0).empty());
    }

    // Cancelled claims are not in the tree: what depends on one is improper (Ex parte Bielozer).
    void improper_data()
    {
        QTest::addColumn<QByteArray>("edges");  // claim:parent,parent
        QTest::addColumn<QByteArray>("claims");
        QTest::newRow("sound, with a hole in the numbers")
            << QByteArray("1: 3:1 7:3,1") << QByteArray();
        QTest::newRow("missing") << QByteArray("1: 3:2") << QByteArray("3");
        QTest::newRow("itself") << QByteArray("1: 2:2") << QByteArray("2");
        QTest::newRow("later") << QByteArray("1: 2:3 3:1") << QByteArray("2");
        QTest::newRow("circle of two") << QByteArray("1: 2:3 3:2 4:3") << QByteArray("2,3");
        QTest::newRow("circle of three") << QByteArray("1:3 2:1 3:2 4:1") << QByteArray("1,2,3");
        QTest::newRow("one of two parents missing") << QByteArray("1: 3:1,2") << QByteArray("3");
        QTest::newRow("zero") << QByteArray("1:0") << QByteArray("1");
    }

    void improper()
    {
        QFETCH(const QByteArray, edges);
        const ClaimTree tree = treeOf(edges);
        QByteArrayList found;
        for (const std::int32_t claim : tree.improperlyDependent()) {
            found << QByteArray::number(claim);
        }
        QTEST(found.join(','), "claims");
    }

    void circlesEnd()
    {
        const ClaimTree tree = treeOf("1:3 2:1 3:2 4:4 5:4,1");
        QVERIFY(tree.ancestors(1) == (Numbers{3, 2}));
        QVERIFY(tree.dependents(1) == (Numbers{2, 3, 5}));
        QVERIFY(tree.paths(1) == (Paths{{1, 3, 2}}));
        QVERIFY(tree.paths(4) == Paths{{4}});
        QVERIFY(tree.paths(5) == (Paths{{5, 1, 3, 2}, {5, 4}}));
        QCOMPARE(tree.depth(4), 1);
        QCOMPARE(tree.depth(3), 3);
    }

    void insertReplaces()
    {
        ClaimTree tree = sample();
        tree.insert(4, {1});
        QVERIFY(tree.ancestors(4) == Numbers{1});
    }

    void readsWithTheLanguage()
    {
        const char* const claims[] = {"A lever.", "The lever of claim 1.", "A nut.",
                                      "The lever of any of claims 1 to 2.",
                                      "Anything of the preceding claims."};
        ClaimTree tree;
        std::int32_t number = 0;
        for (const char* text : claims) {
            ++number;
            tree.insert(number, readClaimReference(text, number).claims);
        }
        QVERIFY(tree.paths(4) == (Paths{{4, 1}, {4, 2, 1}}));
        QVERIFY(tree.parents(5) == (Numbers{1, 2, 3, 4}));
        QCOMPARE(tree.depth(5), 3);
    }

    // Everything of everything, and one long chain: neither the clock nor the stack runs out.
    void hostileTrees()
    {
        QElapsedTimer timer;
        timer.start();
        ClaimTree full;
        Numbers all;
        for (std::int32_t i = 1; i <= 400; ++i) {
            all.push_back(i);
        }
        for (const std::int32_t claim : all) {
            full.insert(claim, all);
        }
        QCOMPARE(full.paths(1).size(), std::size_t(256));
        QCOMPARE(full.improperlyDependent().size(), std::size_t(400));
        QCOMPARE(full.ancestors(1).size(), std::size_t(399));
        ClaimTree chain;
        chain.insert(1, {200'000});
        for (std::int32_t i = 2; i <= 200'000; ++i) {
            chain.insert(i, {i - 1});
        }
        QCOMPARE(chain.improperlyDependent().size(), std::size_t(200'000));
        QCOMPARE(chain.paths(5).front().size(), std::size_t(200'000));
        QCOMPARE(chain.depth(200'000), 200'000);
        QVERIFY(timer.elapsed() < 30'000);
    }

private:
    static ClaimTree treeOf(const QByteArray& edges)
    {
        ClaimTree tree;
        for (const QByteArray& edge : edges.split(' ')) {
            const QByteArrayList sides = edge.split(':');
            Numbers parents;
            for (const QByteArray& parent : sides[1].split(',')) {
                if (!parent.isEmpty()) {
                    parents.push_back(parent.toInt());
                }
            }
            tree.insert(sides[0].toInt(), parents);
        }
        return tree;
    }
};

QTEST_APPLESS_MAIN(tst_ClaimTree)
#include "tst_ClaimTree.moc"
