#!/usr/bin/env bash
# Copies the packages beside this script and triwire itself to a folder outside the repository, with a
# name that breaks what doesn't quote, and builds and runs each package there. One scratch path serves
# them all, one after the other, so that the tool and the runtime are compiled once.
#
#   run.sh [PACKAGE]…
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/triwire a %20 #1 🐾 XXXXXX")
# The compiler can write neither its index nor its module cache below a percent sign.
scratch=$(mktemp -d "${TMPDIR:-/tmp}/triwire b #1 🐾 XXXXXX")
trap 'chmod u+w "$scratch/home" && rm -rf "$work" "$scratch"' EXIT

mkdir -p "$work/triwire" "$scratch/home"
(cd "$root" && git ls-files -co --exclude-standard -z | tar -c --null -T - 2>/dev/null) | tar -x -C "$work/triwire"
cp -R "$here"/*/ "$work/"
chmod a-w "$scratch/home"
# Nothing may be written there but what the compiler caches of manifests, which has to go elsewhere.
export HOME="$scratch/home" XDG_CACHE_HOME="$scratch/caches"

# swift build and swift package, in a package
spm() {
  local package=$1 command=$2
  shift 2
  swift "$command" --package-path "$work/$package" --scratch-path "$scratch" "$@"
}

fail() { echo "$1" >&2; exit 1; }

# Plans of another package are no plans for this one; what is compiled stays.
forget() { find "$scratch" -maxdepth 1 -type f -delete; }

# Builds and runs a package, and compares what it prints.
try() {
  echo "== $1"
  spm "$1" build >"$scratch/log" 2>&1 || fail "$(cat "$scratch/log")"
  ! grep 'warning:' "$scratch/log" | grep -v 'disabling user-level cache' || fail "$1 has warnings"
  "$scratch/debug/$1" | diff - "$work/$1/expected.txt" || fail "$1 printed something else"
}

# What a build says must match a pattern, or not match one after `!`.
expect() {
  local output
  output=$(spm OneSpec build 2>&1) || true
  if [ "$1" = '!' ]; then
    ! grep -qE "$2" <<<"$output" || fail "unexpected: $output"
  else
    grep -qE "$1" <<<"$output" || fail "'$1' is not in: $output"
  fi
}

OneSpec() {
  try OneSpec
  local sources="$work/OneSpec/Sources/OneSpec"
  # SwiftPM links the tools of plugins twice, the second time in the second build.
  spm OneSpec build >/dev/null
  expect ! 'Generate'
  touch "$sources/shared/types.yaml"
  expect 'Generate API clients for OneSpec'
  sed -i.old 's/list<Pet>/list<Pett>/' "$sources/pets.triwire.yaml"
  expect "pets.triwire.yaml:[0-9]+:[0-9]+: error: there is no type 'Pett'; did you mean 'Pet'"
  mv "$sources/pets.triwire.yaml.old" "$sources/pets.triwire.yaml"
  expect 'Build complete'
  sed -i.old '/^name/d' "$sources/pets.triwire.yaml"
  expect "error: .*/pets.triwire.yaml:1: the line 'name: …' is missing"
  mv "$sources/pets.triwire.yaml.old" "$sources/pets.triwire.yaml"
  printf 'access: privat\n' >"$sources/triwire-config.yaml"
  expect 'triwire-config.yaml:1:9: error: expected public, package or internal'
  rm "$sources/triwire-config.yaml"
  expect 'Build complete'
}

ThreeSpecs() { try ThreeSpecs; }

# swift package triwire, in the package whose sources are checked in
triwire() { spm CheckedIn package --allow-writing-to-package-directory triwire "$@"; }

CheckedIn() {
  try CheckedIn
  triwire check >/dev/null || fail 'the checked-in sources are stale'
  local spec="$work/CheckedIn/Sources/CheckedIn/pets.triwire.yaml"
  sed -i.old 's/age: int32?/age: int64?/' "$spec"
  rm "$spec.old"
  ! triwire check >"$scratch/log" 2>&1 || fail 'a stale source was not noticed'
  grep -q "PetsModels.swift' is stale" "$scratch/log" || fail "$(cat "$scratch/log")"
  triwire generate >/dev/null
  triwire check >/dev/null
  try CheckedIn
  triwire init Shop >/dev/null
  [ -f "$work/CheckedIn/Sources/CheckedIn/shop.triwire.yaml" ] || fail 'init wrote no spec'
}

EmbeddedRuntime() {
  local sources="$work/EmbeddedRuntime/Sources/EmbeddedRuntime" tool="$scratch/debug/triwire-tool"
  # The command, as `swift package triwire` builds it.
  [ -x "$tool" ] || { triwire check >/dev/null && forget; }
  "$tool" runtime --quiet --output "$sources/Runtime"
  "$tool" generate --quiet --embedded-runtime \
    --output "$sources/Pets" "$work/EmbeddedRuntime/pets.triwire.yaml"
  try EmbeddedRuntime
}

TwoLevels() { try TwoLevels; }

CustomTemplates() { try CustomTemplates; }

for package in ${*:-OneSpec ThreeSpecs CheckedIn TwoLevels CustomTemplates EmbeddedRuntime}; do
  forget
  "$package"
done
echo 'consumers: all built, all ran'
