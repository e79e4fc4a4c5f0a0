"""Serves moto's Amazon S3 on a free loopback port."""

import logging

from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server

import loopback

NAMESPACE = b'xmlns="http://s3.amazonaws.com/doc/2006-03-01"'


class Handler(WSGIRequestHandler):
    protocol_version = "HTTP/1.1"


def with_real_namespace(application):
    """Some of moto's answers leave out the slash at the end of the namespace, which S3 itself never
    does."""

    def answer(environment, start):
        head = []
        body = application(environment, lambda *arguments: head.append(arguments))
        content = b"".join(body)
        mended = content.replace(NAMESPACE, NAMESPACE[:-1] + b'/"')
        status, headers = head[0][:2]
        if mended != content:
            headers = [pair for pair in headers if pair[0].lower() != "content-length"]
            headers.append(("Content-Length", str(len(mended))))
        start(status, headers)
        return [mended]

    return answer


def main():
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    application = with_real_namespace(DomainDispatcherApplication(create_backend_app))
    server = make_server("127.0.0.1", 0, application, threaded=True, request_handler=Handler)
    loopback.when_input_closes(loopback.leave)
    loopback.announce(server.server_port)
    server.serve_forever()


main()
