// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/uspto/XmlProlog.h"

#include "core/text/TextIndex.h"

#include <QStringConverter>

#include <algorithm>

namespace metes {

namespace {

constexpr std::size_t kPrologHead = std::size_t{64} << 10;

bool isXmlBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\r' || c == u'\n';
}

qsizetype skipBlanks(QStringView text, qsizetype at)
{
    while (at < text.size() && isXmlBlank(text[at])) {
        ++at;
    }
    return at;
}

// Behind the next `mark`, or at the text's end.
qsizetype behind(QStringView text, QStringView mark, qsizetype at)
{
    const qsizetype found = text.indexOf(mark, at);
    return found < 0 ? text.size() : found + mark.size();
}

// Past declaration, comments and instructions: at the document type, the root, or elsewhere.
qsizetype skipMisc(QStringView text, qsizetype at)
{
    for (;;) {
        at = skipBlanks(text, at);
        const QStringView rest = text.sliced(at);
        if (rest.startsWith(u"<?")) {
            at = behind(text, u"?>", at);
        } else if (rest.startsWith(u"<!--")) {
            at = behind(text, u"-->", at);
        } else {
            return at;
        }
    }
}

struct Declaration {
    qsizetype end = 0;
    bool notation = false;  ///< NDATA: data that no parser opens
};

// A markup declaration from `at` to its ">", quoted strings passed over.
Declaration readDeclaration(QStringView text, qsizetype at)
{
    Declaration declaration;
    while (at < text.size() && text[at] != u'>') {
        if (text[at] == u'"' || text[at] == u'\'') {
            const qsizetype close = text.indexOf(text[at], at + 1);
            at = close < 0 ? text.size() : close + 1;
            continue;
        }
        declaration.notation =
            declaration.notation || text.sliced(at).startsWith(QStringView(u"NDATA"));
        ++at;
    }
    declaration.end = std::min(at + 1, text.size());
    return declaration;
}

// Behind the document type declaration at `at`, or the refusal of what it declares.
Result<qsizetype> readDocumentType(QStringView text, qsizetype at)
{
    static constexpr QStringView kEntity = u"<!ENTITY";
    bool subset = false;
    while (at < text.size()) {
        const QStringView rest = text.sliced(at);
        if (rest.startsWith(u"<!--")) {
            at = behind(text, u"-->", at);
        } else if (rest.startsWith(u"<?")) {
            at = behind(text, u"?>", at);
        } else if (subset && rest.startsWith(u"<!")) {
            const Declaration declaration = readDeclaration(text, at);
            if (rest.startsWith(kEntity) && !declaration.notation) {
                return fail(ErrorCode::InvalidInput,
                            "the document declares entities of its own, which are not expanded",
                            "no file of the patent office does; one that does can name files of "
                            "this machine or unfold without end");
            }
            at = declaration.end;
        } else if (!subset && (text[at] == u'"' || text[at] == u'\'')) {
            const qsizetype close = text.indexOf(text[at], at + 1);
            at = close < 0 ? text.size() : close + 1;
        } else if (text[at] == u'>' && !subset) {
            return at + 1;
        } else if (subset && text[at] == u'%') {
            return fail(ErrorCode::InvalidInput,
                        "the document type refers to a parameter entity, which is not expanded");
        } else {
            subset = text[at] == u'[' || (subset && text[at] != u']');
            ++at;
        }
    }
    return at;
}

// The value of encoding="..." in the XML declaration, in lower case.
std::string declaredEncoding(std::string_view bytes)
{
    if (bytes.substr(0, 5) != "<?xml") {
        return {};
    }
    const std::string_view declaration = bytes.substr(0, bytes.find("?>"));
    const std::size_t name = declaration.find("encoding");
    const std::size_t open =
        name == std::string_view::npos ? name : declaration.find_first_of("\"'", name);
    if (open == std::string_view::npos) {
        return {};
    }
    const std::size_t close = declaration.find(declaration[open], open + 1);
    std::string value(declaration.substr(open + 1, close - open - 1));
    std::transform(value.begin(), value.end(), value.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return value;
}

QByteArrayView viewOf(std::string_view bytes)
{
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

}  // namespace

Result<QString> decodeXml(std::string_view bytes)
{
    if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF") {
        QStringDecoder decoder(QStringConverter::Utf16);
        QString text = decoder.decode(viewOf(bytes));
        if (decoder.hasError()) {
            return fail(ErrorCode::InvalidInput, "the XML document is not UTF-16 as it says");
        }
        return text;
    }
    if (bytes.substr(0, 3) == "\xEF\xBB\xBF") {
        bytes.remove_prefix(3);
    }
    const std::string encoding = declaredEncoding(bytes);
    if (encoding == "iso-8859-1" || encoding == "windows-1252" || encoding == "latin1") {
        return QString::fromLatin1(viewOf(bytes));
    }
    if (!encoding.empty() && encoding != "utf-8" && encoding != "utf8" && encoding != "us-ascii"
        && encoding != "ascii") {
        return fail(ErrorCode::InvalidInput, "the XML document is in the encoding \""
                                                 + encoding.substr(0, 40)
                                                 + "\", which is not read");
    }
    const std::size_t invalid = invalidUtf8At(bytes);
    if (invalid != std::string_view::npos) {
        return fail(ErrorCode::InvalidInput,
                    "byte " + std::to_string(invalid) + " of the XML document is not UTF-8");
    }
    return QString::fromUtf8(viewOf(bytes));
}

Result<void> checkDocumentType(QStringView source)
{
    const qsizetype at = skipMisc(source, 0);
    if (!source.sliced(at).startsWith(QStringView(u"<!DOCTYPE"))) {
        return {};
    }
    const Result<qsizetype> end = readDocumentType(source, at);
    return end ? Result<void>{} : Result<void>(passOn(end));
}

Result<void> checkTags(QStringView source)
{
    bool tag = false;
    std::int32_t values = 0;
    for (qsizetype at = 0; at < source.size(); ++at) {
        const QChar c = source[at];
        if (c == u'<') {
            tag = at + 1 < source.size() && (source[at + 1].isLetter() || source[at + 1] == u'_');
            values = 0;
        } else if (c == u'>') {
            tag = false;
        } else if (tag && (c == u'"' || c == u'\'')) {
            const qsizetype close = source.indexOf(c, at + 1);
            at = close < 0 ? source.size() : close;
            if (++values > kMostAttributes) {
                return fail(ErrorCode::InvalidInput, "a tag holds more than "
                                                         + std::to_string(kMostAttributes)
                                                         + " attributes");
            }
        }
    }
    return {};
}

std::string rootElementOf(std::string_view bytes)
{
    const QString head = QString::fromUtf8(viewOf(bytes.substr(0, kPrologHead)));
    const QStringView text(head);
    qsizetype at = skipMisc(text, text.startsWith(u'\uFEFF') ? 1 : 0);
    if (text.sliced(at).startsWith(u"<!DOCTYPE")) {
        while (at < text.size()
               && !(text[at] == u'<' && at + 1 < text.size()
                    && (text[at + 1].isLetter() || text[at + 1] == u'_'))) {
            ++at;
        }
    }
    if (at >= text.size() || text[at] != u'<') {
        return {};
    }
    qsizetype end = at + 1;
    while (end < text.size() && !isXmlBlank(text[end]) && text[end] != u'>' && text[end] != u'/') {
        ++end;
    }
    const QStringView name = text.sliced(at + 1, end - at - 1);
    return name.sliced(name.lastIndexOf(u':') + 1).toUtf8().toStdString();
}

bool isDocumentTypeDefinition(std::string_view bytes)
{
    const QString head = QString::fromUtf8(viewOf(bytes.substr(0, kPrologHead)));
    const QStringView text(head);
    const QStringView rest = text.sliced(skipMisc(text, text.startsWith(u'\uFEFF') ? 1 : 0));
    return rest.startsWith(QStringView(u"<!ELEMENT")) || rest.startsWith(QStringView(u"<!ENTITY"))
           || rest.startsWith(QStringView(u"<!NOTATION"))
           || rest.startsWith(QStringView(u"<!ATTLIST"));
}

}  // namespace metes
