"""nginx behind https, with HTTP/2, once for each kind of certificate. Its ports are: a good
certificate, another host's, one that is over, one of an unknown authority, and plain http for what a
test has to know of them: /authority.pem and /pin."""

import base64
import datetime
import hashlib
import pathlib
import shutil
import subprocess
import tempfile

import loopback
import trustme
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CONFIG = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
  access_log off; default_type text/plain;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  {servers}
  server {{ listen 127.0.0.1:{plain}; root {folder}/public; }}
}}
"""

SERVER = """
  server {{
    listen 127.0.0.1:{port} ssl http2;
    ssl_certificate {folder}/{name}.pem; ssl_certificate_key {folder}/{name}.key;
    root {folder}/public;
    location = /protocol {{ return 200 "$server_protocol"; }}
  }}
"""


def certificates():
    authority, stranger = trustme.CA(), trustme.CA()
    over = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=1)
    begun = over - datetime.timedelta(days=30)
    return authority, {
        "good": authority.issue_cert("127.0.0.1", "localhost"),
        "elsewhere": authority.issue_cert("elsewhere.example"),
        "over": authority.issue_cert("127.0.0.1", not_before=begun, not_after=over),
        "unknown": stranger.issue_cert("127.0.0.1"),
    }


def pin(certificate):
    """The SHA-256 of the public key's SubjectPublicKeyInfo, in base64."""
    key = x509.load_pem_x509_certificate(certificate.cert_chain_pems[0].bytes()).public_key()
    info = key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    return base64.b64encode(hashlib.sha256(info).digest()).decode()


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="triwire-tls-"))
    public = folder / "public"
    public.mkdir()
    authority, issued = certificates()
    authority.cert_pem.write_to_path(str(public / "authority.pem"))
    (public / "pin").write_text(pin(issued["good"]))
    (public / "large").write_bytes(bytes(4 << 20))
    ports = {name: loopback.free_port() for name in [*issued, "plain"]}
    servers = ""
    for name, certificate in issued.items():
        chain = b"".join(pem.bytes() for pem in certificate.cert_chain_pems)
        (folder / f"{name}.pem").write_bytes(chain)
        certificate.private_key_pem.write_to_path(str(folder / f"{name}.key"))
        servers += SERVER.format(port=ports[name], folder=folder, name=name)
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(folder=folder, servers=servers, plain=ports["plain"]))
    process = subprocess.Popen(
        ["nginx", "-c", str(config), "-p", str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )

    def stop():
        process.kill()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)
        loopback.leave()

    loopback.when_input_closes(stop)
    if all(loopback.wait_until_listening(port, process) for port in ports.values()):
        loopback.announce(*ports.values())
    process.wait()


main()
