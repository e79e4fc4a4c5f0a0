#!/usr/bin/env bash
# Tries made-up inputs on everything that reads: run.sh SECONDS [SUBJECT…]. Two subjects run at a time. A finding ends
# with the input's path; `SUBJECT=… .build/fuzz/release/Fuzz PATH` repeats it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
seconds=${1:-60}
shift || true
subjects=("$@")
[ ${#subjects[@]} -gt 0 ] || subjects=(json xml protobuf wires spec mustache text)
build="$root/.build/fuzz"
flags=(-Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library -Xswiftc -enable-testing)
swift build -c release --package-path "$here" --scratch-path "$build" "${flags[@]}" 2>&1 |
  { grep -v "Cannot export local symbol" || true; }

attempt() {
  local subject=$1 work="$build/work/$1"
  mkdir -p "$work/corpus" "$work/findings/" "$work/sources"
  local dictionary="$here/Dictionaries/$subject.dict"
  local options=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=8192 -verbosity=0
    -print_final_stats=1 -artifact_prefix="$work/findings/")
  [ -f "$dictionary" ] && options+=(-dict="$dictionary")
  if ! SUBJECT=$subject OUTPUT="$work/sources" "$build/release/Fuzz" "${options[@]}" \
    "$work/corpus" "$here/Seeds/$subject" >"$work/log" 2>&1; then
    tail -n 40 "$work/log"
    echo "$subject: FOUND"
    return 1
  fi
  echo "$subject: $(grep -o 'number_of_executed_units: *[0-9]*' "$work/log" | grep -o '[0-9]*$') inputs"
}
export -f attempt
export build here seconds
printf '%s\n' "${subjects[@]}" | xargs -P 2 -I{} bash -c 'attempt "$@"' _ {}

if [ -d "$build/work/spec/sources" ] && [ -n "$(ls "$build/work/spec/sources")" ]; then
  find "$build/work/spec/sources" -name '*.swift' -print0 | xargs -0 -n 1 swiftc -frontend -parse
  echo "spec: $(ls "$build/work/spec/sources" | wc -l) sources parse as Swift"
fi
