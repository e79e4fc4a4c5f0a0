#!/usr/bin/env bash
# Tries made-up inputs on everything that reads: run.sh SECONDS [SUBJECT…], two subjects at a time. Fails when
# one of them finds something, and tells how to repeat it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
seconds=${1:-60}
shift || true
subjects=("$@")
[ ${#subjects[@]} -gt 0 ] ||
  subjects=(json xml protobuf wires texts headers frames multipart mustache spec)
build="$root/.build/fuzz"
work="$build/work"
# What Swift's runtime prints of a crash reads memory that the sanitizer guards.
export SWIFT_BACKTRACE=enable=no
flags=(-Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing)
swift build -c release --package-path "$here" --scratch-path "$build" "${flags[@]}" >"$build.log" 2>&1 ||
  { cat "$build.log"; exit 1; }

# Makes `folders` those that a subject begins with, after the one that it grows.
find_folders() {
  folders=("$work/$1/corpus" "$here/Seeds/$1")
  case $1 in
    spec) folders+=("$root/Tests/TriwireGenerationTests/Cases" "$root/Tests/TriwireSpecTests/Cases") ;;
    mustache) folders+=("$root/Templates") ;;
  esac
}

attempt() {
  local subject=$1 log="$work/$1/log" folders
  find_folders "$subject"
  mkdir -p "$work/$subject/corpus" "$work/$subject/findings"
  if ! SUBJECT=$subject "$build/release/Fuzz" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 \
    -max_len=4096 -verbosity=0 -print_funcs=0 -print_final_stats=1 -dict="$here/Dictionaries/$subject.dict" \
    -artifact_prefix="$work/$subject/findings/" "${folders[@]}" >"$log" 2>&1; then
    grep -m 40 -E 'Fatal error|ERROR|SUMMARY|^    #[0-9]' "$log" || tail -n 40 "$log"
    local input
    input=$(sed -n 's/.*Test unit written to //p' "$log" | tail -n 1)
    echo "$subject: FOUND; repeat it by SUBJECT=$subject '$build/release/Fuzz' '$input'"
    return 1
  fi
  echo "$subject: $(sed -n 's/.*number_of_executed_units: *//p' "$log") inputs, no finding"
}

# The compiler's parser and the formatter's look at what came out of accepted specs.
parse_sources() {
  local sources="$work/spec/sources" folders
  find_folders spec
  rm -rf "$sources"
  mkdir -p "$sources"
  SUBJECT=spec OUTPUT="$sources" "$build/release/Fuzz" -runs=0 -verbosity=0 "${folders[@]}" \
    >"$work/spec/log" 2>&1 || return 1
  find "$sources" -name '*.swift' -print0 | xargs -0 -n 200 swiftc -frontend -parse || return 1
  find "$sources" -name '*.swift' -print0 | xargs -0 -n 200 swift format lint >/dev/null 2>"$work/spec/lint" ||
    { grep 'error:' "$work/spec/lint"; return 1; }
  echo "spec: $(find "$sources" -name '*.swift' | wc -l) sources parse as Swift"
}

export -f attempt find_folders
export build here root seconds work
failed=0
printf '%s\n' "${subjects[@]}" | xargs -P 2 -I{} bash -c 'attempt "$@"' _ {} || failed=1
case " ${subjects[*]} " in *' spec '*) parse_sources || failed=1 ;; esac
exit "$failed"
