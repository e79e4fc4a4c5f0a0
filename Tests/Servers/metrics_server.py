"""Runs Debian's prometheus-node-exporter and prometheus-pushgateway on free loopback ports, which it
names in this order."""

import subprocess
import sys

import loopback


def run(command, port):
    return subprocess.Popen(
        [command, f"--web.listen-address=127.0.0.1:{port}", "--log.level=error"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def main():
    exporter, gateway = loopback.free_port(), loopback.free_port()
    processes = [
        run("prometheus-node-exporter", exporter),
        run("prometheus-pushgateway", gateway),
    ]

    def stop():
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()
        loopback.leave()

    loopback.when_input_closes(stop)
    for port, process in zip((exporter, gateway), processes):
        if not loopback.wait_until_listening(port, process):
            stop()
    loopback.announce(exporter, gateway)
    sys.exit(max(process.wait() for process in processes))


main()
