// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/review/ReviewWords.h"

#include "ui/shell/ErrorText.h"
#include "ui/widgets/CategoryText.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace metes {

namespace {

struct ReviewWords {
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)
};

QDateTime localTime(Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment.milliseconds);
}

QString valueName(const Change& change)
{
    if (change.field == "category") {
        if (const std::optional<Category> category = categoryFromId(change.before)) {
            return categoryName(*category);
        }
    }
    if (change.field == "label") {
        if (const std::optional<Label> label = labelFromId(change.before)) {
            return labelName(*label);
        }
        return ReviewWords::tr("no label");
    }
    if (change.field == "spans") {
        return ReviewWords::tr("other spans");
    }
    return QString::fromStdString(change.before);
}

}  // namespace

QString claimStateName(ClaimState state)
{
    switch (state) {
    case ClaimState::Unseen: return ReviewWords::tr("not seen");
    case ClaimState::Accepted: return ReviewWords::tr("accepted as is");
    case ClaimState::Edited: return ReviewWords::tr("edited");
    case ClaimState::Rejected: return ReviewWords::tr("rejected");
    case ClaimState::Added: return ReviewWords::tr("reason added");
    case ClaimState::NothingFound: return ReviewWords::tr("reviewed, nothing found");
    case ClaimState::Skipped: return ReviewWords::tr("skipped");
    }
    return {};
}

QString layerName(Layer layer)
{
    switch (layer) {
    case Layer::Examiner: return ReviewWords::tr("examiner");
    case Layer::Model: return ReviewWords::tr("model");
    case Layer::Linter: return ReviewWords::tr("linter");
    case Layer::Annotator: return ReviewWords::tr("annotator");
    }
    return {};
}

QString labelName(Label label)
{
    return label == Label::Definite ? ReviewWords::tr("Definite") : ReviewWords::tr("Indefinite");
}

QString actName(Act act)
{
    switch (act) {
    case Act::Label: return ReviewWords::tr("label");
    case Act::Category: return ReviewWords::tr("category");
    case Act::Text: return ReviewWords::tr("text of a reason");
    case Act::TextRight:
    case Act::TextWrong: return ReviewWords::tr("verdict on a text");
    case Act::SpansRight:
    case Act::SpansWrong: return ReviewWords::tr("verdict on spans");
    case Act::Span: return ReviewWords::tr("change of a span");
    case Act::AddSpan: return ReviewWords::tr("added span");
    case Act::DropSpan: return ReviewWords::tr("removed span");
    case Act::AddReason: return ReviewWords::tr("added reason");
    case Act::Reject: return ReviewWords::tr("rejection of a reason");
    case Act::Restore: return ReviewWords::tr("restoring a reason");
    case Act::Accept: return ReviewWords::tr("acceptance");
    case Act::Missing:
    case Act::NotMissing: return ReviewWords::tr("mark of a missing reason");
    case Act::Comment: return ReviewWords::tr("comment");
    case Act::Flag:
    case Act::Unflag: return ReviewWords::tr("flag");
    case Act::Skip: return ReviewWords::tr("skipping");
    case Act::Undo:
    case Act::Redo: return {};
    }
    return {};
}

QString applicationNumber(const std::string& number)
{
    const QString text = QString::fromStdString(number);
    bool digits = text.size() == 8;
    for (const QChar each : text) {
        digits = digits && each >= u'0' && each <= u'9';
    }
    return digits ? QStringLiteral("%1/%2,%3").arg(text.left(2), text.mid(2, 3), text.mid(5))
                  : text;
}

QString duration(std::int64_t milliseconds)
{
    const std::int64_t seconds = (milliseconds + 500) / 1000;
    if (seconds < 100) {
        return ReviewWords::tr("%1 s").arg(seconds);
    }
    const std::int64_t minutes = (seconds + 30) / 60;
    if (minutes < 100) {
        return ReviewWords::tr("%1 min").arg(minutes);
    }
    return ReviewWords::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString clockTime(Moment moment, Moment now)
{
    const QDateTime time = localTime(moment);
    const QLocale locale;
    const QString ofDay = locale.toString(time.time(), QLocale::ShortFormat);
    return time.date() == localTime(now).date()
               ? ofDay
               : locale.toString(time.date(), QLocale::ShortFormat) + u' ' + ofDay;
}

QString changeNote(const Change& change, const QString& annotator, Moment now)
{
    const QString before = valueName(change);
    if (before.isEmpty()) {
        return ReviewWords::tr("Changed by %1, %2").arg(annotator, clockTime(change.time, now));
    }
    return ReviewWords::tr("Was: %1, changed by %2, %3")
        .arg(before, annotator, clockTime(change.time, now));
}

QString dependencyText(const std::vector<std::int32_t>& ancestors)
{
    if (ancestors.empty()) {
        return ReviewWords::tr("independent");
    }
    QStringList words{ReviewWords::tr("dependent")};
    constexpr std::size_t kShown = 4;
    for (std::size_t index = 0; index < std::min(ancestors.size(), kShown); ++index) {
        words += ReviewWords::tr("claim %1").arg(ancestors[index]);
    }
    if (ancestors.size() > kShown) {
        words += ReviewWords::tr("%n more", nullptr, static_cast<int>(ancestors.size() - kShown));
    }
    return words.join(QStringLiteral(" · "));
}

QString errorAdvice(const Error& error)
{
    switch (error.code) {
    case ErrorCode::Locked:
        return ReviewWords::tr("Another program is writing to the project. Nothing was changed; "
                               "try again when it has finished.");
    case ErrorCode::DiskFull:
        return ReviewWords::tr("Make room on the disk, then try again. Nothing was changed.");
    case ErrorCode::ReadOnly:
        return ReviewWords::tr("Allow writing to the file and its folder, then try again. Nothing "
                               "was changed.");
    default: return errorText(error).advice;
    }
}

}  // namespace metes
