# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The strict flags of every target of ours.
add_library(metes_flags INTERFACE)
target_compile_options(metes_flags INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # gcc 12 sees overlaps in "literal" + std::string that are not there (its bug 105651).
    target_compile_options(metes_flags INTERFACE -Wno-restrict)
    # Optimising, it takes the value of an empty std::optional for one that is read (its bug 80635).
    target_compile_options(metes_flags INTERFACE $<$<CONFIG:Release>:-Wno-maybe-uninitialized>)
endif()
if(METES_WERROR)
    target_compile_options(metes_flags INTERFACE -Werror)
endif()
if(METES_SANITIZE)
    target_compile_options(metes_flags INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer)
    target_link_options(metes_flags INTERFACE -fsanitize=address,undefined)
endif()
if(METES_FUZZ)
    set(metes_fuzz_flags -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined
                         -fno-omit-frame-pointer)
    target_compile_options(metes_flags INTERFACE ${metes_fuzz_flags})
    target_link_options(metes_flags INTERFACE -fsanitize=address,undefined)
endif()
target_include_directories(metes_flags INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_definitions(metes_flags INTERFACE METES_VERSION="${PROJECT_VERSION}")
target_compile_definitions(metes_flags INTERFACE QT_NO_CAST_FROM_ASCII QT_NO_CONTEXTLESS_CONNECT)

# Qt 6.4's moc stumbles over GCC 12's <concepts> where a file includes <compare> before any Qt
# header; it needs nothing from there, so it is told that it has read it.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS)

# metes_core_folder(NAME [DEPENDS folder...] [LINK library...]): one static library per folder of
# core, so that the linker too keeps the order of the folders.
function(metes_core_folder name)
    cmake_parse_arguments(ARG "" "" "DEPENDS;LINK" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/core/${name}/*.cpp")
    add_library(metes_core_${name} STATIC ${sources})
    list(TRANSFORM ARG_DEPENDS PREPEND metes_core_)
    target_link_libraries(metes_core_${name} PUBLIC metes_flags tl::expected ${ARG_DEPENDS} PRIVATE ${ARG_LINK})
endfunction()

# metes_test(NAME SOURCES file... LINK library... [LABELS label...] [TIMEOUT seconds])
function(metes_test name)
    cmake_parse_arguments(ARG "" "TIMEOUT" "SOURCES;LINK;LABELS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON UNITY_BUILD OFF
                          RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    target_link_libraries(${name} PRIVATE metes_flags Qt6::Test ${ARG_LINK})
    target_compile_definitions(${name} PRIVATE METES_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
                               METES_BINARY_DIR="${CMAKE_BINARY_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 120)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}"
                         ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endfunction()
