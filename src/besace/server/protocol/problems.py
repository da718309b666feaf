"""What the server answers when it refuses something: one sentence, a code and an HTTP status."""

from pydantic import BaseModel, Field

from besace.errors import BesaceError


class Problem(BaseModel):
    """Why a request was refused."""

    code: str
    sentence: str
    deal: str | None = Field(default=None, description="where it is closed to you: the deal that you have to play first")


STATUS = {
    "bad": 400, "illegal": 400, "words": 400, "guest": 401, "banned": 403, "deal": 403, "forbidden": 403, "seat": 403,
    "seen": 403, "missing": 404, "alike": 409, "both": 409, "present": 409, "stale": 409, "state": 409, "limit": 429,
    "store": 503, "unknown": 503,
}  # fmt: skip


class Refusal(BesaceError):
    """A request or a move that is refused; nothing has changed. Its sentence tells nothing that who asks may not know."""

    def __init__(self, code: str, sentence: str, deal: str | None = None) -> None:
        super().__init__(sentence)
        self.code, self.sentence, self.deal = code, sentence, deal

    @property
    def status(self) -> int:
        """HTTP's word for the code."""
        return STATUS[self.code]


def bad(sentence: str) -> Refusal:
    return Refusal("bad", sentence)


def not_you(sentence: str) -> Refusal:
    return Refusal("forbidden", sentence)


def play_first(deal: str) -> Refusal:
    return Refusal("deal", "Play this deal first: what others made of it is closed to you until yours is over.", deal)


def only_newcomers() -> Refusal:
    sentence = "You have seen this game from another seat: only newcomers may take a seat over while a game goes on."
    return Refusal("seen", sentence)


def still_there(name: str) -> Refusal:
    sentence = f"{name} has not left: their seat can be given to others once they have, or have been gone for too long."
    return Refusal("present", sentence)


def both_play() -> Refusal:
    sentence = "Both devices have seen a game that goes on, from different seats: link them when it is over."
    return Refusal("both", sentence)


def looks_alike() -> Refusal:
    sentence = "Somebody at this table is called that, or nearly so: take another name here."
    return Refusal("alike", sentence)


def unwanted_word() -> Refusal:
    sentence = "Whoever runs this server does not want one of these words here."
    return Refusal("words", sentence)


def missing(sentence: str) -> Refusal:
    return Refusal("missing", sentence)


def clash(sentence: str) -> Refusal:
    return Refusal("state", sentence)


def too_much(sentence: str = "That was too often: wait a moment.") -> Refusal:
    return Refusal("limit", sentence)


def unknown_guest() -> Refusal:
    return Refusal("guest", "Say who you are first: POST /api/guests makes you a guest.")
