"""CPU time and memory of a command, as the operating system accounts for it."""

import os
import statistics
import subprocess


def run(command):
    """User and system seconds of the command with its children, and its peak memory in MB."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"failed: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def medians(command, runs):
    rows = [run(command) for _ in range(runs)]
    return statistics.median(row[0] for row in rows), max(row[1] for row in rows)
