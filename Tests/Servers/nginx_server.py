"""nginx in a temporary folder, for what a cache must know: validators, `Cache-Control`, `Expires` and
`Vary`. Its port comes first; the second one is of a server here that can change the files of the first
(PUT) and tells how many requests nginx has answered (GET)."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import loopback

CONFIG = """
daemon off;
error_log {folder}/error.log;
pid {folder}/nginx.pid;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
  access_log {folder}/access.log combined;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  default_type text/plain;
  server {{
    listen 127.0.0.1:{port};
    root {folder}/files;
    location /tagged {{ }}
    location /dated {{ etag off; }}
    location /lasting {{ expires 1h; }}
    location /gone {{ expires -1; etag off; if_modified_since off; }}
    location /secret {{ add_header Cache-Control no-store; }}
    location /varying {{
      add_header Vary X-Lang; add_header Cache-Control max-age=3600;
      return 200 "$http_x_lang";
    }}
    location /packed {{ gzip on; gzip_min_length 1; gzip_vary on; gzip_types text/plain; }}
    location /failing {{ return 503 busy; }}
  }}
}}
"""

folder = tempfile.mkdtemp(prefix="triwire-nginx-")
port = loopback.free_port()


class Files(BaseHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def do_PUT(self):
        """Gives a file this text and a modification time that no earlier version had."""
        path = os.path.join(folder, "files", os.path.basename(self.path))
        age = os.stat(path).st_mtime if os.path.exists(path) else 1_000_000_000
        with open(path, "wb") as file:
            file.write(self.rfile.read(int(self.headers["Content-Length"])))
        os.utime(path, (age + 10, age + 10))
        self.answer(b"")

    def do_GET(self):
        """The statuses of the answers to one path."""
        with open(os.path.join(folder, "access.log")) as log:
            words = [line.split('"') for line in log]
        mine = [w[2].split()[0] for w in words if w[1].split()[1] == self.path]
        self.answer(" ".join(mine).encode())

    def answer(self, body):
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def leave():
    process.send_signal(signal.SIGTERM)
    process.wait()
    shutil.rmtree(folder, ignore_errors=True)
    loopback.leave()


os.makedirs(os.path.join(folder, "files"))
os.chmod(folder, 0o755)
config = os.path.join(folder, "nginx.conf")
with open(config, "w") as file:
    file.write(CONFIG.format(folder=folder, port=port))
nginx = shutil.which("nginx") or "/usr/sbin/nginx"
process = subprocess.Popen(
    [nginx, "-e", os.path.join(folder, "error.log"), "-p", folder, "-c", config],
    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
if not loopback.wait_until_listening(port, process):
    sys.exit("nginx did not start")
files = ThreadingHTTPServer(("127.0.0.1", 0), Files)
loopback.when_input_closes(leave)
loopback.announce(port, files.server_address[1])
files.serve_forever()
