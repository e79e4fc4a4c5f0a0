#!/usr/bin/env bash
# The project's own rules that the formatter doesn't know. Prints each finding; fails when there is one.
set -u
cd "$(dirname "$0")/../.."
failed=0

forbid() { # what is wrong, pattern, then the places
  local title=$1 pattern=$2
  shift 2
  local rows
  rows=$(git grep -nE "$pattern" -- "$@") || return 0
  printf '%s:\n%s\n\n' "$title" "$rows"
  failed=1
}

forbid 'traps outside tests' '\b(fatalError|preconditionFailure)\(|\btry!|\bas!' Sources Plugins Templates
forbid 'unfinished work' '\b(TODO|FIXME|XXX)\b' Sources Plugins Templates Tests ':!Tests/Lint'
# Foundation's CustomNSError asks for one.
forbid 'untyped dictionaries' '\[String: Any\]' Sources Plugins \
  ':!Sources/TriwireRuntime/Errors/APIError+NSError.swift'
forbid 'absolute paths of a machine' '(^|[^a-zA-Z])/(home|root|work)/' . ':!Tests/Lint'

# A subclass inherits the proof of the class at the root.
unproved=$(git grep -n '@unchecked Sendable' -- Sources Plugins | while IFS=: read -r file line text; do
  declaration=$(sed -n "$((line > 1 ? line - 1 : 1)),${line}p" "$file")
  [[ $declaration =~ (Codec|Coder|Payload)\<[A-Za-z.,\ ]*.*\>,|:\ ErasedCodec|:\ ErasedProtobufCoder|:\ ErasedXMLCoder|:\ ErasedDefault ]] && continue
  sed -n "$((line > 4 ? line - 4 : 1)),$((line + 4))p" "$file" |
    grep -qE '^ *// |`@unchecked`|belong to the' || echo "$file:$line: $text"
done)
[ -z "$unproved" ] || { printf '@unchecked Sendable without its proof:\n%s\n' "$unproved"; failed=1; }

long=$(git ls-files 'Sources/*.swift' 'Plugins/*.swift' | xargs -r wc -l | awk '$2 != "total" && $1 > 400')
[ -z "$long" ] || { printf 'files over 400 lines:\n%s\n' "$long"; failed=1; }

[ "$failed" = 0 ] && echo 'rules: no finding'
exit "$failed"
