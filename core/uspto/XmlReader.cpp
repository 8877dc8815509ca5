// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/XmlReader.h"

#include "core/uspto/EntityTable.h"
#include "core/uspto/XmlProlog.h"

#include <QXmlStreamEntityResolver>
#include <QXmlStreamReader>

#include <algorithm>
#include <utility>

namespace metes {

namespace {

constexpr QStringView kUnknownCharacter = u"\uFFFD";

std::u16string_view utf16Of(QStringView text)
{
    return {text.utf16(), static_cast<std::size_t>(text.size())};
}

std::string utf8Of(QStringView text)
{
    return text.toUtf8().toStdString();
}

}  // namespace

/// Answers for entities that the document does not declare, so that nothing else has to.
class CharacterEntities final : public QXmlStreamEntityResolver {
public:
    QString resolveUndeclaredEntity(const QString& name) override
    {
        if (const auto known = characterOfEntity(utf16Of(name))) {
            return QStringView(*known).toString();
        }
        const std::string unknownName = utf8Of(name);
        if (std::find(unknown.begin(), unknown.end(), unknownName) == unknown.end()
            && unknown.size() < kMostNames) {
            unknown.push_back(unknownName);
        }
        return kUnknownCharacter.toString();
    }

    std::vector<std::string> unknown;

private:
    static constexpr std::size_t kMostNames = 100;
};

/// A place in the source, in UTF-16 units and in code points.
struct XmlPlace {
    qsizetype units = 0;
    std::int64_t characters = 0;
};

namespace {

/// How many UTF-16 units of the decoded text a reference stands for.
qsizetype unitsOfReference(QStringView name, QChar first)
{
    if (name.startsWith(u'#')) {
        return first.isHighSurrogate() ? 2 : 1;
    }
    for (const QStringView known : {u"amp", u"lt", u"gt", u"apos", u"quot"}) {
        if (name == known) {
            return 1;
        }
    }
    const auto character = characterOfEntity(utf16Of(name));
    return character ? static_cast<qsizetype>(character->size()) : kUnknownCharacter.size();
}

constexpr std::int64_t kTokensBetweenLooks = 1000;

/// Walks through the source of a stretch of text beside the text that was decoded from it.
template<typename Same, typename Instead>
XmlPlace walkText(QStringView raw, XmlPlace place, QStringView decoded, Same same, Instead instead)
{
    qsizetype at = 0;
    qsizetype runStart = 0;
    XmlPlace runPlace = place;
    const auto endRun = [&] {
        if (at > runStart) {
            same(decoded.sliced(runStart, at - runStart), runPlace);
        }
    };
    const auto beginRun = [&] {
        runStart = at;
        runPlace = place;
    };
    while (at < decoded.size() && place.units < raw.size()) {
        const QChar c = raw[place.units];
        const bool reference = c == u'&';
        const bool twoLineEnds = c == u'\r' && place.units + 1 < raw.size()
                                 && raw[place.units + 1] == u'\n' && decoded[at] == u'\n';
        if (!reference && !twoLineEnds) {
            ++at;
            ++place.units;
            place.characters += c.isLowSurrogate() ? 0 : 1;
            continue;
        }
        endRun();
        qsizetype length = 2;
        qsizetype units = 1;
        if (reference) {
            const qsizetype semicolon = raw.indexOf(u';', place.units);
            length = semicolon < 0 ? 1 : semicolon - place.units + 1;
            const QStringView name =
                raw.sliced(place.units + 1, std::max<qsizetype>(length - 2, 0));
            units = std::min(unitsOfReference(name, decoded[at]), decoded.size() - at);
        }
        instead(decoded.sliced(at, units), place, static_cast<std::int64_t>(length));
        at += units;
        place.units += length;
        place.characters += length;
        beginRun();
    }
    endRun();
    return place;
}

}  // namespace

struct XmlReader::State {
    QString source;
    CharacterEntities entities;
    QXmlStreamReader reader;
    Result<void> status;
    Progress* progress = nullptr;
    std::int64_t tokens = 0;
    XmlPlace start;      ///< of the token
    XmlPlace end;        ///< behind the token
    XmlPlace textStart;  ///< where the characters of the token begin
    bool finished = false;

    // Steps on to a place that the parser tells; it never goes back.
    void advanceTo(qsizetype units)
    {
        units = std::min(units, source.size());
        for (; end.units < units; ++end.units) {
            end.characters += source[end.units].isLowSurrogate() ? 0 : 1;
        }
    }

    void placeCharacters()
    {
        static constexpr QStringView kCdata = u"<![CDATA[";
        if (reader.isCDATA()) {
            if (QStringView(source).sliced(end.units).startsWith(kCdata)) {
                advanceTo(end.units + kCdata.size());
            }
            textStart = end;
            advanceTo(static_cast<qsizetype>(reader.characterOffset()));
            return;
        }
        textStart = end;
        end = walkText(
            source, end, reader.text(), [](QStringView, XmlPlace) {},
            [](QStringView, XmlPlace, std::int64_t) {});
    }

    bool mayGoOn()
    {
        if (!finished && ++tokens % kTokensBetweenLooks == 0 && progress->cancelled()) {
            status = fail(ErrorCode::Cancelled, "reading was stopped");
            finished = true;
        }
        return !finished;
    }

    void refuse(std::string message, std::string detail = {})
    {
        if (status) {
            status = fail(ErrorCode::InvalidInput,
                          "line " + std::to_string(reader.lineNumber()) + ": " + std::move(message),
                          std::move(detail));
        }
        finished = true;
    }
};

XmlReader::XmlReader(std::string_view bytes, Progress& progress)
    : m_state(std::make_unique<State>())
{
    State& state = *m_state;
    state.progress = &progress;
    if (bytes.size() > kLongest) {
        state.refuse("an XML document of " + std::to_string(bytes.size() >> 20) + " MiB",
                     "more than " + std::to_string(kLongest >> 20)
                         + " MiB in one document are not read");
        return;
    }
    Result<QString> source = decodeXml(bytes);
    if (!source) {
        state.status = passOn(source);
        state.finished = true;
        return;
    }
    state.source = std::move(*source);
    for (const auto check : {checkDocumentType, checkTags}) {
        state.status = check(state.source);
        if (!state.status) {
            state.finished = true;
            return;
        }
    }
    state.reader.setEntityResolver(&state.entities);
    state.reader.addData(state.source);
}

XmlReader::~XmlReader() = default;
XmlReader::XmlReader(XmlReader&&) noexcept = default;
XmlReader& XmlReader::operator=(XmlReader&&) noexcept = default;

XmlReader::Token XmlReader::next()
{
    State& state = *m_state;
    while (state.mayGoOn()) {
        state.start = state.end;
        const QXmlStreamReader::TokenType token = state.reader.readNext();
        if (token == QXmlStreamReader::Characters) {
            state.placeCharacters();
            return Token::Characters;
        }
        state.advanceTo(static_cast<qsizetype>(state.reader.characterOffset()));
        switch (token) {
        case QXmlStreamReader::StartElement:
            m_name = utf8Of(state.reader.name());
            if (++m_depth > kDeepest) {
                state.refuse("elements are nested more than " + std::to_string(kDeepest)
                             + " levels deep");
                break;
            }
            return Token::Start;
        case QXmlStreamReader::EndElement:
            m_name = utf8Of(state.reader.name());
            --m_depth;
            return Token::End;
        case QXmlStreamReader::ProcessingInstruction:
            m_name = utf8Of(state.reader.processingInstructionTarget());
            return Token::Instruction;
        case QXmlStreamReader::DTD: m_documentType = utf8Of(state.reader.dtdName()); break;
        case QXmlStreamReader::Invalid: state.refuse(utf8Of(state.reader.errorString())); break;
        case QXmlStreamReader::EndDocument: state.finished = true; break;
        default: break;
        }
    }
    return Token::Finished;
}

Result<void> XmlReader::status() const
{
    return m_state->status;
}

std::string XmlReader::namespaceUri() const
{
    return utf8Of(m_state->reader.namespaceUri());
}

std::optional<std::string> XmlReader::attribute(std::string_view localName) const
{
    const QLatin1StringView wanted(localName.data(), static_cast<qsizetype>(localName.size()));
    const QXmlStreamAttributes attributes = m_state->reader.attributes();
    for (const QXmlStreamAttribute& attribute : attributes) {
        if (attribute.name() == wanted) {
            return utf8Of(attribute.value());
        }
    }
    return std::nullopt;
}

std::string XmlReader::text() const
{
    const QXmlStreamReader& reader = m_state->reader;
    return utf8Of(reader.isProcessingInstruction() ? reader.processingInstructionData()
                                                   : reader.text());
}

bool XmlReader::isBlank() const
{
    return m_state->reader.isWhitespace();
}

std::int64_t XmlReader::sourceStart() const
{
    return m_state->start.characters;
}

void XmlReader::appendTo(DocumentBuilder& builder) const
{
    const State& state = *m_state;
    const auto same = [&builder](QStringView text, XmlPlace place) {
        builder.seek(place.characters);
        builder.append(utf8Of(text));
    };
    if (state.reader.isCDATA()) {
        same(state.reader.text(), state.textStart);
        return;
    }
    walkText(state.source, state.textStart, state.reader.text(), same,
             [&builder](QStringView text, XmlPlace place, std::int64_t length) {
                 builder.seek(place.characters);
                 builder.appendInstead(utf8Of(text), length);
             });
}

void XmlReader::skipElement()
{
    const std::int32_t outside = m_depth - 1;
    while (m_depth > outside && next() != Token::Finished) {
    }
}

std::string XmlReader::elementText()
{
    std::string all;
    const std::int32_t outside = m_depth - 1;
    while (m_depth > outside) {
        const Token token = next();
        if (token == Token::Finished) {
            break;
        }
        if (token == Token::Characters) {
            all += text();
        }
    }
    return all;
}

const std::vector<std::string>& XmlReader::unknownEntities() const
{
    return m_state->entities.unknown;
}

}  // namespace metes
