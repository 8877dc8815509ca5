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
    /// The next bytes, there until the next call; an empty piece at the end.
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
    return {};
}

Result<std::string_view> ByteSource::read()
{
    const void* bytes = nullptr;
    std::size_t count = 0;
    while (!m_empty && count == 0) {
        la_int64_t offset = 0;
        const int status = archive_read_data_block(m_archive, &bytes, &count, &offset);
        if (status != ARCHIVE_OK && status != ARCHIVE_EOF) {
            return tl::unexpected<Error>(failure());
        }
        m_empty = status == ARCHIVE_EOF;
    }
    return m_empty ? std::string_view() : std::string_view(static_cast<const char*>(bytes), count);
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
    bool advanceInLines();
    bool advanceInArray(char c);
    void skipMark();
    void keep(std::string_view bytes);
    RawRecord take();

    std::unique_ptr<ByteSource> m_source;
    std::int64_t m_total;
    std::string_view m_piece;
    std::string m_record;
    std::string m_taken;
    std::string_view m_whole;  // a record that lies in the piece as a whole is not copied
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

void Splitter::keep(std::string_view bytes)
{
    if (m_length == 0) {
        m_start = m_line;
    }
    m_length += bytes.size();
    if (m_length <= kLongestRecord) {
        m_record += bytes;
    } else {
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
        m_whole = {};
    } else {
        std::swap(m_taken, m_record);
    }
    m_record.clear();
    m_length = 0;
    record.text = m_whole.empty() ? std::string_view(m_taken) : m_whole;
    record.bytesAfter = m_whole.empty() ? 0 : m_piece.size();
    m_whole = {};
    return record;
}

bool Splitter::advanceInLines()
{
    const std::size_t end = m_piece.find('\n');
    std::string_view part = m_piece.substr(0, end);
    m_piece.remove_prefix(end == std::string_view::npos ? part.size() : end + 1);
    while (m_length == 0 && !part.empty() && isBlank(part.front())) {
        part.remove_prefix(1);
    }
    if (m_length == 0 && end != std::string_view::npos) {
        m_start = m_line;
        m_length = part.size();
        m_whole = part;
    } else if (!part.empty()) {
        keep(part);
    }
    m_line += end == std::string_view::npos ? 0 : 1;
    return end != std::string_view::npos && m_length > 0;
}

bool Splitter::advanceInArray(char c)
{
    const std::string_view byte(&c, 1);
    if (m_inString) {
        keep(byte);
        m_inString = m_escaped || c != '"';
        m_escaped = !m_escaped && c == '\\';
        return false;
    }
    if (m_depth == 0 && (c == ',' || c == ']' || isBlank(c))) {
        m_closed = m_closed || c == ']';
        return m_length > 0 && !isBlank(c);
    }
    keep(byte);
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
        if (m_form == Form::Unknown && !isBlank(c) && c != '[') {
            m_form = Form::Lines;
        }
        if (m_form == Form::Lines) {
            if (advanceInLines()) {
                return true;
            }
            continue;
        }
        m_piece.remove_prefix(1);
        m_line += c == '\n' ? 1 : 0;
        if (m_form == Form::Unknown) {
            m_form = isBlank(c) ? Form::Unknown : Form::Array;
        } else if (advanceInArray(c)) {
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
            RawRecord{m_line, {}, 0, "the list has no closing bracket: the file was cut off"});
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
