// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/Reader.h"

#include "core/uspto/Archive.h"
#include "core/uspto/Detection.h"
#include "core/uspto/Formats.h"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <utility>

namespace metes {

namespace {

constexpr std::int32_t kDeepestArchive = 2;
constexpr std::size_t kMostNotes = 50;

/// Lets the parts of a whole be stopped while the whole alone reports.
class PartProgress final : public Progress {
public:
    explicit PartProgress(Progress& whole) : m_whole(whole) {}
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return m_whole.cancelled(); }

private:
    Progress& m_whole;
};

ReadResult readAs(DocumentFormat format, std::string_view bytes, std::string_view name,
                  Progress& progress)
{
    switch (format) {
    case DocumentFormat::FileWrapperXml: return readFileWrapperXml(bytes, name, progress);
    case DocumentFormat::FullTextXml: return readFullTextXml(bytes, name, progress);
    case DocumentFormat::PortalJson: return readPortalJson(bytes, name, progress);
    case DocumentFormat::ActionJson: return readActionJson(bytes, name, progress);
    case DocumentFormat::PublicationJson: return readPublicationJson(bytes, name, progress);
    case DocumentFormat::Docx: return readDocx(bytes, name, progress);
    case DocumentFormat::Pdf: return readPdf(bytes, name, progress);
    case DocumentFormat::Markdown: return readMarkdown(bytes, name, progress);
    case DocumentFormat::PlainText: return readPlainText(bytes, name, progress);
    case DocumentFormat::ExtractionJson: break;
    }
    return fail(ErrorCode::InvalidInput,
                "the file holds reasons that were extracted from an office action, no document",
                "it is imported together with the claims that it names");
}

ReadResult readPlainFile(std::string_view bytes, std::string_view name,
                         std::optional<DocumentFormat> forced, Progress& progress)
{
    if (!forced) {
        const Result<DocumentFormat> format = detectFormat(bytes, name);
        if (!format) {
            return passOn(format);
        }
        forced = *format;
    }
    return readAs(*forced, bytes, name, progress);
}

/// Collects the documents of an archive and of the archives within it.
class ArchiveWalk {
public:
    ArchiveWalk(std::optional<DocumentFormat> forced, Progress& progress)
        : m_forced(forced), m_progress(progress), m_part(progress)
    {
    }

    Result<void> walk(std::string_view bytes, std::string_view name, std::int32_t depth)
    {
        Result<std::vector<ArchiveEntry>> entries = readArchive(bytes, name, m_progress);
        if (!entries) {
            return passOn(entries);
        }
        std::int64_t done = 0;
        for (ArchiveEntry& entry : *entries) {
            if (Result<void> read = readEntry(entry, depth); !read) {
                return read;
            }
            entry.bytes = {};
            if (depth == 1) {
                m_progress.report(++done, static_cast<std::int64_t>(entries->size()));
            }
        }
        return {};
    }

    ReadResult finish()
    {
        if (m_failed > m_notes.size()) {
            m_notes.push_back(std::to_string(m_failed - m_notes.size())
                              + " more files of the archive are not readable");
        }
        if (m_others == 1) {
            m_notes.push_back(m_firstOther);
        } else if (m_others > 1) {
            m_notes.push_back(std::to_string(m_others)
                              + " files of the archive are no patent documents, such as "
                              + m_firstOther);
        }
        if (m_documents.empty()) {
            return fail(ErrorCode::InvalidInput, "the archive holds no patent document",
                        m_notes.empty() ? std::string() : m_notes.front());
        }
        std::vector<std::string>& notes = m_documents.front().notes;
        notes.insert(notes.end(), m_notes.begin(), m_notes.end());
        return std::move(m_documents);
    }

private:
    Result<void> readEntry(const ArchiveEntry& entry, std::int32_t depth)
    {
        if (isArchive(entry.bytes) && !isDocx(entry.bytes)) {
            if (depth < kDeepestArchive) {
                return walk(entry.bytes, entry.path, depth + 1);
            }
            return fail(ErrorCode::InvalidInput,
                        "archives within archives are opened " + std::to_string(kDeepestArchive)
                            + " levels deep; \"" + entry.path.substr(0, 200) + "\" lies deeper");
        }
        const Result<DocumentFormat> format = detectFormat(entry.bytes, entry.path);
        if (!format) {
            if (m_others++ == 0) {
                m_firstOther = describeEntry(entry, format.error());
            }
            return {};
        }
        ReadResult read = readAs(m_forced.value_or(*format), entry.bytes, entry.path, m_part);
        if (read) {
            m_documents.insert(m_documents.end(), std::make_move_iterator(read->begin()),
                               std::make_move_iterator(read->end()));
            return {};
        }
        if (read.error().code == ErrorCode::Cancelled) {
            return passOn(read);
        }
        ++m_failed;
        if (m_notes.size() < kMostNotes) {
            m_notes.push_back(describeEntry(entry, read.error()));
        }
        return {};
    }

    static std::string describeEntry(const ArchiveEntry& entry, const Error& error)
    {
        return entry.path.substr(0, 200) + ": " + describe(error);
    }

    std::optional<DocumentFormat> m_forced;
    Progress& m_progress;
    PartProgress m_part;
    std::vector<PatentDocument> m_documents;
    std::vector<std::string> m_notes;
    std::size_t m_failed = 0;
    std::string m_firstOther;
    std::size_t m_others = 0;
};

Error named(Error error, std::string_view name)
{
    if (!name.empty()) {
        error.message = std::string(name) + ": " + error.message;
    }
    return error;
}

}  // namespace

ReadResult readDocuments(std::string_view bytes, std::string_view name,
                         std::optional<DocumentFormat> forced, Progress& progress)
{
    ReadResult result;
    if (isArchive(bytes) && forced != DocumentFormat::Docx && !isDocx(bytes)) {
        ArchiveWalk archive(forced, progress);
        const Result<void> walked = archive.walk(bytes, name, 1);
        result = walked ? archive.finish() : ReadResult(passOn(walked));
    } else {
        result = readPlainFile(bytes, name, forced, progress);
    }
    if (!result && result.error().code != ErrorCode::Cancelled) {
        const std::size_t folder = name.find_last_of('/');
        return tl::unexpected<Error>(named(
            result.error(), folder == std::string_view::npos ? name : name.substr(folder + 1)));
    }
    return result;
}

ReadResult readDocuments(const std::filesystem::path& path, std::optional<DocumentFormat> forced,
                         Progress& progress)
{
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(path, failure);
    if (!std::filesystem::exists(status)) {
        return fail(ErrorCode::NotFound, "there is no file " + path.string());
    }
    if (!std::filesystem::is_regular_file(status)) {
        return fail(ErrorCode::InvalidInput, path.string() + " is no file");
    }
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    if (!failure && size > static_cast<std::uintmax_t>(kLargestFile)) {
        return fail(ErrorCode::InvalidInput,
                    path.filename().string() + " has " + std::to_string(size >> 20)
                        + " MiB; files up to " + std::to_string(kLargestFile >> 20)
                        + " MiB are read",
                    "a larger archive can be unpacked and read in parts");
    }
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(failure ? 0 : size), '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (failure || !file) {
        return fail(ErrorCode::InputOutput, path.string() + " cannot be read");
    }
    return readDocuments(bytes, path.string(), forced, progress);
}

}  // namespace metes
