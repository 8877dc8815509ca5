# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Every third-party part, found the way Debian 12 ships it.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Network Widgets Concurrent Svg PrintSupport Test LinguistTools)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(valijson REQUIRED)
find_package(SQLiteCpp 3.2 REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(tl-expected REQUIRED)
find_package(simdjson REQUIRED)
find_package(CLI11 REQUIRED)
find_package(LibArchive REQUIRED)
find_package(OpenSSL REQUIRED COMPONENTS Crypto)
find_package(Qt6Keychain REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(PopplerCpp REQUIRED IMPORTED_TARGET poppler-cpp)

find_library(QSCINTILLA_LIBRARY NAMES qscintilla2_qt6 REQUIRED)
find_path(QSCINTILLA_INCLUDE_DIR NAMES Qsci/qsciscintilla.h
          PATHS ${Qt6Core_INCLUDE_DIRS} /usr/include/x86_64-linux-gnu/qt6 PATH_SUFFIXES qt6 REQUIRED)
add_library(QScintilla INTERFACE)
target_include_directories(QScintilla SYSTEM INTERFACE "${QSCINTILLA_INCLUDE_DIR}")
target_link_libraries(QScintilla INTERFACE "${QSCINTILLA_LIBRARY}" Qt6::Widgets Qt6::PrintSupport)

# Libraries that bring no CMake files: name of the target, of the library, of a header.
function(metes_found_library target library header)
    find_library(${target}_LIBRARY NAMES ${library} REQUIRED)
    find_path(${target}_INCLUDE_DIR NAMES ${header} REQUIRED)
    add_library(${target} INTERFACE)
    target_include_directories(${target} SYSTEM INTERFACE "${${target}_INCLUDE_DIR}")
    target_link_libraries(${target} INTERFACE "${${target}_LIBRARY}")
endfunction()
metes_found_library(Linear linear linear.h)
metes_found_library(Lbfgs lbfgs lbfgs.h)
metes_found_library(Stemmer stemmer libstemmer.h)
metes_found_library(Edlib edlib edlib.h)
metes_found_library(XxHash xxhash xxhash.h)
