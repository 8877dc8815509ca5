// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learn/DescriptionWords.h"
#include "core/learn/Features.h"
#include "core/runs/FeaturePlaces.h"
#include "core/text/TextIndex.h"

#include <QTest>

#include <string>

using namespace metes;

namespace {

QString quotes(const std::string& feature, const std::string& text)
{
    QStringList all;
    for (const TextRange range : featurePlaces(feature, text)) {
        const std::string_view quote = sliceCodePoints(text, range);
        all += QString::fromUtf8(quote.data(), static_cast<qsizetype>(quote.size()));
    }
    return all.join(u'|');
}

}  // namespace

class tst_FeaturePlaces : public QObject {
    Q_OBJECT

private slots:
    void finds_data()
    {
        QTest::addColumn<QString>("feature");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* feature, const char* text, const char* found) {
            QTest::addRow("%s: %s", feature, text)
                << QString::fromLatin1(feature) << QString::fromUtf8(text)
                << QString::fromUtf8(found);
        };
        row("trigger_such_as", "A device, such  as a lever, Such as this.", "such  as|Such as");
        row("trigger_can", "A can of cancer that can turn.", "can|can");
        row("trigger_eg", "A part, e.g. a lever.", "e.g.");
        row("trigger_etc", "Levers, etc. and bolts etc", "etc|etc");
        row("trigger_and_or", "A lever and/or a bolt.", "and/or");
        row("trigger_step_for", "A step for cutting and steps for joining.", "step for|steps for");
        row("articles_the", "The lever and the other theory.", "The|the");
        row("articles_indefinite", "A lever, an arm, a pin, a\xCC\x88.", "A|an|a");
        row("articles_said", "Said lever and said pin", "Said|said");
        row("words", "A lever.", "");
        row("kind_method", "A method.", "");
        row("trigger_about", "", "");
    }

    void finds()
    {
        QFETCH(QString, feature);
        QFETCH(QString, text);
        QFETCH(QString, found);
        QCOMPARE(quotes(feature.toStdString(), text.toStdString()), found);
    }

    /// A trigger that counts has a place, and the other way round.
    void agreesWithTheFeature()
    {
        const std::string text =
            "A device, such as a lever, having a thin and/or strong arm of about 5 mm, optionally "
            "steel, etc., whose steps for turning may be similar; a highly suitable type.";
        FeatureExtractor extractor;
        std::vector<double> row;
        extractor.append({text, 0, 0, {}}, DescriptionWords(std::vector<std::string>()), row);
        const auto features = linguisticFeatures(ReferenceCounts::Absent);
        int counted = 0;
        for (std::size_t i = 0; i < features.size(); ++i) {
            if (features[i].group == "trigger") {
                counted += row[i] > 0 ? 1 : 0;
                QVERIFY2(featurePlaces(features[i].id, text).empty() == (row[i] == 0),
                         features[i].id.c_str());
            }
        }
        QCOMPARE(counted, 12);
    }
};

QTEST_APPLESS_MAIN(tst_FeaturePlaces)
#include "tst_FeaturePlaces.moc"
