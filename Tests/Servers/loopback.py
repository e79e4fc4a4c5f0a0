"""What every test server here shares: a free loopback port, one line that says it is ready, and an
end that can't be forgotten: each stops when its standard input closes, so it never outlives the
process that started it."""

import os
import socket
import sys
import threading
import time


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def announce(*ports):
    print("ready", *ports, flush=True)


def when_input_closes(stop):
    """Calls `stop` in a thread of its own once standard input has ended."""

    def wait():
        while sys.stdin.buffer.read(4096):
            pass
        stop()

    threading.Thread(target=wait, daemon=True).start()


def wait_until_listening(port, process, seconds=60):
    """True once the port answers; False when the process ended or the time is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            probe.settimeout(1)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.05)
    return False


def leave():
    os._exit(0)
