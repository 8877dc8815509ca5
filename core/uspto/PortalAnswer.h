// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the Open Data Portal answers to searches and questions for the papers of an application.

#include "core/base/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace metes {

/// The portal of 2024 (its beta host) laid its fields flat in "patentBag"; since 2025 they stand in
/// "patentFileWrapperDataBag" under "applicationMetaData".
enum class PortalGeneration { Beta, Present };

/// An application that a search found.
struct PortalHit {
    std::string number;  ///< digits only
    std::string title;
    std::string filingDate;        ///< yyyy-mm-dd, or empty
    std::vector<std::string> cpc;  ///< without blanks: "G06F40/30"

    bool operator==(const PortalHit&) const = default;
};

struct PortalPage {
    PortalGeneration generation = PortalGeneration::Present;
    std::optional<std::int64_t> count;  ///< of all pages; the portal does not always say
    std::vector<PortalHit> hits;
    std::int64_t records = 0;  ///< on this page, those without a number counted too
    std::string lastFiled;     ///< the latest filing date of the page, yyyy-mm-dd
};

/// A form in which a paper can be had.
struct DownloadOption {
    std::string form;  ///< "XML", "MS_WORD", "PDF", "PNG"
    std::string url;
    std::int32_t pages = 0;  ///< 0 when not said

    bool operator==(const DownloadOption&) const = default;
};

/// A paper of an application's file.
struct PortalDocument {
    std::string application;  ///< digits only
    std::string identifier;   ///< "LN4VBTHCXBLUEX2", or a UUID
    std::string code;         ///< "CLM", "SPEC", "CTNF"
    std::string description;
    std::string officialDate;  ///< as the portal writes it: "2021-01-05T18:29:41.000-0500"
    std::string direction;     ///< "INCOMING", "OUTGOING", "INTERNAL"; may be empty
    std::vector<DownloadOption> options;

    /// The day as the office wrote it, yyyy-mm-dd; empty without one.
    std::string day() const;
    /// Milliseconds since 1970 UTC; nothing when the date cannot be read.
    std::optional<std::int64_t> moment() const;
    /// Of all its forms the most; 0 when none is said.
    std::int32_t pages() const;
};

/// InvalidInput when it is no JSON or no answer of the portal. Records of a shape not known are
/// left out.
Result<PortalPage> readSearchAnswer(std::string_view json);
Result<std::vector<PortalDocument>> readDocumentsAnswer(std::string_view json);

/// What an answer of an error says, in one line: its "detailedMessage", "message" or "error"; empty
/// when it says nothing.
std::string portalMessage(std::string_view body);

/// Whether the body is a web page where data was expected.
bool isWebPage(std::string_view body);

/// Whether a downloaded file ends as its format does. What was cut off in transit may look whole to
/// the network.
bool looksWhole(std::string_view bytes);

/// The address in the page of text that the portal gives in place of a redirect, "Please use
/// redirect URL to downoload: https://..."; nothing when the body is no such page.
std::optional<std::string> redirectPageTarget(std::string_view body);

/// Whether a symbol lies under `group`: "G06F40" is the main group with all its subgroups, "G06F"
/// the subclass, "G06F40/30" that subgroup alone. Blanks and case do not count.
bool isUnderCpc(std::string_view symbol, std::string_view group);

}  // namespace metes
