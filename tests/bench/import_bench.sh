#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Import of 14,536 claims and 3,710 descriptions of 61 KB: ours against the Python script
# w1_import.py (sqlite3 and json, one transaction, three indexes), turn by turn, with processor time
# (user and system), wall time and memory of each.
#
#   tests/bench/import_bench.sh BUILD_FOLDER WORK_FOLDER [PAIRS]
#
# Needs ../shared/bench beside the checkout and numpy for the generator. Ours does more: hashes for
# idempotence, indexes for queue and search, commits that other writers can come between. A third
# figure is what SQLite alone takes to copy the imported rows into a new file of the same schema,
# a statement a table: nothing is parsed, hashed or looked up.
set -eu
build=$(realpath "$1")
work=$(realpath -m "$2")
pairs=${3:-5}
python=${PYTHON:-/usr/bin/python3}
peers=$(realpath "$(dirname "$0")/../../../shared/bench")
mkdir -p "$work"

if [ ! -e "$work/claims.jsonl" ]; then
    "$python" "$peers/gen.py" "$work" claims
fi
if [ ! -e "$work/records.jsonl" ]; then
    "$build/bench/gen_records" "$work" "$work/records.jsonl"
fi

# Prints "CPU wall MB" of a command.
measure() {
    "$python" - "$@" <<'END'
import os, subprocess, sys, time
start = time.perf_counter()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, status, used = os.wait4(process.pid, 0)
wall = time.perf_counter() - start
if status != 0:
    sys.exit("failed: " + " ".join(sys.argv[1:]))
print("%.3f %.3f %.0f" % (used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024))
END
}

# Prints "CPU wall MB" of copying the rows of a project.
copy_rows() {
    "$python" - "$1" "$2" "$(dirname "$0")/../../resources/schema" <<'END'
import glob, resource, sqlite3, sys, time
source, target, schema = sys.argv[1:]
database = sqlite3.connect(target, isolation_level=None)
database.execute("ATTACH ? AS source", (source,))
database.execute("PRAGMA page_size = %d" % database.execute("PRAGMA source.page_size").fetchone())
database.execute("PRAGMA cache_size = -32768")
for file in sorted(glob.glob(schema + "/*.sql")):
    database.executescript(open(file).read())
before, start = resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
database.execute("BEGIN")
for table in ("document", "description", "application", "claim", "reason", "span"):
    # The condition keeps SQLite from copying pages instead of rows.
    database.execute("INSERT INTO main.%s SELECT * FROM source.%s WHERE 1" % (table, table))
database.execute("COMMIT")
after = resource.getrusage(resource.RUSAGE_SELF)
print("%.3f %.3f %.0f" % (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
                          time.perf_counter() - start, after.ru_maxrss / 1024))
END
}

for ((i = 0; i < pairs; ++i)); do
    rm -f "$work"/ours.metes* "$work"/peer.db* "$work"/copy.db*
    echo "peer $(measure "$python" "$peers/w1_import.py" "$work" "$work/peer.db" sqlite3)"
    "$build/bin/metes-cli" new "$work/ours.metes" --quiet
    echo "ours $(measure "$build/bin/metes-cli" import "$work/ours.metes" "$work/records.jsonl" --quiet)"
    echo "copy $(copy_rows "$work/ours.metes" "$work/copy.db")"
done | tee "$work/import_bench.txt" | awk '
    { print; cpu[$1, ++n[$1]] = $2; if ($4 > peak[$1]) peak[$1] = $4 }
    function median(name,   i, j, v, t) {
        for (i = 1; i <= n[name]; ++i) v[i] = cpu[name, i]
        for (i = 2; i <= n[name]; ++i)
            for (j = i; j > 1 && v[j - 1] > v[j]; --j) { t = v[j]; v[j] = v[j - 1]; v[j - 1] = t }
        return v[int((n[name] + 1) / 2)]
    }
    END {
        printf "median CPU: peer %.3f s, ours %.3f s; ours is %.2f times as fast; peak %d and %d MB\n",
               median("peer"), median("ours"), median("peer") / median("ours"), peak["peer"], peak["ours"]
        printf "SQLite alone, copying the rows of ours: %.3f s\n", median("copy")
    }'
