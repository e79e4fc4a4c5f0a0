"""Serves httpbin on a free loopback port."""

import logging

import httpbin
from werkzeug.serving import WSGIRequestHandler, make_server

import loopback


class Handler(WSGIRequestHandler):
    protocol_version = "HTTP/1.1"


def main():
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, httpbin.app, threaded=True, request_handler=Handler)
    loopback.when_input_closes(loopback.leave)
    loopback.announce(server.server_port)
    server.serve_forever()


main()
