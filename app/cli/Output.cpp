// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Output.h"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <iostream>

#include <unistd.h>

namespace metes::cli {

namespace {

std::atomic<bool> s_interrupted{false};

void onInterrupt(int)
{
    s_interrupted = true;
}

}  // namespace

ExitStatus exitStatusOf(const Error& error)
{
    switch (error.code) {
    case ErrorCode::InvalidArgument: return kWrongUse;
    case ErrorCode::NotFound:
    case ErrorCode::InvalidInput:
    case ErrorCode::NotAProject:
    case ErrorCode::NewerFormat:
    case ErrorCode::Damaged: return kBadInput;
    case ErrorCode::Cancelled: return kInterrupted;
    default: return kFailed;
    }
}

void Output::document(const Json& document) const
{
    if (m_options.json) {
        std::cout << canonicalJson(document) << '\n' << std::flush;
    }
}

void Output::line(const std::string& text) const
{
    if (!m_options.json && !m_options.quiet) {
        std::cout << text << '\n' << std::flush;
    }
}

void Output::result(const std::string& text) const
{
    if (!m_options.json) {
        std::cout << text << '\n' << std::flush;
    }
}

void Output::note(const std::string& text) const
{
    if (!m_options.quiet) {
        std::cerr << text << '\n';
    }
}

ExitStatus Output::failure(const Error& error) const
{
    std::cerr << "metes-cli: " << describe(error) << '\n';
    document(Json{{"error",
                   {{"code", errorCodeName(error.code)},
                    {"message", error.message},
                    {"detail", error.detail}}}});
    return exitStatusOf(error);
}

TerminalProgress::TerminalProgress(const OutputOptions& options)
    : m_draws(!options.quiet && ::isatty(STDERR_FILENO) == 1)
{
}

TerminalProgress::~TerminalProgress()
{
    if (m_drawn >= 0) {
        std::cerr << "\r\033[K";
    }
}

void TerminalProgress::report(std::int64_t done, std::int64_t total)
{
    if (!m_draws || total <= 0) {
        return;
    }
    constexpr std::int64_t kWidth = 40;
    const int percent = static_cast<int>(100 * done / total);
    if (percent == m_drawn) {
        return;
    }
    m_drawn = percent;
    const auto filled = static_cast<std::size_t>(kWidth * done / total);
    std::cerr << "\r[" << std::string(filled, '#')
              << std::string(static_cast<std::size_t>(kWidth) - filled, ' ') << "] " << percent
              << " %" << std::flush;
}

bool TerminalProgress::cancelled() const
{
    return s_interrupted;
}

void installSignalHandlers()
{
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
    std::signal(SIGXFSZ, SIG_IGN);
}

Result<std::unique_ptr<Database>> openForReading(const std::filesystem::path& path)
{
    auto database = Database::open(path);
    if (!database && database.error().code == ErrorCode::ReadOnly) {
        return Database::open(path, {.mode = OpenMode::ReadOnly});
    }
    return database;
}

}  // namespace metes::cli
