// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/uspto/DocumentBuilder.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// Reads one XML document that nobody vouches for: names without their prefixes, text with its
/// place in the source. Opens nothing, expands nothing: a document that declares entities of its
/// own is refused, the office's character entities (&sect;) come from a table. Refuses more than
/// kDeepest levels, more than kLongest bytes and tags with more than 100 attributes.
class XmlReader {
public:
    static constexpr std::int32_t kDeepest = 256;
    static constexpr std::size_t kLongest = std::size_t{64} << 20;

    enum class Token : std::uint8_t {
        Start,        ///< an element begins
        End,          ///< an element ends
        Characters,   ///< text, blanks included
        Instruction,  ///< a processing instruction: name(), text()
        Finished      ///< the end of the document, or an error: see status()
    };

    /// UTF-8, UTF-16 with a byte order mark, or what the declaration says (ISO-8859-1).
    XmlReader(std::string_view bytes, Progress& progress);
    ~XmlReader();
    XmlReader(XmlReader&&) noexcept;
    XmlReader& operator=(XmlReader&&) noexcept;

    Token next();
    /// Success until next() met what it refuses, or was asked to stop. The message names the place:
    /// "line 3: ...".
    Result<void> status() const;

    /// Local name of the element or target of the instruction.
    std::string_view name() const { return m_name; }
    /// Namespace of the element, or empty.
    std::string namespaceUri() const;
    /// By local name, whatever the prefix; nothing when it is absent.
    std::optional<std::string> attribute(std::string_view localName) const;
    /// Text of characters, or what an instruction says.
    std::string text() const;
    bool isBlank() const;

    /// Elements that are open; 1 within the root.
    std::int32_t depth() const { return m_depth; }
    /// Where the token begins in the decoded source, in code points.
    std::int64_t sourceStart() const;

    /// Appends the characters to `builder`, each with its place in the source.
    void appendTo(DocumentBuilder& builder) const;
    /// After Start: goes on to the matching End.
    void skipElement();
    /// After Start: goes on to the matching End; all text on the way.
    std::string elementText();

    /// Name of the root as the document type declaration gives it, or empty.
    std::string_view documentType() const { return m_documentType; }
    /// Entities that the table does not know, each once; they stand as U+FFFD.
    const std::vector<std::string>& unknownEntities() const;

private:
    struct State;

    std::unique_ptr<State> m_state;
    std::string m_name;
    std::string m_documentType;
    std::int32_t m_depth = 0;
};

}  // namespace metes
