// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/RecordStream.h"

#include <archive.h>
#include <archive_entry.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace metes {

namespace fs = std::filesystem;

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Bytes of a file, unpacked where it is gzip.
class ByteSource {
public:
    explicit ByteSource(fs::path path) : m_path(std::move(path)), m_archive(archive_read_new()) {}
    ~ByteSource() { archive_read_free(m_archive); }
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;

    Result<void> open();
    /// The next bytes; an empty piece at the end.
    Result<std::string_view> read();
    std::int64_t position() const { return archive_filter_bytes(m_archive, -1); }
    const fs::path& path() const { return m_path; }

private:
    // The library's own codes, and EILSEQ and EINVAL, are about the content; others are the system's.
    Error failure() const
    {
        const int system = archive_errno(m_archive);
        const bool content = system <= 0 || system == EILSEQ || system == EINVAL;
        const ErrorCode code = content ? ErrorCode::InvalidInput : ErrorCode::InputOutput;
        const char* const words = archive_error_string(m_archive);
        return {code, "cannot read \"" + m_path.string() + "\"", words == nullptr ? "" : words};
    }

    static constexpr std::size_t kPiece = std::size_t{1} << 20;

    fs::path m_path;
    archive* m_archive;
    std::string m_piece;
    bool m_empty = false;
};

Result<void> ByteSource::open()
{
    archive_read_support_filter_gzip(m_archive);
    archive_read_support_format_raw(m_archive);
    archive_read_support_format_empty(m_archive);
    if (archive_read_open_filename(m_archive, m_path.c_str(), kPiece) != ARCHIVE_OK) {
        return tl::unexpected<Error>(failure());
    }
    archive_entry* entry = nullptr;
    const int status = archive_read_next_header(m_archive, &entry);
    m_empty = status == ARCHIVE_EOF;
    if (status != ARCHIVE_OK && !m_empty) {
        return tl::unexpected<Error>(failure());
    }
    m_piece.resize(kPiece);
    return {};
}

Result<std::string_view> ByteSource::read()
{
    if (m_empty) {
        return std::string_view();
    }
    const la_ssize_t count = archive_read_data(m_archive, m_piece.data(), m_piece.size());
    if (count < 0) {
        return tl::unexpected<Error>(failure());
    }
    return std::string_view(m_piece).substr(0, static_cast<std::size_t>(count));
}

/// Cuts the bytes into records as they come: lines, or the elements of an array.
class Splitter final : public RecordStream {
public:
    Splitter(std::unique_ptr<ByteSource> source, std::int64_t total)
        : m_source(std::move(source)), m_total(total)
    {
    }

    Result<std::optional<RawRecord>> next() override;
    std::int64_t bytesRead() const override { return m_source->position(); }
    std::int64_t bytesTotal() const override { return m_total; }

private:
    enum class Form { Unknown, Lines, Array };

    /// Takes bytes of the piece until a record is complete.
    bool advance();
    bool advanceInLines(char c);
    bool advanceInArray(char c);
    void skipMark();
    void keep(char c);
    RawRecord take();

    std::unique_ptr<ByteSource> m_source;
    std::int64_t m_total;
    std::string_view m_piece;
    std::string m_record;
    std::string m_taken;
    Form m_form = Form::Unknown;
    std::int64_t m_line = 1;
    std::int64_t m_start = 1;
    std::size_t m_length = 0;  // of the record, also where it is too long to keep
    int m_depth = 0;
    bool m_inString = false;
    bool m_escaped = false;
    bool m_first = true;
    bool m_ended = false;
    bool m_closed = false;  // the array has its closing bracket
};

void Splitter::keep(char c)
{
    if (m_length == 0) {
        m_start = m_line;
    }
    if (++m_length <= kLongestRecord) {
        m_record.push_back(c);
    } else if (m_length == kLongestRecord + 1) {
        m_record.clear();
        m_record.shrink_to_fit();
    }
}

RawRecord Splitter::take()
{
    RawRecord record;
    record.line = m_start;
    if (m_length > kLongestRecord) {
        record.problem =
            "the record is longer than " + std::to_string(kLongestRecord >> 20) + " MiB";
        m_taken.clear();
    } else {
        std::swap(m_taken, m_record);
    }
    m_record.clear();
    m_length = 0;
    record.text = m_taken;
    return record;
}

bool Splitter::advanceInLines(char c)
{
    if (c == '\n') {
        return m_length > 0;
    }
    if (m_length > 0 || !isBlank(c)) {
        keep(c);
    }
    return false;
}

bool Splitter::advanceInArray(char c)
{
    if (m_inString) {
        keep(c);
        m_inString = m_escaped || c != '"';
        m_escaped = !m_escaped && c == '\\';
        return false;
    }
    if (m_depth == 0 && (c == ',' || c == ']' || isBlank(c))) {
        m_closed = m_closed || c == ']';
        return m_length > 0 && !isBlank(c);
    }
    keep(c);
    m_inString = c == '"';
    m_depth += c == '{' || c == '[' ? 1 : 0;
    m_depth -= c == '}' || c == ']' ? 1 : 0;
    return false;
}

void Splitter::skipMark()
{
    static constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (m_first && m_piece.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
        m_piece.remove_prefix(kByteOrderMark.size());
    }
    m_first = false;
}

bool Splitter::advance()
{
    while (!m_piece.empty()) {
        const char c = m_piece.front();
        m_piece.remove_prefix(1);
        bool complete = false;
        if (m_form == Form::Unknown && !isBlank(c)) {
            m_form = c == '[' ? Form::Array : Form::Lines;
            if (m_form == Form::Lines) {
                keep(c);
            }
        } else if (m_form == Form::Lines) {
            complete = advanceInLines(c);
        } else if (m_form == Form::Array) {
            complete = advanceInArray(c);
        }
        m_line += c == '\n' ? 1 : 0;
        if (complete) {
            return true;
        }
    }
    return false;
}

Result<std::optional<RawRecord>> Splitter::next()
{
    while (!m_ended) {
        if (advance()) {
            return std::optional(take());
        }
        const auto piece = m_source->read();
        if (!piece) {
            m_ended = true;
            return tl::unexpected<Error>(piece.error());
        }
        m_piece = *piece;
        m_ended = m_piece.empty();
        skipMark();
    }
    if (m_length > 0) {
        return std::optional(take());
    }
    if (m_form == Form::Array && !std::exchange(m_closed, true)) {
        return std::optional(
            RawRecord{m_line, {}, "the list has no closing bracket: the file was cut off"});
    }
    return std::optional<RawRecord>();
}

}  // namespace

Result<std::unique_ptr<RecordStream>> RecordStream::open(const fs::path& path)
{
    std::error_code code;
    if (!fs::exists(path, code)) {
        return fail(ErrorCode::NotFound, "there is no file \"" + path.string() + "\"");
    }
    if (!fs::is_regular_file(path, code)) {
        return fail(ErrorCode::InvalidInput, "\"" + path.string() + "\" is not a file");
    }
    auto source = std::make_unique<ByteSource>(path);
    if (const auto opened = source->open(); !opened) {
        return tl::unexpected<Error>(opened.error());
    }
    const auto size = static_cast<std::int64_t>(fs::file_size(path, code));
    return std::unique_ptr<RecordStream>(new Splitter(std::move(source), size));
}

}  // namespace metes
