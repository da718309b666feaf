"""Files of the built client: kept in memory, compressed, and read again when they change."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from starlette.requests import Request
from starlette.responses import Response

from besace.server.http.answers import LEAST_COMPRESSED, accepted

_TYPES = {
    ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".jpg": "image/jpeg", ".js": "text/javascript",
    ".json": "application/json", ".map": "application/json", ".mjs": "text/javascript", ".png": "image/png",
    ".svg": "image/svg+xml", ".txt": "text/plain", ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip  # machines differ in what they know, so the usual ones are named here
_LARGE = ("text/", "application/json", "application/manifest+json", "application/wasm", "image/svg+xml")  # and worth compressing
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the best first, with how a file compressed beforehand is called


@dataclass(frozen=True)
class StaticFile:
    """A file with the ways in which it can be sent."""

    stamp: tuple[int, int]  # when it was changed, and its size
    type: str
    etag: str
    bodies: Mapping[str, bytes]  # by encoding; "" for plain

    def answer(self, request: Request, headers: Mapping[str, str], status: int = 200) -> Response:
        """The file, as small as the browser takes it; nothing but its name where the browser has it."""
        headers = {**headers, "etag": self.etag, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        taken = accepted(request)
        encoding = next((name for name, _ in _ENCODINGS if name in taken and name in self.bodies), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], status, headers=headers, media_type=self.type)


class Statics:
    """The first of these folders that exists."""

    def __init__(self, places: Sequence[Path]) -> None:
        self._places = places
        self._known: dict[Path, StaticFile] = {}

    def find(self, path: str) -> StaticFile | None:
        """The file of that name inside the folder; None where there is none."""
        root = next((place for place in self._places if place.is_dir()), None)
        if root is None or "\0" in path:
            return None
        file = (root / path).resolve()
        if not file.is_relative_to(root.resolve()):
            return None
        try:
            status = file.stat()
        except OSError:  # there is none, or no file can have such a name
            return None
        if not S_ISREG(status.st_mode):
            return None
        stamp = status.st_mtime_ns, status.st_size
        known = self._known.get(file)
        if known is None or known.stamp != stamp:
            known = self._known[file] = _read(file, stamp)
        return known


def _read(file: Path, stamp: tuple[int, int]) -> StaticFile:
    plain = file.read_bytes()
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    bodies = {"": plain}
    for encoding, suffix in _ENCODINGS:
        compressed = file.with_name(file.name + suffix)
        if compressed.is_file():
            bodies[encoding] = compressed.read_bytes()
    if "gzip" not in bodies and kind.startswith(_LARGE) and len(plain) >= LEAST_COMPRESSED:
        bodies["gzip"] = gzip.compress(plain, 9, mtime=0)
    return StaticFile(stamp, kind, f'"{hashlib.sha256(plain).hexdigest()[:24]}"', bodies)
