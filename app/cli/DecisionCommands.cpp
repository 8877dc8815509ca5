// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>

#include "app/cli/Commands.h"
#include "core/base/Clock.h"
#include "core/base/Machine.h"
#include "core/dataset/RecordWriter.h"
#include "core/review/ReviewSession.h"

namespace metes::cli {

namespace {

Error wrongUse(const std::string& message)
{
    return {ErrorCode::InvalidArgument, message, "see metes-cli decide --help"};
}

std::optional<std::int32_t> readNumber(std::string_view text)
{
    std::int32_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

Result<TextRange> readRange(const std::string& text)
{
    const std::size_t colon = text.find(':');
    const auto start = readNumber(std::string_view(text).substr(0, colon));
    const auto end = colon == std::string::npos
                         ? std::nullopt
                         : readNumber(std::string_view(text).substr(colon + 1));
    if (!start || !end) {
        return tl::unexpected<Error>(
            wrongUse("a span is START:END in code points, not \"" + text + "\""));
    }
    return TextRange{*start, *end};
}

Result<Category> readCategory(const std::string& text)
{
    const auto category = categoryFromForeignName(text);
    if (!category) {
        return tl::unexpected<Error>(wrongUse("unknown category \"" + text + "\""));
    }
    return *category;
}

Result<ReviewAct> readAddedReason(const DecideArguments& arguments)
{
    const auto category = readCategory(arguments.category);
    if (!category) {
        return tl::unexpected<Error>(category.error());
    }
    const auto range = readRange(arguments.span);
    if (!range) {
        return tl::unexpected<Error>(range.error());
    }
    return ReviewAct::addReason(*category, *range, arguments.text.value_or(std::string()));
}

// The acts that the arguments ask for; there must be exactly one.
Result<std::vector<ReviewAct>> readActs(const DecideArguments& arguments, const ClaimReview& review)
{
    std::vector<ReviewAct> acts;
    const std::string& reason = arguments.reason;
    if (arguments.add) {
        return readAddedReason(arguments).map([](const ReviewAct& act) { return std::vector{act}; });
    }
    if (!arguments.label.empty()) {
        const auto label = labelFromId(arguments.label);
        if (!label) {
            return tl::unexpected<Error>(wrongUse("a label is definite or indefinite"));
        }
        acts.push_back(ReviewAct::setLabel(*label));
    }
    if (!arguments.category.empty()) {
        const auto category = readCategory(arguments.category);
        if (!category) {
            return tl::unexpected<Error>(category.error());
        }
        acts.push_back(ReviewAct::setCategory(reason, *category));
    }
    for (const auto& [text, adds] : {std::pair(&arguments.span, false), {&arguments.addSpan, true}}) {
        if (text->empty()) {
            continue;
        }
        const auto range = readRange(*text);
        if (!range) {
            return tl::unexpected<Error>(range.error());
        }
        bool bare = adds;
        for (const ReasonReview& candidate : review.reasons) {
            bare = bare || (candidate.reason.id == reason && candidate.reason.spans.empty());
        }
        acts.push_back(bare ? ReviewAct::addSpan(reason, *range)
                            : ReviewAct::moveSpan(reason, arguments.at, *range));
    }
    if (arguments.dropSpan) {
        acts.push_back(ReviewAct::dropSpan(reason, *arguments.dropSpan));
    }
    if (arguments.text) {
        acts.push_back(ReviewAct::setText(reason, *arguments.text));
    }
    if (arguments.comment) {
        acts.push_back(ReviewAct::comment(*arguments.comment, reason));
    }
    const std::pair<bool, Act> plain[] = {
        {arguments.restore, Act::Restore},       {arguments.textRight, Act::TextRight},
        {arguments.textWrong, Act::TextWrong},   {arguments.spansRight, Act::SpansRight},
        {arguments.spansWrong, Act::SpansWrong}, {arguments.missing, Act::Missing},
        {arguments.notMissing, Act::NotMissing}, {arguments.accept, Act::Accept},
        {arguments.reject, Act::Reject},         {arguments.flag, Act::Flag},
        {arguments.unflag, Act::Unflag},         {arguments.skip, Act::Skip}};
    for (const auto& [given, act] : plain) {
        if (given) {
            acts.push_back(ReviewAct::onReason(act, reason));
        }
    }
    return acts;
}

Result<std::unique_ptr<ReviewSession>> openSession(Database& database, const std::string& annotator,
                                                   const std::string& study, const Clock& clock)
{
    const std::string name = annotator.empty() ? loginName() : annotator;
    return ReviewSession::open(database, {name, hostName(), study}, clock);
}

Result<DecisionReceipt> decideOne(Database& database, ReviewSession& session,
                                  const DecideArguments& arguments)
{
    const auto claim = findClaim(database, arguments.claim);
    if (!claim) {
        return tl::unexpected<Error>(claim.error());
    }
    const auto review = session.review(*claim);
    if (!review) {
        return tl::unexpected<Error>(review.error());
    }
    const auto acts = readActs(arguments, *review);
    if (!acts) {
        return tl::unexpected<Error>(acts.error());
    }
    if (acts->size() != 1) {
        return tl::unexpected<Error>(wrongUse(acts->empty() ? "say what to decide"
                                                            : "say one thing to decide"));
    }
    return session.decide(*claim, acts->front(), arguments.active);
}

}  // namespace

Result<ClaimId> findClaim(Database& database, const std::string& name)
{
    const std::size_t slash = name.rfind('/');
    const auto number = slash == std::string::npos
                            ? std::nullopt
                            : readNumber(std::string_view(name).substr(slash + 1));
    if (!number) {
        return fail(ErrorCode::InvalidArgument,
                    "a claim is APPLICATION/NUMBER, not \"" + name + "\"");
    }
    const auto found = ClaimRepository(database).find(name.substr(0, slash), *number);
    if (!found) {
        return tl::unexpected<Error>(found.error());
    }
    if (!*found) {
        return fail(ErrorCode::NotFound, "the project has no claim " + name);
    }
    return **found;
}

ExitStatus decide(const DecideArguments& arguments, const Output& output)
{
    const SystemClock clock;
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    const auto session = openSession(**database, arguments.annotator, arguments.study, clock);
    if (!session) {
        return output.failure(session.error());
    }
    const auto receipt = decideOne(**database, **session, arguments);
    if (!receipt) {
        return output.failure(receipt.error());
    }
    output.document(Json{{"id", receipt->id}, {"intent", receipt->intent}});
    output.result(receipt->id);
    return kDone;
}

ExitStatus moveBack(const UndoArguments& arguments, Direction direction, const Output& output)
{
    const SystemClock clock;
    const auto database = Database::open(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    const auto session = openSession(**database, arguments.annotator, "", clock);
    if (!session) {
        return output.failure(session.error());
    }
    Json ids = Json::array();
    for (std::int32_t step = 0; step < arguments.steps; ++step) {
        const auto moved = direction == Direction::Undo ? (*session)->undo() : (*session)->redo();
        if (!moved) {
            return output.failure(moved.error());
        }
        if (!*moved) {
            break;
        }
        ids.push_back((*moved)->id);
        output.result((*moved)->id);
    }
    if (static_cast<std::int32_t>(ids.size()) < arguments.steps) {
        output.note(direction == Direction::Undo ? "nothing more to undo" : "nothing more to redo");
    }
    output.document(Json{{"ids", ids}});
    return kDone;
}

ExitStatus printLog(const LogArguments& arguments, const Output& output)
{
    const auto database = openForReading(arguments.project);
    if (!database) {
        return output.failure(database.error());
    }
    const DecisionRepository decisions(**database);
    Result<std::vector<DecisionRecord>> log;
    if (arguments.claim.empty()) {
        log = decisions.log();
    } else {
        log = findClaim(**database, arguments.claim).and_then([&](ClaimId claim) {
            return decisions.ofClaim(claim);
        });
    }
    if (!log) {
        return output.failure(log.error());
    }
    Json list = Json::array();
    for (const DecisionRecord& decision : *log) {
        if (output.json()) {
            list.push_back(Json::parse(decisionLine(decision)));
        }
        output.line(isoTime(decision.time) + "  " + decision.annotator + "  " + decision.application
                    + "/" + std::to_string(decision.claim) + "  "
                    + (decision.reason.empty() ? "" : decision.reason + "  ") + decision.act + "  "
                    + decision.after);
    }
    output.document(Json{{"decisions", list}});
    return kDone;
}

}  // namespace metes::cli
