#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Metes authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Local prediction on 14,536 claims and 3,710 descriptions of 61 KB: ours against the scikit-learn
# script w3_sklearn.py (read, features, 24 models, predictions, pairs of words), turn by turn, with
# processor time (user and system), wall time and memory of each process. "ours" counts what the
# claim checker finds as one more feature, which the script does not; "plain" leaves it out.
# Then AUROC and F1 of both on the script's own features, the longest time for which a training does
# not ask whether to stop, and metrics with bootstrap against w5_metrics.py.
#
#   tests/bench/learn_bench.sh BUILD_FOLDER WORK_FOLDER [PAIRS]
#
# Needs ../shared/bench beside the checkout, numpy for the generator, and python3-sklearn,
# python3-nltk and python3-pyphen for the scripts.
set -eu
build=$(realpath "$1")
work=$(realpath -m "$2")
pairs=${3:-5}
python=${PYTHON:-/usr/bin/python3}
peers=$(realpath "$(dirname "$0")/../../../shared/bench")
bench=$build/bench/learn_bench
# What a machine's owner set for its own sake must not slow the peer.
unset OPENBLAS_CORETYPE OPENBLAS_L2_SIZE
mkdir -p "$work"

if [ ! -e "$work/apps.jsonl" ]; then
    "$python" "$peers/gen.py" "$work" claims
fi

# Prints "CPU wall MB" of a command; what it says goes to a file.
measure() {
    "$python" - "$@" <<'END'
import os, subprocess, sys, time
start = time.perf_counter()
with open(sys.argv[1], "w") as said:
    process = subprocess.Popen(sys.argv[2:], stdout=said)
    _, status, used = os.wait4(process.pid, 0)
wall = time.perf_counter() - start
if status != 0:
    sys.exit("failed: " + " ".join(sys.argv[2:]))
print("%.3f %.3f %.0f" % (used.ru_utime + used.ru_stime, wall, used.ru_maxrss / 1024))
END
}

for ((i = 0; i < pairs; ++i)); do
    echo "peer $(measure "$work/w3_peer.txt" "$python" "$peers/w3_sklearn.py" "$work")"
    echo "ours $(measure "$work/w3_ours.txt" "$bench" w3 "$work")"
    echo "plain $(measure "$work/w3_plain.txt" "$bench" w3 "$work" --without-references)"
done | tee "$work/learn_bench.txt" | awk '
    { print; cpu[$1, ++n[$1]] = $2; if ($4 > peak[$1]) peak[$1] = $4 }
    function median(name,   i, j, v, t) {
        for (i = 1; i <= n[name]; ++i) v[i] = cpu[name, i]
        for (i = 2; i <= n[name]; ++i)
            for (j = i; j > 1 && v[j - 1] > v[j]; --j) { t = v[j]; v[j] = v[j - 1]; v[j - 1] = t }
        return v[int((n[name] + 1) / 2)]
    }
    END {
        printf "median CPU: peer %.3f s, ours %.3f s (without counts %.3f s); ours is %.2f times as fast (%.2f); peak %d and %d MB\n",
               median("peer"), median("ours"), median("plain"), median("peer") / median("ours"),
               median("peer") / median("plain"), peak["peer"], peak["ours"]
    }'
echo "stages of the last turn, the script and ours:"
cat "$work/w3_peer.txt" "$work/w3_ours.txt"

# Equal features, equal figures: within 0.002 (AUROC) and 0.005 (F1).
if [ ! -e "$work/ling.npy" ]; then
    "$python" "$peers/w3_sklearn.py" "$work" "$work" > "$work/w3_given_peer.txt"
fi
"$bench" given "$work" "$work/ling.npy" > "$work/w3_given_ours.txt"
"$python" - "$work/w3_given_peer.txt" "$work/w3_given_ours.txt" <<'END'
import json, re, sys
peer = json.loads(next(line for line in open(sys.argv[1]) if line.startswith("{")))
ours = {}
for line in open(sys.argv[2]):
    found = re.match(r"  (\w+) +auroc (\S+)  f1 (\S+)  macro (\S+)  micro (\S+)", line)
    if found:
        ours[found[1]] = [float(value) for value in found.groups()[1:]]
print("on the features of the script (script, ours):")
worst = 0
for name, mine in (("tfidf", "tfidf"), ("ling", "linguistic"), ("all", "all")):
    for key, value, limit in zip(("auc", "f1", "macro", "micro"), ours[mine],
                                 (0.002, 0.005, 0.005, 0.005)):
        apart = abs(peer[name][key] - value)
        worst = max(worst, apart / limit)
        print("  %-5s %-5s %.4f %.4f  %s" % (name, key, peer[name][key], value,
                                             "agrees" if apart <= limit else "DIFFERS"))
sys.exit(0 if worst <= 1 else "the figures differ")
END

"$bench" cancel "$work"

echo "metrics and bootstrap, the script and ours (wall time, which is all that the script tells):"
"$python" "$peers/w5_metrics.py" | tee "$work/w5_peer.txt"
"$bench" w5 | tee "$work/w5_ours.txt"
awk '
    FNR == NR && /bootstrap 1000x \{AUROC/ { peer["binary"] = $(NF - 1) }
    FNR == NR && /bootstrap 1000x macro/ { peer["labels"] = $(NF - 1) }
    FNR == NR && /bootstrap 1000x mean/ { peer["mean"] = $(NF - 1) }
    FNR != NR && /bootstrap 1000 x \{AUROC/ { ours["binary"] = $(NF - 4) }
    FNR != NR && /bootstrap 1000 x \{macro/ { ours["labels"] = $(NF - 4) }
    FNR != NR && /bootstrap 1000 x mean/ { ours["mean"] = $(NF - 4) }
    END {
        for (name in peer)
            printf "bootstrap of 1,000, %s: script %.3f s, ours %.4f s, %.0f times as fast\n", name,
                   peer[name], ours[name], peer[name] / ours[name]
    }' "$work/w5_peer.txt" "$work/w5_ours.txt"
