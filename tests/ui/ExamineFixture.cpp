// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ExamineFixture.h"

#include "core/text/TextIndex.h"
#include "ui/editor/ClaimDraftEditor.h"

#include <QApplication>
#include <QTest>

namespace metes {

ExamineBench::ExamineBench(QSize size)
    : m_size(size),
      m_store(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
      m_settings(m_store),
      m_keys(m_settings)
{
    make();
}

void ExamineBench::make()
{
    const ProjectContext context{m_project.database(),
                                 m_project.session(),
                                 m_jobs,
                                 m_theme,
                                 m_settings,
                                 m_keys,
                                 dialogs,
                                 m_project.clock,
                                 QString::fromStdString(m_project.path().string())};
    m_page = std::make_unique<ExaminePage>(context, drafts(), nullptr);
    m_page->resize(m_size);
    m_page->show();
    QApplication::setActiveWindow(m_page.get());
    m_page->activate();
}

void ExamineBench::remake()
{
    m_page.reset();
    make();
}

std::filesystem::path ExamineBench::drafts() const
{
    return std::filesystem::path(m_folder.path().toStdU16String()) / "drafts";
}

void ExamineBench::write(const std::string& text)
{
    m_page->editor().apply({{{0, 0}, text}});
    waitForCheck();
}

bool ExamineBench::waitForCheck()
{
    return QTest::qWaitFor(
        [this] {
            const auto last = controller().examination();
            return controller().examiner().isCurrent() && controller().examiner().isSettled()
                   && last->depth == CheckDepth::Thorough;
        },
        20000);
}

void ExamineBench::type(const QString& text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void ExamineBench::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

std::string ExamineBench::idOf(FindingKind kind)
{
    std::string id;
    const auto examined = controller().examination();
    for (std::size_t i = 0; i < examined->result.findings.size(); ++i) {
        if (examined->result.findings[i].kind == kind) {
            if (!id.empty()) {
                return {};
            }
            id = examined->ids[i];
        }
    }
    return id;
}

std::string ExamineBench::quote(TextRange range)
{
    return std::string(sliceCodePoints(page().editor().text(), range));
}

}  // namespace metes
