"""Doggy Bag on the screen: places down the side, kinds of bones across."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from besace.games.move import Move
from besace.games.parts.screen import Presenter

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

ROLES = 8
_STYLES = {"grey": "bright_black", "white": "white", "red": "red", "yellow": "yellow", "black": "bold magenta"}


class GamePresenter(Presenter):
    arguments: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "coins": {"a": "number", "b": "number"},
        "put": {"kind": "kind"},
        "take": {"n": "role"},
        "flip": {"n": "role", "announced": "number"},
        "draw": {"kind": "kind"},
        "stop": {},
        "glut": {},
        "steal": {"whom": "seat"},
        "keep": {},
        "first": {"whom": "seat"},
        "chest": {"kind": "kind"},
        "bag": {"kind": "kind"},
        "swap": {"mine": "kind", "theirs": "kind"},
    }
    fields = frozenset(
        (
            "turn", "first", "coins", "owed", "bag_size", "chest", "front", "behind_size", "behind", "black_seen", "out", "bag",
            "roles", "shown", "raider", "raid", "raided", "glutted", "behinds",
        )
    )  # fmt: skip

    def argument(self, name: str, kind: str, text: str) -> dict[str, Any]:
        if kind == "kind":
            return {name: self.say(f"a-{text}")}
        if kind == "role":
            return {name: int(text), "role": self.say(f"role-{text}")}
        return super().argument(name, kind, text)

    def variant(self, move: Move) -> str:
        return "-self" if move.verb == "first" and move.args == (str(move.seat),) else ""

    def help(self, options: Mapping[str, Any]) -> list[str]:
        roles = [self.say("numbered-role", n=n, role=self.say(f"role-{n}")) for n in range(ROLES)]
        effects = [self.effect(n, options) for n in range(ROLES)]
        return [
            *super().help(options),
            self.say(f"help-{options['edition']}"),
            *(self.words("labelled", label=role, value=effect) for role, effect in zip(roles, effects, strict=True)),
        ]

    def effect(self, role: int, options: Mapping[str, Any]) -> str:
        """What a role does, as this edition has it."""
        if options["beginner"]:
            return self.say("token-beginner")
        ours = f"effect-{role}-{options['edition']}"
        return self.say(ours if self.has(ours) else f"effect-{role}")

    def _role(self, view: Mapping[str, Any], seat: int) -> str:
        role = view["roles"][seat]
        if seat in view["out"]:
            return f"[dim]{self.say('out')}[/]"
        if role is None:
            return self.say("owes", n=view["owed"][seat]) if view["owed"][seat] else "–"
        if isinstance(role, dict):
            text = self.say("hothead", n=role["announced"])
        else:
            text = self.say("numbered-role", n=role, role=self.say(f"role-{role}"))
        return f"[dim]✗ {text}[/]" if seat in view["raided"] else text

    def players(self, view: Mapping[str, Any]) -> list["RenderableType"]:
        table = self.grid(self.say("column-place"), self.say("column-role"))
        table.add_column(self.say("column-behind"), justify="right")
        for kind in view["chest"]:
            table.add_column(f"[{_STYLES.get(kind, 'white')}]{self.say(f'kind-{kind}')}[/]", justify="right")
        for seat in range(view["players"]):
            first = " ★" if seat == view["first"] else ""
            cells = [self.name(view, seat, first), self._role(view, seat), str(view["behind_size"][seat])]
            table.add_row(*cells, *self._counts(view["front"][seat]))
        self._places(table, view)
        return [table, *self._lines(view)]

    def _places(self, table: "Table", view: Mapping[str, Any]) -> None:
        """The rows below the players: chest, raid, bag, and what is behind the own screen."""

        def place(name: str, bones: Mapping[str, int] | None, size: Any = "") -> None:
            counts = self._counts(bones) if bones is not None else [f"[dim]{self.words('hidden')}[/]"] * len(view["chest"])
            table.add_row(f"  [italic]{name}[/]", "", str(size), *counts)

        place(self.say("chest"), view["chest"])
        place(self.say("bag"), view["bag"], view["bag_size"])
        if view["raider"] is not None:
            place(self.say("raid-of", who=self.names[view["raider"]]), view["raid"])
        if any(view["shown"].values()):
            place(self.say("shown"), view["shown"])
        if view.get("behinds"):
            for seat, bones in enumerate(view["behinds"]):
                if any(bones.values()):
                    place(self.say("behind-of", who=self.names[seat]), bones)
        elif view["behind"] is not None:
            place(self.say("behind"), view["behind"])

    def _counts(self, bones: Mapping[str, int]) -> list[str]:
        return [f"[{_STYLES.get(kind, 'white')}]{n}[/]" if n else "[dim]·[/]" for kind, n in bones.items()]

    def _lines(self, view: Mapping[str, Any]) -> list[str]:
        parts = []
        if view["coins"]:
            parts.append(self.say("coins", a=view["coins"][0], b=view["coins"][1]))
        parts.append(self.say("black", n=view["black_seen"]))
        if view["glutted"]:
            parts.append(self.say("glutted", kind=self.say(f"a-{view['glutted']}")))
        return ["   ".join(parts)]
