// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every command of metes-cli shares: how it prints, how it ends, how it is stopped.

#include <filesystem>
#include <memory>
#include <string>

#include "core/base/Error.h"
#include "core/base/Json.h"
#include "core/base/Progress.h"
#include "core/store/Database.h"

namespace metes::cli {

/// Exit statuses; see the manual page.
enum ExitStatus {
    kDone = 0,
    kFailed = 1,
    kWrongUse = 2,
    kBadInput = 3,
    kCheckFailed = 4,
    kInterrupted = 130
};

ExitStatus exitStatusOf(const Error& error);

struct OutputOptions {
    bool json = false;
    bool quiet = false;
};

/// One JSON document, or text for people, on stdout; messages on stderr.
class Output {
public:
    explicit Output(const OutputOptions& options) : m_options(options) {}

    bool json() const { return m_options.json; }
    /// The command's one document; nothing in text mode.
    void document(const Json& document) const;
    /// A line for people; nothing in JSON mode or when quiet.
    void line(const std::string& text) const;
    /// What a script wants even when quiet, as an id; nothing in JSON mode.
    void result(const std::string& text) const;
    /// A line on stderr, unless quiet.
    void note(const std::string& text) const;
    /// Says what failed, on stderr and, in JSON mode, as the document.
    ExitStatus failure(const Error& error) const;

private:
    const OutputOptions& m_options;
};

/// Draws a bar on a terminal; stops the work after Ctrl+C.
class TerminalProgress final : public Progress {
public:
    explicit TerminalProgress(const OutputOptions& options);
    ~TerminalProgress() override;

    void report(std::int64_t done, std::int64_t total) override;
    bool cancelled() const override;

private:
    bool m_draws;
    int m_drawn = -1;
};

/// Makes Ctrl+C stop the work in good order, and a file size limit an error like a full disk.
void installSignalHandlers();

/// Opens for writing, or for reading where the file cannot be written.
Result<std::unique_ptr<Database>> openForReading(const std::filesystem::path& path);

}  // namespace metes::cli
