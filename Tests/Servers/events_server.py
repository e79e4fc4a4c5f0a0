"""Streams of server-sent events and of JSON lines, as servers send them that stop now and then."""

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import loopback

# What was asked for by each reader: the ids it had seen last.
asked = {}
lock = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        split = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(split.query).items()}
        try:
            getattr(self, "on_" + split.path.strip("/"))(query)
        except OSError:
            self.close_connection = True

    def do_POST(self):
        """Sends the JSON lines of the body back, the last without its end."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        values = [json.loads(line) for line in body.splitlines()]
        self.begin(self.headers["Content-Type"])
        self.chunk("\r\n\n".join(json.dumps(value) for value in values).encode())
        self.end()

    def begin(self, content_type="text/event-stream"):
        self.send_response(200)
        self.send_header("Content-Type", content_type)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()

    def chunk(self, data):
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def end(self):
        self.wfile.write(b"0\r\n\r\n")

    def empty(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def note(self, query):
        last = self.headers.get("Last-Event-ID")
        with lock:
            asked.setdefault(query["reader"], []).append(last)
            return last, len(asked[query["reader"]])

    def on_asked(self, query):
        with lock:
            body = json.dumps(asked.get(query["reader"], [])).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def on_count(self, query):
        """Numbers up to `to`; the connection breaks after each `every`, in the middle of an event.
        With `end` it is ended in good order instead, and there is nothing more to say at the end."""
        last, _ = self.note(query)
        first = int(last or "-1") + 1
        if first >= int(query["to"]):
            return self.empty(204)
        self.begin()
        self.chunk(b"\xef\xbb\xbfretry: 20\r\n: hello\r\n\r\n")
        until = min(first + int(query["every"]), int(query["to"]))
        for number in range(first, until):
            text = f"id: {number}\rdata: {{\"id\": {number},\rdata: \"name\": \"n\"}}\r\r"
            for byte in text.encode():
                self.chunk(bytes([byte]))
        self.chunk(f"id: {until}\ndata: lost".encode())
        if "end" in query:
            return self.end()
        self.close_connection = True

    def on_failing(self, query):
        """An event, then only answers of this status."""
        _, count = self.note(query)
        if count > 1:
            return self.empty(int(query["status"]))
        self.begin()
        self.chunk(b"retry: 10\nid: x\ndata: {\"id\": 1, \"name\": \"n\"}\n\n")
        self.close_connection = True

    def on_silent(self, query):
        """An event, then nothing for long."""
        _, count = self.note(query)
        self.begin()
        self.chunk(b"retry: 10\nid: %d\ndata: {\"id\": %d, \"name\": \"n\"}\n\n" % (count, count))
        time.sleep(20)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 256


server = Server(("127.0.0.1", 0), Handler)
loopback.when_input_closes(loopback.leave)
loopback.announce(server.server_address[1])
server.serve_forever()
