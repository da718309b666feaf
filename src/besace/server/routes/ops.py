"""For whoever runs the server: is it well, and how much does it do?"""

from fastapi import APIRouter, Response
from sqlalchemy import text

import besace
from besace.server.context import ServerHere
from besace.server.requests import Health
from besace.server.store.engine import StoreDown

router = APIRouter(tags=["running it"])


@router.get("/healthz", responses={503: {"model": Health}})
async def health(server: ServerHere, response: Response) -> Health:
    """Whether this process and its database answer."""
    try:
        await server.hub.database.read(lambda connection: connection.execute(text("SELECT 1")).first())
    except StoreDown:
        response.status_code = 503
        return Health(status="store", version=besace.__version__)
    return Health(status="ok", version=besace.__version__)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(server: ServerHere) -> Response:
    """Figures for Prometheus."""
    return Response(
        server.hub.metrics.text(len(server.hub.rooms), len(server.hub.connections)),
        media_type="text/plain; version=0.0.4; charset=utf-8",
    )
