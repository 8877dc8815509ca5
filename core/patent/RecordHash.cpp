// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/patent/RecordHash.h"

#include "core/base/ContentHash.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string>

namespace metes {

namespace {

class FieldHash {
public:
    FieldHash& add(std::string_view text)
    {
        number(static_cast<std::int64_t>(text.size()));
        m_fields += text;
        return *this;
    }

    FieldHash& number(std::int64_t value)
    {
        // The lowest byte first, on every machine.
        std::array<char, sizeof value> bytes{};
        for (unsigned i = 0; i < bytes.size(); ++i) {
            bytes[i] = static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i));
        }
        m_fields.append(bytes.data(), bytes.size());
        return *this;
    }

    FieldHash& range(TextRange range) { return number(range.start).number(range.end); }

    FieldHash& real(double value) { return number(std::bit_cast<std::int64_t>(value)); }

    std::string hex() const { return contentHash({}, m_fields); }

private:
    std::string m_fields;
};

void add(FieldHash& hash, const OfficeAction& action)
{
    hash.add(action.document).add(action.mailDate).add(action.text).add(action.extra);
    hash.number(static_cast<std::int64_t>(action.blocks.size()));
    for (const Block& block : action.blocks) {
        hash.number(static_cast<int>(block.kind)).range(block.range).add(block.extra);
        hash.number(static_cast<std::int64_t>(block.marks.size()));
        for (const Mark& mark : block.marks) {
            hash.number(static_cast<int>(mark.kind)).range(mark.range).add(mark.extra);
        }
    }
}

template<typename Text>
void addTexts(FieldHash& hash, const std::vector<Text>& texts)
{
    hash.number(static_cast<std::int64_t>(texts.size()));
    for (const Text& text : texts) {
        hash.add(text);
    }
}

void addNumbers(FieldHash& hash, const std::vector<std::int32_t>& numbers)
{
    hash.number(static_cast<std::int64_t>(numbers.size()));
    for (const std::int32_t number : numbers) {
        hash.number(number);
    }
}

}  // namespace

std::string recordHash(const Application& application)
{
    return recordHash(application, joinParagraphs(application.description));
}

std::string recordHash(const Application& application, const DescriptionText& description)
{
    FieldHash hash;
    hash.add(application.number).add(application.title).add(application.filingDate);
    hash.add(application.family).add(application.extra);
    addTexts(hash, application.cpc);
    hash.add(description.hash);
    hash.number(application.officeAction ? 1 : 0);
    if (application.officeAction) {
        add(hash, *application.officeAction);
    }
    return hash.hex();
}

std::string recordHash(const Reason& reason)
{
    FieldHash hash;
    hash.add(reason.id).number(static_cast<int>(reason.layer)).add(reason.text);
    hash.add(reason.context).number(static_cast<int>(reason.category));
    addNumbers(hash, reason.claims);
    addTexts(hash, reason.recitations);
    hash.number(static_cast<std::int64_t>(reason.spans.size()));
    for (const Span& span : reason.spans) {
        hash.range(span.range).add(span.quote).number(static_cast<int>(span.match));
        hash.real(span.similarity).add(span.extra);
    }
    hash.number(reason.source ? 1 : 0);
    if (reason.source) {
        hash.range(reason.source->range).add(reason.source->quote).add(reason.source->extra);
    }
    hash.number(reason.confidence ? 1 : 0).real(reason.confidence.value_or(0));
    hash.add(reason.group).add(reason.extra);
    return hash.hex();
}

std::string recordHash(const Claim& claim)
{
    FieldHash hash;
    hash.add(claim.application).number(claim.number).add(claim.text);
    addNumbers(hash, claim.dependsOn);
    hash.number(claim.label ? static_cast<int>(*claim.label) + 1 : 0).add(claim.split);
    hash.number(static_cast<std::int64_t>(claim.reasons.size()));
    for (const Reason& reason : claim.reasons) {
        hash.add(recordHash(reason));
    }
    hash.add(claim.extra);
    return hash.hex();
}

}  // namespace metes
