"""A server of files: it takes multipart forms apart with werkzeug, serves bytes by ranges, and breaks off
in each way that a network can."""

import functools
import hashlib
import json
import socket
import struct
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from werkzeug.http import parse_options_header
from werkzeug.sansio.multipart import Data, Epilogue, Field, File, MultipartDecoder, NeedData

import loopback


# The downloads that were cut off once.
SEEN = set()


@functools.lru_cache
def content(size, seed=0):
    """Bytes that tell their place, so that a piece in the wrong place is found."""
    line = b"%015d\n" % seed
    return b"".join(b"%015d\n" % (seed + n) for n in range(size // len(line) + 1))[:size]


class Parts:
    """What a multipart body consists of, found while it arrives."""

    def __init__(self, boundary):
        self.decoder = MultipartDecoder(boundary.encode(), max_form_memory_size=None)
        self.parts = []
        self.sum = None

    def feed(self, data):
        self.decoder.receive_data(data)
        while True:
            event = self.decoder.next_event()
            if isinstance(event, (NeedData, Epilogue)):
                return
            if isinstance(event, (Field, File)):
                self.begin(event)
            elif isinstance(event, Data):
                self.add(event)

    def begin(self, event):
        self.sum = hashlib.sha256()
        self.parts.append({
            "name": event.name,
            "file": getattr(event, "filename", None),
            "type": event.headers.get("Content-Type"),
            "size": 0,
            "text": "",
        })

    def add(self, event):
        part = self.parts[-1]
        self.sum.update(event.data)
        part["size"] += len(event.data)
        if part["size"] <= 4096:
            part["text"] += event.data.decode("utf-8", "replace")
        if not event.more_data:
            part["sha256"] = self.sum.hexdigest()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def query(self, name, default=None):
        values = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query).get(name)
        return values[0] if values else default

    def do_POST(self):
        self.act("post")

    def do_PUT(self):
        self.act("post")

    def do_GET(self):
        self.act("get")

    def act(self, method):
        name = urllib.parse.urlsplit(self.path).path.split("/")[1].replace("-", "_")
        action = getattr(self, f"{method}_{name}", None)
        if action:
            action()
        else:
            self.answer(404, b'{"title": "nothing here"}', {"Content-Type": "application/json"})

    def answer(self, status, body=b"", headers={}):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if "Content-Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def answer_json(self, value):
        self.answer(200, json.dumps(value).encode(), {"Content-Type": "application/json"})

    # Uploads

    def chunks(self):
        rest = int(self.headers.get("Content-Length", 0))
        while rest > 0:
            data = self.rfile.read1(min(rest, 1 << 16))
            if not data:
                raise ConnectionError("the body is too short")
            rest -= len(data)
            yield data

    def post_parts(self):
        """The parts of the body, and what the headers say of it."""
        kind, options = parse_options_header(self.headers.get("Content-Type"))
        parts = Parts(options["boundary"])
        for data in self.chunks():
            parts.feed(data)
        self.answer_json({
            "kind": kind,
            "length": self.headers.get("Content-Length"),
            "encoding": self.headers.get("Transfer-Encoding"),
            "parts": parts.parts,
        })

    def post_digest(self):
        """Length and sum of the body."""
        digest, size = hashlib.sha256(), 0
        for data in self.chunks():
            digest.update(data)
            size += len(data)
        self.answer_json({"size": size, "sha256": digest.hexdigest()})

    def post_slow(self):
        """Takes a little of the body now and then."""
        for data in self.chunks():
            time.sleep(0.01)
        self.answer(204)

    def post_refused(self):
        """Refuses before the body has come."""
        self.close_connection = True
        self.answer(413, b"{}", {"Content-Type": "application/json", "Connection": "close"})

    def post_moved(self):
        """Sends the body elsewhere once it has come."""
        for _ in self.chunks():
            pass
        self.answer(307, b"", {"Location": "/" + self.query("to")})

    def post_once(self):
        """Takes the body, then closes a connection that the client will think is kept."""
        for _ in self.chunks():
            pass
        self.answer(204)
        self.wfile.flush()
        self.close_connection = True

    # Downloads

    def get_file(self):
        """Bytes with a validator; a range of them where that is asked for."""
        size = int(self.query("newsize", self.query("size", "1000")))
        body = content(size, int(self.query("seed", "0")))
        tag = '"%s"' % self.query("newtag", self.query("tag", "a"))
        headers = {"ETag": tag, "Content-Type": self.query("type", "image/png")}
        if self.query("name"):
            headers["Content-Disposition"] = self.query("name")
        wanted = self.headers.get("Range")
        if wanted and self.headers.get("If-Range", tag) == tag:
            first = int(wanted.removeprefix("bytes=").rstrip("-"))
            if first >= size:
                return self.answer(416, b"", {"Content-Range": f"bytes */{size}"})
            headers["Content-Range"] = f"bytes {first}-{size - 1}/{size}"
            return self.answer(206, body[first:], headers)
        self.answer(200, body, headers)

    def get_cut(self):
        """A file of which the first request gets only so much; those after it work."""
        if self.headers.get("Range") or self.query("id") in SEEN:
            return self.get_file()
        SEEN.add(self.query("id", self.path))
        size, sent = int(self.query("size")), int(self.query("sent"))
        tag = '"%s"' % self.query("tag", "a")
        self.send_response(200)
        self.send_header("Content-Length", str(size))
        self.send_header("ETag", tag)
        self.send_header("Content-Type", "image/png")
        self.end_headers()
        self.wfile.write(content(size)[:sent])
        self.wfile.flush()
        if self.query("reset"):
            time.sleep(0.1)
            linger = struct.pack("ii", 1, 0)
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.close_connection = True

    def get_range(self):
        """Answers a range as the query says, right or wrong."""
        if not self.headers.get("Range"):
            return self.get_cut()
        body = content(int(self.query("body", "10")))
        headers = {"Content-Type": self.query("type", "image/png"), "ETag": '"a"'}
        if self.query("range"):
            headers["Content-Range"] = self.query("range")
        self.answer(int(self.query("status", "206")), body, headers)

    def get_chunked_cut(self):
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.wfile.write(b"2710\r\n" + content(10_000) + b"\r\n2710\r\n" + content(500))
        self.close_connection = True

    def get_long(self):
        """More than the length says."""
        self.answer(200, content(2000), {"Content-Length": "1000"})
        self.close_connection = True

    def get_endless(self):
        self.send_response(200)
        self.end_headers()
        self.close_connection = True
        while True:
            self.wfile.write(bytes(1 << 16))
            time.sleep(0.001)

    def get_big(self):
        """As much as is asked for, as fast as it goes."""
        size = int(self.query("size"))
        self.send_response(200)
        self.send_header("Content-Length", str(size))
        self.end_headers()
        piece = content(1 << 20)
        while size > 0:
            self.wfile.write(piece[:size])
            size -= len(piece)

    def get_stalled(self):
        """Begins, then says nothing more."""
        self.send_response(200)
        self.send_header("Content-Length", "100000")
        self.end_headers()
        self.wfile.write(content(1000))
        self.wfile.flush()
        time.sleep(60)

    def get_trickle(self):
        """A piece now and then, for about ten seconds."""
        self.send_response(200)
        self.send_header("Content-Length", "40000")
        self.end_headers()
        body = content(40_000)
        for start in range(0, len(body), 1000):
            self.wfile.write(body[start:start + 1000])
            self.wfile.flush()
            time.sleep(0.25)

    def get_zipped(self):
        import gzip
        body = gzip.compress(content(100_000))
        self.answer(200, body, {"Content-Encoding": "gzip", "ETag": '"z"'})

    def get_status(self):
        status = int(self.query("code"))
        self.answer(status, b'{"title": "no"}', {"Content-Type": "application/json"})


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256

    def handle_error(self, request, client_address):
        pass


def main():
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    stopped = threading.Event()
    loopback.when_input_closes(stopped.set)
    loopback.announce(server.server_port)
    stopped.wait()
    loopback.leave()


main()
