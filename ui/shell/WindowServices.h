// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/Clock.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/KeyMap.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DialogService.h"

namespace metes {

/// What lives as long as the program and is handed to the window.
struct WindowServices {
    Settings& settings;
    KeyMap& keys;
    Theme& theme;
    JobRunner& jobs;
    DialogService& dialogs;
    const Clock& clock;
};

}  // namespace metes
