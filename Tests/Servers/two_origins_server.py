"""A tiny HTTP server for tests of what URLSession really does, on two ports: two origins."""

import gzip
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import loopback


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def answer(self, status, body=b"", headers=()):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def handle_any(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        split = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(split.query).items()}
        action = getattr(self, "on_" + split.path.strip("/").split("/")[0], None)
        if action is None:
            self.answer(404, b"nothing here")
        else:
            action(query, body)

    def on_echo(self, query, body):
        """Says what arrived."""
        message = {
            "method": self.command,
            "target": self.path,
            "headers": [[name.lower(), value] for name, value in self.headers.items()],
            "body": body.decode("latin-1"),
        }
        self.answer(200, json.dumps(message).encode(), [("Content-Type", "application/json")])

    def on_status(self, query, body):
        self.answer(int(query["code"]), b"<p>teapot</p>", [("Content-Type", "text/html")])

    def on_redirect(self, query, body):
        self.answer(int(query["code"]), b"moved", [("Location", query["to"])])

    def on_loop(self, query, body):
        self.answer(302, b"", [("Location", "/loop")])

    def on_slow(self, query, body):
        """Sends its headers at once and its body late."""
        self.send_response(200)
        self.send_header("Content-Length", "4")
        self.end_headers()
        self.wfile.flush()
        time.sleep(float(query["seconds"]))
        self.wfile.write(b"late")

    def on_big(self, query, body):
        """Sends a body of that many bytes, in chunks."""
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        block = b"x" * 65536
        for _ in range(int(query["bytes"]) // len(block)):
            self.wfile.write(b"10000\r\n" + block + b"\r\n")
        self.wfile.write(b"0\r\n\r\n")

    def on_count(self, query, body):
        """Sends the numbers from `first` on, eight digits each, in chunks of odd sizes."""
        first = int(query["first"])
        text = "".join(f"{n:08}" for n in range(first, first + 100_000)).encode()
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        while text:
            block, text = text[:7919], text[7919:]
            self.wfile.write(b"%x\r\n" % len(block) + block + b"\r\n")
        self.wfile.write(b"0\r\n\r\n")

    def on_gzip(self, query, body):
        packed = gzip.compress(b"z" * int(query["bytes"]))
        self.answer(200, packed, [("Content-Encoding", "gzip"), ("Content-Type", "text/plain")])

    def on_broken(self, query, body):
        """Promises more than it sends."""
        self.send_response(200)
        self.send_header("Content-Length", "100")
        self.end_headers()
        self.wfile.write(b"half")
        self.close_connection = True

    def on_unauthorized(self, query, body):
        challenge = query.get("challenge")
        self.answer(401, b"who?", [("WWW-Authenticate", challenge)] if challenge else [])

    def on_cookie(self, query, body):
        self.answer(200, b"", [("Set-Cookie", "session=1; Path=/")])

    def on_lists(self, query, body):
        self.answer(200, b"", [("X-List", "a"), ("X-List", '"b,c"')])

    def do_GET(self):
        try:
            self.handle_any()
        except OSError:
            self.close_connection = True

    def handle(self):
        try:
            super().handle()
        except OSError:
            pass

    do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_PURGE = do_GET


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256  # tests connect all at once


def serve():
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def main():
    ports = serve(), serve()
    loopback.when_input_closes(loopback.leave)
    loopback.announce(*ports)
    threading.Event().wait()


main()
