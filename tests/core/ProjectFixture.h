// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A project in a temporary folder, and the records that tests fill it with.

#include "core/base/Json.h"
#include "core/dataset/Exporter.h"
#include "core/dataset/Importer.h"
#include "core/review/ReviewSession.h"
#include "core/store/Database.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

/// Fails the test with the error's own words.
#define VERIFY_OK(result)                                                                          \
    QVERIFY2((result).has_value(),                                                                 \
             (result).has_value() ? "" : metes::describe((result).error()).c_str())

namespace metes::test {

using namespace std::string_literals;

/// A clock that stands still until a test moves it. 2026-03-01T12:00:00Z at first.
class FakeClock final : public Clock {
public:
    Moment now() const override { return m_now; }
    void move(std::int64_t milliseconds) { m_now.milliseconds += milliseconds; }

private:
    Moment m_now{1772366400000};
};

/// The value, or the end of the test program: for steps that no test is about.
template<typename T>
T must(Result<T> result)
{
    if (!result) {
        qFatal("%s", describe(result.error()).c_str());
    }
    if constexpr (!std::is_void_v<T>) {
        return std::move(*result);
    }
}

inline std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

inline void writeFile(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

inline std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

inline std::string samplePath()
{
    return METES_SOURCE_DIR "/resources/sample/language-technology.jsonl";
}

inline std::string claimRecord(const std::string& application, int number, const std::string& text,
                               const std::vector<Json>& reasons = {},
                               const Json& more = Json::object())
{
    Json record{{"type", "claim"},   {"format", "metes/1"}, {"application", application},
                {"claim", number},   {"text", text},        {"label", "indefinite"},
                {"reasons", reasons}};
    record.update(more);
    return record.dump() + "\n";
}

inline Json reasonRecord(const std::string& id, const std::vector<Json>& spans = {},
                         const std::string& category = "antecedent_basis")
{
    return {{"id", id},
            {"text", "The phrase lacks an antecedent."},
            {"category", category},
            {"spans", spans}};
}

inline Json spanRecord(int start, int end, const std::string& quote)
{
    return {{"start", start}, {"end", end}, {"quote", quote}, {"match", "exact"}};
}

class TestProject {
public:
    TestProject()
    {
        if (!m_folder.isValid()) {
            qFatal("no temporary folder");
        }
        m_database = must(Database::create(path("project.metes")));
    }

    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    Database& database() { return *m_database; }
    FakeClock& clock() { return m_clock; }

    void reopen()
    {
        m_database.reset();
        m_database = must(Database::open(path("project.metes")));
    }
    void close() { m_database.reset(); }

    Result<ImportReport> tryImport(const std::string& text, ImportMode mode = ImportMode::Store,
                                   const std::string& name = "records.jsonl")
    {
        writeFile(path(name), text);
        return tryImportFile(path(name), mode);
    }
    Result<ImportReport> tryImportFile(const std::filesystem::path& file,
                                       ImportMode mode = ImportMode::Store)
    {
        NoProgress progress;
        return importFiles(*m_database, {file}, {mode}, m_clock, progress);
    }
    ImportReport import(const std::string& text) { return must(tryImport(text)); }

    std::string exported(const ExportOptions& options = {})
    {
        NoProgress progress;
        const auto target = path("export.jsonl");
        must(exportProject(*m_database, ExportFormat::Metes, target, options, progress));
        return readFile(target);
    }

    ClaimId claim(const std::string& application, int number)
    {
        return must(ClaimRepository(*m_database).find(application, number)).value_or(ClaimId());
    }
    StoredClaim stored(const std::string& application, int number)
    {
        return must(ClaimRepository(*m_database).load(claim(application, number)));
    }
    std::unique_ptr<ReviewSession> session(const std::string& annotator = "ada")
    {
        return must(ReviewSession::open(*m_database, {annotator, "desk", ""}, m_clock));
    }
    std::vector<FoldRow> folds(const std::string& annotator = "ada")
    {
        DecisionRepository decisions(*m_database);
        const auto id = must(decisions.findAnnotator(annotator));
        return id ? must(decisions.folds(*id)) : std::vector<FoldRow>();
    }
    /// Every problem that a check of the project finds.
    std::vector<std::string> problems()
    {
        std::vector<std::string> all = must(m_database->integrityProblems());
        for (const auto& more :
             {must(ClaimRepository(*m_database).spanProblems()), must(foldProblems(*m_database))}) {
            all.insert(all.end(), more.begin(), more.end());
        }
        return all;
    }

private:
    QTemporaryDir m_folder;
    FakeClock m_clock;
    std::unique_ptr<Database> m_database;
};

}  // namespace metes::test
