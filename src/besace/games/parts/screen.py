"""What all games have in common on the screen of a terminal, and a plain way to show a game that nobody has drawn yet."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from besace.games.move import Move

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

COMMON = frozenset(
    ("game", "players", "options", "seat", "ply", "phase", "to_act", "moves", "over", "scores", "winners")
)  # in every view


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Words(Protocol):
    """The messages of one language, as `besace.play.words` finds them."""

    def __call__(self, message: str, **arguments: Any) -> str: ...
    def has(self, message: str, /) -> bool: ...
    def listed(self, things: list[str], /) -> str: ...


class Presenter:
    """One game, one language, the names at the table. Reads views and move texts only."""

    arguments: ClassVar[Mapping[str, Mapping[str, str]]] = {}  # verb -> name and kind of each argument
    fields: frozenset[str] = frozenset()  # of the view, that the game's own presenter shows

    def __init__(self, game: str, words: Words, names: Sequence[str], secret: Sequence[str] = ()) -> None:
        self.game, self.words, self.names, self.secret = game, words, list(names), tuple(secret)

    def say(self, message: str, **arguments: Any) -> str:
        """A message of this game."""
        return self.words(f"{self.game}-{message}", **arguments)

    def has(self, message: str) -> bool:
        return self.words.has(f"{self.game}-{message}")

    def label(self, message: str, value: object) -> str:
        """A line of the table: what it is, and the thing itself."""
        return self.words("labelled", label=self.say(message), value=str(value))

    # Moves in words

    def spoken(self, move: Move) -> dict[str, Any]:
        """A move's arguments by name, in words."""
        named = self.arguments.get(move.verb, {})
        found: dict[str, Any] = {}
        for (name, kind), text in zip(named.items(), move.args, strict=False):
            found |= self.argument(name, kind, text)
        return found

    def argument(self, name: str, kind: str, text: str) -> dict[str, Any]:
        if kind == "seat":
            return {name: self.names[int(text)]}
        return {name: int(text) if kind == "number" else text}

    def variant(self, move: Move) -> str:
        """The ending of the message's name where a verb is told in several ways."""
        return ""

    def event(self, text: str, viewer: int | None) -> str:
        """What happened, as far as the viewer may know: a game that is not known here tells nothing but the verb."""
        move = Move.of(text)
        who = self.words("chance-name") if move.seat is None else self.names[move.seat]
        hidden = move.verb in self.secret and move.seat != viewer
        message = f"move-{move.verb}-hidden" if hidden else f"move-{move.verb}{self.variant(move)}"
        if not self.has(message):
            return self.words("move-unknown", who=who, verb=move.verb)
        return capital(self.say(message, who=who, **({} if hidden else self.spoken(move))))

    def choice(self, text: str) -> str:
        """A move as something to choose."""
        move = Move.of(text)
        message = f"choice-{move.verb}{self.variant(move)}"
        return capital(self.say(message, **self.spoken(move))) if self.has(message) else move.spelling

    def group(self, verb: str, span: str) -> str:
        """Many moves with the same verb, as one thing to choose."""
        return self.say(f"group-{verb}", range=span) if self.has(f"group-{verb}") else f"{verb} {span}".strip()

    def value(self, verb: str, place: int, text: str) -> str:
        """One argument, by its place, as something to choose."""
        named = list(self.arguments.get(verb, {}).items())
        if place >= len(named) or not self.has(f"value-{verb}-{named[place][0]}"):
            return text
        name, kind = named[place]
        return capital(self.say(f"value-{verb}-{name}", **self.argument(name, kind, text)))

    # The table

    @property
    def title(self) -> str:
        """What people call the game."""
        return self.say("title") if self.has("title") else capital(self.game)

    def headline(self, view: Mapping[str, Any]) -> str:
        message = "over" if view["over"] else "headline"
        numbers = {name: value for name, value in view.items() if type(value) is int}
        return f"[bold]{self.title}[/]" + (f" · {self.say(message, **numbers)}" if self.has(message) else "")

    def help(self, options: Mapping[str, Any]) -> list[str]:
        """The game in a few lines, as it is played with these options."""
        return self.say("help").splitlines() if self.has("help") else []

    def legend(self) -> list[str]:
        """What the signs and abbreviations of the table mean."""
        return self.say("legend").splitlines() if self.has("legend") else []

    def ask(self, view: Mapping[str, Any]) -> str:
        message = f"ask-{view['phase']}"
        return self.say(message) if self.has(message) else self.words("your-turn", who=self.names[view["seat"]])

    def name(self, view: Mapping[str, Any], seat: int, mark: str = "") -> str:
        """A name in the table: an arrow for who may move, bold for who looks."""
        arrow = "[bold yellow]▸[/] " if seat in view["to_act"] else "  "
        styled = f"[bold]{self.names[seat]}[/]" if seat == view["seat"] else self.names[seat]
        return f"{arrow}{styled}{mark}"

    def grid(self, *headings: str) -> "Table":
        """An empty table that leaves as much room as it can to what comes below."""
        from rich import box  # not waited for where nobody looks
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
        for heading in headings:
            table.add_column(heading, no_wrap=heading == headings[0])
        return table

    def table(self, view: Mapping[str, Any]) -> list["RenderableType"]:
        """The table as the view shows it, to be printed one below the other."""
        return [*self.players(view), *self.rest(view)]

    def players(self, view: Mapping[str, Any]) -> list["RenderableType"]:
        return []

    def rest(self, view: Mapping[str, Any]) -> list["RenderableType"]:
        """The fields of the view that nobody has drawn: lists of one thing a seat as a table, others as lines."""
        left = {name: value for name, value in view.items() if name not in COMMON | self.fields and value is not None}
        per_seat = {name: value for name, value in left.items() if isinstance(value, list) and len(value) == view["players"]}
        shown: list[RenderableType] = []
        if per_seat:
            table = self.grid(self.words("column-player"), *per_seat)
            for seat in range(view["players"]):
                table.add_row(self.name(view, seat), *(self.plain(value[seat]) for value in per_seat.values()))
            shown.append(table)
        shown += [f"[dim]{name}:[/] {self.plain(value)}" for name, value in left.items() if name not in per_seat]
        return shown

    def plain(self, value: Any) -> str:
        """Any value of a view as short text."""
        if value is None:
            return self.words("hidden")
        if isinstance(value, dict):
            return ", ".join(f"{name} {self.plain(part)}" for name, part in value.items() if part != 0) or "–"
        if isinstance(value, list):
            return " ".join(self.plain(part) for part in value) or "–"
        return ("✓" if value else "–") if isinstance(value, bool) else str(value).replace("[", "(").replace("]", ")")

    def result(self, view: Mapping[str, Any]) -> list["RenderableType"]:
        """Who has won, and the scores."""
        names = [self.names[seat] for seat in view["winners"]]
        table = self.grid(self.words("column-player"), self.words("column-score"))
        for seat, score in enumerate(view["scores"]):
            mark = " ★" if seat in view["winners"] else ""
            table.add_row(f"{self.names[seat]}{mark}", str(score))
        return [table, f"[bold green]{self.words('won-by', names=self.words.listed(names), count=len(names))}[/]"]


class Shown(Protocol):
    """A game, as far as showing it goes."""

    @property
    def name(self) -> str: ...
    @property
    def secret_verbs(self) -> Sequence[str]: ...
    def part(self, name: str, /) -> Any: ...


def presenter_of(game: Shown, words: Words, names: Sequence[str]) -> Presenter:
    """The presenter of a game, or the plain one."""
    part = game.part("terminal")
    made: Presenter = (part.GamePresenter if part else Presenter)(game.name, words, names, game.secret_verbs)
    return made
