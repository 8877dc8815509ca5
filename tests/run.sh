#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds the preset release and runs every test of the default set.
# The last line reads "N passed, N failed" with ", N skipped" where there are such; the exit status
# is 0 only when something ran and nothing failed.
#
#   tests/run.sh          every test but those labelled long
#   tests/run.sh --long   only those labelled long
#   tests/run.sh --all    both

set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=../packaging/setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/../packaging/setup.sh"

# attribute NAME FILE: that attribute of ctest's <testsuite ...>, 0 where it has none.
attribute() {
    tr '\n\t' '  ' <"$2" | sed -nE "s/.*<testsuite [^>]* ?$1=\"([0-9]+)\".*/\1/p" | grep . || echo 0
}

summarise() {
    local report=$1 status=$2 total failed skipped disabled stopped
    if [ ! -s "$report" ]; then
        printf '0 passed, 0 failed\n'
        return 1
    fi
    total=$(attribute tests "$report")
    failed=$(attribute failures "$report")
    skipped=$(attribute skipped "$report")
    disabled=$(attribute disabled "$report")
    # A test that ctest could not start (no executable, a failed fixture) is "skipped" in its eyes,
    # failed in ours.
    stopped=$((skipped - $(grep -c '<skipped message="SKIP_' "$report" || true)))
    failed=$((failed + stopped))
    skipped=$((skipped - stopped + disabled))
    local passed=$((total - failed - skipped)) tail=
    [ "$skipped" -eq 0 ] || tail=", $skipped skipped"
    printf '%d passed, %d failed%s\n' "$passed" "$failed" "$tail"
    [ "$status" -eq 0 ] && [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
}

main() {
    local -a chosen=(-LE '^long$')
    case ${1:-} in
    '') ;;
    --long) chosen=(-L '^long$') ;;
    --all) chosen=() ;;
    -h | --help)
        sed -nE '5,/^$/s/^# ?//p' "${BASH_SOURCE[0]}"
        return
        ;;
    *)
        say "usage: tests/run.sh [--long | --all]"
        return 2
        ;;
    esac
    install_packages build run test
    build_release
    local report=$metes_root/build/release/tests.xml status=0
    rm -f -- "$report"
    cd "$metes_root"
    ctest --preset release "${chosen[@]}" --output-on-failure --no-tests=error \
        -j "$(build_jobs)" --output-junit "$report" || status=$?
    summarise "$report" "$status"
}

main "$@"
