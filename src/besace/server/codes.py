"""Names that cannot be guessed, codes that can be read aloud, and pictures of addresses."""

import hashlib
import hmac
import io
import secrets

import segno

CODE_LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ2346789"  # nothing that looks or sounds like another: no I L O S 0 1 5
CODE_LENGTH = 6
_ID_BYTES, _SECRET_BYTES = 16, 32


def new_id() -> str:
    """An identifier nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_secret() -> str:
    """What proves who someone is: 256 random bits."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_code(length: int = CODE_LENGTH) -> str:
    """A short code to join a table by: 29 letters, so about 600 million codes."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as someone typed it, in its one spelling."""
    return "".join(letter for letter in text.upper() if letter not in " -")


def digest(secret: str) -> str:
    """What is stored of a secret. It has 256 random bits, so one round of SHA-256 is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two texts are equal, in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def qr_svg(text: str) -> bytes:
    """A QR code as a picture."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=8, border=3, xmldecl=False)
    return out.getvalue()


def qr_terminal(text: str) -> str:
    """A QR code to be printed in a terminal."""
    out = io.StringIO()
    segno.make(text, error="m").terminal(out=out, compact=True, border=2)
    return out.getvalue()
