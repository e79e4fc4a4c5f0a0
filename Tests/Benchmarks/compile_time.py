"""CPU time and object size of the generated models and requests for 100 types and 100 endpoints,
against the same models and requests as plain structs, and against synthesised Codable."""

import pathlib
import statistics
import subprocess
import sys
import tempfile

import measuring
import sample_api

COUNT = 100
MODES = {"debug": ["-Onone"], "release": ["-O", "-wmo"]}


def sources(tool, folder):
    spec = folder / "big.yaml"
    spec.write_text(sample_api.spec(COUNT), encoding="utf-8")
    subprocess.run([tool, "generate", spec, "-o", folder / "generated", "--quiet"], check=True)
    plain, codable = folder / "plain.swift", folder / "codable.swift"
    plain.write_text(sample_api.plain_swift(COUNT, "Hashable, Sendable"))
    codable.write_text(sample_api.plain_swift(COUNT, "Codable, Hashable, Sendable"))
    generated = folder / "generated"
    namespace = folder / "namespace.swift"
    namespace.write_text("public enum Big {}\n")
    return {
        "plain structs": [plain],
        "structs with Codable": [codable],
        "generated models and requests": [
            generated / "BigModels.swift",
            generated / "BigRequests.swift",
            namespace,
        ],
        "generated, client included": sorted(generated.iterdir()),
    }


def compile_once(files, mode, modules, folder):
    output = folder / "object.o"
    command = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Big"]
    command += MODES[mode] + ["-wmo", "-I", modules, "-c", "-o", str(output)]
    seconds, _ = measuring.run(command + [str(file) for file in files])
    size = subprocess.run(["size", str(output)], capture_output=True, text=True, check=True)
    return seconds, int(size.stdout.splitlines()[1].split()[0]) / 1_000_000


def main(tool, debug_modules, release_modules):
    print(f"compile {COUNT} types and {COUNT} endpoints: CPU s, times the plain structs, MB of code")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        variants = sources(tool, folder)
        for mode, modules in ("debug", debug_modules), ("release", release_modules):
            rows = {variant: [] for variant in variants}
            for _ in range(3):
                for variant, files in variants.items():
                    rows[variant].append(compile_once(files, mode, modules, folder))
            floor = statistics.median(row[0] for row in rows["plain structs"])
            for variant, measured in rows.items():
                seconds = statistics.median(row[0] for row in measured)
                print(
                    f"{mode:8} {variant:30} {seconds:6.1f} s {seconds / floor:5.2f}x"
                    f" {measured[0][1]:6.2f} MB"
                )


main(*sys.argv[1:])
