"""The rules, their pictures, memos and score sheets over HTTP.

Texts and pictures change only with the program, so that browsers may keep them.
"""

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Header, Path, Query, Response
from pydantic import BaseModel

from besace.errors import BesaceError
from besace.learn import rules
from besace.learn.memo import memo, memo_html
from besace.learn.pdf import memo_pdf
from besace.learn.scores import BadSheet, score
from besace.play.words import words_in
from besace.server.problems import bad, missing

router = APIRouter(prefix="/api", tags=["learning"])
KEEP = "public, max-age=300, must-revalidate"

GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[Literal["en", "fr"], Query(description="the language")]
IfNoneMatch = Annotated[str | None, Header(max_length=400)]


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


def kept(body: bytes, media_type: str, known: str | None) -> Response:
    """An answer that browsers may keep: they ask again with its tag and hear that nothing has changed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": KEEP}
    if known is not None and (known.strip() == "*" or tag in (part.strip().removeprefix("W/") for part in known.split(","))):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


@router.get("/rules/{game}", response_model=Rules, responses={304: {"description": "You have it already."}})
async def game_rules(game: GameName, lang: Language = "en", if_none_match: IfNoneMatch = None) -> Response:
    """The rules of a game, section by section."""
    try:
        book = rules.rule_book(game, lang)
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    sections = [
        RuleSection(id=one.name, title=one.title, rules=list(one.rules), see=list(one.see), html=book.html(one))
        for one in book.sections
    ]
    found = Rules(game=book.game, language=book.language, title=book.title, sections=sections)
    return kept(found.model_dump_json().encode(), "application/json", if_none_match)


@router.get(
    "/pictures/{name}.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, 304: {"description": "You have it already."}},
)
async def one_picture(
    name: Annotated[str, Path(max_length=40, pattern="^[a-z0-9-]+$")], if_none_match: IfNoneMatch = None
) -> Response:
    """A picture that the rules show."""
    try:
        found = rules.picture(name)
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    return kept(found.encode(), "image/svg+xml", if_none_match)


@cache
def _pdf(game: str, language: str) -> bytes:
    return memo_pdf(memo(game, language), words_in(language)("memo-note"))


@router.get(
    "/memo/{game}.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}, 304: {"description": "You have it already."}},
)
async def printed_memo(game: GameName, lang: Language = "en", if_none_match: IfNoneMatch = None) -> Response:
    """A memo for the table: one A4 page."""
    try:
        made = await asyncio.to_thread(_pdf, game, lang)
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    return kept(made, "application/pdf", if_none_match)


@router.get(
    "/memo/{game}",
    response_class=Response,
    responses={200: {"content": {"text/html": {}}}, 304: {"description": "You have it already."}},
)
async def memo_fragment(game: GameName, lang: Language = "en", if_none_match: IfNoneMatch = None) -> Response:
    """The same as a fragment of HTML, to be printed by the page that shows it."""
    try:
        text = memo(game, lang)
    except BesaceError as wrong:
        raise missing(str(wrong)) from None
    return kept(memo_html(text).encode(), "text/html; charset=utf-8", if_none_match)


class ScoreStep(BaseModel):
    """One step of the counting with the rule behind it; ``seat`` is whom it is about, if it is one player."""

    rule: str
    seat: int | None
    sentence: str


class Scores(BaseModel):
    """Totals and places by seat; ``places`` and ``winners`` are null while rounds are missing."""

    totals: list[int]
    places: list[int] | None
    winners: list[int] | None
    steps: list[ScoreStep]
    details: dict[str, Any]


@router.post("/scores/{game}")
async def count_scores(
    game: GameName,
    sheet: Annotated[
        dict[str, Any],
        Body(
            openapi_examples={
                "doggybag": {"value": {"players": [{"front": {"red": 2}, "role": 4}, {"out": True}], "edition": "revised"}},
                "figaro": {"value": {"rounds": [{"roads": [9, 4], "cards": [20, 12, 7], "king": 1}]}},
                "filou": {"value": {"players": [{"cards": ["15", "-5"], "mice": 4}, {"mice": 20}, {"mice": 9}]}},
            }
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
    steps = [ScoreStep(rule=step.rule, seat=step.seat, sentence=step.sentence(lang)) for step in found.steps]
    return Scores(totals=found.totals, places=found.places, winners=found.winners, steps=steps, details=found.details)
