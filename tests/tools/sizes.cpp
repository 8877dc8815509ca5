// SPDX-FileCopyrightText: 2026 The Metes authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures files and functions of app, ui and core against the house style: a .cpp file stops at
// 600 lines, a header at 250, app's main.cpp at 120, a function at 80, and 95 % of all functions
// stay under 50. Data tables (*Table.cpp, *Tables.cpp) are excepted.
//
//   sizes ROOT         prints file:line of each violation, then a summary; exit status 1 when any
//   sizes --self-test  proves on small examples that functions are found and measured rightly

#include "FunctionScanner.h"

#include <array>

namespace {

using sourcetext::endsWith;
using sourcetext::Function;
using sourcetext::FunctionScanner;
using sourcetext::SourceFile;
using sourcetext::startsWith;
using sourcetext::Violation;

constexpr int kSourceStop = 600;
constexpr int kSourceThink = 400;
constexpr int kHeaderStop = 250;
constexpr int kMainStop = 120;
constexpr int kFunctionStop = 80;
constexpr int kFunctionLong = 50;  // 95 % of the functions are shorter
constexpr double kShortShare = 0.95;

struct Report {
    std::vector<Violation> violations;
    std::vector<Violation> notes;
    std::vector<Function> functions;
    SourceFile largestFile;  // text stays empty
    int largestFileLines = 0;
    std::size_t files = 0;
};

bool isTable(std::string_view path)
{
    return endsWith(path, "Table.cpp") || endsWith(path, "Tables.cpp");
}

int linesOf(std::string_view text)
{
    const int newlines = static_cast<int>(std::count(text.begin(), text.end(), '\n'));
    return newlines + (text.empty() || text.back() == '\n' ? 0 : 1);
}

int stopOf(std::string_view path)
{
    if (endsWith(path, ".h")) {
        return kHeaderStop;
    }
    return startsWith(path, "app/") && endsWith(path, "/main.cpp") ? kMainStop : kSourceStop;
}

void measureFile(const SourceFile& file, Report& report)
{
    const int lines = linesOf(file.text);
    if (lines > report.largestFileLines) {
        report.largestFile.path = file.path;
        report.largestFileLines = lines;
    }
    if (lines > stopOf(file.path)) {
        report.violations.push_back({file.path, stopOf(file.path) + 1,
                                     "the file has " + std::to_string(lines) + " lines; stop at "
                                         + std::to_string(stopOf(file.path))});
    } else if (lines > kSourceThink) {
        report.notes.push_back({file.path, 0,
                                "note: " + std::to_string(lines) + " lines; think again at "
                                    + std::to_string(kSourceThink)});
    }
    FunctionScanner scanner(file);
    if (!scanner.scan()) {
        report.violations.push_back({file.path, 0, "braces do not match; cannot be measured"});
        return;
    }
    for (const Function& function : scanner.functions()) {
        report.functions.push_back(function);
        if (function.lines > kFunctionStop) {
            report.violations.push_back({file.path, function.line,
                                         function.name + " has " + std::to_string(function.lines)
                                             + " lines; stop at " + std::to_string(kFunctionStop)});
        }
    }
}

std::size_t longCount(const Report& report)
{
    return static_cast<std::size_t>(
        std::count_if(report.functions.begin(), report.functions.end(),
                      [](const Function& f) { return f.lines >= kFunctionLong; }));
}

Report measure(const std::vector<SourceFile>& files)
{
    Report report;
    for (const SourceFile& file : files) {
        ++report.files;
        if (!isTable(file.path)) {
            measureFile(file, report);
        }
    }
    const double longShare =
        static_cast<double>(longCount(report))
        / static_cast<double>(std::max<std::size_t>(1, report.functions.size()));
    if (longShare > 1.0 - kShortShare) {
        for (const Function& function : report.functions) {
            if (function.lines >= kFunctionLong) {
                report.violations.push_back(
                    {function.path, function.line,
                     function.name + " has " + std::to_string(function.lines)
                         + " lines, and fewer than 95 % of the functions are under "
                         + std::to_string(kFunctionLong)});
            }
        }
    }
    return report;
}

void printSummary(const Report& report)
{
    std::cout << "sizes: " << report.files << " files, largest " << report.largestFile.path << " ("
              << report.largestFileLines << " lines); " << report.functions.size() << " functions";
    const auto largest =
        std::max_element(report.functions.begin(), report.functions.end(),
                         [](const Function& a, const Function& b) { return a.lines < b.lines; });
    if (largest != report.functions.end()) {
        std::cout << ", " << report.functions.size() - longCount(report) << " of them under "
                  << kFunctionLong << ", largest " << largest->path << ':' << largest->line << ' '
                  << largest->name << " (" << largest->lines << " lines)";
    }
    std::cout << "; " << report.violations.size() << " violations\n";
}

int checkTree(const std::filesystem::path& root)
{
    std::vector<Violation> unreadable;
    const std::vector<SourceFile> files =
        sourcetext::readSources(root, {"app", "ui", "core"}, unreadable);
    if (files.empty()) {
        std::cout << "sizes: no sources under " << root.string() << '\n';
        return 1;
    }
    Report report = measure(files);
    report.violations.insert(report.violations.end(), unreadable.begin(), unreadable.end());
    sourcetext::print(report.notes);
    sourcetext::print(report.violations);
    printSummary(report);
    return report.violations.empty() ? 0 : 1;
}

// --- self-test ---------------------------------------------------------------------------------

/// `expected` lists "name:line:lines" of each function, in the order in which they close.
struct Example {
    std::string_view text;
    std::string_view expected;
};

constexpr std::array kExamples = std::to_array<Example>({
    {"int f()\n{\n    return 1;\n}\n", "f:1:4"},
    {"int f() { return 1; }\n\n\nint g() {\n}\n", "f:1:1 g:4:2"},
    {"namespace a::b {\nnamespace {\nvoid f() {\n  if (x) {\n  }\n}\n}  // namespace\n}\n",
     "f:3:4"},
    {"class A : public B<int> {\npublic:\n    A() = default;\n    int f() const override {\n"
     "        return 1;\n    }\n    int m_x{3};\n    std::function<void(int)> m_f{nullptr};\n};\n",
     "f:4:3"},
    {"A::A(int a, B b)\n    : Base(a), m_a{a},\n      m_list{1, 2}, m_b(b)\n{\n    use();\n}\n",
     "A::A:1:6"},
    {"A::~A() noexcept(false)\n{\n}\nauto f() -> std::pair<int, int> {\n}\n", "A::~A:1:3 f:4:2"},
    {"enum class Kind : int { One, Two };\nstruct P { int x = 0; } p;\nvoid f() {}\n", "f:3:1"},
    {"const std::vector<Row> kRows = {\n  {1, \"a}\"},\n  {2, \"b{\"},\n};\nvoid f() {}\n",
     "f:5:1"},
    {"const Row kRows[] = {\n  {1, [](int x) {\n     return x;\n  }},\n  {2, g},\n};\n",
     "lambda:2:3"},
    {"const auto kTwice = [](int x) -> int {\n  return 2 * x;\n};\n", "lambda:1:3"},
    {"const auto kRun = [] { go(); };\n", "lambda:1:1"},
    {"void f()\n{\n    std::sort(a, b, [](int x, int y) {\n        return x < y;\n    });\n}\n",
     "f:1:6"},
    {"template <typename T = int, typename U>\n    requires(sizeof(T) > 2)\nT f(T t)\n{\n}\n",
     "f:1:5"},
    {"bool operator==(const A& a, const A& b)\n{\n}\nvoid A::operator()(int x) const {\n}\n"
     "int& A::operator[](int i) {\n}\n",
     "operator==:1:3 A::operator():4:2 A::operator[]:6:2"},
    {"void f(A a = {}, B b = {1, 2})\n{\n}\n", "f:1:3"},
    {"struct Item* find(int id)\n{\n}\nenum Kind kind() {\n}\n", "find:1:3 kind:4:2"},
    {"class A : public QObject {\n    Q_OBJECT\n    Q_PROPERTY(int x READ x)\n    void f() {\n"
     "    }\nprivate slots:\n    void g() {}\n};\n",
     "f:4:2 g:7:1"},
    {"extern \"C\" {\nvoid f() {\n}\n}\n", "f:2:2"},
    {"[[nodiscard]] inline Result<T> f(int x) noexcept\n{\n}\n", "f:1:3"},
    // what only looks like braces
    {"void f()\n{\n    // }\n    /* } */\n    g(\"}\", '}', '\\'', \"\\\"}\");\n}\n", "f:1:6"},
    {"const char* k = R\"x(\n}}} \" )\" {{{\n)x\";\nvoid f() {\n}\n", "f:4:2"},
    {"int f()\n{\n    return 1'000'000;\n}\nchar g() { return u8'{'; }\n", "f:1:4 g:5:1"},
    {"#define OPEN {\n#define BOTH \\\n    { {\nvoid f() {\n}\n", "f:4:2"},
    {"#if A\nvoid f() {\n#else\nvoid g() {\n#endif\n}\n", "f:2:5"},
    {"// a comment ends here \\\n}}}\nvoid f() {}\n", "f:3:1"},
    // comments before a function are not part of it
    {"int x;\n\n// Why.\n/// How.\nvoid f()\n{\n}\n", "f:5:3"},
});

std::string measured(std::string_view text)
{
    FunctionScanner scanner({"core/base/A.cpp", std::string(text)});
    if (!scanner.scan()) {
        return "unmatched";
    }
    std::string found;
    for (const Function& function : scanner.functions()) {
        found += (found.empty() ? "" : " ") + function.name + ':' + std::to_string(function.line)
                 + ':' + std::to_string(function.lines);
    }
    return found;
}

std::string functionOf(int lines)
{
    std::string text = "void f()\n{\n";
    for (int i = 3; i < lines; ++i) {
        text += "    g();\n";
    }
    return text + "}\n";
}

/// `path` with so many lines, functions of which have `each` lines, and how many violations follow.
struct Limit {
    std::string_view path;
    std::string text;
    std::size_t violations;
};

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

std::vector<Limit> limits()
{
    const std::string shortOnes = repeated("void g() {}\n", 38);
    return {
        {"core/base/A.cpp", repeated("int x;\n", 600), 0},
        {"core/base/A.cpp", repeated("int x;\n", 601), 1},
        {"core/base/ATable.cpp", repeated("int x;\n", 601), 0},
        {"core/base/ATables.cpp", functionOf(100), 0},
        {"core/base/A.h", repeated("int x;\n", 250), 0},
        {"core/base/A.h", repeated("int x;\n", 251), 1},
        {"app/metes/main.cpp", repeated("int x;\n", 121), 1},
        {"core/base/A.cpp", shortOnes + functionOf(80), 0},
        {"core/base/A.cpp", shortOnes + functionOf(81), 1},
        // 2 of 40 may be long, 3 of 41 may not
        {"core/base/A.cpp", shortOnes + repeated(functionOf(50), 2), 0},
        {"core/base/A.cpp", shortOnes + repeated(functionOf(50), 3), 3},
        {"core/base/A.cpp", shortOnes + repeated(functionOf(49), 3), 0},
        {"core/base/A.cpp", "void f() {\n", 1},
        {"core/base/A.cpp", "void f() {}\n}\n", 1},
        {"core/base/A.cpp", "namespace a {\n", 1},
    };
}

int selfTest()
{
    int failed = 0;
    for (const Example& example : kExamples) {
        const std::string found = measured(example.text);
        if (found != example.expected) {
            ++failed;
            std::cout << "self-test: expected '" << example.expected << "', found '" << found
                      << "' in\n"
                      << example.text << '\n';
        }
    }
    const std::vector<Limit> cases = limits();
    for (const Limit& limit : cases) {
        const Report report = measure({{std::string(limit.path), limit.text}});
        if (report.violations.size() != limit.violations) {
            ++failed;
            std::cout << "self-test: " << limit.path << " of " << linesOf(limit.text)
                      << " lines: expected " << limit.violations << " violations\n";
            sourcetext::print(report.violations);
        }
    }
    std::cout << "sizes self-test: " << kExamples.size() + cases.size() << " examples, " << failed
              << " failed\n";
    return failed == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: sizes ROOT | --self-test\n";
        return 2;
    }
    return std::string_view(argv[1]) == "--self-test" ? selfTest() : checkTree(argv[1]);
}
