// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/net/MiniPortal.h"

#include "core/base/Json.h"

#include <algorithm>

namespace metes::test {

namespace {

const std::string kApi = "/api/v1/patent/applications/";
const std::string kDownload = "/api/v1/download/applications/";

const std::string kNamespaces =
    " xmlns:uspat=\"urn:us:gov:doc:uspto:patent\" xmlns:uscom=\"urn:us:gov:doc:uspto:common\""
    " xmlns:pat=\"http://www.wipo.int/standards/XMLSchema/ST96/Patent\""
    " xmlns:com=\"http://www.wipo.int/standards/XMLSchema/ST96/Common\"";

ServedAnswer json(const Json& value, int status = 200)
{
    ServedAnswer made;
    made.status = status;
    made.body = value.dump();
    return made;
}

ServedAnswer notFound()
{
    return json({{"code", 404},
                 {"message", "Not Found"},
                 {"detailedMessage",
                  "No matching records found, refine your search criteria and try again"}},
                404);
}

Json wrapper(const MiniApplication& application)
{
    return {{"applicationNumberText", application.number},
            {"applicationMetaData",
             {{"inventionTitle", application.title},
              {"filingDate", application.filed},
              {"cpcClassificationBag", application.cpc}}}};
}

std::string paragraphsXml(const std::string& name, const std::vector<std::string>& paragraphs)
{
    std::string xml;
    int number = 0;
    for (const std::string& paragraph : paragraphs) {
        xml += "<" + name + " uscom:pNumber=\"" + std::to_string(++number) + "\">" + paragraph
               + "</" + name + ">";
    }
    return xml;
}

}  // namespace

std::string claimsXml(const std::vector<std::string>& claims)
{
    std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><uspat:ClaimsDocument"
                      + kNamespaces + "><uspat:Claims>";
    int number = 0;
    for (const std::string& claim : claims) {
        const std::string label = std::to_string(++number);
        xml += "<uspat:Claim com:id=\"CLM-" + label + "\"><pat:ClaimNumber>" + label
               + "</pat:ClaimNumber><uspat:ClaimText>" + label + ". " + claim
               + "</uspat:ClaimText></uspat:Claim>";
    }
    return xml + "</uspat:Claims></uspat:ClaimsDocument>";
}

std::string specificationXml(const std::vector<std::string>& paragraphs)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><uspat:SpecificationDocument" + kNamespaces
           + ">" + paragraphsXml("uscom:P", paragraphs) + "</uspat:SpecificationDocument>";
}

std::string actionXml(const std::vector<std::string>& paragraphs)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><uspat:OutgoingDocument" + kNamespaces + ">"
           + paragraphsXml("uscom:P", paragraphs) + "</uspat:OutgoingDocument>";
}

MiniApplication usualApplication(const std::string& number)
{
    MiniApplication made;
    made.number = number;
    made.title = "PARSING OF " + number;
    made.filed = "2019-03-04";
    made.papers = {
        {"CLM", "CLAIMS" + number, "2019-03-04T00:00:00.000-0500", "XML",
         claimsXml({"A method of parsing text " + number + ", comprising splitting the text.",
                    "The method of claim 1, wherein the parser is fast."}),
         2},
        {"SPEC", "SPEC" + number, "2019-03-04T00:00:00.000-0500", "XML",
         specificationXml({"Text of " + number + " is split at blanks.", "A parser may be fast."}),
         30},
        {"CTNF", "ACTION" + number, "2020-06-01T09:00:00.000-0400", "XML",
         actionXml({"DETAILED ACTION", "Claim Rejections - 35 USC 112",
                    "Claim 2 of " + number + " recites the parser, which lacks antecedent basis."}),
         12}};
    return made;
}

MiniPortal::MiniPortal(std::vector<MiniApplication> applications)
    : m_applications(std::move(applications)),
      m_files([this](const ServedRequest& request) { return file(request.path); }),
      m_portal([this](const ServedRequest& request) { return answer(request); })
{
}

std::string MiniPortal::documentsPath(const std::string& number)
{
    return kApi + number + "/documents";
}

std::string MiniPortal::filePath(const std::string& number, const std::string& identifier)
{
    return kDownload + number + "/" + identifier + "/xmlarchive";
}

void MiniPortal::misbehaveOnce(const std::string& path, const ServedAnswer& answer)
{
    const std::lock_guard lock(m_mutex);
    m_once[path] = answer;
}

void MiniPortal::misbehave(const std::string& path, const ServedAnswer& answer)
{
    const std::lock_guard lock(m_mutex);
    m_always[path] = answer;
}

std::optional<ServedAnswer> MiniPortal::misbehaviour(const std::string& path)
{
    const std::lock_guard lock(m_mutex);
    if (const auto once = m_once.find(path); once != m_once.end()) {
        const ServedAnswer answer = once->second;
        m_once.erase(once);
        return answer;
    }
    const auto always = m_always.find(path);
    return always == m_always.end() ? std::nullopt : std::optional(always->second);
}

ServedAnswer MiniPortal::answer(const ServedRequest& request)
{
    if (const auto bad = misbehaviour(request.path)) {
        return *bad;
    }
    const auto key = request.headers.find("x-api-key");
    if (key == request.headers.end() || key->second != kPortalTestKey) {
        return json(
            {{"message", "Forbidden for " + (key == request.headers.end() ? "" : key->second)}},
            403);
    }
    if (request.path == kApi + "search") {
        return search(request);
    }
    for (const MiniApplication& application : m_applications) {
        if (request.path == documentsPath(application.number)) {
            return papers(application);
        }
        if (request.path == kApi + application.number + "/meta-data") {
            return json({{"count", 1}, {"patentFileWrapperDataBag", {wrapper(application)}}});
        }
    }
    if (request.path.starts_with(kDownload)) {
        // Both ways of the office: a redirect, and a page of text in its place.
        const std::string target = m_files.url() + request.path + "?Signature=s3cret";
        ServedAnswer made;
        if (request.path.find("CLAIMS") != std::string::npos) {
            made.type = "text/plain";
            made.body =
                "Please use redirect URL to downoload: " + target + " valid only for 3600 seconds";
        } else {
            made.status = 302;
            made.headers = {{"Location", target}};
        }
        return made;
    }
    return notFound();
}

ServedAnswer MiniPortal::search(const ServedRequest& request) const
{
    const Json body = Json::parse(request.body);
    const auto offset = body["pagination"]["offset"].get<std::size_t>();
    const auto limit = body["pagination"]["limit"].get<std::size_t>();
    Json bag = Json::array();
    for (std::size_t i = offset; i < std::min(offset + limit, m_applications.size()); ++i) {
        bag.push_back(wrapper(m_applications[i]));
    }
    return bag.empty()
               ? notFound()
               : json({{"count", m_applications.size()}, {"patentFileWrapperDataBag", bag}});
}

ServedAnswer MiniPortal::papers(const MiniApplication& application) const
{
    Json bag = Json::array();
    for (const MiniPaper& paper : application.papers) {
        // The office's own host stands in its answers, whoever is asked.
        bag.push_back(
            {{"applicationNumberText", application.number},
             {"officialDate", paper.date},
             {"documentIdentifier", paper.identifier},
             {"documentCode", paper.code},
             {"downloadOptionBag",
              {{{"mimeTypeIdentifier", paper.form},
                {"pageTotalQuantity", paper.pages},
                {"downloadUrl",
                 "https://api.uspto.gov" + filePath(application.number, paper.identifier)}}}}});
    }
    return json({{"documentBag", bag}});
}

ServedAnswer MiniPortal::file(const std::string& path) const
{
    for (const MiniApplication& application : m_applications) {
        for (const MiniPaper& paper : application.papers) {
            if (path.starts_with(filePath(application.number, paper.identifier))) {
                ServedAnswer made;
                made.type = "application/xml";
                made.body = paper.bytes;
                return made;
            }
        }
    }
    return notFound();
}

}  // namespace metes::test
