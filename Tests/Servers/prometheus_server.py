"""Runs Debian's prometheus on a free loopback port, scraping itself every second, with one alert
that always fires and one recording rule."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

import loopback

CONFIGURATION = """
global: {{scrape_interval: 1s, evaluation_interval: 1s}}
rule_files: [rules.yml]
scrape_configs:
  - job_name: prometheus
    static_configs: [{{targets: ["127.0.0.1:{port}"]}}]
"""

RULES = """
groups:
  - name: tests
    rules:
      - alert: AlwaysFiring
        expr: vector(1)
        labels: {severity: page}
        annotations: {summary: Fires so that there is an alert to read.}
      - record: tests:one
        expr: vector(1)
"""


def has_data(port):
    """Some scrapes have been stored and the alert has been evaluated."""
    base = f"http://127.0.0.1:{port}/api/v1/"
    try:
        count = "query?query=count_over_time(up[1m])%3E2"
        up = urllib.request.urlopen(base + count, timeout=2).read()
        alerts = urllib.request.urlopen(base + "alerts", timeout=2).read()
        metadata = urllib.request.urlopen(base + "metadata?limit=1", timeout=2).read()
    except OSError:
        return False
    return b'"value"' in up and b"AlwaysFiring" in alerts and b'"help"' in metadata


def main():
    folder = tempfile.mkdtemp()
    port = loopback.free_port()
    with open(os.path.join(folder, "prometheus.yml"), "w", encoding="utf-8") as file:
        file.write(CONFIGURATION.format(port=port))
    with open(os.path.join(folder, "rules.yml"), "w", encoding="utf-8") as file:
        file.write(RULES)
    process = subprocess.Popen(
        [
            "prometheus",
            f"--config.file={folder}/prometheus.yml",
            f"--storage.tsdb.path={folder}/data",
            f"--web.listen-address=127.0.0.1:{port}",
            "--log.level=error",
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )

    def stop():
        process.kill()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)
        loopback.leave()

    loopback.when_input_closes(stop)
    if not loopback.wait_until_listening(port, process):
        stop()
    deadline = time.monotonic() + 60
    while not has_data(port) and time.monotonic() < deadline:
        time.sleep(0.1)
    loopback.announce(port)
    sys.exit(process.wait())


main()
