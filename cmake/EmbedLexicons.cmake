# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Run with -DSOURCE_FOLDER=... -DTARGET=...: writes a C++ source that holds the word and rule lists.
# A literal holds a part of a list, since compilers limit the length of literals.
file(GLOB lists "${SOURCE_FOLDER}/*.txt")
list(SORT lists)
set(rows "")
foreach(file IN LISTS lists)
    file(READ "${file}" text)
    string(LENGTH "${text}" length)
    set(start 0)
    string(APPEND rows "    text += std::string()")
    while(start LESS length)
        string(SUBSTRING "${text}" ${start} 8000 part)
        string(APPEND rows "\n        + R\"lexicon(${part})lexicon\"")
        math(EXPR start "${start} + 8000")
    endwhile()
    string(APPEND rows ";\n    text += '\\n';\n")
endforeach()
file(WRITE "${TARGET}.new" "#include \"core/lint/Lexicon.h\"

namespace metes {

std::string builtInLexiconText()
{
    std::string text;
${rows}    return text;
}

}  // namespace metes
")
file(COPY_FILE "${TARGET}.new" "${TARGET}" ONLY_IF_DIFFERENT)
