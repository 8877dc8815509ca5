# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What packaging/run.sh and tests/run.sh share; sourced, never run. Expects `set -euo pipefail`.
# Nothing here touches the network when every package is there already.

metes_root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "error: $*"
    exit 1
}

# packages_of SECTION...: the packages under these headings of deps.txt, one to a line.
packages_of() {
    awk -v wanted=" $* " '
        { sub(/#.*/, ""); gsub(/[ \t\r]+/, "") }
        /^\[.*\]$/ { section = substr($0, 2, length($0) - 2); next }
        $0 != "" && index(wanted, " " section " ") { print }
    ' "$metes_root/packaging/deps.txt"
}

# missing_of SECTION...: those of them that dpkg does not know as installed.
missing_of() {
    local package
    while IFS= read -r package; do
        if [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)" != installed ]; then
            printf '%s\n' "$package"
        fi
    done < <(packages_of "$@")
}

# One line, for a message that somebody may copy.
joined() { tr '\n' ' ' | sed 's/ *$//'; }

# The first command with which this user may install, in the array `elevate`; fails without one.
find_elevation() {
    if [ "$(id -u)" -eq 0 ]; then
        elevate=(env)
    elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        elevate=(sudo)
    else
        return 1
    fi
}

# install_packages SECTION...: installs what is missing, or says what to install and stops.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is no Debian system: nothing is installed. Metes needs what these packages of"
        say "Debian 12 hold:"
        say "  $(packages_of "$@" | joined)"
        return
    fi
    local missing
    missing=$(missing_of "$@")
    if [ -z "$missing" ]; then
        return
    fi
    local -a elevate=()
    local hint
    hint="apt-get install $(joined <<<"$missing")"
    find_elevation || fail "packages are missing and this user cannot install them. As root: $hint"
    say "Installing: $(joined <<<"$missing")"
    # Debian's lists on a fresh machine are empty or old, so they are fetched first.
    "${elevate[@]}" apt-get update -q >&2 ||
        say "warning: the package lists could not be refreshed; trying with the present ones"
    # shellcheck disable=SC2086 # one word per package is meant
    "${elevate[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends $missing >&2 ||
        fail "packages could not be installed. With a network, as root: $hint"
}

# How many compilers at once: by processors, and by memory, since one file that includes widgets
# takes up to 1 GB and a machine that swaps is slower than one that waits.
build_jobs() {
    local processors memory_gb
    processors=$(nproc 2>/dev/null || echo 1)
    memory_gb=$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo 2>/dev/null || true)
    if [ -n "$memory_gb" ] && [ "$memory_gb" -lt "$processors" ]; then
        processors=$((memory_gb > 1 ? memory_gb : 1))
    fi
    echo "$processors"
}

# build_release: configures and builds the preset release in build/release.
build_release() {
    local log=$metes_root/build/release.log jobs
    jobs=$(build_jobs)
    mkdir -p "$metes_root/build"
    say "Building (preset release, $jobs at once; the first time takes some minutes)"
    if ! (cd "$metes_root" && cmake --preset release) >"$log" 2>&1; then
        tail -n 40 "$log" >&2
        fail "configuring failed; all of it is in build/release.log"
    fi
    if ! (cd "$metes_root" && cmake --build --preset release -j "$jobs") >>"$log" 2>&1; then
        # ninja prints the failed command and the compiler's words around "FAILED:".
        grep -A 30 -m 3 -E '^FAILED:|error:' "$log" >&2 || tail -n 40 "$log" >&2
        fail "building failed; all of it is in build/release.log"
    fi
}
