// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/PaneSamples.h"
#include "ui/editor/ActionDocument.h"
#include "ui/editor/ActionView.h"

#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QUrl>
#include <QVBoxLayout>

using namespace metes;

namespace {

class Page : public QWidget {
public:
    QString letters;

protected:
    void keyPressEvent(QKeyEvent* event) override { letters += event->text(); }
};

Highlight mark(TextRange range, Category category = Category::AntecedentBasis,
               const char* reason = "a")
{
    return {QString::fromLatin1(reason), 0, range, category, false, MatchClass::Exact};
}

}  // namespace

class tst_ActionView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void documentMapsBothWays_data();
    void documentMapsBothWays();
    void textIsNoHtml();
    void loadsNothing();
    void marksAndHeadings();
    void paintedIsStored_data();
    void paintedIsStored();
    void paintedOverWrappedLines();
    void lineHasTheColourOfItsCategory();
    void focusScrollsAndOutlines();
    void topPositionFollowsScrolling();
    void selectsInCodePoints();
    void hoverAndClick();
    void keys();
    void themeKeepsTheSelection();

private:
    std::string textUnder(const QRectF& box) const;
    QColor pixel(QPointF place) const;

    Theme m_theme;
    std::unique_ptr<Page> m_page;
    ActionView* m_view = nullptr;
};

void tst_ActionView::init()
{
    m_theme.setMode(Theme::Mode::Light);
    m_theme.setReadingSize(Theme::kDefaultText);
    m_page = std::make_unique<Page>();
    auto* column = new QVBoxLayout(m_page.get());
    column->setContentsMargins(0, 0, 0, 0);
    m_view = new ActionView(m_theme);
    column->addWidget(m_view);
    m_page->resize(560, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
}

void tst_ActionView::cleanup()
{
    m_page.reset();
}

/// What Qt's own hit test finds between the edges of a box.
std::string tst_ActionView::textUnder(const QRectF& box) const
{
    QTextCursor cursor =
        m_view->cursorForPosition(QPoint(qRound(box.left()), qRound(box.center().y())));
    const int end =
        m_view->cursorForPosition(QPoint(qRound(box.right()), qRound(box.center().y()))).position();
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    return cursor.selectedText().toStdString();
}

QColor tst_ActionView::pixel(QPointF place) const
{
    const QImage image = m_view->viewport()->grab().toImage();
    return image.pixelColor((place * image.devicePixelRatio()).toPoint());
}

void tst_ActionView::documentMapsBothWays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("plain") << QByteArray("one two\n\nthree four");
    QTest::newRow("astral") << QByteArray(
        "\xF0\x9F\x92\xA9 x\n\n\xF0\x9D\x9B\xBC\xF0\x9D\x9B\xBC y");
    QTest::newRow("no-break space, separators, CRLF") << QByteArray("a\xC2\xA0"
                                                                    "b\xE2\x80\xA9"
                                                                    "c\xE2\x80\xA8"
                                                                    "d\r\ne\n\nlast");
    QTest::newRow("frame and object marks") << QByteArray("a\xEF\xB7\x90"
                                                          "b\xEF\xB7\x91"
                                                          "c\xEF\xBF\xBC"
                                                          "d\x01"
                                                          "e");
}

void tst_ActionView::documentMapsBothWays()
{
    QFETCH(QByteArray, text);
    const std::string action = text.toStdString();
    const std::int32_t count = codePointCount(action);
    const TextRange gap = samples::rangeOf(action, "\n\n");
    std::vector<Block> blocks(1);
    blocks[0].range = {0, gap.empty() ? count : gap.start};
    const ActionDocument document(action, blocks);
    QTextDocument shown;
    document.fill(shown, m_theme, 0);
    QCOMPARE(shown.blockCount(), gap.empty() ? 1 : 2);
    const TextIndex index(action);
    int before = -1;
    for (std::int32_t i = 0; i < count; ++i) {
        const auto parts = document.partsOf({i, i + 1});
        if (gap.contains(i)) {
            QVERIFY(parts.empty());
            continue;
        }
        QCOMPARE(parts.size(), std::size_t(1));
        QVERIFY(parts[0].start > before);
        before = parts[0].start;
        QCOMPARE(document.positionOfStart(parts[0].start), i);
        QCOMPARE(document.positionOfEnd(parts[0].end), i + 1);
        // A letter or emoji is what stands there.
        const std::string_view raw = index.slice({i, i + 1});
        const QString character = QString::fromUtf8(raw.data(), static_cast<qsizetype>(raw.size()));
        if (character.at(0).isLetter() || character.size() == 2)
            QCOMPARE(shown.toRawText().mid(parts[0].start, character.size()), character);
    }
}

void tst_ActionView::textIsNoHtml()
{
    const std::string text = "<b>bold</b> &amp; <img src=\"file:///etc/passwd\">";
    m_view->setAction(text, {});
    QCOMPARE(m_view->toPlainText().toStdString(), text);
    QCOMPARE(m_view->document()->blockCount(), 1);
}

void tst_ActionView::loadsNothing()
{
    QVERIFY(!m_view
                 ->loadResource(QTextDocument::ImageResource,
                                QUrl(QStringLiteral("qrc:/icons/app.svg")))
                 .isValid());
    QVERIFY(!m_view->openLinks());
}

void tst_ActionView::marksAndHeadings()
{
    const samples::Pane pane = samples::reviewAction();
    m_view->setAction(pane.text, pane.blocks);
    QCOMPARE(m_view->document()->blockCount(), 8);
    const QTextBlock heading = m_view->document()->firstBlock();
    QCOMPARE(heading.blockFormat().headingLevel(), 2);
    QCOMPARE(heading.begin().fragment().charFormat().fontWeight(), int(QFont::DemiBold));
    const QTextBlock rejected = m_view->document()->findBlockByNumber(2);
    QStringList bold;
    QStringList underlined;
    for (auto it = rejected.begin(); !it.atEnd(); ++it) {
        if (it.fragment().charFormat().fontWeight() == QFont::Bold)
            bold.append(it.fragment().text());
        if (it.fragment().charFormat().fontUnderline())
            underlined.append(it.fragment().text());
    }
    QCOMPARE(bold, QStringList{QStringLiteral("Claims 4 and 7")});
    QCOMPARE(underlined, QStringList{QStringLiteral("35 U.S.C. 112(b)")});
}

void tst_ActionView::paintedIsStored_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("end");
    QTest::newRow("V1 astral") << QByteArray("\xF0\x9F\x92\xA9This is an annotation. ")
                               << QByteArray("annotation") << 12 << 22;
    QTest::newRow("V2 joined emoji")
        << QByteArray("\xF0\x9F\x91\xA8\xF0\x9F\x8F\xBE\xE2\x80\x8D\xF0\x9F\x9A\x92 "
                      "firemen drive firetrucks")
        << QByteArray("firetrucks") << 19 << 29;
    QTest::newRow("V3 CRLF") << QByteArray("John loves Mary.\r\nHe married her.")
                             << QByteArray("her") << 29 << 32;
    QTest::newRow("combining") << QByteArray("re\xCC\x81sume\xCC\x81 of the claim")
                               << QByteArray("claim") << 16 << 21;
}

void tst_ActionView::paintedIsStored()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, word);
    QFETCH(int, start);
    QFETCH(int, end);
    m_view->setAction(text.toStdString(), {});
    m_view->setHighlights({mark({start, end})});
    QCOMPARE(m_view->paintedRanges({QStringLiteral("a"), 0}),
             (std::vector<TextRange>{{start, end}}));
    const auto fragments = m_view->paintedFragments();
    QCOMPARE(fragments.size(), std::size_t(1));
    QCOMPARE(textUnder(fragments[0].box), word.toStdString());
    m_view->setSelectedRange({start, end});
    QCOMPARE(m_view->selectedText(), QString::fromUtf8(word));
}

void tst_ActionView::paintedOverWrappedLines()
{
    const samples::Pane pane = samples::reviewAction();
    m_page->resize(380, 900);
    m_view->setAction(pane.text, pane.blocks);
    m_view->setHighlights(pane.highlights);
    const auto fragments = m_view->paintedFragments();
    std::string joined;
    for (const PaintedFragment& fragment : fragments) {
        QVERIFY(fragment.box.right() <= m_view->viewport()->width());
        if (fragment.highlight == 0)
            joined += (joined.empty() ? "" : " ") + textUnder(fragment.box);
    }
    QCOMPARE(
        joined,
        std::string(
            "Claim 7 recites “the candidate phrases” in line 2. There is insufficient antecedent "
            "basis for this limitation."));
    QCOMPARE(m_view->paintedRanges({QStringLiteral("a"), 0}),
             std::vector<TextRange>{pane.highlights[0].range});
}

void tst_ActionView::lineHasTheColourOfItsCategory()
{
    m_view->setAction("alpha beta gamma", {});
    m_view->setHighlights({mark({6, 10})});
    const PaintedFragment fragment = m_view->paintedFragments().at(0);
    const qreal line = fragment.baseline + 4;
    QCOMPARE(pixel({fragment.box.center().x(), line}).name(), QStringLiteral("#0072b2"));
    QCOMPARE(pixel({fragment.box.left() - 12, line}).name(), QStringLiteral("#ffffff"));
}

void tst_ActionView::focusScrollsAndOutlines()
{
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += "Paragraph " + std::to_string(i) + " of the action.\n\n";
    m_view->setAction(text, {});
    const TextRange range = samples::rangeOf(text, "Paragraph 80");
    m_view->setHighlights({mark(range)});
    QVERIFY(m_view->paintedFragments().empty());
    m_view->focusSpan({QStringLiteral("a"), 0});
    QCOMPARE(m_view->paintedFragments().size(), std::size_t(1));
    QCOMPARE(m_view->accessibleDescription(),
             QStringLiteral("Paragraph 80, antecedent basis, exact"));
    const PaintedFragment fragment = m_view->paintedFragments().at(0);
    const QColor edge = pixel({fragment.box.center().x(), fragment.box.top() - 0.5});
    QVERIFY(std::abs(edge.red() - 0x2B) < 80 && edge.blue() > 150);
    // In sight already: stays.
    const int scrolled = m_view->verticalScrollBar()->value();
    m_view->clearFocusedSpan();
    m_view->focusSpan({QStringLiteral("a"), 0});
    QCOMPARE(m_view->verticalScrollBar()->value(), scrolled);
}

void tst_ActionView::topPositionFollowsScrolling()
{
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += "Paragraph " + std::to_string(i) + " of the action.\n\n";
    std::vector<Block> blocks;
    for (int i = 0; i < 100; ++i) {
        Block block;
        block.range = samples::rangeOf(text, "Paragraph " + std::to_string(i) + " of the action.");
        blocks.push_back(block);
    }
    m_view->setAction(text, blocks);
    QCOMPARE(m_view->currentTopPosition(), 0);
    m_view->scrollToRange(blocks[40].range);
    QCOMPARE(m_view->currentTopPosition(), blocks[40].range.start);
}

void tst_ActionView::selectsInCodePoints()
{
    const std::string text = "\xF0\x9D\x9B\xBC\xC2\xA0"
                             "b\n\nnext";
    m_view->setAction(text, {});
    QSignalSpy selected(m_view, &ActionView::selectionRangeChanged);
    m_view->moveCursor(QTextCursor::Start);
    QTest::keyClick(m_view, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->selectedRange(), (TextRange{0, 1}));
    QCOMPARE(selected.last().at(0).value<TextRange>(), (TextRange{0, 1}));
    QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->selectedText().toStdString(), text);
    m_view->clearSelection();
    QVERIFY(m_view->selectedRange().empty());
}

void tst_ActionView::hoverAndClick()
{
    const samples::Pane pane = samples::reviewAction();
    m_view->setAction(pane.text, pane.blocks);
    m_view->setHighlights(pane.highlights);
    QSignalSpy hovered(m_view, &ActionView::spanHovered);
    QSignalSpy clicked(m_view, &ActionView::spanClicked);
    const QPoint place = m_view->paintedFragments().at(0).box.center().toPoint();
    QTest::mouseMove(m_view->viewport(), place);
    QTRY_COMPARE(hovered.count(), 1);
    QCOMPARE(hovered.at(0).at(0).toString(), QStringLiteral("a"));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(m_view->spansAt(pane.highlights[1].range.start),
             (std::vector<SpanRef>{{QStringLiteral("r"), 0}}));
}

void tst_ActionView::keys()
{
    std::string text;
    for (int i = 0; i < 100; ++i)
        text += "Paragraph " + std::to_string(i) + "\n\n";
    m_view->setAction(text, {});
    QTest::keyClicks(m_view, QStringLiteral("njd1/ "));
    QCOMPARE(m_page->letters, QStringLiteral("njd1/ "));
    QTest::keyClick(m_view, Qt::Key_PageDown);
    QVERIFY(m_view->verticalScrollBar()->value() > 0);
    QTest::keyClick(m_view, Qt::Key_Home);
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
    QTest::keyClick(m_view, Qt::Key_Down);
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
    QTest::keyClick(m_view, Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_view->verticalScrollBar()->value(), 26);
    auto* other = new QWidget(m_page.get());
    other->setFocusPolicy(Qt::StrongFocus);
    other->show();
    QTest::keyClick(m_view, Qt::Key_Tab);
    QVERIFY(other->hasFocus());
}

void tst_ActionView::themeKeepsTheSelection()
{
    const samples::Pane pane = samples::reviewAction();
    m_view->setAction(pane.text, pane.blocks);
    m_view->setHighlights(pane.highlights);
    const TextRange range = samples::rangeOf(pane.text, "substantially");
    m_view->setSelectedRange(range);
    m_theme.setMode(Theme::Mode::Dark);
    m_theme.setReadingSize(20);
    QCOMPARE(m_view->selectedRange(), range);
    QCOMPARE(m_view->selectedText(), QStringLiteral("substantially"));
    const QImage image = m_view->viewport()->grab().toImage();
    QCOMPARE(image.pixelColor(image.width() - 3, image.height() - 3).name(),
             QStringLiteral("#1f2226"));
}

QTEST_MAIN(tst_ActionView)
#include "tst_ActionView.moc"
