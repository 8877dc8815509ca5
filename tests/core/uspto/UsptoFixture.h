// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Files, archives and short forms that the tests of the readers share.

#include "core/base/Progress.h"
#include "core/text/TextIndex.h"
#include "core/uspto/Document.h"

#include <archive.h>
#include <archive_entry.h>

#include <QByteArray>
#include <QFile>
#include <QString>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace metes::fixture {

inline QString fixturePath(const QString& name)
{
    return QStringLiteral(METES_SOURCE_DIR "/tests/fixtures/uspto/") + name;
}

inline QString dataPath(const QString& name)
{
    return QStringLiteral(METES_SOURCE_DIR "/../shared/data/") + name;
}

/// The bytes of a file, or an empty string when there is none.
inline std::string contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

inline QByteArray slice(const PatentDocument& document, TextRange range)
{
    return bytesOf(sliceCodePoints(document.text, range));
}

/// "heading:A title|paragraph:...", the blocks in order.
inline QByteArray blockList(const PatentDocument& document)
{
    QByteArrayList list;
    for (const Block& block : document.blocks) {
        list << bytesOf(blockKindId(block.kind)) + ':' + slice(document, block.range);
    }
    return list.join('|');
}

/// "bold:word|deleted:other", the marks of all blocks in order.
inline QByteArray markList(const PatentDocument& document)
{
    QByteArrayList list;
    for (const Block& block : document.blocks) {
        for (const Mark& mark : block.marks) {
            list << bytesOf(markKindId(mark.kind)) + ':' + slice(document, mark.range);
        }
    }
    return list.join('|');
}

inline QByteArray numberList(const std::vector<std::int32_t>& numbers)
{
    QByteArrayList list;
    for (const std::int32_t number : numbers) {
        list << QByteArray::number(number);
    }
    return list.join(',');
}

struct PackedFile {
    std::string path;
    std::string bytes;
};

enum class Packing { Tar, TarGz, Zip, Gz };

/// An archive in memory.
inline std::string pack(Packing packing, const std::vector<PackedFile>& files)
{
    std::vector<char> buffer(std::size_t{8} << 20);
    std::size_t used = 0;
    archive* writer = archive_write_new();
    if (packing == Packing::Tar || packing == Packing::TarGz) {
        archive_write_set_format_ustar(writer);
    } else if (packing == Packing::Zip) {
        archive_write_set_format_zip(writer);
    } else {
        archive_write_set_format_raw(writer);
    }
    if (packing == Packing::TarGz || packing == Packing::Gz) {
        archive_write_add_filter_gzip(writer);
    }
    archive_write_open_memory(writer, buffer.data(), buffer.size(), &used);
    for (const PackedFile& file : files) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, file.path.c_str());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, static_cast<la_int64_t>(file.bytes.size()));
        archive_write_header(writer, entry);
        archive_write_data(writer, file.bytes.data(), file.bytes.size());
        archive_entry_free(entry);
    }
    archive_write_close(writer);
    archive_write_free(writer);
    return {buffer.data(), used};
}

/// Asks to stop from the start.
class Stopped final : public Progress {
public:
    void report(std::int64_t, std::int64_t) override {}
    bool cancelled() const override { return true; }
};

}  // namespace metes::fixture
