"""Filou on the screen."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from besace.games.parts.screen import Presenter

if TYPE_CHECKING:
    from rich.console import RenderableType

_STYLES = {"rabbit": "yellow", "big": "magenta", "small": "magenta"}


class GamePresenter(Presenter):
    arguments: ClassVar[Mapping[str, Mapping[str, str]]] = {"card": {"card": "card"}, "bid": {"n": "number"}, "pass": {}}
    fields = frozenset(
        (
            "round", "first", "hand", "hand_sizes", "removed", "row", "chosen", "bids", "passed", "high_bid", "mice", "bank",
            "row_mice", "won", "last_round", "removed_all",
        )
    )  # fmt: skip

    def argument(self, name: str, kind: str, text: str) -> dict[str, Any]:
        if kind != "card":
            return super().argument(name, kind, text)
        return {name: self.say(f"the-{text}") if self.has(f"the-{text}") else self.say("the-cat", n=text.replace("-", "−"))}

    def card(self, card: str) -> str:
        """A card as a coloured word."""
        style = _STYLES.get(card, "red" if card.startswith("-") else "green")
        text = self.say(f"card-{card}") if self.has(f"card-{card}") else card.replace("-", "−")
        return f"[bold {style}]{text}[/]"

    def cards(self, cards: Sequence[str]) -> str:
        return " · ".join(self.card(card) for card in cards) or "–"

    def players(self, view: Mapping[str, Any]) -> list["RenderableType"]:
        headings = ("hand", "mice", "bid", "won")
        table = self.grid(self.words("column-player"), *(self.say(f"column-{heading}") for heading in headings))
        for seat in range(view["players"]):
            mice = view["mice"][seat]
            first = " ★" if seat == view["first"] else ""
            own = self._collected(view["won"][seat])
            hand = str(view["hand_sizes"][seat])
            table.add_row(self.name(view, seat, first), hand, self.plain(mice), self._bid(view, seat), own)
        return [table, *self._lines(view)]

    def _collected(self, cards: Sequence[str] | None) -> str:
        """What a player has collected; face down where only they may look."""
        if cards is None:
            return f"[dim]{self.words('hidden')}[/]"
        return " ".join(self.card(card) for card in cards) or "–"

    def _bid(self, view: Mapping[str, Any], seat: int) -> str:
        if view["phase"] == "choose":
            return f"[dim]{self.say('ready')}[/]" if view["chosen"][seat] else "…"
        if view["passed"][seat]:
            return f"[dim]{self.say('passed')}[/]"
        return str(view["bids"][seat] or "–")

    def _lines(self, view: Mapping[str, Any]) -> list[str]:
        filled = [str(mice) for _, mice in view["row_mice"] if mice] or ["–"]
        lines = [f"{self.label('mouse-cards', ' '.join(filled))}   {self.label('bank', view['bank'])}"]
        last = view["last_round"]
        if last and view["phase"] != "bid":
            lines.append(self._last(last))
        if view["row"]:
            lines.append(self.label("row", "  ".join(self._place(place) for place in view["row"])))
        if view["hand"] is not None and not view["over"]:
            lines.append(self.label("hand", self.cards(view["hand"])))
        if view.get("removed_all"):
            out = [self.card(card) for card in view["removed_all"] if isinstance(card, str)]
            lines.append(self.label("removed-all", ", ".join(out)))
        elif view["removed"] is not None:
            lines[-1] += f"   [dim]({self.label('removed', self.card(view['removed']))})[/]"
        return lines

    def _place(self, place: Mapping[str, Any]) -> str:
        owner = self.say("passive") if place["owner"] is None else self.names[place["owner"]]
        return f"[dim]{owner}[/] {self.card(place['card']) if place['card'] else '▒▒'}"

    def _last(self, last: Mapping[str, Any]) -> str:
        if last["winner"] is None:
            return self.say("last-left")
        text = self.say("last-bought", who=self.names[last["winner"]], paid=last["paid"], won=self.cards(last["won"]))
        if last["dog"]:
            the = {name: self.argument("card", "card", last[name])["card"] for name in ("dog", "prey")}
            text += " " + self.say("last-dog", **the)
        return text
