"""nginx behind https, with HTTP/2, once for each kind of certificate. Its ports are: a good
certificate, another host's, one that is over, one of an unknown authority, and plain http for what a
test has to know of them: /authority.pem, /pin, and for each kind of key a certificate and its pin,
/keys/NAME.pem and /keys/NAME.pin."""

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
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed448, ed25519, rsa
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
    info = certificate.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    return base64.b64encode(hashlib.sha256(info).digest()).decode()


def keys():
    """A key of each kind that servers have."""
    return {
        "rsa": rsa.generate_private_key(public_exponent=65537, key_size=2048),
        "p256": ec.generate_private_key(ec.SECP256R1()),
        "p384": ec.generate_private_key(ec.SECP384R1()),
        "p521": ec.generate_private_key(ec.SECP521R1()),
        "ed25519": ed25519.Ed25519PrivateKey.generate(),
        "ed448": ed448.Ed448PrivateKey.generate(),
    }


def self_signed(key):
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "a.example")])
    now = datetime.datetime.now(datetime.timezone.utc)
    edwards = (ed25519.Ed25519PrivateKey, ed448.Ed448PrivateKey)
    return (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, None if isinstance(key, edwards) else hashes.SHA256())
    )


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="triwire-tls-"))
    public = folder / "public"
    public.mkdir()
    authority, issued = certificates()
    authority.cert_pem.write_to_path(str(public / "authority.pem"))
    leaf = issued["good"].cert_chain_pems[0].bytes()
    (public / "pin").write_text(pin(x509.load_pem_x509_certificate(leaf)))
    (public / "keys").mkdir()
    for name, key in keys().items():
        certificate = self_signed(key)
        (public / "keys" / f"{name}.pem").write_bytes(certificate.public_bytes(Encoding.PEM))
        (public / "keys" / f"{name}.pin").write_text(pin(certificate))
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
