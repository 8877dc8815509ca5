#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Configures and builds the preset fuzz and runs every target of it, METES_FUZZ_SECONDS (120) each.
# Exit status 77, with a message, where there is no clang with libFuzzer.
#
#   run_long.sh BUILD-FOLDER

set -euo pipefail
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$1
seconds=${METES_FUZZ_SECONDS:-120}

skip() {
    printf 'skipped: %s\n' "$1"
    exit 77
}

[[ $seconds =~ ^[1-9][0-9]*$ ]] || {
    printf 'METES_FUZZ_SECONDS: expected a number of seconds, found "%s"\n' "$seconds"
    exit 2
}
command -v clang++ >/dev/null || skip "clang++ is not installed"
# The libraries of libFuzzer and of the sanitizers are packages of their own on some systems.
mkdir -p -- "$build"
probe=$build/probe
printf '#include <cstddef>\n#include <cstdint>\nextern "C" int LLVMFuzzerTestOneInput(%s) { return 0; }\n' \
    'const std::uint8_t*, std::size_t' >"$probe.cpp"
clang++ -fsanitize=fuzzer,address,undefined "$probe.cpp" -o "$probe" 2>"$probe.log" ||
    skip "clang++ cannot link -fsanitize=fuzzer,address,undefined ($(head -n 1 "$probe.log"))"

cd -- "$root"
cmake --preset fuzz -B "$build" -DMETES_FUZZ_SECONDS="$seconds"
cmake --build "$build" --target fuzzers -j "${METES_FUZZ_JOBS:-$(nproc)}"
ctest --test-dir "$build" -L '^long$' -R '^fuzz_' --output-on-failure --no-tests=error \
    -j "${METES_FUZZ_JOBS:-$(nproc)}"
