"""The rules, their pictures, memos and score sheets over HTTP.

Texts and pictures change only with the program, so that browsers may keep them.
"""

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Response
from pydantic import BaseModel

from besace.errors import BesaceError
from besace.games import GAMES
from besace.learn import rulebook
from besace.learn.memo import memo, memo_html
from besace.learn.pdf import memo_pdf
from besace.learn.scores import BadSheet, Step, score, sentence
from besace.play.words import words_in
from besace.server.http.answers import cacheable
from besace.server.http.parameters import GameName, IfNoneMatch, Language
from besace.server.protocol.problems import bad, missing

router = APIRouter(prefix="/api", tags=["learning"])
Edition = Annotated[str | None, Query(max_length=20, description="a printing of the game, where there are several")]


class RuleSection(BaseModel):
    """``html`` is safe: our own words, escaped. ``rules`` are stated here, ``see`` are touched on."""

    id: str
    title: str
    rules: list[str]
    see: list[str]
    html: str


class Rules(BaseModel):
    game: str
    language: str
    title: str
    sections: list[RuleSection]


@router.get("/rules/{game}", response_model=Rules, responses={304: {"description": "You have it already."}})
async def game_rules(
    game: GameName, lang: Language = "en", edition: Edition = None, if_none_match: IfNoneMatch = None
) -> Response:
    """The rules of a game, section by section."""
    try:
        book = rulebook.rule_book(game, lang, edition)
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    sections = [
        RuleSection(id=one.name, title=one.title, rules=list(one.rules), see=list(one.see), html=book.html(one))
        for one in book.sections
    ]
    found = Rules(game=book.game, language=book.language, title=book.title, sections=sections)
    return cacheable(found.model_dump_json().encode(), "application/json", if_none_match)


@router.get(
    "/pictures/{game}/{name}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, 304: {"description": "You have it already."}},
)
async def one_picture(
    game: GameName, name: Annotated[str, Path(max_length=40, pattern="^[a-z0-9-]+$")], if_none_match: IfNoneMatch = None
) -> Response:
    """A picture that the rules show."""
    try:
        found = rulebook.picture(f"{game}/{name}")
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    return cacheable(found.encode(), "image/svg+xml", if_none_match)


@cache
def _pdf(game: str, language: str, edition: str | None) -> bytes:
    return memo_pdf(memo(game, language, edition), words_in(language)("memo-note"))


@router.get(
    "/memo/{game}.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}, 304: {"description": "You have it already."}},
)
async def printed_memo(
    game: GameName, lang: Language = "en", edition: Edition = None, if_none_match: IfNoneMatch = None
) -> Response:
    """A memo for the table: one A4 page."""
    try:
        made = await asyncio.to_thread(_pdf, game, lang, edition)
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    return cacheable(made, "application/pdf", if_none_match)


@router.get(
    "/memo/{game}",
    response_class=Response,
    responses={200: {"content": {"text/html": {}}}, 304: {"description": "You have it already."}},
)
async def memo_fragment(
    game: GameName, lang: Language = "en", edition: Edition = None, if_none_match: IfNoneMatch = None
) -> Response:
    """The same as a fragment of HTML, to be printed by the page that shows it."""
    try:
        text = memo(game, lang, edition)
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    return cacheable(memo_html(text).encode(), "text/html; charset=utf-8", if_none_match)


class ScoreStep(BaseModel):
    """One step of the counting with the rule behind it; ``seat`` is whom it is about, if it is one player."""

    rule: str
    seat: int | None
    sentence: str


class Scores(BaseModel):
    """Totals and places by seat; ``places`` and ``winners`` are null while something is missing; ``needed`` may say what."""

    totals: list[int | float]
    places: list[int] | None
    winners: list[int] | None
    needed: ScoreStep | None
    steps: list[ScoreStep]
    details: dict[str, Any]


@router.post("/scores/{game}")
async def count_scores(
    game: GameName,
    sheet: Annotated[
        dict[str, Any],
        Body(
            openapi_examples={name: {"value": game.part("sheet").EXAMPLE} for name, game in GAMES.items() if game.part("sheet")}
        ),
    ],
    lang: Language = "en",
) -> Scores:
    """Count the score sheet of a game played with the real box. Nothing is kept."""
    try:
        found = score(game, sheet)
    except BadSheet as wrong:
        raise bad(wrong.sentence(lang)) from None
    except BesaceError as wrong:
        raise missing(str(wrong)) from None

    def told(step: Step) -> ScoreStep:
        return ScoreStep(rule=step.rule, seat=step.seat, sentence=sentence(step, lang))

    return Scores(
        totals=found.totals, places=found.places, winners=found.winners, needed=told(found.needed) if found.needed else None,
        steps=[told(step) for step in found.steps], details=found.details,
    )  # fmt: skip
