// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/Exporter.h"

#include "core/base/AtomicFile.h"
#include "core/base/Json.h"
#include "core/dataset/ProjectDocuments.h"
#include "core/dataset/RecordWriter.h"
#include "core/review/ReviewSession.h"
#include "core/store/ApplicationRepository.h"
#include "core/store/ClaimRepository.h"
#include "core/store/Database.h"
#include "core/uspto/DocumentExport.h"

#include <functional>
#include <map>
#include <memory>

namespace metes {

namespace fs = std::filesystem;

namespace {

/// Where the records go.
class Sink {
public:
    virtual ~Sink() = default;
    virtual void application(const Application& application) = 0;
    virtual void claim(const Claim& claim, const std::vector<ReviewNote>& notes) = 0;
    virtual void decision(const DecisionRecord& decision) = 0;
    virtual Result<void> finish(const Manifest& manifest) = 0;
};

class JsonLinesSink final : public Sink {
public:
    JsonLinesSink(const fs::path& target, const Manifest& manifest) : m_file(target)
    {
        m_file.writeLine(manifestLine(manifest));
    }
    void application(const Application& application) override
    {
        m_file.writeLine(applicationLine(application));
    }
    void claim(const Claim& claim, const std::vector<ReviewNote>& notes) override
    {
        m_file.writeLine(claimLine(claim, notes));
    }
    void decision(const DecisionRecord& decision) override
    {
        m_file.writeLine(decisionLine(decision));
    }
    Result<void> finish(const Manifest&) override { return m_file.commit(); }

private:
    AtomicFile m_file;
};

std::string joined(const std::vector<std::string>& texts, const char* separator)
{
    std::string all;
    for (const std::string& text : texts) {
        all += all.empty() ? text : separator + text;
    }
    return all;
}

std::string joined(const std::vector<std::int32_t>& numbers)
{
    std::vector<std::string> texts;
    for (const std::int32_t number : numbers) {
        texts.push_back(std::to_string(number));
    }
    return joined(texts, " ");
}

class CsvSink final : public Sink {
public:
    explicit CsvSink(const fs::path& folder)
        : m_manifest(folder / "manifest.json"),
          m_claims(folder / "claims.csv"),
          m_reasons(folder / "reasons.csv")
    {
        row(m_claims,
            {"application", "claim", "depends_on", "label", "split", "reasons", "reviews", "text"});
        row(m_reasons, {"application", "claim", "reason", "layer", "category", "claims", "text",
                        "context", "recitations", "spans", "confidence"});
    }
    void application(const Application&) override {}
    void claim(const Claim& claim, const std::vector<ReviewNote>& notes) override
    {
        std::vector<std::string> reviews;
        for (const ReviewNote& note : notes) {
            reviews.push_back(note.annotator + ": " + note.state
                              + (note.label.empty() ? "" : ", " + note.label)
                              + (note.flagged ? ", flagged" : ""));
        }
        row(m_claims,
            {claim.application, std::to_string(claim.number), joined(claim.dependsOn),
             claim.label ? std::string(labelId(*claim.label)) : std::string(), claim.split,
             std::to_string(claim.reasons.size()), joined(reviews, "; "), claim.text});
        for (const Reason& reason : claim.reasons) {
            reasonRow(claim, reason);
        }
    }
    void decision(const DecisionRecord&) override {}
    Result<void> finish(const Manifest& manifest) override
    {
        m_manifest.writeLine(manifestLine(manifest));
        for (AtomicFile* const file : {&m_claims, &m_reasons, &m_manifest}) {
            if (auto prepared = file->prepare(); !prepared) {
                return prepared;
            }
        }
        return m_claims.commit().and_then([&] { return m_reasons.commit(); }).and_then([&] {
            return m_manifest.commit();
        });
    }

private:
    static void row(AtomicFile& file, const std::vector<std::string>& cells)
    {
        std::string text;
        for (const std::string& cell : cells) {
            text += (&cell == cells.data() ? "" : ",") + csvCell(cell);
        }
        file.writeLine(text);
    }

    void reasonRow(const Claim& claim, const Reason& reason)
    {
        std::vector<std::string> spans;
        for (const Span& span : reason.spans) {
            spans.push_back(span.match == MatchClass::Ungrounded
                                ? std::string("ungrounded")
                                : std::to_string(span.range.start) + "-"
                                      + std::to_string(span.range.end));
        }
        row(m_reasons,
            {claim.application, std::to_string(claim.number), reason.id,
             std::string(layerId(reason.layer)), std::string(categoryInfo(reason.category).id),
             joined(reason.claims), reason.text, reason.context, joined(reason.recitations, " | "),
             joined(spans, " "),
             reason.confidence ? canonicalJson(Json(*reason.confidence)) : std::string()});
    }

    AtomicFile m_manifest;
    AtomicFile m_claims;
    AtomicFile m_reasons;
};

/// Writes the documents of each application when all of its claims are there.
class DocumentSink final : public Sink {
public:
    DocumentSink(fs::path folder, ExportFormat format)
        : m_folder(std::move(folder)), m_format(format)
    {
    }
    void application(const Application& application) override
    {
        writeDocuments();
        m_application = application;
    }
    void claim(const Claim& claim, const std::vector<ReviewNote>&) override
    {
        m_claims.push_back(claim);
    }
    void decision(const DecisionRecord&) override {}
    Result<void> finish(const Manifest& manifest) override
    {
        writeDocuments();
        if (m_done) {
            AtomicFile file(m_folder / "manifest.json");
            file.writeLine(manifestLine(manifest));
            m_done = file.commit();
        }
        return m_done;
    }

private:
    void writeDocuments()
    {
        if (m_format == ExportFormat::Extraction) {
            writeExtraction();
        } else {
            if (!m_claims.empty()) {
                write(claimsDocument(m_application, m_claims), "claims");
            }
            if (!m_application.description.empty()) {
                write(descriptionDocument(m_application), "description");
            }
            if (m_application.officeAction) {
                write(actionDocument(m_application), "action");
            }
        }
        m_claims.clear();
        m_application = {};
    }

    void writeExtraction()
    {
        const ExtractionDocument document = extractionOf(m_claims);
        if (!document.reasons.empty()) {
            write(fileStem(m_application.number) + ".json", writeExtractionJson(document));
        }
    }

    void write(const PatentDocument& document, const std::string& kind)
    {
        const std::string name = fileStem(document.application) + "." + kind;
        if (m_format == ExportFormat::Markdown) {
            write(name + ".md", documentAsMarkdown(document));
        } else {
            write(name + ".json", documentAsJson(document));
        }
    }

    void write(const std::string& name, const std::string& content)
    {
        if (m_done) {
            AtomicFile file(m_folder / name);
            file.write(content);
            m_done = file.commit();
        }
    }

    fs::path m_folder;
    ExportFormat m_format;
    Application m_application;
    std::vector<Claim> m_claims;
    Result<void> m_done;
};

using NotesByClaim = std::map<ClaimId, std::vector<ReviewNote>>;

Result<NotesByClaim> reviewNotes(Database& database)
{
    const DecisionRepository decisions(database);
    const auto annotators = decisions.annotators();
    if (!annotators) {
        return passOn(annotators);
    }
    NotesByClaim notes;
    for (const auto& [id, name] : *annotators) {
        const auto folds = decisions.folds(id);
        if (!folds) {
            return passOn(folds);
        }
        for (const FoldRow& fold : *folds) {
            notes[fold.claim].push_back({name, fold.state, fold.label, fold.flagged});
        }
    }
    return notes;
}

// The claim as the annotator left it.
void applyReview(Claim& claim, const ClaimReview& review)
{
    claim.label = review.label;
    claim.reasons.clear();
    for (const ReasonReview& reason : review.reasons) {
        if (reason.state != ReasonState::Rejected && !reason.retired) {
            claim.reasons.push_back(reason.reason);
        }
    }
}

class Export {
public:
    Export(Database& database, const ExportOptions& options, Progress& progress)
        : m_database(database), m_options(options), m_progress(progress)
    {
    }

    Result<ExportReport> run(ExportFormat format, const fs::path& target);

private:
    Result<void> prepare();
    Result<void> pass(const std::function<void(const Application&)>& onApplication,
                      const std::function<void(const Claim&, ClaimId)>& onClaim);
    Result<void> count();
    Result<std::optional<Claim>> claimOf(ClaimId id) const;

    Database& m_database;
    const ExportOptions& m_options;
    Progress& m_progress;
    AnnotatorId m_annotator;
    NotesByClaim m_notes;
    Manifest m_manifest;
    ExportReport m_report;
};

Result<void> Export::prepare()
{
    if (m_options.annotator) {
        const auto annotator = DecisionRepository(m_database).findAnnotator(*m_options.annotator);
        if (!annotator) {
            return passOn(annotator);
        }
        if (!*annotator) {
            return fail(ErrorCode::NotFound,
                        "the project has no annotator \"" + *m_options.annotator + "\"");
        }
        m_annotator = **annotator;
    }
    auto notes = reviewNotes(m_database);
    auto fingerprint = ClaimRepository(m_database).fingerprint();
    if (!notes || !fingerprint) {
        return notes ? passOn(fingerprint) : passOn(notes);
    }
    m_notes = std::move(*notes);
    m_manifest.fingerprint = std::move(*fingerprint);
    return {};
}

// Nothing when the options leave the claim out.
Result<std::optional<Claim>> Export::claimOf(ClaimId id) const
{
    auto stored = ClaimRepository(m_database).load(id);
    if (!stored) {
        return passOn(stored);
    }
    if (m_options.split && stored->claim.split != *m_options.split) {
        return std::optional<Claim>();
    }
    if (m_annotator) {
        const auto active = DecisionRepository(m_database).activeOfClaim(m_annotator, id);
        if (!active) {
            return passOn(active);
        }
        applyReview(stored->claim, foldClaim(*stored, *active));
    }
    if (m_options.layer) {
        std::erase_if(stored->claim.reasons,
                      [&](const Reason& reason) { return reason.layer != *m_options.layer; });
    }
    return std::optional(std::move(stored->claim));
}

Result<void> Export::pass(const std::function<void(const Application&)>& onApplication,
                          const std::function<void(const Claim&, ClaimId)>& onClaim)
{
    const ApplicationRepository applications(m_database);
    const ClaimRepository claims(m_database);
    const auto all = applications.allByNumber();
    if (!all) {
        return passOn(all);
    }
    std::int64_t done = 0;
    for (const ApplicationId id : *all) {
        const auto application = applications.record(id);
        const auto ofApplication = claims.ofApplication(id);
        if (!application || !ofApplication) {
            return application ? passOn(ofApplication) : passOn(application);
        }
        onApplication(*application);
        for (const ClaimId claimId : *ofApplication) {
            const auto claim = claimOf(claimId);
            if (!claim) {
                return passOn(claim);
            }
            if (*claim) {
                onClaim(**claim, claimId);
            }
        }
        m_progress.report(++done, static_cast<std::int64_t>(all->size()));
        if (m_progress.cancelled()) {
            return fail(ErrorCode::Cancelled, "the export was stopped; nothing was replaced");
        }
    }
    return {};
}

// The manifest stands first and holds the counts, so they are taken before anything is written.
Result<void> Export::count()
{
    const auto decisions = DecisionRepository(m_database).count();
    if (!decisions) {
        return passOn(decisions);
    }
    const auto counted = pass([&](const Application&) { ++m_report.applications; },
                              [&](const Claim& claim, ClaimId) {
                                  ++m_report.claims;
                                  m_report.reasons +=
                                      static_cast<std::int64_t>(claim.reasons.size());
                              });
    m_report.decisions = *decisions;
    m_manifest.counts = {{"applications", m_report.applications},
                         {"claims", m_report.claims},
                         {"reasons", m_report.reasons},
                         {"decisions", m_report.decisions}};
    return counted;
}

Result<ExportReport> Export::run(ExportFormat format, const fs::path& target)
{
    if (auto prepared = prepare(); !prepared) {
        return passOn(prepared);
    }
    if (auto counted = count(); !counted) {
        return passOn(counted);
    }
    std::unique_ptr<Sink> sink;
    if (format == ExportFormat::Metes) {
        sink = std::make_unique<JsonLinesSink>(target, m_manifest);
    } else {
        std::error_code code;
        fs::create_directories(target, code);
        if (code) {
            return fail(ErrorCode::InputOutput,
                        "cannot make the folder \"" + target.string() + "\"", code.message());
        }
        if (format == ExportFormat::Csv) {
            sink = std::make_unique<CsvSink>(target);
        } else {
            sink = std::make_unique<DocumentSink>(target, format);
        }
    }
    const auto written = pass(
        [&](const Application& application) { sink->application(application); },
        [&](const Claim& claim, ClaimId id) {
            const auto notes = m_notes.find(id);
            sink->claim(claim, notes == m_notes.end() ? std::vector<ReviewNote>() : notes->second);
        });
    if (!written) {
        return passOn(written);
    }
    const auto log = DecisionRepository(m_database).log();
    if (!log) {
        return passOn(log);
    }
    for (const DecisionRecord& decision : *log) {
        sink->decision(decision);
    }
    return sink->finish(m_manifest).map([&] { return m_report; });
}

}  // namespace

Result<ExportReport> exportProject(Database& database, ExportFormat format, const fs::path& target,
                                   const ExportOptions& options, Progress& progress)
{
    const auto snapshot = ReadSnapshot::begin(database);
    if (!snapshot) {
        return passOn(snapshot);
    }
    return Export(database, options, progress).run(format, target);
}

}  // namespace metes
