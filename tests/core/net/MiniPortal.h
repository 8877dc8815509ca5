// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A small Open Data Portal on 127.0.0.1: applications whose papers we wrote ourselves, behind the
// same addresses, shapes and redirects as the office's.

#include "tests/core/net/LocalServer.h"

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace metes::test {

inline const std::string kPortalTestKey = "k3y-that-must-not-be-seen";

struct MiniPaper {
    std::string code;
    std::string identifier;
    std::string date;  ///< "2020-01-02T00:00:00.000-0500"
    std::string form = "XML";
    std::string bytes;
    int pages = 10;
};

struct MiniApplication {
    std::string number;
    std::string title;
    std::string filed;
    std::vector<std::string> cpc{"G06F  40/30"};
    std::vector<MiniPaper> papers;
};

/// Papers in the office's XML (ST.96), as small as they can be.
std::string claimsXml(const std::vector<std::string>& claims);
std::string specificationXml(const std::vector<std::string>& paragraphs);
std::string actionXml(const std::vector<std::string>& paragraphs);

/// An application with claims, specification and a first action of 2020-06-01.
MiniApplication usualApplication(const std::string& number);

class MiniPortal {
public:
    explicit MiniPortal(std::vector<MiniApplication> applications);

    std::string url() const { return m_portal.url(); }
    const LocalServer& portal() const { return m_portal; }
    /// Where downloads are redirected to: another port, so another origin.
    const LocalServer& files() const { return m_files; }
    /// Answers this path once so, before it answers as usual.
    void misbehaveOnce(const std::string& path, const ServedAnswer& answer);
    /// Answers this path always so.
    void misbehave(const std::string& path, const ServedAnswer& answer);

    static std::string documentsPath(const std::string& number);
    static std::string filePath(const std::string& number, const std::string& identifier);

private:
    ServedAnswer answer(const ServedRequest& request);
    ServedAnswer search(const ServedRequest& request) const;
    ServedAnswer papers(const MiniApplication& application) const;
    ServedAnswer file(const std::string& path) const;
    std::optional<ServedAnswer> misbehaviour(const std::string& path);

    std::vector<MiniApplication> m_applications;
    std::mutex m_mutex;
    std::map<std::string, ServedAnswer> m_once;
    std::map<std::string, ServedAnswer> m_always;
    LocalServer m_files;
    LocalServer m_portal;
};

}  // namespace metes::test
