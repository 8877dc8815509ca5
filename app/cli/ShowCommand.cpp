// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Commands.h"
#include "core/base/Clock.h"
#include "core/base/Machine.h"
#include "core/dataset/RecordWriter.h"
#include "core/review/ReviewSession.h"

namespace metes::cli {

namespace {

std::string_view verdictId(Verdict verdict)
{
    return verdict == Verdict::Right ? "right" : "wrong";
}

Json historyOf(const std::vector<DecisionRecord>& history, const std::string& reason)
{
    Json list = Json::array();
    for (const DecisionRecord& decision : history) {
        if (decision.reason == reason) {
            list.push_back(Json::parse(decisionLine(decision)));
        }
    }
    return list;
}

void addReview(Json& reason, const ReasonReview& review, const std::vector<DecisionRecord>& history)
{
    reason["state"] = reasonStateId(review.state);
    reason["history"] = historyOf(history, review.reason.id);
    if (review.text != Verdict::None) {
        reason["text_verdict"] = verdictId(review.text);
    }
    if (review.spans != Verdict::None) {
        reason["spans_verdict"] = verdictId(review.spans);
    }
    if (!review.comment.empty()) {
        reason["comment"] = review.comment;
    }
    if (review.retired) {
        reason["retired"] = true;
    }
    Json orphans = Json::array();
    for (std::size_t i = 0; i < review.orphaned.size(); ++i) {
        if (review.orphaned[i]) {
            orphans.push_back(i);
        }
    }
    if (!orphans.empty()) {
        reason["orphaned_spans"] = std::move(orphans);
    }
}

Json toJson(const ReviewItem& item, const std::vector<DecisionRecord>& history)
{
    Claim claim = item.stored.claim;
    claim.label = item.review.label;
    claim.reasons.clear();
    for (const ReasonReview& review : item.review.reasons) {
        claim.reasons.push_back(review.reason);
    }
    Json document = Json::parse(claimLine(claim, {}));
    document.erase("type");
    document.erase("format");
    document["state"] = claimStateId(item.review.state);
    document["flagged"] = item.review.flagged;
    document["missing"] = item.review.missing;
    document["comment"] = item.review.comment;
    document["revision"] = item.stored.revision;
    document["history"] = historyOf(history, "");
    for (std::size_t i = 0; i < item.review.reasons.size(); ++i) {
        addReview(document["reasons"][i], item.review.reasons[i], history);
    }
    return document;
}

void print(const ReviewItem& item, const Output& output)
{
    const Claim& claim = item.stored.claim;
    output.line(claim.application + "/" + std::to_string(claim.number) + "  "
                + std::string(claimStateId(item.review.state))
                + (item.review.label ? "  " + std::string(labelId(*item.review.label)) : "")
                + (item.review.flagged ? "  flagged" : ""));
    output.line(claim.text);
    for (const ReasonReview& review : item.review.reasons) {
        output.line("");
        output.line(review.reason.id + "  " + std::string(layerId(review.reason.layer)) + "  "
                    + std::string(categoryInfo(review.reason.category).id) + "  "
                    + std::string(reasonStateId(review.state)));
        output.line("  " + review.reason.text);
        for (const Span& span : review.reason.spans) {
            output.line("  [" + std::to_string(span.range.start) + ", "
                        + std::to_string(span.range.end) + ") " + span.quote + "  "
                        + std::string(matchClassId(span.match)));
        }
    }
}

}  // namespace

ExitStatus show(const ShowArguments& arguments, const Output& output)
{
    const SystemClock clock;
    const auto database = openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    const auto claim = findClaim(**database, arguments.claim);
    if (!claim) {
        return output.failure(claim.error());
    }
    const std::string annotator =
        arguments.annotator.empty() ? loginName() : arguments.annotator;
    const auto session = ReviewSession::open(**database, {annotator, hostName(), ""}, clock);
    if (!session) {
        return output.failure(session.error());
    }
    const auto item = (*session)->load(*claim);
    const auto history = (*session)->history(*claim);
    if (!item || !history) {
        return output.failure(item ? history.error() : item.error());
    }
    if (output.json()) {
        output.document(toJson(*item, *history));
    }
    print(*item, output);
    return kDone;
}

}  // namespace metes::cli
