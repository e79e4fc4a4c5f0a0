"""A server whose answers depend on what was asked before: tokens that run out, endpoints that are
busy for a while, keys that were seen. Everything is kept per `X-Test`, so that tests don't meet."""

import asyncio
import json
import re
import time

import loopback


class Memory:
    def __init__(self):
        self.token = "good"
        self.refreshes = 0
        self.rejected = 0
        self.served = 0
        self.counts = {}
        self.keys = []
        self.times = []


MEMORIES = {}


def text(status, body, headers=()):
    return status, [("Content-Type", "text/plain"), *headers], body.encode()


def answer_json(status, value):
    return status, [("Content-Type", "application/json")], json.dumps(value).encode()


async def answer(method, path, query, headers, body):
    memory = MEMORIES.setdefault(headers.get("x-test", ""), Memory())
    if path == "/token":
        memory.refreshes += 1
        await asyncio.sleep(0.1)
        if "fail" in query:
            return text(400, "no")
        return text(200, memory.token)
    if path == "/guarded":
        if headers.get("authorization") != "Bearer " + memory.token:
            memory.rejected += 1
            return answer_json(401, {"title": "no"})
        memory.served += 1
        return text(200, "done")
    if path == "/enveloped":
        if headers.get("token") != memory.token:
            memory.rejected += 1
            return answer_json(200, {"code": 1001, "message": "expired"})
        return answer_json(200, {"code": 0, "data": 7})
    if path == "/busy":
        memory.times.append(time.monotonic())
        memory.keys.append(headers.get("idempotency-key", ""))
        count = len(memory.times)
        if count <= int(query.get("times", 1)):
            more = [("Retry-After", query["after"])] if "after" in query else []
            return text(int(query.get("status", 503)), "busy", more)
        return text(200, "done")
    if path == "/slow":
        await asyncio.sleep(float(query.get("seconds", 60)))
        return text(200, query.get("q", "done"))
    if path == "/mirror":
        return 200, [("Content-Type", "application/octet-stream")], body
    if path == "/memory":
        pauses = [b - a for a, b in zip(memory.times, memory.times[1:])]
        known = {"refreshes": memory.refreshes, "rejected": memory.rejected}
        known |= {"served": memory.served, "keys": memory.keys, "pauses": pauses}
        return answer_json(200, known)
    return text(404, "nothing here")


async def read(reader):
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    method, target, _ = head[0].split(" ", 2)
    fields = (line.split(":", 1) for line in head[1:] if ":" in line)
    headers = {name.lower(): value.strip() for name, value in fields}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    path, _, query = target.partition("?")
    pairs = dict(re.findall(r"([^&=]+)=([^&]*)", query))
    return method, path, pairs, headers, body


async def serve(reader, writer):
    try:
        while True:
            status, headers, body = await answer(*await read(reader))
            lines = [f"HTTP/1.1 {status} Answer", f"Content-Length: {len(body)}"]
            lines += [f"{name}: {value}" for name, value in headers]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
    except (asyncio.IncompleteReadError, ConnectionError):
        pass
    finally:
        writer.close()


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0, backlog=2048)
    loopback.announce(server.sockets[0].getsockname()[1])
    loopback.when_input_closes(loopback.leave)
    await server.serve_forever()


asyncio.run(main())
