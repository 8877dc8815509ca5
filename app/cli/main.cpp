// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/CommandLine.h"

int main(int argc, char** argv)
{
    metes::cli::installSignalHandlers();
    return metes::cli::CommandLine().run(argc, argv);
}
