// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/examine/findings/FindingFormTable.h"

#include <QCoreApplication>

namespace metes {

// clang-format off
static const std::vector<const char*> kForms = {
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1: no introduction in claim %2."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 has an introduction only on another path of parents: %E."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 may refer to %E."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 may refer to either of two introductions in the same words."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 is one, but several were introduced: %F."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 are several, but one was introduced: %F."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 is used before it is introduced: %E."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 adds \"%2\" to what was introduced: %E."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 differs in form from the introduced %E."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 is known without an introduction."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 is what its owner has by nature."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 is named after an earlier step."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 is spelt almost like an introduced term."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 may hold a stray number of a line or column."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "%1 uses an acronym that is never defined; its letters fit an earlier term."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "Claim %1 introduces \"%2\"; depend on %1?"),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" leaves open which one is meant."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" is introduced a second time; is it the same?"),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" has no article, though it was introduced."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\": claim %2 is about \"%3\"."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" is relative; the claim names no standard for its degree."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" depends on who judges; the claim names no standard."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" leaves open whether what follows limits the claim."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" leaves a limit open."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" leaves open whether this is part of the claim."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" looks like a trademark; a mark names a source, not a thing."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" may be read under 112(f); the description must tell the structure."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" says what is not there; the description must support it."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" offers alternatives; each must be clear."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "\"%1\" is an unusual transition; is the claim open or closed?"),
    QT_TRANSLATE_NOOP("metes::FindingForms", "It depends on claim %1, which is not there."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "It depends on claim %1, which is cancelled."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "It depends on claim %1, which comes later."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The claim depends on itself."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The claim depends on itself through others."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "A multiple dependent claim must refer to its parents in the alternative only."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "A multiple dependent claim depends on claim %1, which is one itself."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The number of the claim that this one depends on is missing from the text."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The claim has no text."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "A claim ends with a period."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "A claim is one sentence."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "A formula or image stands here; the text is incomplete."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The claim is marked as amended, but the text shows no mark of what was changed."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "Claim number %1 is used twice."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The number before claim %1 is missing."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "Claim %1 is out of order."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The text is labelled %1."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The claim says the same as claim %1."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "No transition phrase says whether the claim is open."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "Claim %1 is closed by \"consisting of\"; nothing can be added to it."),
    QT_TRANSLATE_NOOP("metes::FindingForms", "The description never says \"%1\"."),
};
// clang-format on

const std::vector<const char*>& findingForms()
{
    return kForms;
}

}  // namespace metes
