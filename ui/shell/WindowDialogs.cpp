// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/WindowDialogs.h"

#include <QCoreApplication>
#include <QDialog>

#include "ui/help/GuidelinesDialog.h"
#include "ui/help/Introduction.h"
#include "ui/help/KeySheet.h"

namespace metes {

WindowDialogs::WindowDialogs(const WindowServices& services, const std::vector<Command>& pages,
                             QWidget& window)
    : QObject(&window), m_services(services), m_pages(pages), m_window(window)
{
}

void WindowDialogs::showKeys()
{
    if (!m_keys) {
        auto* sheet = new KeySheet(m_services.theme, m_services.keys, m_pages, &m_window);
        sheet->setAttribute(Qt::WA_DeleteOnClose);
        connect(sheet, &KeySheet::changeKeysRequested, this,
                [this] { showSettings(SettingsDialog::Tab::Keys); });
        m_keys = sheet;
    }
    present(*m_keys);
}

void WindowDialogs::showGuidelines()
{
    if (!m_guidelines) {
        m_guidelines = new GuidelinesDialog(m_services.theme, &m_window);
    }
    present(*m_guidelines);
}

void WindowDialogs::showIntroduction()
{
    if (!m_introduction) {
        auto* introduction = new Introduction(m_services.theme, m_services.keys, &m_window);
        connect(introduction, &Introduction::guidelinesRequested, this,
                &WindowDialogs::showGuidelines);
        connect(introduction, &QDialog::finished, this, &WindowDialogs::introductionClosed);
        m_introduction = introduction;
    }
    present(*m_introduction);
}

void WindowDialogs::showSettings(SettingsDialog::Tab tab)
{
    if (!m_settings) {
        m_settings = new SettingsDialog(m_services.theme, m_services.settings, m_services.keys,
                                        m_pages, &m_window);
        connect(m_settings, &SettingsDialog::themeModeChosen, this,
                [this](int mode) { emit themeChosen(static_cast<Theme::Mode>(mode)); });
        connect(m_settings, &SettingsDialog::readingSizeChosen, this,
                &WindowDialogs::readingSizeChosen);
        connect(m_settings, &SettingsDialog::languageChosen, this, &WindowDialogs::languageChosen);
    }
    m_settings->showTab(tab);
    present(*m_settings);
}

void WindowDialogs::showAbout()
{
    const QString text =
        tr("Metes %1\n\nA workbench for the definiteness of patent claims: review what was "
           "extracted from office actions, correct it, and keep every decision.\n\n"
           "Free software under the GNU General Public License, version 3 or later. "
           "Nothing leaves this machine.")
            .arg(QCoreApplication::applicationVersion());
    m_services.dialogs.inform(&m_window, tr("About Metes"), text);
}

void WindowDialogs::present(QDialog& dialog)
{
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

}  // namespace metes
