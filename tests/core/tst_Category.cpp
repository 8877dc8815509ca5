// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/Category.h"

#include <QSet>
#include <QTest>

using namespace metes;

namespace {

QByteArray bytes(std::string_view text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

class tst_Category : public QObject {
    Q_OBJECT

private slots:
    // Files, keys and badges all lean on this order and on these ids.
    void orderOfTheKeys()
    {
        QByteArrayList ids;
        QByteArray letters;
        for (const CategoryInfo& info : categories()) {
            QCOMPARE(static_cast<int>(info.category), static_cast<int>(ids.size()));
            QCOMPARE(&categoryInfo(info.category), &info);
            QVERIFY(!info.name.empty() && !info.meaning.empty());
            ids << bytes(info.id);
            letters += info.letter;
        }
        QCOMPARE(ids.join(' '),
                 QByteArray("antecedent_basis undefined_term relative_term exemplary_phrasing "
                            "functional_claiming contradicting_limitations omission_of_essentials "
                            "dependence other"));
        QCOMPARE(letters, QByteArray("AUREFCOD?"));
    }

    void foreignNames_data()
    {
        QTest::addColumn<QByteArray>("id");
        const std::pair<const char*, const char*> rows[] = {
            {"antecedent basis", "antecedent_basis"},
            {"Antecedent Basis", "antecedent_basis"},
            {"ANTECEDENT_BASIS", "antecedent_basis"},
            {"antecedent-basis ", "antecedent_basis"},
            {"  undefined   term", "undefined_term"},
            {"relative term", "relative_term"},
            {"Exemplary Phrasing", "exemplary_phrasing"},
            {"functional claiming", "functional_claiming"},
            {"contradicting limitations", "contradicting_limitations"},
            {"contradicting_limitation", "contradicting_limitations"},
            {"omission_of_essential_element_or_step", "omission_of_essentials"},
            {"Omission of essential element or step", "omission_of_essentials"},
            {"omission of essentials", "omission_of_essentials"},
            {"dependence", "dependence"},
            {"Other", "other"},
            {"", ""},
            {"antecedent", ""},
            {"antecedentbasis", ""},
            {"novelty", ""},
            {"_", ""},
        };
        for (const auto& [name, id] : rows) {
            QTest::addRow("'%s'", name) << QByteArray(id);
        }
    }

    void foreignNames()
    {
        const QByteArray name = QByteArray(QTest::currentDataTag()).sliced(1).chopped(1);
        const std::optional<Category> found = categoryFromForeignName(name.toStdString());
        QTEST(found ? bytes(categoryInfo(*found).id) : QByteArray(), "id");
    }

    void idsAreReadStrictly()
    {
        for (const CategoryInfo& info : categories()) {
            QVERIFY(categoryFromId(info.id) == info.category);
        }
        for (const char* id : {"", "Antecedent_basis", "antecedent basis", "other ",
                               "omission_of_essential_element_or_step"}) {
            QVERIFY(!categoryFromId(id));
        }
    }

    void sets()
    {
        CategorySet set;
        QVERIFY(set.empty());
        set.insert(Category::Other);
        set.insert(Category::UndefinedTerm);
        set.insert(Category::UndefinedTerm);
        QVERIFY(set.contains(Category::Other) && set.contains(Category::UndefinedTerm));
        QVERIFY(!set.contains(Category::AntecedentBasis));
        QCOMPARE(int(set.bits()), 0b100000010);
        QVERIFY(set == CategorySet(0b100000010));
    }
};

QTEST_APPLESS_MAIN(tst_Category)
#include "tst_Category.moc"
