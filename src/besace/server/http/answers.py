"""How answers are sent: compressed where the client takes that, kept by browsers where they change seldom."""

import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response

from besace.server.protocol.messages import TableInfo, You
from besace.server.protocol.requests import TableAnswer
from besace.server.seats.describe import allowed_eyes, closed_to_you, table_info, you_info
from besace.server.store.guests import Guest
from besace.server.store.rows import WAITING
from besace.server.table.room import Room

LEAST_COMPRESSED = 512
KEEP = "public, max-age=300, must-revalidate"


def accepted(request: Request) -> set[str]:
    """The encodings that a browser takes."""
    said = [part.strip().partition(";") for part in request.headers.get("accept-encoding", "").lower().split(",")]
    return {name for name, _, weight in said if weight.replace(" ", "") not in ("q=0", "q=0.0")}


def json_answer(request: Request, body: bytes) -> Response:
    """A large answer, compressed where the client takes that."""
    if "gzip" not in accepted(request) or len(body) < LEAST_COMPRESSED:
        return Response(body, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body, 5), headers=headers, media_type="application/json")


def cacheable(body: bytes, media_type: str, known: str | None) -> Response:
    """An answer that browsers may keep: they ask again with its tag and hear that nothing has changed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": KEEP}
    if known is not None and (known.strip() == "*" or tag in (part.strip().removeprefix("W/") for part in known.split(","))):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def table_answer(room: Room, guest: Guest | None) -> TableAnswer:
    """The table as this guest may see it."""
    who = guest.id if guest else None
    if not allowed_eyes(room, who) and room.row.state != WAITING:
        raise closed_to_you(room, who)
    return TableAnswer(table=TableInfo(**table_info(room)), you=You(**you_info(room, who)))
