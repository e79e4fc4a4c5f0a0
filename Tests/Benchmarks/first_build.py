"""CPU time of a clean debug build of a package with one spec: with the build plugin, the generator
included, and with the same sources checked in."""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import measuring


def build(root, package):
    """Seconds of the first build and of a second one, after which nothing has changed."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        copy = folder / package
        shutil.copytree(root / "Tests/Consumers" / package, copy)
        # A checkout may have any name.
        manifest = copy / "Package.swift"
        text = manifest.read_text(encoding="utf-8")
        manifest.write_text(
            text.replace('.package(path: "../triwire")', f'.package(name: "triwire", path: "{root}")')
        )
        command = ["swift", "build", "--package-path", str(copy), "--jobs", "2"]
        subprocess.run(["swift", "package", "--package-path", str(copy), "resolve"], check=True)
        return measuring.run(command)[0], measuring.run(command)[0]


def main(root):
    print("first build in debug, CPU s of all processes; then one without a change")
    rows = {}
    for title, package in ("sources checked in", "CheckedIn"), ("with the plugin", "OneSpec"):
        rows[title] = build(pathlib.Path(root), package)
        print(f"{title:20} {rows[title][0]:6.1f} s {rows[title][1]:6.1f} s")
    difference = rows["with the plugin"][0] - rows["sources checked in"][0]
    print(f"{'difference':20} {difference:6.1f} s")


main(sys.argv[1])
