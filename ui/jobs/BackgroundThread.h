// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace metes {

/// For work that would keep every processor: from here on this thread, and those that it starts,
/// get one after the window's. Never for the window's own thread; there is no way back.
void stepBehindTheWindow();

}  // namespace metes
