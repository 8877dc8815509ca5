#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From a fresh Debian 12 to the sample project on screen: installs what is missing, builds, opens.
# Without a display it reviews the sample on the command line instead. Safe to run again.
#
#   packaging/run.sh [FILE.metes]

set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=setup.sh
source "$(dirname -- "${BASH_SOURCE[0]}")/setup.sh"

# json_number NAME: the number behind "NAME": in the JSON on stdin.
json_number() {
    tr -d '\n' | sed -nE "s/.*\"$1\" *: *([0-9]+).*/\1/p"
}

review_headless() {
    local cli=$metes_root/build/release/bin/metes-cli
    local sample=$metes_root/resources/sample/language-technology.jsonl
    local folder info check
    folder=$(mktemp -d -t metes-sample.XXXXXX)
    # shellcheck disable=SC2064 # the folder of now is meant
    trap "rm -rf -- '$folder'" EXIT
    local project=$folder/sample.metes

    say "No display (neither DISPLAY nor WAYLAND_DISPLAY is set): reviewing the sample without one."
    "$cli" new "$project" --quiet
    "$cli" import "$project" "$sample" --quiet
    info=$("$cli" info "$project" --json)
    printf 'Imported %s\n' "${sample#"$metes_root"/}"
    local name
    for name in applications claims reasons; do
        printf '  %-12s %6s\n' "$name" "$(json_number "$name" <<<"$info")"
    done

    # Database, the fold against the log, and the quote of every span.
    check=$("$cli" check "$project" --json) || fail "the check found problems: $check"
    printf 'Checked the database, the fold of the log and every quote: no problems\n\n'

    local claim
    claim=$(sample_claim "$sample")
    printf 'Claim %s\n' "$claim"
    "$cli" show "$project" --claim "$claim"
    printf '\nDone: a project was made, the sample imported, checked and read. On a desktop this\n'
    printf 'script opens the window; the command line stays at %s\n' "${cli#"$metes_root"/}"
}

# sample_claim FILE: APP/NUM of the first claim with a reason, else of the first claim.
sample_claim() {
    awk '
        function value(name,   at) {
            at = match($0, "\"" name "\" *: *\"?[^\",}]+")
            return at ? substr($0, at, RLENGTH) : ""
        }
        /"type" *: *"claim"/ {
            found = value("application") "/" value("claim")
            gsub(/"[a-z]+" *: *"?/, "", found)
            if (first == "") first = found
            if (/"reasons" *: *\[ *\{/) { print found; printed = 1; exit }
        }
        END { if (!printed && first != "") print first; exit first == "" }
    ' "$1" || fail "no claim in $1"
}

main() {
    case ${1:-} in
    -h | --help)
        sed -nE '5,/^$/s/^# ?//p' "${BASH_SOURCE[0]}"
        return
        ;;
    esac
    install_packages build run
    build_release
    if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
        exec "$metes_root/build/release/bin/metes" "$@"
    fi
    review_headless
}

main "$@"
