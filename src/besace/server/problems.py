"""What the server answers when it refuses something: one sentence, a code and an HTTP status."""

from pydantic import BaseModel

from besace.errors import BesaceError


class Problem(BaseModel):
    """Why a request was refused."""

    code: str
    sentence: str


class Refused(BesaceError):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status, self.code, self.sentence = status, code, sentence


def bad(sentence: str) -> Refused:
    return Refused(400, "bad", sentence)


def not_you(sentence: str) -> Refused:
    return Refused(403, "forbidden", sentence)


def missing(sentence: str) -> Refused:
    return Refused(404, "missing", sentence)


def clash(sentence: str) -> Refused:
    return Refused(409, "state", sentence)


def too_much(sentence: str = "That was too often: wait a moment.") -> Refused:
    return Refused(429, "limit", sentence)


def unknown_guest() -> Refused:
    return Refused(401, "guest", "Say who you are first: POST /api/guests makes you a guest.")
