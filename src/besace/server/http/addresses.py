"""The addresses of the client's own pages; web/src/lib/route.ts reads them, and both are tried on the same list of addresses."""

import re

import besace

_ID = r"[A-Za-z0-9_-]{1,40}"
_PAGES = (
    r"", r"me", r"bots", r"link", r"challenge", rf"challenge/{_ID}", rf"challenge/{_ID}/{_ID}", rf"table/{_ID}(/board)?",
    rf"(join|replay|review)/{_ID}",
)  # fmt: skip
_PAGE = re.compile("|".join(f"({page})" for page in _PAGES))
_ABOUT_A_GAME = re.compile(rf"(?:new|learn|rules|memo|score|ranking)/({_ID})")


def leads_somewhere(path: str) -> bool:
    """Whether the client has a page at an address; whether it is about a game of this server, where it is about a game."""
    bare = path.strip("/")
    about = _ABOUT_A_GAME.fullmatch(bare)
    return about[1] in besace.GAMES if about else _PAGE.fullmatch(bare) is not None
