// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Examine: claims arrive from the patent office's files, by the button and the dialog.

#include "../core/uspto/UsptoFixture.h"
#include "ExamineFixture.h"
#include "ui/editor/ClaimDraftEditor.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QDirIterator>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

using namespace metes;
using namespace metes::fixture;

namespace {

QString written(const QTemporaryDir& folder, const QString& name, const std::string& bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)
        || file.write(bytes.data(), static_cast<qint64>(bytes.size())) < 0) {
        qFatal("cannot write %s", qPrintable(name));
    }
    return file.fileName();
}

/// An amendment as word processors save it: words put in are underlined, words taken out struck.
std::string amendmentDocx()
{
    const std::string document =
        "<?xml version=\"1.0\"?><w:document xmlns:w=\"w\"><w:body>"
        "<w:p><w:r><w:t xml:space=\"preserve\">1. (Currently Amended) A chair with </w:t></w:r>"
        "<w:r><w:rPr><w:u w:val=\"single\"/></w:rPr><w:t>four</w:t></w:r>"
        "<w:r><w:rPr><w:strike/></w:rPr><w:t xml:space=\"preserve\"> five</w:t></w:r>"
        "<w:r><w:t xml:space=\"preserve\"> legs.</w:t></w:r></w:p>"
        "<w:p><w:r><w:t>2. (Canceled)</w:t></w:r></w:p>"
        "<w:p><w:r><w:t>3. (Original) The chair of claim 1, wherein the legs are long.</w:t></w:r>"
        "</w:p></w:body></w:document>";
    return pack(Packing::Zip, {{"word/document.xml", document}});
}

std::string claimsPdf()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    QPainter painter(&writer);
    painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 10));
    const QStringList lines{
        QStringLiteral("What is claimed is:"), QStringLiteral("1. A chair with four legs."),
        QStringLiteral("2. The chair of claim 1, wherein the legs are"), QStringLiteral("long.")};
    double y = 120;
    for (const QString& line : lines) {
        painter.drawText(QPointF(10, y += line.size() < 6 ? 14 : 28), line);
    }
    painter.end();
    return bytes.toStdString();
}

const char* const kMarkdown = "CLAIM OR CLAIMS\n\n"
                              "1. A method comprising:\n"
                              "    1. cutting a leg, and\n"
                              "    2. fixing the leg.\n"
                              "2. The method of claim 1, wherein the leg is long.\n";

/// As a person does: the button of the empty page, then a file in the dialog.
void openByDialog(ExamineBench& bench, const QString& file)
{
    bench.dialogs.toOpen = {file};
    auto* button = bench.page().findChild<QAbstractButton*>(QStringLiteral("startOpen"));
    QVERIFY(button != nullptr && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
}

}  // namespace

class tst_DraftFiles : public QObject {
    Q_OBJECT

private slots:
    void claimsArrive_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("claims");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const std::string& bytes, int claims,
                            const char* words) {
            QTest::addRow("%s", name) << QString::fromLatin1(name) << bytesOf(bytes) << claims
                                      << QString::fromLatin1(words);
        };
        row("amendment.docx", amendmentDocx(), 3, "A chair with four legs.");
        row("AMENDMENT.DOCX", amendmentDocx(), 3, "wherein the legs are long.");
        row("claims.pdf", claimsPdf(), 2, "wherein the legs are long.");
        row("claims.md", kMarkdown, 2, "fixing the leg.");
        row("claims.zip", pack(Packing::Zip, {{"a/amendment.docx", amendmentDocx()}}), 3,
            "A chair with four legs.");
    }

    void claimsArrive()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(int, claims);
        QFETCH(QString, words);
        QTemporaryDir folder;
        ExamineBench bench;
        openByDialog(bench, written(folder, name, bytes.toStdString()));
        QTRY_VERIFY(!bench.page().editor().isEmpty());
        QVERIFY(bench.waitForCheck());
        QCOMPARE(bench.dialogs.asked, QStringList{QStringLiteral("Open claims")});
        const QString text = QString::fromStdString(bench.page().editor().text());
        QCOMPARE(static_cast<int>(bench.controller().examination()->claims.size()), claims);
        QVERIFY2(text.contains(words), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("five")), qPrintable(text));
    }

    void xmlOfTheOffice_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* name : {"fulltext-application-2001.xml", "wrapper-st96-claims.xml",
                                 "wrapper-xml4ip-claims.xml", "wrapper-older-claims.xml"}) {
            QTest::addRow("%s", name) << fixturePath(QStringLiteral("xml/") + QLatin1String(name));
        }
    }

    void xmlOfTheOffice()
    {
        QFETCH(QString, file);
        ExamineBench bench;
        openByDialog(bench, file);
        QTRY_VERIFY(!bench.page().editor().isEmpty());
        QVERIFY(bench.waitForCheck());
        QVERIFY(!bench.controller().examination()->claims.empty());
        QVERIFY(!bench.page().editor().text().starts_with("<"));
    }

    /// Real files of claims that lie beside the checkout.
    void filesBesideTheCheckout()
    {
        QDirIterator files(dataPath({}),
                           {QStringLiteral("*CLM.md"), QStringLiteral("US2005*.xml"),
                            QStringLiteral("US*.ZIP"), QStringLiteral("*-US20220366897.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        int opened = 0;
        while (files.hasNext()) {
            const QString file = files.next();
            ExamineBench bench;
            openByDialog(bench, file);
            QTRY_VERIFY2(!bench.page().editor().isEmpty(), qPrintable(file));
            QVERIFY2(bench.waitForCheck(), qPrintable(file));
            QVERIFY2(!bench.controller().examination()->claims.empty(), qPrintable(file));
            ++opened;
        }
        if (opened == 0) {
            QSKIP("the shared data is not at hand");
        }
    }
};

QTEST_MAIN(tst_DraftFiles)
#include "tst_DraftFiles.moc"
