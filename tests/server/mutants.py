"""Requests and frames with something wrong in them: real ones, cut, doubled, flipped, sprinkled with what has broken servers."""

import json
import random
from collections.abc import Sequence
from typing import Any

STRANGE = [
    b"\\ud800", b"\\udfff\\ud800", b"\xed\xa0\x80", b"\xff\xfe", b"\x00", b"%00", b"%ed%a0%80", b"%", b"%zz", b"..%2f..%2f",
    b"/../", b"http://[", b"http://[::1", b"[", b"]", b"{", b'"', b"\\", b"\\u0000", b"-1", b"1e999", b"NaN", b"9" * 400, b"-0",
    b"0.1", b"null", b"true", b"[]", b"{}", b"'", b"\r\n", b"\n", b"\t", b"\xe2\x80\xae", b"\xf0\x9f\x90\x95", b"*", b"?", b"&",
    b"=", b"#", b";", b",", b"a" * 300, b"../" * 50, b"A" * 3000, b"?lang=0", b"&lang=fr", b"&eye=all", b"__proto__", b"board",
    b"=0", b"=99999999999999999999",
]  # fmt: skip
METHODS = [b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"HEAD", b"OPTIONS", b"TRACE", b"BREW"]
HEADERS = [b"Origin", b"Host", b"Content-Type", b"Cookie", b"Authorization", b"Accept-Encoding", b"If-None-Match", b"Range", b"X"]
VALUES = [
    b"http://[", b"http://[::1", b"http://]", b"null", b"http://127.0.0.1", b"[", b"a:b:c", b":99999", b"besace=x", b"Bearer",
    b"Bearer \xff", b"text/plain", b"application/json; charset=utf-16", b"multipart/form-data", b"gzip;q=x", b"br;;q=0",
    b'W/"x", *', b"bytes=0-", b"",
]  # fmt: skip


def mutate(rng: random.Random, data: bytes) -> bytes:
    """The same with one thing changed."""
    at = rng.randrange(len(data) + 1)
    until = min(len(data), at + rng.choice([1, 1, 2, 5, 20]))
    kind = rng.randrange(5)
    if kind == 0:
        return data[:at] + data[until:]
    if kind == 1:
        return data[:until] + data[at:]
    if kind == 2:
        return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
    return data[:at] + rng.choice(STRANGE) + data[at if kind == 3 else until :]


def changed_value(rng: random.Random, value: Any) -> Any:
    """A JSON value with something strange somewhere in it, as a key or as a value."""
    odd: Any = rng.choice(["\ud800", "\udc00x", "\0", "", "x" * 500, 10**30, -1, 0.5, None, True, [], {}, {"a": {}}, "é\u202e"])
    if isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if rng.random() < 0.2 and isinstance(odd, str):
            return {**value, odd: value[key]}
        return {**value, key: changed_value(rng, value[key])}
    if isinstance(value, list) and value:
        at = rng.randrange(len(value))
        return [*value[:at], changed_value(rng, value[at]), *value[at + 1 :]]
    return odd


def mutated_request(rng: random.Random, token: str, method: str, path: str, body: Any) -> bytes:
    """The bytes of a request, almost as it should be; its length is right, so that the server need not wait for more."""
    line_method, line_path = method.encode(), path.encode()
    headers = [(b"Host", b"127.0.0.1"), (b"Authorization", f"Bearer {token}".encode()), (b"Content-Type", b"application/json")]
    content = b"" if body is None else json.dumps(body).encode()
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        kind = rng.randrange(6)
        if kind == 0:
            line_path = b"/" + mutate(rng, line_path)[1:].translate(None, b" \r\n\t")
        elif kind == 1 and body is not None:
            content = mutate(rng, content)
        elif kind == 2:
            content = json.dumps(changed_value(rng, body)).encode()
        elif kind == 3:
            headers.append((rng.choice(HEADERS), rng.choice(VALUES)))
        elif kind == 4:
            headers = [(name, rng.choice(VALUES) if rng.random() < 0.4 else value) for name, value in headers]
        else:
            line_method = rng.choice(METHODS)
    lines = b"".join(b"%b: %b\r\n" % header for header in headers)
    return b"%b %b HTTP/1.1\r\n%bContent-Length: %d\r\n\r\n%b" % (line_method, line_path, lines, len(content), content)


def mutated_frame(rng: random.Random, messages: Sequence[dict[str, Any]]) -> str | bytes:
    """A message, almost as it should be: text, or bytes that are not even that."""
    message = rng.choice(messages)
    if rng.random() < 0.5:
        return json.dumps(changed_value(rng, message), ensure_ascii=True)
    data = mutate(rng, json.dumps(message).encode())
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data
