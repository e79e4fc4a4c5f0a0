"""A server that answers wrongly: each path is one way to break the protocol, on a raw socket."""

import gzip
import socket
import struct
import threading
import time
import zlib

import loopback

OK = b"HTTP/1.1 200 OK\r\n"
HELLO = OK + b"Content-Length: 5\r\n\r\nhello"


def with_headers(*lines):
    return OK + b"\r\n".join(lines) + b"\r\nContent-Length: 5\r\n\r\nhello"


def redirect(location, status=302):
    return b"HTTP/1.1 %d Found\r\nLocation: %s\r\nContent-Length: 0\r\n\r\n" % (status, location)


def compressed(body):
    head = b"Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(body)
    return OK + head + body


def bomb(megabytes):
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    parts = [packer.compress(bytes(1 << 20)) for _ in range(megabytes)]
    return b"".join(parts) + packer.flush()


# What each path sends before the connection is closed.
ANSWERS = {
    "hello": HELLO,
    "nothing": b"",
    "half-status": b"HTTP/1.1 20",
    "half-headers": OK + b"Content-Type: te",
    "short": OK + b"Content-Length: 100\r\n\r\nhello",
    "long": OK + b"Content-Length: 5\r\n\r\nhello, world",
    "no-length": OK + b"\r\nhello",
    "negative-length": OK + b"Content-Length: -5\r\n\r\nhello",
    "huge-length": OK + b"Content-Length: 99999999999999999999999\r\n\r\nhello",
    "worded-length": OK + b"Content-Length: five\r\n\r\nhello",
    "two-lengths": OK + b"Content-Length: 5\r\nContent-Length: 3\r\n\r\nhello",
    "chunked": OK + b"Transfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n",
    "chunked-words": OK + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n",
    "chunked-cut": OK + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhel",
    "chunked-endless": OK + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    "chunked-huge": OK + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nhello\r\n",
    "no-http": b"SSH-2.0-OpenSSH_9.6\r\n",
    "text": b"hello\r\n",
    "worded-status": b"HTTP/1.1 abc OK\r\nContent-Length: 5\r\n\r\nhello",
    "no-reason": b"HTTP/1.1 200\r\nContent-Length: 5\r\n\r\nhello",
    "status-0": b"HTTP/1.1 000 No\r\nContent-Length: 5\r\n\r\nhello",
    "status-99": b"HTTP/1.1 99 No\r\nContent-Length: 5\r\n\r\nhello",
    "status-600": b"HTTP/1.1 600 No\r\nContent-Length: 5\r\n\r\nhello",
    "status-1000": b"HTTP/1.1 1000 No\r\nContent-Length: 5\r\n\r\nhello",
    "bare-newlines": b"HTTP/1.1 200 OK\nContent-Length: 5\n\nhello",
    "no-colon": with_headers(b"X-Good: 1", b"no colon here"),
    "no-name": with_headers(b": nameless"),
    "spaced-name": with_headers(b"X-Bad : 1"),
    "folded": with_headers(b"X-Folded: one", b"  two"),
    "folded-first": OK[:-2] + b"\r\n  folded: x\r\nContent-Length: 5\r\n\r\nhello",
    "empty-header": with_headers(b"X-Empty:"),
    "latin-header": with_headers(b"X-Name: caf\xe9"),
    "utf8-header": with_headers("X-Name: café".encode()),
    "nul-header": with_headers(b"X-Name: a\x00b"),
    "twice": with_headers(b"X-List: a", b"x-list: \"b,c\"", b"X-LIST: d"),
    "long-header": with_headers(b"X-Long: " + b"x" * 90_000),
    "many-headers": with_headers(*[b"X-%d: %d" % (i, i) for i in range(1_000)]),
    "endless-headers": OK + b"".join(b"X-%d: %s\r\n" % (i, b"x" * 1_000) for i in range(5_000)),
    "interim": b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + HELLO,
    "upgrade": b"HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nhello",
    "204": b"HTTP/1.1 204 No Content\r\n\r\n",
    "204-body": b"HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello",
    "205": b"HTTP/1.1 205 Reset\r\nContent-Length: 0\r\n\r\n",
    "304": b"HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n",
    "407": b"HTTP/1.1 407 No\r\nProxy-Authenticate: Basic\r\nContent-Length: 5\r\n\r\nhello",
    "401-strange": b"HTTP/1.1 401 No\r\nWWW-Authenticate: \"\r\nContent-Length: 5\r\n\r\nhello",
    "gzip": compressed(gzip.compress(b"hello")),
    "gzip-cut": compressed(gzip.compress(bytes(range(256)) * 64)[:100]),
    "gzip-plain": compressed(b"hello"),
    "gzip-bomb": compressed(bomb(256)),
    "unknown-encoding": with_headers(b"Content-Encoding: snow"),
    "to-file": redirect(b"file:///etc/passwd"),
    "to-ftp": redirect(b"ftp://127.0.0.1/x"),
    "to-data": redirect(b"data:text/plain,x"),
    "to-script": redirect(b"javascript:alert(1)"),
    "to-nowhere": redirect(b""),
    "to-slashes": redirect(b"//"),
    "to-bare-scheme": redirect(b"http://"),
    "to-bad-host": redirect(b"http://exa mple/x"),
    "to-bad-port": redirect(b"http://127.0.0.1:99999999/x"),
    "to-relative": redirect(b"hello"),
    "to-query": redirect(b"?again"),
    "to-dots": redirect(b"/a/../b/./../hello"),
    "to-fragment": redirect(b"/hello#part"),
    "to-latin": redirect(b"/caf\xe9"),
    "to-utf8": redirect("/café".encode()),
    "to-unlocated": b"HTTP/1.1 302 Found\r\nContent-Length: 5\r\n\r\nhello",
    "to-itself-post": redirect(b"/to-itself-post", 307),
    "multiple-choices": redirect(b"/hello", 300),
    "use-proxy": redirect(b"/hello", 305),
}


class Connection:
    def __init__(self, connection, port):
        self.connection = connection
        self.port = port

    def serve(self):
        with self.connection:
            try:
                self.answer(self.read())
            except OSError:
                pass

    def read(self):
        """The request's head as text, its body passed over."""
        data = b""
        while b"\r\n\r\n" not in data:
            more = self.connection.recv(65536)
            if not more:
                raise OSError("no request")
            data += more
        head, _, body = data.partition(b"\r\n\r\n")
        text = head.decode("latin-1")
        length = 0
        for line in text.split("\r\n"):
            if line.lower().startswith("content-length:"):
                length = int(line.split(":")[1])
        while len(body) < length:
            body += self.connection.recv(65536)
        return text

    def answer(self, head):
        path = head.split(" ")[1]
        name = path.strip("/").split("?")[0]
        action = getattr(self, "on_" + name.replace("-", "_"), None)
        if action:
            action(head)
        elif name in ANSWERS:
            self.connection.sendall(ANSWERS[name])
        else:
            self.connection.sendall(b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n")

    def on_head(self, head):
        """The raw head of the request, as the body."""
        body = head.encode("latin-1")
        self.connection.sendall(OK + b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def on_to_userinfo(self, head):
        self.connection.sendall(redirect(b"http://user:pass@127.0.0.1:%d/head" % self.port))

    def on_to_upper(self, head):
        self.connection.sendall(redirect(b"HTTP://LOCALHOST:%d/head" % self.port))

    def on_reset(self, head):
        """Half a body, then a reset."""
        self.connection.sendall(OK + b"Content-Length: 100\r\n\r\nhello")
        time.sleep(0.05)
        linger = struct.pack("ii", 1, 0)
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)

    def on_silent(self, head):
        time.sleep(30)

    def on_half_silent(self, head):
        self.connection.sendall(OK + b"Content-Type: te")
        time.sleep(30)

    def on_trickle(self, head):
        """A byte now and then, for longer than anybody waits."""
        self.connection.sendall(OK + b"Content-Length: 1000\r\n\r\n")
        for _ in range(1000):
            self.connection.sendall(b"x")
            time.sleep(0.02)

    def on_endless(self, head):
        self.connection.sendall(OK + b"\r\n")
        while True:
            self.connection.sendall(bytes(1 << 16))
            # Foundation on Linux doesn't get to anything else of a session whose server never pauses.
            time.sleep(0.001)


def accept(listener, port):
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=Connection(connection, port).serve, daemon=True).start()


def main():
    listener = socket.create_server(("127.0.0.1", 0), backlog=256)
    port = listener.getsockname()[1]
    threading.Thread(target=accept, args=(listener, port), daemon=True).start()
    stopped = threading.Event()
    loopback.when_input_closes(stopped.set)
    loopback.announce(port)
    stopped.wait()
    loopback.leave()


main()
