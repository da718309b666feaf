"""What the server refuses it refuses in a sentence of its own; a reader of another language finds the same sentence there."""

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

import besace.server

SERVER = Path(besace.server.__file__).parent
LOCALES = SERVER.parent / "locales"
BROWSER = Path(__file__).parents[2] / "web" / "src" / "local"  # where no server answers, it refuses in the same way
REFUSE = ("missing", "bad", "clash", "not_you", "too_much", "Refusal")
BY_CODE = {"That was too often: wait a moment."}  # every refusal of that code says the same


def refused(source: Path) -> set[str]:
    """The whole sentences, without blanks to fill in, that this source refuses something with."""
    calls = [node for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    given = [value for call in calls if isinstance(call.func, ast.Name) and call.func.id in REFUSE for value in call.args]
    filled = [part for value in given for whole in ast.walk(value) if isinstance(whole, ast.JoinedStr) for part in whole.values]
    texts = [part for value in given for part in ast.walk(value) if isinstance(part, ast.Constant) and part not in filled]
    return {part.value for part in texts if isinstance(part.value, str) and part.value.endswith(".")}


def test_every_sentence_of_a_refusal_is_a_message_and_every_message_a_refusal() -> None:
    said = {sentence for source in SERVER.rglob("*.py") for sentence in refused(source)}
    alone = "\n".join(source.read_text(encoding="utf-8") for source in BROWSER.rglob("*.ts"))
    entries = FluentParser().parse((LOCALES / "en" / "refusals.ftl").read_text(encoding="utf-8")).body
    known = {
        part.value
        for entry in entries
        if isinstance(entry, Message) and entry.value
        for part in entry.value.elements
        if isinstance(part, TextElement)
    }
    assert said - known - BY_CODE == set(), "locales/en/refusals.ftl and its sisters should say these, too"
    gone = {sentence for sentence in known - said if sentence not in alone}
    assert gone == set(), "nobody refuses anything with these sentences any more"
