// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/Readability.h"
#include "core/learn/Stemmer.h"
#include "core/learn/Syllables.h"

#include <QFile>
#include <QHash>
#include <QSet>
#include <QTest>

using namespace metes;

namespace {

QString wordFile(const char* name)
{
    return QStringLiteral(METES_SOURCE_DIR "/../shared/data/words/") + QString::fromLatin1(name);
}

/// Each word of the CMU dictionary with the numbers of syllables of its pronunciations.
QHash<QByteArray, QSet<int>> readPronunciations(QFile& file)
{
    QHash<QByteArray, QSet<int>> pronunciations;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().split('#').first().trimmed();
        QList<QByteArray> phones = line.split(' ');
        const QByteArray word = phones.takeFirst().split('(').first();
        const bool plain =
            std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        if (plain && !word.isEmpty()) {
            pronunciations[word].insert(static_cast<int>(
                std::count_if(phones.begin(), phones.end(), [](const QByteArray& phone) {
                    return phone.back() >= '0' && phone.back() <= '9';
                })));
        }
    }
    return pronunciations;
}

}  // namespace

class tst_Syllables : public QObject {
    Q_OBJECT

private slots:
    void counts_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<int>("wanted");
        // Words that other programs were reported to get wrong, and words of claims.
        for (const auto& [word, wanted] :
             {std::pair("the", 1), std::pair("relived", 2), std::pair("comprising", 3),
              std::pair("plurality", 4), std::pair("wherein", 2), std::pair("processor", 3),
              std::pair("determined", 3), std::pair("configured", 3), std::pair("apparatus", 4),
              std::pair("computer-implemented", 7), std::pair("non-transitory", 5),
              std::pair("said", 1), std::pair("associated", 5), std::pair("table", 2),
              std::pair("na\xc3\xafve", 1), std::pair("cpu", 3), std::pair("", 0),
              std::pair("-", 0)}) {
            QTest::newRow(word) << QByteArray(word) << wanted;
        }
    }

    void counts()
    {
        QFETCH(const QByteArray, word);
        QTEST(static_cast<int>(syllables(word.toStdString())), "wanted");
    }

    void agreesWithThePronouncingDictionary()
    {
        QFile file(wordFile("cmusphinx__cmudict-cmudict.dict"));
        if (!file.open(QIODevice::ReadOnly)) {
            QSKIP("no pronouncing dictionary beside the sources");
        }
        const QHash<QByteArray, QSet<int>> pronunciations = readPronunciations(file);
        QVERIFY(pronunciations.size() > 100000);
        int right = 0;
        int byRule = 0;
        for (auto word = pronunciations.begin(); word != pronunciations.end(); ++word) {
            right += word->contains(syllables(word.key().toStdString())) ? 1 : 0;
            byRule += word->contains(syllablesByRule(word.key().toStdString())) ? 1 : 0;
        }
        const double all = static_cast<double>(pronunciations.size());
        qInfo("%.2f %% of %d words right, %.2f %% by the rules alone", 100 * right / all,
              static_cast<int>(pronunciations.size()), 100 * byRule / all);
        QVERIFY(right >= 0.94 * all);
        QVERIFY(byRule >= 0.93 * all);
    }

    void stemsLikeSnowball()
    {
        QFile words(wordFile("english-voc.txt"));
        QFile stems(wordFile("english-output.txt"));
        if (!words.open(QIODevice::ReadOnly) || !stems.open(QIODevice::ReadOnly)) {
            QSKIP("no Snowball vectors beside the sources");
        }
        Stemmer stemmer;
        int differing = 0;
        int all = 0;
        while (!words.atEnd() && !stems.atEnd()) {
            const QByteArray word = words.readLine().trimmed();
            const QByteArray stem = stems.readLine().trimmed();
            differing += stemmer.stem(word.toStdString()) == stem.toStdString() ? 0 : 1;
            ++all;
        }
        QVERIFY(all > 40000);
        // The vectors are newer than the library of Debian 12 (2.2): a few rules changed since.
        qInfo("%d of %d stems differ from the vectors", differing, all);
        QVERIFY(differing * 100 < all);
    }

    void easyAndStopWords()
    {
        QVERIFY(isEasyWord("house"));
        QVERIFY(isEasyWord("running"));
        QVERIFY(isEasyWord("carries"));
        QVERIFY(!isEasyWord("apparatus"));
        QVERIFY(!isEasyWord(""));
        QVERIFY(isStopWord("the"));
        QVERIFY(isStopWord("wherein"));
        QVERIFY(!isStopWord("lever"));
    }
};

QTEST_APPLESS_MAIN(tst_Syllables)
#include "tst_Syllables.moc"
