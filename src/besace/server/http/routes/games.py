"""The games of this server: what can be played, and the words for those that a client has not got."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

import besace
from besace.bots.levels import LEVELS
from besace.games.game import Game
from besace.games.parts.screen import presenter_of
from besace.games.view import BY_SEAT, OWN, SEAT, fields_marked
from besace.play.words import DEFAULT, languages_of, words_about, words_in
from besace.server.http.answers import cacheable
from besace.server.http.context import ServerHere
from besace.server.http.parameters import GameName, IfNoneMatch
from besace.server.protocol.messages import REACTIONS
from besace.server.protocol.problems import missing
from besace.server.protocol.requests import Catalogue, GameInfo, OptionInfo, ViewFields
from besace.server.reach import public_url

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
async def games(request: Request, server: ServerHere) -> Catalogue:
    """What can be played here, against whom, and where friends find it."""
    return Catalogue(
        games=[_info(game) for game in besace.GAMES.values()],
        bots=list(server.hub.offer.names),
        levels=[level.name for level in LEVELS],
        others=list(server.hub.offer.others),
        reactions=list(REACTIONS),
        address=public_url(server.settings, request.url),
    )


def _info(game: Game) -> GameInfo:
    seats, by_seat, own = (fields_marked(game.view_type, mark) for mark in (SEAT, BY_SEAT, OWN))
    presenter = presenter_of(game, words_in(DEFAULT), ())
    return GameInfo(
        name=game.name,
        players=list(game.players),
        options=[
            OptionInfo(name=o.name, default=o.default, values=list(o.values), only_players=list(o.only_players))
            for o in game.options
        ],
        secret_verbs=list(game.secret_verbs),
        view_fields=ViewFields(seats=seats, by_seat=by_seat, own=own),
        languages=languages_of(game),
        arguments={verb: dict(named) for verb, named in presenter.arguments.items()},
    )


@router.get(
    "/games/{game}/words/{lang}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {"description": "You have it already."}},
)
async def game_words(game: GameName, lang: Annotated[str, Path(max_length=12)], if_none_match: IfNoneMatch = None) -> Response:
    """What people read about a game, as Fluent messages."""
    if game not in besace.GAMES or lang not in languages_of(besace.GAMES[game]):
        raise missing("There are no words for this game in this language.")
    return cacheable(words_about(game, lang).encode(), "text/plain; charset=utf-8", if_none_match)
