"""Wall time of compiling the generated code of an API on two cores, in one file of each kind and in
eight: as one module in release, as SwiftPM does it, and file by file, in debug and in release."""

import pathlib
import subprocess
import sys
import tempfile
import time

import sample_api

COUNT = 100
MODES = {
    "release, whole module": ["-O", "-wmo", "-num-threads", "2"],
    "release, file by file": ["-O", "-enable-batch-mode", "-j2"],
    "debug, file by file": ["-Onone", "-enable-batch-mode", "-j2"],
}


def generate(tool, folder, shards):
    spec = folder / "big.yaml"
    spec.write_text(sample_api.spec(COUNT), encoding="utf-8")
    output = folder / f"shards{shards}"
    command = [tool, "generate", spec, "-o", output, "--shards", str(shards), "--quiet"]
    subprocess.run(command, check=True)
    return sorted(output.iterdir())


def compile_once(files, flags, modules, folder):
    command = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Big", "-c"]
    start = time.monotonic()
    subprocess.run([*command, *flags, "-I", modules, *map(str, files)], check=True, cwd=folder)
    return time.monotonic() - start


def main(tool, debug_modules, release_modules):
    print(f"compile {COUNT} types and {COUNT} endpoints on two cores: wall s, one shard and eight")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        one, eight = generate(tool, folder, 1), generate(tool, folder, 8)
        for mode, flags in MODES.items():
            modules = debug_modules if mode.startswith("debug") else release_modules
            whole = compile_once(one, flags, modules, folder)
            split = compile_once(eight, flags, modules, folder)
            print(f"{mode:22} {whole:6.1f} s {split:6.1f} s {split / whole:5.2f}x", flush=True)


main(*(str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:]))
