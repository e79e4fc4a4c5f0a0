"""A server whose answers take their time: streams of protobuf messages, each with its length before
it, and answers in the format that was asked for. Messages are `id` (1) and `name` (2)."""

import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import loopback

PROTOBUF = "application/x-protobuf"

# How many endless streams are being sent, by their id.
active = {}
lock = threading.Lock()


def varint(value):
    data = b""
    while value >= 0x80:
        data += bytes([value & 0x7F | 0x80])
        value >>= 7
    return data + bytes([value])


def message(number, name):
    text = name.encode()
    return b"\x08" + varint(number) + b"\x12" + varint(len(text)) + text


def delimited(number, name):
    data = message(number, name)
    return varint(len(data)) + data


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        split = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(split.query).items()}
        action = getattr(self, "on_" + split.path.strip("/"), None)
        if action is None:
            self.answer(404, "text/plain", b"nothing here")
        else:
            try:
                action(query)
            except OSError:
                self.close_connection = True

    def answer(self, status, content_type, body, headers=()):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def begin(self, status=200, content_type=PROTOBUF):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.flush()

    def chunk(self, data):
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def end(self):
        self.wfile.write(b"0\r\n\r\n")

    def on_messages(self, query):
        """`count` messages, their bytes in chunks of `cut`, one every so many `pause` seconds."""
        count = int(query.get("count", 3))
        data = b"".join(delimited(i, query.get("name", "n") * i) for i in range(count))
        cut = int(query.get("cut", len(data) or 1))
        self.begin()
        for start in range(0, len(data), cut):
            self.chunk(data[start : start + cut])
            time.sleep(float(query.get("pause", 0)))
        self.end()

    def on_split(self, query):
        """Two messages in two chunks, cut after `at` bytes."""
        data = delimited(300, "x" * 200) + delimited(2, "two")
        at = int(query["at"])
        self.begin()
        for part in (data[:at], data[at:]):
            if part:
                self.chunk(part)
                time.sleep(0.02)
        self.end()

    def on_unfinished(self, query):
        """Ends properly in the middle of the second message."""
        self.begin()
        self.chunk(delimited(1, "one") + delimited(2, "two")[:-1])
        self.end()

    def on_broken(self, query):
        """Hangs up in the middle of the second message."""
        self.begin()
        self.chunk(delimited(1, "one") + delimited(2, "two")[:-1])
        self.close_connection = True

    def on_nonsense(self, query):
        """A good message, then one that is none."""
        self.begin()
        self.chunk(delimited(1, "one") + b"\x02\x08\x80")
        self.end()

    def on_silent(self, query):
        self.begin()
        self.chunk(delimited(1, "one"))
        time.sleep(60)

    def on_endless(self, query):
        """Sends until the client has gone, which `active` then tells."""
        name = query["id"]
        with lock:
            active[name] = active.get(name, 0) + 1
        try:
            self.begin()
            number = 0
            while True:
                self.chunk(delimited(number, "n"))
                number += 1
                time.sleep(0.01)
        finally:
            with lock:
                active[name] -= 1

    def on_active(self, query):
        with lock:
            count = active.get(query["id"], 0)
        self.answer(200, "application/json", str(count).encode())

    def on_flood(self, query):
        """As many bytes as asked for, as fast as they go."""
        self.begin()
        for number in range(int(query["bytes"]) // 65536):
            self.chunk(delimited(number, "x" * 65000))
            time.sleep(0.0005)
        self.end()

    def on_error(self, query):
        """An error in JSON, in two parts."""
        self.begin(503, "application/json")
        self.chunk(b'{"title": ')
        time.sleep(0.1)
        self.chunk(b'"busy"}')
        self.end()

    def on_failure(self, query):
        body = b'{"resultCode": 1001, "resultMsg": "no token"}'
        self.answer(200, "application/json", body)

    def on_page(self, query):
        self.answer(200, "text/html", b"<p>log in first</p>")

    def on_moved(self, query):
        self.answer(302, "text/plain", b"moved", [("Location", "/messages?count=2")])

    def on_locked(self, query):
        self.answer(401, "text/plain", b"who?", [("WWW-Authenticate", "Basic realm=a")])

    def on_negotiate(self, query):
        """Answers in the format that `Accept` likes best of those in `only`."""
        bodies = {
            "application/json": b'{"id": 7, "name": "Rex"}',
            "application/xml": b'<Pet><id>7</id><name>Rex</name></Pet>',
            PROTOBUF: message(7, "Rex"),
        }
        accept = self.headers.get("Accept", "*/*")
        ranges = [part.split(";q=") for part in accept.replace(" ", "").split(",")]
        wanted = sorted(ranges, key=lambda part: -float(part[1]) if len(part) > 1 else -1)
        allowed = query.get("only", "json,xml,x-protobuf").split(",")
        for part in wanted:
            if part[0].removeprefix("application/") in allowed:
                status = int(query.get("status", 200))
                self.answer(status, part[0], bodies[part[0]], [("X-Accept", accept)])
                return
        self.answer(406, "text/plain", accept.encode())


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    stopped = threading.Event()
    loopback.when_input_closes(stopped.set)
    loopback.announce(server.server_address[1])
    stopped.wait()
    loopback.leave()


main()
