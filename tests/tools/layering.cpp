// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the includes of app, ui and core and holds them against the architecture. The linker keeps
// most of these arrows too; this check names the line, and sees headers that link nothing.
//
//   layering ROOT         prints file:line of each violation; exit status 1 when there is any
//   layering --self-test  proves on small examples that each rule finds what it is there for

#include "SourceText.h"

#include <array>
#include <map>
#include <set>

namespace {

using sourcetext::SourceFile;
using sourcetext::Violation;

// The folders of core, top first: each may use itself and those above it, never those below.
constexpr std::array<std::string_view, 18> kCoreFolders = {
    "base",       "net",  "text",       "statistics", "patent", "uspto",
    "extraction", "lint", "learn",      "llm",        "store",  "review",
    "dataset",    "runs", "evaluation", "study",      "audit",  "retrieval"};

// Subjects that take values and return values.
const std::set<std::string_view> kPureFolders = {"text", "statistics", "patent",    "extraction",
                                                 "lint", "learn",      "evaluation"};

// clang-format off
// QtCore's headers without those of event loop, thread, process and clock. A header missing here is
// either one of those or simply new to us: then add it.
const std::set<std::string_view> kQtValueHeaders = {
    "QAnyStringView", "QBitArray", "QBuffer", "QByteArray", "QByteArrayList", "QByteArrayMatcher",
    "QByteArrayView", "QCache", "QChar", "QCollator", "QCollatorSortKey", "QCryptographicHash",
    "QDataStream", "QDate", "QDebug", "QDir", "QDirIterator", "QFile", "QFileDevice", "QFileInfo",
    "QFlags", "QHash", "QIODevice", "QJsonArray", "QJsonDocument", "QJsonObject", "QJsonValue",
    "QLatin1Char", "QLatin1String", "QLatin1StringView", "QList", "QLocale", "QLoggingCategory",
    "QMap", "QMetaEnum", "QMetaType", "QMimeDatabase", "QMimeType", "QMultiHash", "QMultiMap",
    "QPair", "QPoint", "QPointF", "QQueue", "QRect", "QRectF", "QRegularExpression",
    "QRegularExpressionMatch", "QRegularExpressionMatchIterator", "QSaveFile", "QScopeGuard",
    "QScopedPointer", "QScopedValueRollback", "QSet", "QSharedData", "QSharedDataPointer",
    "QSharedPointer", "QSize", "QSizeF", "QStack", "QStorageInfo", "QString", "QStringBuilder",
    "QStringConverter", "QStringDecoder", "QStringEncoder", "QStringList", "QStringLiteral",
    "QStringMatcher", "QStringTokenizer", "QStringView", "QSysInfo", "QTemporaryDir",
    "QTemporaryFile", "QTextBoundaryFinder", "QTextStream", "QUrl", "QUrlQuery", "QUtf8StringView",
    "QUuid", "QVarLengthArray", "QVariant", "QVariantList", "QVariantMap", "QVector",
    "QVersionNumber", "QXmlStreamAttributes", "QXmlStreamEntityResolver", "QXmlStreamReader",
    "QXmlStreamWriter", "Qt", "QtAlgorithms", "QtEndian", "QtGlobal", "QtMath", "QtNumeric"};

// The rest of QtCore, for the folders of core that are not pure.
const std::set<std::string_view> kQtRunningHeaders = {
    "QAbstractEventDispatcher", "QAtomicInt", "QAtomicInteger", "QAtomicPointer", "QCoreApplication",
    "QDateTime", "QDeadlineTimer", "QElapsedTimer", "QEvent", "QEventLoop", "QFileSystemWatcher",
    "QFuture", "QFutureSynchronizer", "QFutureWatcher", "QLibraryInfo", "QLockFile", "QMetaMethod",
    "QMetaObject", "QMutex", "QMutexLocker", "QObject", "QPointer", "QProcess",
    "QProcessEnvironment", "QPromise", "QRandomGenerator", "QReadLocker", "QReadWriteLock",
    "QRecursiveMutex", "QResource", "QRunnable", "QSemaphore", "QSettings", "QSignalBlocker",
    "QStandardPaths", "QThread", "QThreadPool", "QThreadStorage", "QTime", "QTimeZone", "QTimer",
    "QTranslator", "QWaitCondition", "QWeakPointer", "QWriteLocker", "QtConcurrentFilter",
    "QtConcurrentMap", "QtConcurrentRun", "QtConcurrentTask"};
// clang-format on

const std::set<std::string_view> kQtModules = {"QtConcurrent",   "QtCore", "QtGui", "QtNetwork",
                                               "QtPrintSupport", "QtSql",  "QtSvg", "QtWidgets"};

bool startsWith(std::string_view text, std::string_view prefix)
{
    return text.substr(0, prefix.size()) == prefix;
}

std::vector<std::string> partsOf(std::string_view path)
{
    std::vector<std::string> parts(1);
    for (const char c : path) {
        if (c == '/') {
            parts.emplace_back();
        } else {
            parts.back().push_back(c);
        }
    }
    return parts;
}

std::size_t rankOf(std::string_view coreFolder)
{
    return static_cast<std::size_t>(std::find(kCoreFolders.begin(), kCoreFolders.end(), coreFolder)
                                    - kCoreFolders.begin());
}

/// Where a file stands: area (app, ui, core), the folder below it, the path as a whole.
struct Place {
    std::string path;
    std::string area;
    std::string folder;

    explicit Place(std::string_view where) : path(where)
    {
        const std::vector<std::string> parts = partsOf(where);
        area = parts.front();
        folder = parts.size() > 2 ? parts[1] : std::string();
    }

    bool isIn(std::string_view prefix) const { return startsWith(path, prefix); }
    bool isOurs() const { return area == "app" || area == "ui" || area == "core"; }
    bool isPure() const { return area == "core" && kPureFolders.contains(folder); }
};

struct Include {
    std::string header;
    bool quoted = false;
    int line = 0;
};

std::vector<Include> includesOf(std::string_view text)
{
    const std::string code = sourcetext::codeOf(std::string(text), sourcetext::Literals::Keep);
    std::vector<Include> includes;
    int line = 0;
    for (std::size_t start = 0; start < code.size();) {
        ++line;
        const std::size_t end = std::min(code.find('\n', start), code.size());
        std::string_view row(code.data() + start, end - start);
        start = end + 1;
        const auto skipBlanks = [&row] {
            row.remove_prefix(std::min(row.find_first_not_of(" \t"), row.size()));
        };
        skipBlanks();
        if (!startsWith(row, "#")) {
            continue;
        }
        row.remove_prefix(1);
        skipBlanks();
        if (!startsWith(row, "include")) {
            continue;
        }
        row.remove_prefix(7);
        skipBlanks();
        const bool quoted = startsWith(row, "\"");
        const std::size_t close =
            row.size() < 2 ? std::string_view::npos : row.find(quoted ? '"' : '>', 1);
        if (close != std::string_view::npos) {
            includes.push_back({std::string(row.substr(1, close - 1)), quoted, line});
        }
    }
    return includes;
}

/// A quoted header, written from the root or from the file's own folder, as a path from the root.
std::string resolved(const Place& from, const Include& include)
{
    const Place written(include.header);
    if (written.isOurs() || written.area == "tests") {
        return include.header;
    }
    const std::filesystem::path folder = std::filesystem::path(from.path).parent_path();
    return (folder / include.header).lexically_normal().generic_string();
}

std::string arrowMessage(const Place& from, const Place& to)
{
    const std::map<std::string_view, int> height = {{"core", 0}, {"ui", 1}, {"app", 2}};
    if (height.at(to.area) > height.at(from.area)) {
        return from.area + " may not include " + to.area + ": arrows run app -> ui -> core";
    }
    if (from.area == "core" && rankOf(to.folder) > rankOf(from.folder)) {
        return "core/" + from.folder + " may not include core/" + to.folder
               + ", which stands below it";
    }
    if (from.isPure() && (to.folder == "store" || to.folder == "net" || to.folder == "llm")) {
        return "the pure subject core/" + from.folder + " may not include core/" + to.folder;
    }
    if (from.isPure() && to.path == "core/base/Clock.h") {
        return "the pure subject core/" + from.folder + " may not ask the clock";
    }
    if (from.area == "ui" && startsWith(to.path, "core/base/Json")) {
        return "ui may not handle JSON";
    }
    return {};
}

/// QtCore/QString and qstring.h's folder form count as the class header they stand for.
std::string_view qtClassOf(std::string_view header)
{
    const std::size_t slash = header.find('/');
    if (slash != std::string_view::npos && kQtModules.contains(header.substr(0, slash))) {
        return header.substr(slash + 1);
    }
    return header;
}

bool isQtHeader(std::string_view header)
{
    return header.size() > 1 && header[0] == 'Q' && !startsWith(header, "Qsci");
}

std::string coreQtMessage(const Place& from, std::string_view header)
{
    const std::string_view name = qtClassOf(header);
    if (startsWith(name, "QSql")) {
        return from.isIn("core/review/hub/") ? "" : "Qt SQL is for core/review/hub alone";
    }
    const bool network = startsWith(name, "QNetwork") || startsWith(name, "QHttp")
                         || startsWith(name, "QSsl") || startsWith(name, "QHost")
                         || startsWith(name, "QTcp") || startsWith(name, "QAbstractSocket")
                         || startsWith(name, "QUdp") || startsWith(name, "QLocal")
                         || startsWith(name, "QAuthenticator");
    if (network && name != "QLocale") {
        return from.isIn("core/net/") ? "" : "the network is for core/net alone";
    }
    if (kQtValueHeaders.contains(name)) {
        return {};
    }
    if (kQtRunningHeaders.contains(name)) {
        return from.isPure() ? "the pure subject core/" + from.folder
                                   + " may not use event loop, thread, process or clock"
                             : "";
    }
    return "core may not use this header: it is none of QtCore's that the check knows";
}

std::string thirdPartyMessage(const Place& from, std::string_view header)
{
    const bool sqlite = startsWith(header, "SQLiteCpp/") || startsWith(header, "sqlite3");
    if (sqlite && !from.isIn("core/store/")) {
        return "SQLite is for core/store alone";
    }
    if (startsWith(header, "nlohmann/")) {
        if (from.area == "ui") {
            return "ui may not handle JSON";
        }
        const bool source =
            from.path.size() > 4 && from.path.substr(from.path.size() - 4) == ".cpp";
        if (!source && !from.isIn("core/base/Json")) {
            return "nlohmann belongs into .cpp files and core/base/Json.h";
        }
    }
    if (startsWith(header, "Qsci/") && !from.isIn("ui/editor/")) {
        return "QScintilla is for ui/editor alone";
    }
    if (kQtModules.contains(header) && header != "QtConcurrent") {
        return "include single classes, not a whole module";
    }
    if (from.area == "core" && isQtHeader(header)) {
        return coreQtMessage(from, header);
    }
    return {};
}

std::string messageFor(const Place& from, const Include& include)
{
    if (include.quoted) {
        const Place to(resolved(from, include));
        if (to.area == "tests") {
            return "the program may not include its tests";
        }
        if (to.isOurs()) {
            return arrowMessage(from, to);
        }
    }
    return thirdPartyMessage(from, include.header);
}

std::vector<Violation> check(const std::vector<SourceFile>& files)
{
    std::vector<Violation> violations;
    for (const SourceFile& file : files) {
        const Place place(file.path);
        if (place.area == "core" && rankOf(place.folder) == kCoreFolders.size()) {
            violations.push_back({file.path, 0, "stands in no folder that the architecture names"});
            continue;
        }
        for (const Include& include : includesOf(file.text)) {
            const std::string message = messageFor(place, include);
            if (!message.empty()) {
                violations.push_back(
                    {file.path, include.line, "includes " + include.header + ": " + message});
            }
        }
    }
    return violations;
}

struct Example {
    std::string_view path;
    std::string_view text;
    int line;  // of the one violation expected; -1: none; 0: the file itself
};

constexpr std::array kExamples = std::to_array<Example>({
    // arrows
    {"app/Main.cpp", "#include \"ui/shell/Window.h\"\n#include \"core/base/Error.h\"\n", -1},
    {"ui/review/A.cpp", "#include \"core/review/Fold.h\"\n#include <QWidget>\n", -1},
    {"ui/review/A.cpp", "\n#include \"app/Context.h\"\n", 2},
    {"core/base/A.cpp", "#include \"core/base/A.h\"\n\n#include \"ui/widgets/Chip.h\"\n", 3},
    {"core/base/A.cpp", "#include \"../../app/Context.h\"\n", 1},
    {"app/Main.cpp", "#include \"tests/Fixture.h\"\n", 1},
    // order inside core
    {"core/store/A.h", "#include \"core/patent/Claim.h\"\n#include \"core/store/B.h\"\n", -1},
    {"core/patent/A.h", "#include \"core/uspto/Reader.h\"\n", 1},
    {"core/net/A.h", "#include \"core/text/TextRange.h\"\n", 1},
    {"core/text/A.h", "#include \"../patent/Claim.h\"\n", 1},
    {"core/retrieval/A.h", "#include \"core/audit/Noise.h\"\n", -1},
    {"core/audit/A.h", "#include \"core/retrieval/Modes.h\"\n", 1},
    {"core/claims/A.h", "", 0},
    {"core/A.h", "", 0},
    // pure subjects
    {"core/evaluation/A.cpp", "#include \"core/store/Store.h\"\n", 1},
    {"core/text/A.cpp", "#include \"core/net/Client.h\"\n", 1},
    {"core/lint/A.cpp", "#include \"core/base/Clock.h\"\n", 1},
    {"core/lint/A.cpp", "#include <QObject>\n", 1},
    {"core/lint/A.cpp", "#include <QtCore/QEventLoop>\n", 1},
    {"core/lint/A.cpp", "#include <QString>\n#include <QXmlStreamReader>\n#include <map>\n", -1},
    {"core/runs/A.cpp", "#include <QObject>\n", -1},
    // Gui, SQL and network in core
    {"core/review/A.cpp", "#include <QColor>\n", 1},
    {"core/review/A.cpp", "#include <QtWidgets/QWidget>\n", 1},
    {"core/review/A.cpp", "#include <Qsci/qsciscintilla.h>\n", 1},
    {"core/review/A.cpp", "#include <QSqlQuery>\n", 1},
    {"core/review/hub/A.cpp", "#include <QSqlQuery>\n", -1},
    {"core/uspto/A.cpp", "#include <QNetworkReply>\n", 1},
    {"core/net/A.cpp", "#include <QNetworkReply>\n#include <QLocale>\n", -1},
    {"core/dataset/A.cpp", "#include <QLocale>\n", -1},
    // third parties
    {"core/review/A.cpp", "#include <SQLiteCpp/SQLiteCpp.h>\n", 1},
    {"ui/review/A.cpp", "#include <sqlite3.h>\n", 1},
    {"core/store/A.cpp", "#include <SQLiteCpp/SQLiteCpp.h>\n#include <nlohmann/json.hpp>\n", -1},
    {"core/store/A.h", "#include <nlohmann/json.hpp>\n", 1},
    {"core/base/Json.h", "#include <nlohmann/json.hpp>\n", -1},
    {"ui/runs/A.cpp", "#include <nlohmann/json.hpp>\n", 1},
    {"ui/runs/A.cpp", "#include \"core/base/Json.h\"\n", 1},
    {"app/cli/A.cpp", "#include <nlohmann/json.hpp>\n", -1},
    {"ui/review/A.cpp", "#include <Qsci/qsciscintilla.h>\n", 1},
    {"ui/editor/A.cpp", "#include <Qsci/qsciscintilla.h>\n", -1},
    {"ui/review/A.cpp", "#include <QtWidgets>\n", 1},
    // what is no include, and odd spellings of what is one
    {"core/base/A.cpp", "// #include <QWidget>\n/*\n#include <QWidget>\n*/\n", -1},
    {"core/base/A.cpp", "const char* a = R\"(\n// \" /* )\";\n#include <QWidget>\n", 3},
    {"core/base/A.cpp", "  #  include\t<QWidget>  // why\n", 1},
    {"core/base/A.cpp", "#include \"A.moc\"\n#include \"Version.h\"\n", -1},
});

int selfTest()
{
    int failed = 0;
    for (const Example& example : kExamples) {
        const std::vector<Violation> found =
            check({{std::string(example.path), std::string(example.text)}});
        const bool right = example.line < 0
                               ? found.empty()
                               : found.size() == 1 && found.front().line == example.line;
        if (!right) {
            ++failed;
            std::cout << "self-test: " << example.path << " expected line " << example.line
                      << ", found " << found.size() << " violations, for\n"
                      << example.text << '\n';
            sourcetext::print(found);
        }
    }
    std::cout << "layering self-test: " << kExamples.size() << " examples, " << failed
              << " failed\n";
    return failed == 0 ? 0 : 1;
}

int checkTree(const std::filesystem::path& root)
{
    std::vector<Violation> violations;
    const std::vector<SourceFile> files =
        sourcetext::readSources(root, {"app", "ui", "core"}, violations);
    if (files.empty()) {
        std::cout << "layering: no sources under " << root.string() << '\n';
        return 1;
    }
    const std::vector<Violation> found = check(files);
    violations.insert(violations.end(), found.begin(), found.end());
    sourcetext::print(violations);
    std::cout << "layering: " << files.size() << " files, " << violations.size() << " violations\n";
    return violations.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: layering ROOT | --self-test\n";
        return 2;
    }
    return std::string_view(argv[1]) == "--self-test" ? selfTest() : checkTree(argv[1]);
}
