// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace metes {

/// In the quotation marks of the reader's language.
QString quotedWord(const QString& word);
/// A feature or term of a model in the reader's language: "Flesch reading ease", "“step for”".
QString featureName(const std::string& id);
/// "Readability", for the groups of FeatureInfo and "words".
QString featureGroupName(const std::string& group);

}  // namespace metes
