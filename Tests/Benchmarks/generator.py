"""Time and memory of `triwire generate` for 100 and for 1,000 endpoints and ten-field types."""

import pathlib
import sys
import tempfile

import measuring
import sample_api


def measure(tool, count, runs):
    with tempfile.TemporaryDirectory() as folder:
        spec = pathlib.Path(folder, "big.yaml")
        spec.write_text(sample_api.spec(count), encoding="utf-8")
        output = pathlib.Path(folder, "Generated")
        seconds, megabytes = measuring.medians(
            [tool, "generate", str(spec), "-o", str(output), "--quiet"], runs
        )
        lines = sum(len(file.read_text().splitlines()) for file in output.iterdir())
    print(f"{count:5} endpoints and types: {seconds:.3f} s CPU, {megabytes:.0f} MB, {lines} lines")
    return seconds


def main(tool):
    print("generate, CPU seconds of the whole process (median of 7), peak memory")
    small, large = measure(tool, 100, 7), measure(tool, 1000, 7)
    print(f"1,000 against 100: {large / small:.1f} times the time")


main(sys.argv[1])
