// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/PaneSamples.h"
#include "ui/editor/ClaimView.h"

#include <Qsci/qsciscintillabase.h>

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace metes;

namespace {

/// Counts the letters that reach it.
class Page : public QWidget {
public:
    QString letters;
    QList<int> keys;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Alt || event->key() == Qt::Key_Control)
            return;
        letters += event->text();
        keys.append(event->key());
    }
};

Highlight mark(TextRange range, Category category = Category::AntecedentBasis,
               const char* reason = "a", int index = 0)
{
    return {QString::fromLatin1(reason), index, range, category, false, MatchClass::Exact};
}

const char* const kFirefighter = "\xF0\x9F\x91\xA8\xF0\x9F\x8F\xBE\xE2\x80\x8D\xF0\x9F\x9A\x92";

}  // namespace

class tst_ClaimView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void paintedIsStored_data();
    void paintedIsStored();
    void selectionOverALineEnd();
    void paintedOverWrappedLines();
    void lineHasTheColourOfItsCategory();
    void overlapsKeepTheirLanes_data();
    void overlapsKeepTheirLanes();
    void rejectedHasNoFill();
    void ungroundedIsNotPainted();
    void focusIsOutlinedAndDescribed();
    void hoverAndClick();
    void clickWalksTheStack();
    void keysSelect();
    void caretSkipsHiddenBlanks();
    void mouseSelects();
    void otherKeysGoOn();
    void tabMovesTheFocus();
    void copyIsTheClaimsText();
    void scrollsToARange();
    void themeAndZoomAreLive();
    void columnIsEightyCharacters();
    void largeClaim();

private:
    QsciScintillaBase* editor() const { return m_view->findChild<QsciScintillaBase*>(); }
    void show(const std::string& text, std::vector<Clause> clauses = {});
    std::string textUnder(const QRectF& box) const;
    QColor pixel(QPointF place) const;

    Theme m_theme;
    std::unique_ptr<Page> m_page;
    ClaimView* m_view = nullptr;
};

void tst_ClaimView::init()
{
    m_theme.setMode(Theme::Mode::Light);
    m_theme.setReadingSize(Theme::kDefaultText);
    m_page = std::make_unique<Page>();
    auto* column = new QVBoxLayout(m_page.get());
    column->setContentsMargins(0, 0, 0, 0);
    m_view = new ClaimView(m_theme);
    column->addWidget(m_view);
    m_page->resize(560, 420);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(editor()->hasFocus());
}

void tst_ClaimView::cleanup()
{
    m_page.reset();
}

void tst_ClaimView::show(const std::string& text, std::vector<Clause> clauses)
{
    if (clauses.empty())
        clauses = samples::clausesByLine(text);
    m_view->setClaim(7, text, clauses);
}

/// What QScintilla's own hit test finds from the left to the right edge of a box.
std::string tst_ClaimView::textUnder(const QRectF& box) const
{
    const auto hit = [&](qreal x) {
        return editor()->SendScintilla(QsciScintillaBase::SCI_CHARPOSITIONFROMPOINT,
                                       static_cast<unsigned long>(x),
                                       static_cast<long>(box.center().y()));
    };
    const long start = hit(box.left() + 1);
    const long end = editor()->SendScintilla(QsciScintillaBase::SCI_POSITIONAFTER,
                                             static_cast<unsigned long>(hit(box.right() - 2)));
    QByteArray text(static_cast<qsizetype>(end - start + 1), '\0');
    editor()->SendScintilla(QsciScintillaBase::SCI_GETTEXTRANGE, start, end, text.data());
    return text.constData();
}

QColor tst_ClaimView::pixel(QPointF place) const
{
    const QImage image = m_view->viewport()->grab().toImage();
    return image.pixelColor((place * image.devicePixelRatio()).toPoint());
}

void tst_ClaimView::paintedIsStored_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("end");
    QTest::newRow("V1 astral") << QByteArray("\xF0\x9F\x92\xA9This is an annotation. ")
                               << QByteArray("annotation") << 12 << 22;
    QTest::newRow("V2 joined emoji") << QByteArray(kFirefighter) + " firemen drive firetrucks"
                                     << QByteArray("firetrucks") << 19 << 29;
    QTest::newRow("V3 CRLF, He") << QByteArray("John loves Mary.\r\nHe married her.")
                                 << QByteArray("He") << 18 << 20;
    QTest::newRow("V3 CRLF, her") << QByteArray("John loves Mary.\r\nHe married her.")
                                  << QByteArray("her") << 29 << 32;
    QTest::newRow("combining") << QByteArray("re\xCC\x81sume\xCC\x81 of the claim")
                               << QByteArray("claim") << 16 << 21;
    QTest::newRow("no-break space") << QByteArray("about 5\xC2\xA0"
                                                  "dB of gain")
                                    << QByteArray("5\xC2\xA0"
                                                  "dB")
                                    << 6 << 10;
    QTest::newRow("at the ends") << QByteArray("alpha") << QByteArray("alpha") << 0 << 5;
}

void tst_ClaimView::paintedIsStored()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, word);
    QFETCH(int, start);
    QFETCH(int, end);
    show(text.toStdString());
    m_view->setHighlights({mark({start, end})});
    QCOMPARE(m_view->paintedRanges({QStringLiteral("a"), 0}),
             (std::vector<TextRange>{{start, end}}));
    const auto fragments = m_view->paintedFragments();
    QCOMPARE(fragments.size(), std::size_t(1));
    QCOMPARE(textUnder(fragments[0].box), word.toStdString());
    m_view->setSelectedRange({start, end});
    QCOMPARE(m_view->selectedText(), QString::fromUtf8(word));
}

void tst_ClaimView::selectionOverALineEnd()
{
    // V4: one span 0-9, or its visible fragments 0-3 and 6-9; never 4-9.
    const std::string text = "Foo\n  Bar";
    show(text);
    m_view->setHighlights({mark({0, 9})});
    QCOMPARE(m_view->paintedRanges({QStringLiteral("a"), 0}),
             (std::vector<TextRange>{{0, 3}, {6, 9}}));
    QTest::keyClick(editor(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->selectedRange(), (TextRange{0, 9}));
    QCOMPARE(m_view->selectedText(), QStringLiteral("Foo\n  Bar"));
}

void tst_ClaimView::paintedOverWrappedLines()
{
    const samples::Pane pane = samples::reviewClaim();
    m_page->resize(360, 600);
    show(pane.text, pane.clauses);
    const TextRange range = samples::rangeOf(
        pane.text, "ranking the candidate phrases by a score that is substantially similar");
    m_view->setHighlights({mark(range)});
    const auto fragments = m_view->paintedFragments();
    QVERIFY(fragments.size() >= 2);
    std::string joined;
    qreal y = -1;
    for (const PaintedFragment& fragment : fragments) {
        QVERIFY(fragment.box.top() > y);
        y = fragment.box.top();
        QVERIFY(fragment.box.right() <= m_view->viewport()->width());
        joined += (joined.empty() ? "" : " ") + textUnder(fragment.box);
    }
    QCOMPARE(joined,
             std::string("ranking the candidate phrases by a score that is substantially similar"));
    QCOMPARE(m_view->paintedRanges({QStringLiteral("a"), 0}), std::vector<TextRange>{range});
}

void tst_ClaimView::lineHasTheColourOfItsCategory()
{
    show("alpha beta gamma");
    m_view->setHighlights({mark({6, 10})});
    const PaintedFragment fragment = m_view->paintedFragments().at(0);
    QCOMPARE(pixel({fragment.box.center().x(), fragment.baseline + 4}).name(),
             QStringLiteral("#0072b2"));
    QCOMPARE(pixel({fragment.box.left() + 2, fragment.box.top() + 3}).name(),
             QStringLiteral("#d9eaf3"));
    // Nothing under the words beside it.
    QCOMPARE(pixel({fragment.box.left() - 12, fragment.baseline + 4}).name(),
             QStringLiteral("#ffffff"));
    QCOMPARE(pixel({fragment.box.right() + 12, fragment.baseline + 4}).name(),
             QStringLiteral("#ffffff"));
}

void tst_ClaimView::overlapsKeepTheirLanes_data()
{
    QTest::addColumn<int>("count");
    for (int count = 1; count <= 8; ++count)
        QTest::addRow("%d spans", count) << count;
}

void tst_ClaimView::overlapsKeepTheirLanes()
{
    QFETCH(int, count);
    show("one phrase under all of them");
    std::vector<Highlight> highlights;
    for (int i = 0; i < count; ++i)
        highlights.push_back(mark({4, 10}, Category::AntecedentBasis, "a", i));
    m_view->setHighlights(highlights);
    const auto fragments = m_view->paintedFragments();
    QCOMPARE(fragments.size(), static_cast<std::size_t>(count));
    QCOMPARE(m_view->spansAt(5).size(), static_cast<std::size_t>(count));
    for (int lane = 0; lane < count; ++lane)
        QCOMPARE(m_view->spansAt(5)[static_cast<std::size_t>(lane)].spanIndex, lane);
    // Down one column: as many separate lines as spans.
    const QImage image = m_view->viewport()->grab().toImage();
    const qreal ratio = image.devicePixelRatio();
    const int x = qRound(fragments[0].box.center().x() * ratio);
    const int top = qRound(fragments[0].baseline * ratio);
    int lines = 0;
    bool inside = false;
    for (int y = top; y < qMin(image.height(), top + qRound(50 * ratio)); ++y) {
        const bool line = image.pixelColor(x, y).name() == QStringLiteral("#0072b2");
        lines += line && !inside ? 1 : 0;
        inside = line;
    }
    QCOMPARE(lines, count);
}

void tst_ClaimView::rejectedHasNoFill()
{
    show("alpha beta gamma");
    Highlight rejected = mark({6, 10});
    rejected.rejected = true;
    m_view->setHighlights({rejected});
    const PaintedFragment fragment = m_view->paintedFragments().at(0);
    QCOMPARE(pixel({fragment.box.left() + 2, fragment.box.top() + 3}).name(),
             QStringLiteral("#ffffff"));
    QVERIFY(pixel({fragment.box.center().x(), fragment.baseline + 4}).name()
            != QStringLiteral("#ffffff"));
}

void tst_ClaimView::ungroundedIsNotPainted()
{
    show("alpha beta");
    m_view->setHighlights({mark({0, 0}), mark({50, 60})});
    QVERIFY(m_view->paintedFragments().empty());
    m_view->setHighlights({mark({-5, 3}), mark({8, 99}, Category::Other, "b")});
    QCOMPARE(m_view->paintedRanges({QStringLiteral("b"), 0}), (std::vector<TextRange>{{8, 10}}));
}

void tst_ClaimView::focusIsOutlinedAndDescribed()
{
    const samples::Pane pane = samples::reviewClaim();
    show(pane.text, pane.clauses);
    m_view->setHighlights(pane.highlights);
    const QImage before = m_view->viewport()->grab().toImage();
    m_view->focusSpan({QStringLiteral("a"), 0});
    QCOMPARE(editor()->accessibleDescription(),
             QStringLiteral("claim 7, the candidate phrases, antecedent basis, exact"));
    const PaintedFragment fragment = m_view->paintedFragments().at(0);
    const QPointF edge(fragment.box.center().x(), fragment.box.top() - 0.5);
    QCOMPARE(pixel(edge).name(), m_theme.color(ColorRole::Accent).name());
    m_view->clearFocusedSpan();
    QCOMPARE(editor()->accessibleDescription(), QString());
    QCOMPARE(m_view->viewport()->grab().toImage(), before);
}

void tst_ClaimView::hoverAndClick()
{
    const samples::Pane pane = samples::reviewClaim();
    show(pane.text, pane.clauses);
    m_view->setHighlights(pane.highlights);
    QSignalSpy hovered(m_view, &ClaimView::spanHovered);
    QSignalSpy clicked(m_view, &ClaimView::spanClicked);
    const QPoint place = m_view->paintedFragments().at(0).box.center().toPoint();
    QTest::mouseMove(m_view->viewport(), place);
    QTRY_COMPARE(hovered.count(), 1);
    QCOMPARE(hovered.at(0).at(0).toString(), QStringLiteral("a"));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked.at(0).at(0).toString(), QStringLiteral("a"));
    QTest::mouseMove(m_view->viewport(), QPoint(200, 380));
    QTRY_COMPARE(hovered.count(), 2);
    QCOMPARE(hovered.at(1).at(0).toString(), QString());
}

void tst_ClaimView::clickWalksTheStack()
{
    show("one phrase under all of them");
    m_view->setHighlights(
        {mark({0, 20}, Category::Other, "x"), mark({4, 10}, Category::Other, "y")});
    QSignalSpy clicked(m_view, &ClaimView::spanClicked);
    const QPoint place = m_view->paintedFragments().at(1).box.center().toPoint();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(clicked.takeFirst().at(0).toString(), QStringLiteral("x"));
    m_view->focusSpan({QStringLiteral("x"), 0});
    QTest::mouseMove(m_view->viewport(), place + QPoint(0, 1));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QCOMPARE(clicked.takeFirst().at(0).toString(), QStringLiteral("y"));
}

void tst_ClaimView::keysSelect()
{
    show(std::string(kFirefighter) + " drives the truck");
    QSignalSpy selected(m_view, &ClaimView::selectionChanged);
    QTest::keyClick(editor(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_view->selectedRange(), (TextRange{0, 4}));
    QCOMPARE(selected.last().at(0).value<TextRange>(), (TextRange{0, 4}));
    QTest::keyClick(editor(), Qt::Key_Right);
    QTest::keyClick(editor(), Qt::Key_Right, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(m_view->selectedText(), QStringLiteral("drives "));
    QTest::keyClick(editor(), Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(m_view->selectedText(), QStringLiteral("drives the truck"));
    m_view->clearSelection();
    QVERIFY(m_view->selectedRange().empty());
    // Inside the emoji is no place for an end.
    m_view->setSelectedRange({1, 3});
    QCOMPARE(m_view->selectedRange(), (TextRange{0, 4}));
    QCOMPARE(m_view->snapped(3), 4);
    QCOMPARE(m_view->moved(5, ClaimView::Move::Word, 1), 12);
}

void tst_ClaimView::caretSkipsHiddenBlanks()
{
    show("Foo\n   Bar");
    m_view->setSelectedRange({3, 3});
    QTest::keyClick(editor(), Qt::Key_Right);
    QCOMPARE(m_view->caretPosition(), 7);
    QTest::keyClick(editor(), Qt::Key_Left);
    QCOMPARE(m_view->caretPosition(), 3);
    QTest::keyClick(editor(), Qt::Key_Down, Qt::ShiftModifier);
    // Down into the indentation means the line's start, so that the next key goes on from there.
    QCOMPARE(m_view->selectedRange(), (TextRange{3, 7}));
}

void tst_ClaimView::mouseSelects()
{
    show("alpha \xF0\x9D\x9B\xBC beta gamma");
    m_view->setHighlights({mark({8, 12})});  // "beta", to find its place
    const QRectF box = m_view->paintedFragments().at(0).box;
    const int y = qRound(box.center().y());
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, Qt::NoModifier,
                      QPoint(qRound(box.left()), y));
    QTest::mouseMove(m_view->viewport(), QPoint(qRound(box.center().x()), y));
    QTest::mouseMove(m_view->viewport(), QPoint(qRound(box.right()), y));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, Qt::NoModifier,
                        QPoint(qRound(box.right()), y));
    QCOMPARE(m_view->selectedText(), QStringLiteral("beta"));
}

void tst_ClaimView::otherKeysGoOn()
{
    show("alpha beta");
    QTest::keyClicks(editor(), QStringLiteral("djx1./"));
    QCOMPARE(m_page->letters, QStringLiteral("djx1./"));
    m_page->keys.clear();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Up, Qt::Key_Down, Qt::Key_Escape})
        QTest::keyClick(editor(), key);
    QTest::keyClick(editor(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_page->keys, (QList<int>{Qt::Key_Return, Qt::Key_Up, Qt::Key_Down, Qt::Key_Escape,
                                       Qt::Key_Left, Qt::Key_Z}));
    QCOMPARE(m_view->text(), std::string("alpha beta"));
    QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_J, Qt::NoModifier, QStringLiteral("j"));
    QCoreApplication::sendEvent(editor(), &asked);
    QVERIFY(!asked.isAccepted());
    QKeyEvent arrow(QEvent::ShortcutOverride, Qt::Key_Right, Qt::ShiftModifier);
    QCoreApplication::sendEvent(editor(), &arrow);
    QVERIFY(arrow.isAccepted());
}

void tst_ClaimView::tabMovesTheFocus()
{
    auto* other = new QWidget(m_page.get());
    other->setFocusPolicy(Qt::StrongFocus);
    other->show();
    QTest::keyClick(editor(), Qt::Key_Tab);
    QVERIFY(other->hasFocus());
}

void tst_ClaimView::copyIsTheClaimsText()
{
    const std::string text = "A: b;\r\n  c\xC2\xA0"
                             "d";
    show(text);
    QTest::keyClick(editor(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(editor(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(
        QApplication::clipboard()->mimeData()->data(QStringLiteral("text/plain")).toStdString(),
        text);
}

void tst_ClaimView::scrollsToARange()
{
    std::string text;
    for (int i = 0; i < 200; ++i)
        text += "element number " + std::to_string(i) + " of the list;\n";
    show(text);
    const TextRange range = samples::rangeOf(text, "number 180 ");
    m_view->setHighlights({mark(range)});
    QVERIFY(m_view->paintedFragments().empty());
    m_view->scrollToSpan({QStringLiteral("a"), 0});
    QCOMPARE(m_view->paintedFragments().size(), std::size_t(1));
    const QRect place = m_view->rectangleAt(range.start);
    QVERIFY(m_view->rect().contains(place.center()));
    QVERIFY(m_view->rectangleAt(0).isNull());
}

void tst_ClaimView::themeAndZoomAreLive()
{
    show("alpha beta gamma");
    m_view->setHighlights({mark({6, 10})});
    const QRectF small = m_view->paintedFragments().at(0).box;
    m_theme.setMode(Theme::Mode::Dark);
    QCOMPARE(pixel({300, 200}).name(), QStringLiteral("#1f2226"));
    const PaintedFragment fragment = m_view->paintedFragments().at(0);
    QCOMPARE(pixel({fragment.box.center().x(), fragment.baseline + 4}).name(),
             QStringLiteral("#58b4ec"));
    m_theme.setReadingSize(28);
    const QRectF large = m_view->paintedFragments().at(0).box;
    QVERIFY(large.width() > small.width() * 1.6);
    QCOMPARE(textUnder(large), std::string("beta"));
}

void tst_ClaimView::columnIsEightyCharacters()
{
    m_page->resize(1600, 400);
    std::string text;
    for (int i = 0; i < 60; ++i)
        text += "some words ";
    show(text);
    m_view->setHighlights({mark({0, static_cast<std::int32_t>(text.size()) - 1})});
    const QFontMetricsF metrics(m_theme.readingFont());
    for (const PaintedFragment& fragment : m_view->paintedFragments())
        QVERIFY(fragment.box.width() <= 80 * metrics.averageCharWidth() + 1);
}

void tst_ClaimView::largeClaim()
{
    std::string text;
    while (text.size() < 1'000'000)
        text += "a member that is substantially parallel to the axis, wherein the said member is "
                "adjustable;\n";
    const std::vector<Clause> clauses = samples::clausesByLine(text);
    std::vector<Highlight> highlights;
    for (int i = 0; i < 2000; ++i)
        highlights.push_back(
            mark({i * 480 + 10, i * 480 + 60 + i % 90}, static_cast<Category>(i % 9), "a", i));
    QElapsedTimer timer;
    timer.start();
    show(text, clauses);
    m_view->setHighlights(highlights);
    m_view->grab();
    qInfo("1 MB, 2,000 spans: shown after %lld ms", static_cast<long long>(timer.elapsed()));
    timer.restart();
    m_view->scrollToSpan({QStringLiteral("a"), 1900});
    m_view->grab();
    qInfo("jump near its end: %lld ms", static_cast<long long>(timer.elapsed()));
    QCOMPARE(m_view->paintedRanges({QStringLiteral("a"), 1900}).empty(), false);
    QCOMPARE(m_view->paintedRanges({QStringLiteral("a"), 1900}).front().start, 1900 * 480 + 10);
}

QTEST_MAIN(tst_ClaimView)
#include "tst_ClaimView.moc"
