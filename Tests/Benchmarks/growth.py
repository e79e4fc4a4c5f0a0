"""How time and memory grow with hostile inputs: ten times the input may take ten times as much."""

import subprocess
import sys

LIMIT = 13


def measure(command, name, size, runs):
    """The least seconds of CPU, the least peak of memory in bytes, and what came of it."""
    rows = []
    for _ in range(runs):
        output = subprocess.run(
            [*command, name, str(size)], check=True, capture_output=True, text=True
        ).stdout
        seconds, memory, outcome = output.split(maxsplit=2)
        rows.append((float(seconds), int(memory), outcome.strip()))
    return min(row[0] for row in rows), min(row[1] for row in rows), rows[0][2]


def row(command, name):
    """Longer inputs for what is fast, so that the clock can tell; the smaller one takes over 4 ms."""
    size = 100_000
    while True:
        small = measure(command, name, size, 2)
        if small[0] > 0.004 or size >= 3_200_000:
            break
        size *= 2
    large = measure(command, name, size * 10, 2)
    time = large[0] / max(small[0], 1e-4)
    memory = large[1] / max(small[1], 64 << 10)
    mark = f"  {large[2][:60]}" if large[2] != "read" else ""
    mark += "  <- more than its share" if max(time, memory) > LIMIT else ""
    print(f"{name:44} {size:9} {small[0] * 1e3:8.1f} {time:6.1f} {small[1] / 1e6:8.1f} {memory:6.1f}{mark}", flush=True)


def main(tool, wanted):
    print("input                                            bytes       ms   ×10:       MB   ×10:")
    names = subprocess.run([tool], check=True, capture_output=True, text=True).stdout.splitlines()
    for name in names:
        if not wanted or any(name.startswith(word) for word in wanted):
            row([tool], name)


main(sys.argv[1], sys.argv[2:])
