// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/predictions/ModelShelf.h"

#include "core/store/Database.h"

namespace metes {

Result<void> ModelShelf::with(const std::filesystem::path& project, RunId run, const Use& use)
{
    const std::lock_guard lock(m_mutex);
    const auto database = Database::open(project, {.mode = OpenMode::ReadOnly});
    if (!database) {
        return passOn(database);
    }
    if (!m_model || m_run != run) {
        auto model = RunModel::load(**database, run);
        if (!model) {
            return passOn(model);
        }
        m_model = std::make_unique<RunModel>(std::move(*model));
        m_run = run;
    }
    return use(**database, *m_model);
}

}  // namespace metes
