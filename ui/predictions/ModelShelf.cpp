// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/predictions/ModelShelf.h"

namespace metes {

ModelShelf::ModelShelf(std::filesystem::path project) : m_connection(std::move(project))
{
}

Result<void> ModelShelf::with(RunId run, const Progress& progress, const Use& use)
{
    return m_connection.read(progress, [&](Database& database) -> Result<void> {
        if (!m_model || m_run != run) {
            auto model = RunModel::load(database, run);
            if (!model) {
                return passOn(model);
            }
            m_model = std::make_unique<RunModel>(std::move(*model));
            m_run = run;
        }
        return use(database, *m_model);
    });
}

}  // namespace metes
