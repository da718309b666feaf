"""For whoever runs the server: is it well, and how much does it do?"""

from fastapi import APIRouter, Response

import besace
from besace.server.http.context import ServerHere
from besace.server.protocol.requests import Health
from besace.server.store.engine import StoreDown, answers

router = APIRouter(tags=["running it"])


@router.get("/healthz", responses={503: {"model": Health}})
async def health(server: ServerHere, response: Response) -> Health:
    """Whether this process and its database answer."""
    try:
        await server.database.read(answers)
    except StoreDown:
        response.status_code = 503
        return Health(status="store", version=besace.__version__)
    return Health(status="ok", version=besace.__version__)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(server: ServerHere) -> Response:
    """Figures for Prometheus."""
    return Response(
        server.hub.metrics.text(sum(room.game is not None for room in server.hub.rooms.values()), len(server.hub.connections)),
        media_type="text/plain; version=0.0.4; charset=utf-8",
    )
