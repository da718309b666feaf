"""What the server answers when it refuses something: one sentence, a code and an HTTP status."""

from pydantic import BaseModel, Field

from besace.errors import BesaceError


class Problem(BaseModel):
    """Why a request was refused."""

    code: str
    sentence: str
    deal: str | None = Field(default=None, description="where it is closed to you: the deal that you have to play first")


class Refused(BesaceError):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, code: str, sentence: str, deal: str | None = None) -> None:
        super().__init__(sentence)
        self.status, self.code, self.sentence, self.deal = status, code, sentence, deal


def bad(sentence: str) -> Refused:
    return Refused(400, "bad", sentence)


def not_you(sentence: str) -> Refused:
    return Refused(403, "forbidden", sentence)


def play_first(deal: str) -> Refused:
    return Refused(403, "deal", "Play this deal first: what others made of it is closed to you until yours is over.", deal)


def missing(sentence: str) -> Refused:
    return Refused(404, "missing", sentence)


def clash(sentence: str) -> Refused:
    return Refused(409, "state", sentence)


def too_much(sentence: str = "That was too often: wait a moment.") -> Refused:
    return Refused(429, "limit", sentence)


def unknown_guest() -> Refused:
    return Refused(401, "guest", "Say who you are first: POST /api/guests makes you a guest.")
