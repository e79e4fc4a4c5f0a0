#!/usr/bin/env bash
# Measures, and prints what it measured: figures to compare side by side, never a test.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cd "$root"
# As `make install` builds the command.
static=$([ "$(uname)" = Darwin ] || echo --static-swift-stdlib)
swift build -c release $static --product triwire >/dev/null
swift build -c release --target TriwireRuntime >/dev/null
swift build --target TriwireRuntime >/dev/null
release=$(swift build -c release --show-bin-path)
debug=$(swift build --show-bin-path)

python3 "$here/generator.py" "$release/triwire"
echo
python3 "$here/compile_time.py" "$release/triwire" "$debug/Modules" "$release/Modules"
echo
python3 "$here/shards.py" "$release/triwire" "$debug/Modules" "$release/Modules"
echo
python3 "$here/first_build.py" "$root"
echo
built=(-c release --package-path "$here" --scratch-path "$root/.build/benchmarks")
swift run "${built[@]}" CodecBenchmark
echo
python3 "$here/growth.py" "$(swift build "${built[@]}" --show-bin-path)/GrowthBenchmark"
