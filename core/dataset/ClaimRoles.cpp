// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/ClaimRoles.h"

#include "core/dataset/IndefinitenessMention.h"
#include "core/patent/ClaimLanguage.h"

#include <algorithm>

namespace metes {

namespace {

bool isUnfit(const std::string& text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
        return true;
    }
    const auto mark = readStatus(text);
    return mark
           && (mark->status == ClaimStatus::Canceled || mark->status == ClaimStatus::Withdrawn
               || mark->status == ClaimStatus::NotEntered);
}

}  // namespace

bool isDatasetCategory(Category category)
{
    return category != Category::Dependence && category != Category::Other;
}

ClaimRole claimRole(const StoredClaim& stored)
{
    const Claim& claim = stored.claim;
    const bool fileLabel = claim.label && stored.labelOrigin == LabelOrigin::File;
    const bool calledDefinite = fileLabel && *claim.label == Label::Definite;
    const auto isExaminers = [](const Reason& reason) { return reason.layer == Layer::Examiner; };
    const auto counts = [&](const Reason& reason) {
        return isExaminers(reason) && isDatasetCategory(reason.category);
    };
    if (std::any_of(claim.reasons.begin(), claim.reasons.end(), counts)) {
        return calledDefinite ? ClaimRole::Contradictory : ClaimRole::Indefinite;
    }
    if (std::any_of(claim.reasons.begin(), claim.reasons.end(), isExaminers)) {
        return ClaimRole::Filtered;
    }
    if (fileLabel && *claim.label == Label::Indefinite) {
        return ClaimRole::Indefinite;
    }
    if (isUnfit(claim.text)) {
        return ClaimRole::Unfit;
    }
    return calledDefinite ? ClaimRole::CalledDefinite : ClaimRole::Open;
}

ActionEvidence actionEvidence(const std::optional<OfficeAction>& action)
{
    if (!action || action->text.find_first_not_of(" \t\r\n") == std::string::npos
        || action->document == "CTRS" || action->document == "NOA") {
        return ActionEvidence::None;
    }
    return mentionsIndefiniteness(action->text) ? ActionEvidence::Indefinite
                                                : ActionEvidence::Clean;
}

}  // namespace metes
