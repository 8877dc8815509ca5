// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// PDFs printed here, line by line, so that each break of line and page is known.

#include "UsptoFixture.h"
#include "core/uspto/Formats.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

class tst_PdfReader final : public QObject {
    Q_OBJECT

private slots:
    void rejoinsOverLinesAndPages();
    void readsClaims();
    void joinsBrokenWords();
    void refuses();
    void stops();
};

namespace {

NoProgress noProgress;

struct PrintedLine {
    QString text;
    double gap = 1;     ///< lines from the one before
    double indent = 0;  ///< of the type area's width
    bool bold = false;
};

// Each page has the office's header.
std::string print(const std::vector<std::vector<PrintedLine>>& pages, const QString& header)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    QPainter painter(&writer);
    int number = 0;
    for (const auto& page : pages) {
        if (number++ > 0) {
            writer.newPage();
        }
        QFont font(QStringLiteral("DejaVu Sans"), 10);
        painter.setFont(font);
        if (!header.isEmpty()) {
            painter.drawText(QPointF(10, 20), header);
            painter.drawText(QPointF(400, 20), QStringLiteral("Page %1").arg(number + 1));
            painter.drawText(QPointF(10, 34), QStringLiteral("Art Unit: 2183"));
        }
        double y = 120;
        for (const PrintedLine& line : page) {
            y += 14 * line.gap;
            font.setBold(line.bold);
            painter.setFont(font);
            painter.drawText(QPointF(10 + line.indent * 480, y), line.text);
        }
    }
    painter.end();
    return bytes.toStdString();
}

PatentDocument read(const std::string& bytes)
{
    auto documents = readPdf(bytes, "a.pdf", noProgress);
    if (!documents) {
        qWarning("%s", describe(documents.error()).c_str());
    }
    return documents ? std::move(documents->front()) : PatentDocument{};
}

const QString kLong = QStringLiteral(
    "The term is not defined by the claim, the specification does not give a standard and");
const QString kLonger = QStringLiteral(
    "one of ordinary skill in the art would not be apprised of the scope of the invention, as");

}  // namespace

void tst_PdfReader::rejoinsOverLinesAndPages()
{
    const std::string bytes = print(
        {{{QStringLiteral("DETAILED ACTION"), 1, 0.35, true},
          {kLong, 2},
          {kLonger},
          {QStringLiteral("was said before.")},
          {kLong, 2},
          {kLonger}},
         {{QStringLiteral("it goes on over the page.")}, {QStringLiteral("Next paragraph."), 2}}},
        QStringLiteral("Application/Control Number: 10/812,323"));
    const PatentDocument document = read(bytes);
    const QByteArray lines = (kLong + QLatin1Char(' ') + kLonger).toUtf8();
    QCOMPARE(blockList(document), "heading:DETAILED ACTION|paragraph:" + lines
                                      + " was said before.|paragraph:" + lines
                                      + " it goes on over the page.|paragraph:Next paragraph.");
    QCOMPARE(bytesOf(document.application), QByteArray("10812323"));
    QCOMPARE(bytesOf(document.code), QByteArray("CTNF"));
}

void tst_PdfReader::readsClaims()
{
    const PatentDocument document = read(
        print({{{QStringLiteral("1. (Original) A method of turning a lever that is held in its "
                                "frame by a pin and a")},
                {QStringLiteral("spring, the method comprising:")},
                {QStringLiteral("(a) turning the lever; and"), 1, 0.1},
                {QStringLiteral("(b) holding it."), 1, 0.1},
                {QStringLiteral(
                     "2. (Original) The method of claim 1, wherein the lever is turned by hand."),
                 2}}},
              {}));
    QCOMPARE(document.claims.size(), std::size_t{2});
    QString first = QString::fromStdString(document.claims[0].text).simplified();
    QCOMPARE(first, QStringLiteral("A method of turning a lever that is held in its frame by a pin "
                                   "and a spring, the method "
                                   "comprising: (a) turning the lever; and (b) holding it."));
    QCOMPARE(bytesOf(document.claims[1].text),
             QByteArray("The method of claim 1, wherein the lever is turned by hand."));
    QCOMPARE(document.claims[1].dependsOn, (std::vector<std::int32_t>{1}));
}

void tst_PdfReader::joinsBrokenWords()
{
    const PatentDocument document =
        read(print({{{kLong},
                     {QStringLiteral("there is no antecedent basis in the claim for the "
                                     "limitation, so the basis is insuffi-")},
                     {QStringLiteral("cient for it, and the membrane has a regenerative effect and "
                                     "as well as that an anti-")},
                     {QStringLiteral("inflammatory effect on the eye.")}}},
                   {}));
    const QByteArray text = bytesOf(document.text);
    QVERIFY2(text.contains("insufficient for it"), text.constData());
    QVERIFY2(text.contains("anti-inflammatory effect"), text.constData());
}

void tst_PdfReader::refuses()
{
    const auto empty = readPdf(print({{}}, {}), "a.pdf", noProgress);
    QVERIFY(!empty.has_value());
    QCOMPARE(empty.error().code, ErrorCode::InvalidInput);
    QVERIFY(bytesOf(empty.error().message).contains("without a text layer"));
    const auto damaged = readPdf("%PDF-1.4\nnothing of the kind", "a.pdf", noProgress);
    QVERIFY(!damaged.has_value());
    QVERIFY(bytesOf(damaged.error().message).contains("damaged"));
    const std::string whole = print({{{kLong}}}, {});
    for (std::size_t cut = 1; cut < whole.size();
         cut += std::max<std::size_t>(whole.size() / 40, 1)) {
        (void)readPdf(whole.substr(0, cut), "a.pdf", noProgress);
    }
}

void tst_PdfReader::stops()
{
    Stopped stopped;
    const auto documents = readPdf(print({{{kLong}}}, {}), "a.pdf", stopped);
    QCOMPARE(documents.error().code, ErrorCode::Cancelled);
}

QTEST_MAIN(tst_PdfReader)
#include "tst_PdfReader.moc"
