"""No way in: whatever people ask for, in whatever order, what one of them sees of a running game is one seat, or the board.

A machine asks a real server for everything that could give somebody eyes: joining, leaving, opening, bots, linking devices,
rematches, showing, handing over, importing, replays, reviews, the coach and its hints, challenges, guided games, blocking,
silencing, reporting, being forgotten, own draws, changes of views. Beside it stands a model of who may see what (`ways.py`).
BESACE_LONG=1 lets the machine try for much longer.
"""

import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import websockets
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import besace
from besace.errors import BadRecord
from besace.server.admin import Admin
from besace.server.settings import Settings
from besace.server.store.engine import open_database
from tests.editions import LONG, edition
from tests.server.harness import Http, Live, Player, ServerProcess
from tests.server.ways import Game, Truth, World, hashed, world_of

EXAMPLES, STEPS = edition((30, 30), (250, 60))
HINT = edition("false", "true")  # the coach needs time for one
PLAYERS = 4
MOST_GUESTS, MOST_LIVE, MOST_LINKS, MOST_FORGOTTEN = 5, 4, 2, 1
WAIT = 60.0  # seconds for bots to play to the end
BOT, OPEN, ME = {"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "me"}

some = st.integers(0, 99)  # one of those there are
mostly = st.sampled_from([True, True, True, False])
seats = st.integers(0, PLAYERS - 1)
games = st.sampled_from(sorted(besace.GAMES))
layouts = st.lists(st.sampled_from([ME, OPEN, BOT, BOT]), min_size=PLAYERS - 1, max_size=PLAYERS - 1)
table_rules = st.fixed_dictionaries(
    {"spectators": mostly, "reveal_seconds": st.sampled_from([0, 3600]), "coach": st.booleans()}
)  # fmt: skip
TABLES = ["begun", "waiting", "started", "finished", "imported", "copied", "challenge", "guided"]
WISHES = ["", "&changes=1", "&draws=1", "&changes=1&draws=1&since=0"]  # of a live connection


class WaysIn(RuleBasedStateMachine):
    """People who try everything. Most requests come from those who may make them: others are refused soon enough."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.people: list[Player] = []  # devices: several may be one guest
        self.tables: list[str] = []
        self.guests: dict[str, Player] = {}
        self.person: dict[str, str] = {}  # by guest
        self.known: dict[str, Truth] = {}  # the tables as they were before this step
        self.games: dict[str, Game] = defaultdict(Game)
        self.live: list[tuple[str, str, Live]] = []
        self.made: set[str] = set()  # in which ways tables have come about
        self.links = self.forgotten = 0
        self.stack = AsyncExitStack()

    def teardown(self) -> None:
        self.world.run(self.stack.aclose())

    # --- asking ---

    def ask(self, player: Player, method: str, path: str, body: Any = None) -> Any:
        """What the server answers; None where it refuses."""

        async def asked() -> httpx.Response:
            return await player.http.request(method, "/api" + path, json=body, headers=player.headers)

        answer = self.world.run(asked())
        assert answer.status_code < 500, f"{method} {path}: {answer.text}"
        if answer.status_code >= 400:
            return None
        found = answer.json() if answer.content else {}
        table = found.get("table")
        if isinstance(table, dict) and table["seed"] is not None:
            assert not self.world.truth(table["id"]).running, f"{path} tells the seed of a running game"
        return found

    def someone(self, number: int) -> Player:
        return self.people[number % len(self.people)]

    def curious(self, number: int, table: str) -> Player:
        """Someone who has no seat there, of those who know something already if there are any."""
        now = self.world.truth(table)
        knowing = {guest for guest, _ in self.games[now.game].sat | self.games[now.game].seen}
        outside = set(self.guests) - {guest for guest, _ in now.sitting()}
        found = sorted(outside & knowing, key=list(self.guests).index) or sorted(outside, key=list(self.guests).index)
        return self.guests[found[number % len(found)]] if found else self.someone(number)

    def called(self, guest: str | None, otherwise: int) -> Player:
        """The guest of that id, if there is one."""
        return self.guests.get(guest or "") or self.someone(otherwise)

    def table(self, number: int, wanted: Callable[[Truth], bool] = lambda truth: truth.running) -> str:
        """A table, of those where something can come of it, if there are any."""
        found = [table for table in self.tables if wanted(self.world.truth(table))] or self.tables
        return found[number % len(found)]

    def shown(self, guest: str, table: str, messages: Iterable[dict[str, Any]]) -> None:
        """Somebody has been shown these messages: note the seats that they look from."""
        for message in messages:
            if message["type"] in ("snapshot", "event") and message["eye"] is not None:
                self.expose(guest, table, message["eye"])

    def expose(self, guest: str, table: str, seat: int) -> None:
        now = self.world.truth(table)
        if now.running:
            lately = (now, self.known[table])
            fine = any((guest, seat) in one.sitting() or one.at(seat).shown for one in lately)
            assert fine, "someone looks from a seat that is neither theirs nor shown"
            self.games[now.game].seen.add((guest, seat))

    def new_table(self, table: str) -> None:
        if table not in self.tables:
            self.tables.append(table)
            self.known[table] = self.world.truth(table)
            self.begun(table)

    def begun(self, table: str) -> None:
        """Who sits there has had the seat from the start."""
        now = self.world.truth(table)
        if now.running:
            self.games[now.game].start |= now.sitting()

    # --- guests ---

    @initialize(game=games, layout=layouts, rules=table_rules)
    def game_night(self, game: str, layout: list[Any], rules: dict[str, Any]) -> None:
        for name in ("Ada", "Ben", "Cleo"):
            self.come(name)
        self.begin(0, game, layout, rules, started=True)

    def come(self, name: str) -> None:
        player = self.world.run(Http(self.world.server, self.world.http).guest(name))
        guest = self.world.id_of(player)
        self.people.append(player)
        self.guests[guest], self.person[guest] = player, guest

    @rule(device=some, whose=some, merge=st.booleans())
    def link_and_claim(self, device: int, whose: int, merge: bool) -> None:
        """A device that is one guest becomes another as well, and may bring along what it has: they are one person. After a few
        of these newcomers come."""
        if self.links >= MOST_LINKS:
            if len(self.guests) < MOST_GUESTS:
                self.come("Eve")
            return
        one, other = self.someone(device), self.someone(whose)
        was, now = (self.world.id_of(player) for player in (one, other))
        persons = [self.person[was], self.person[now]]
        token = self.ask(other, "POST", "/me/link")["token"]
        claimed = self.ask(one, "POST", "/me/claim", {"token": token, "merge": merge})
        secret = self.world.http.cookies.get("besace")
        self.world.http.cookies.clear()
        if claimed is not None:
            self.links += 1
            self.person = {guest: persons[1] if person == persons[0] else person for guest, person in self.person.items()}
            self.people.append(Player(self.world.server, self.world.http, str(secret), other.name))
            if merge and was != now:
                self.taken_along(was, now)

    @rule(who=some)
    def be_forgotten(self, who: int) -> None:
        """Someone is nobody any more, on all their devices; somebody else comes."""
        player = self.someone(who)
        gone = self.world.id_of(player)
        if self.forgotten == MOST_FORGOTTEN or self.ask(player, "DELETE", "/me/data") is None:
            return
        self.forgotten += 1
        here = [self.world.row("SELECT guest_id FROM keys WHERE hash = ?", hashed(one)) for one in self.people]
        self.people = [one for one, key in zip(self.people, here, strict=True) if key is not None]
        del self.guests[gone]
        self.known = {table: self.world.truth(table) for table in self.known}
        for game in self.games.values():
            for noted in (game.start, game.sat, game.seen):
                noted -= {(guest, seat) for guest, seat in noted if guest == gone}
        self.live = [one for one in self.live if one[0] != gone]
        self.come("Dora")

    def taken_along(self, was: str, now: str) -> None:
        """A guest is another one from now on, and there is no trace of them; all that they have seen, the other has."""
        assert self.world.row("SELECT * FROM seats WHERE guest_id = ?", was) is None
        del self.guests[was]
        self.known = {table: self.world.truth(table) for table in self.known}
        for game in self.games.values():
            for noted in (game.start, game.sat, game.seen):
                moved = {(now, seat) for guest, seat in noted if guest == was}
                noted -= {(was, seat) for _, seat in moved}
                noted |= moved
        self.live = [one for one in self.live if one[0] != was]  # who was here as that guest is sent away

    # --- tables ---

    @rule(kind=st.sampled_from(TABLES), who=some, which=some, game=games, layout=layouts, rules=table_rules)
    def another_table(self, kind: str, who: int, which: int, game: str, layout: list[Any], rules: dict[str, Any]) -> None:
        """One of the ways in which tables come about, once each; where they have, someone wants a seat."""
        if kind in self.made:
            self.take_over(who, which, wanted=which, curious=True)
            return
        self.made.add(kind)
        match kind:
            case "begun" | "waiting":
                self.begin(who, game, layout, rules, started=kind == "begun")
            case "started":
                self.start(who, which)
            case "finished":
                self.finish_and_rematch(who, which)
            case "imported":
                self.import_beginning(game, which)
            case "copied":
                self.import_once_more(which)
            case "challenge":
                self.challenge(who, which, game, give_up=bool(which % 2))
            case "guided":
                self.new_table(self.ask(self.someone(who), "POST", f"/guides/{game}")["table"]["id"])

    def begin(self, host: int, game: str, layout: list[Any], rules: dict[str, Any], started: bool) -> None:
        """A new table; where it is started at once, people take the seats that were left open."""
        wish = {"game": game, "players": PLAYERS, "seats": [ME, *layout], "rules": rules}
        table = self.ask(self.someone(host), "POST", "/tables", wish)["table"]["id"]
        if started:
            for seat, one in enumerate(layout, 1):
                if one is OPEN:
                    self.ask(self.someone(host + seat), "POST", f"/tables/{table}/join", {"seat": seat})
            self.ask(self.someone(host), "POST", f"/tables/{table}/start")
        self.new_table(table)

    def start(self, who: int, which: int) -> None:
        table = self.table(which, lambda truth: truth.state == "waiting")
        if self.ask(self.called(self.world.truth(table).host, who), "POST", f"/tables/{table}/start") is not None:
            self.begun(table)

    @rule(who=some, which=some, wanted=some, any_seat=st.booleans(), curious=st.booleans())
    def join(self, who: int, which: int, wanted: int, any_seat: bool, curious: bool) -> None:
        table = self.table(which, lambda truth: any(seat.kind == "open" for seat in truth.seats))
        player = self.curious(who, table) if curious else self.someone(who)
        before = self.world.truth(table)
        seat = pick(wanted, [n for n, one in enumerate(before.seats) if one.kind == "open"])
        found = self.ask(player, "POST", f"/tables/{table}/join", {"seat": None if any_seat else seat})
        if found is not None and before.running:
            told = [(line["seat"], line["what"]) for line in found["table"].get("seat_changes", [])]
            taken = self.world.truth(table).sitting() - before.sitting()
            assert all((number, "taken") in told for _, number in taken), "a seat was taken over, and nobody is told"

    @rule(who=some, which=some, wanted=some, curious=st.booleans())
    def take_over(self, who: int, which: int, wanted: int, curious: bool) -> None:
        """The host opens a seat, and somebody wants it."""
        self.change_seat(who, which, wanted, free=True, wish=OPEN, host=True)
        self.join(who, which, wanted, any_seat=False, curious=curious)

    @rule(who=some, which=some, seat=seats, gone=st.booleans())
    def leave(self, who: int, which: int, seat: int, gone: bool) -> None:
        """Someone gets up, and maybe the host gives the seat to a bot at once."""
        table = self.table(which)
        now = self.world.truth(table)
        self.ask(self.called(now.at(seat).guest, who), "POST", f"/tables/{table}/leave", {"seat": seat})
        if gone:
            self.ask(self.called(self.world.truth(table).host, who), "PUT", f"/tables/{table}/seats/{seat}", BOT)

    @rule(who=some, which=some, wanted=some, free=mostly, wish=st.sampled_from([OPEN, OPEN, BOT]), host=mostly)
    def change_seat(self, who: int, which: int, wanted: int, free: bool, wish: Any, host: bool) -> None:
        """Open a seat or give it to a bot: mostly one that nobody sits on just now."""
        table = self.table(which, lambda truth: truth.state == "playing" and truth.host in self.guests)
        before = self.world.truth(table)
        seat = pick(wanted, [n for n, one in enumerate(before.seats) if free and (one.guest is None or one.away)])
        asker = self.called(before.host if host else None, who)
        found, was = self.ask(asker, "PUT", f"/tables/{table}/seats/{seat}", wish), before.at(seat)
        if found is not None and before.running:
            agreed = was.guest is None or was.away or was.guest == self.world.id_of(asker)
            assert agreed, "the seat of someone who plays was given away"

    @rule(who=some, which=some, seat=seats, host=mostly)
    def hand_over(self, who: int, which: int, seat: int, host: bool) -> None:
        table = self.table(which)
        self.ask(
            self.called(self.world.truth(table).host if host else None, who), "POST", f"/tables/{table}/host", {"seat": seat}
        )

    @rule(who=some, which=some, wanted=some, shown=mostly)
    def show(self, who: int, which: int, wanted: int, shown: bool) -> None:
        """Someone lets others look over their shoulder, or no longer, and somebody looks at once."""
        table = self.table(which)
        now = self.world.truth(table)
        seat = pick(wanted, [n for n, one in enumerate(now.seats) if one.guest is not None])
        self.ask(self.called(now.at(seat).guest, who), "POST", f"/tables/{table}/show", {"seat": seat, "shown": shown})
        self.look(who, which, wanted, over_a_shoulder=True, since="")

    def finish_and_rematch(self, who: int, which: int) -> None:
        """Everyone gets up, and bots play to the end; then somebody wants another game."""
        table = self.table(which)
        now = self.world.truth(table)
        if now.state != "playing":
            return
        for guest in {guest for guest, _ in now.sitting()}:
            self.ask(self.guests[guest], "POST", f"/tables/{table}/leave", {})
        until = time.monotonic() + WAIT
        while self.plays_by_itself(table):
            assert time.monotonic() < until, "a game that bots play does not end"
            time.sleep(0.02)
        found = self.ask(self.called(now.host, who), "POST", f"/tables/{table}/rematch")
        if found is not None:
            self.new_table(found["table"]["id"])

    def plays_by_itself(self, table: str) -> bool:
        """Whether the game goes on, and waits for nobody."""
        now = self.world.truth(table)
        return now.state == "playing" and all(seat.kind == "bot" or seat.away for seat in now.seats)

    def import_beginning(self, game: str, number: int) -> None:
        """A game that was begun elsewhere goes on here: all its seats are open."""
        match, rng = besace.new(game, PLAYERS, seed=number), random.Random(number)
        for _ in range(10):
            match.chance(rng) if match.to_act == ["*"] else match.play(rng.choice(match.moves(match.to_act[0])))
        self.world.run(self.take_in(match.record()))

    def import_once_more(self, which: int) -> None:
        """A running game's export is taken in beside it."""
        if self.world.truth(self.table(which)).state == "playing":
            self.world.run(self.take_in(self.table(which)))

    async def take_in(self, what: dict[str, Any] | str) -> None:
        """Import a record, or what a table's export is."""
        chosen = Settings(database_url=self.world.server.database)
        opened = await open_database(chosen)
        desk = Admin(chosen, opened)
        try:
            document = await desk.export(what) if isinstance(what, str) else what
            self.new_table((await desk.import_(document))[0])
        except BadRecord:
            assert isinstance(what, str), "a record is not taken in"
        finally:
            await opened.close()

    # --- the same deal for everyone ---

    def challenge(self, who: int, friend: int, game: str, give_up: bool) -> None:
        one, other = self.someone(who), self.someone(friend)
        name = self.ask(one, "POST", "/challenges", {"game": game, "players": PLAYERS, "level": "puppy"})["name"]
        for player in (one, other):
            self.new_table(self.ask(player, "POST", f"/challenges/{name}/play")["table"]["id"])
        if give_up:
            self.ask(other, "POST", f"/challenges/{name}/give-up")
            self.ask(other, "GET", f"/challenges/{name}/results")

    # --- looking ---

    @rule(who=some, which=some, wanted=some, over_a_shoulder=mostly, since=st.sampled_from(["", "&since=0"]))
    def look(self, who: int, which: int, wanted: int, over_a_shoulder: bool, since: str) -> None:
        table = self.table(which, lambda truth: truth.running and any(seat.shown for seat in truth.seats))
        player = self.curious(who, table) if over_a_shoulder else self.someone(who)
        eye = pick(wanted, [n for n, seat in enumerate(self.world.truth(table).seats) if over_a_shoulder and seat.shown])
        found = self.ask(player, "GET", f"/tables/{table}/events?eye={eye}{since}")
        self.shown(self.world.id_of(player), table, found["messages"] if found else ())

    @rule(
        who=some, which=some, eyes=st.lists(st.none() | seats, min_size=1, max_size=3, unique=True), later=st.booleans(),
        wish=st.sampled_from(WISHES),
    )  # fmt: skip
    def watch(self, who: int, which: int, eyes: list[int | None], later: bool, wish: str) -> None:
        """A live connection that stays, looking from there at once, or from the board first."""
        table, player = self.table(which), self.someone(who)

        async def enter() -> None:
            asked = "board" if later else ",".join("board" if eye is None else str(eye) for eye in eyes)
            live = await self.stack.enter_async_context(player.live(table, f"?eyes={asked}{wish}"))
            if later:
                await live.send(type="watch", eyes=eyes)
            await live.send(type="draw", ply=self.world.row("SELECT count(*) FROM moves WHERE table_id = ?", table)[0])
            self.live.append((self.world.id_of(player), table, live))

        if len(self.live) < MOST_LIVE:
            with suppress(websockets.InvalidStatus):  # it was refused
                self.world.run(enter())

    @rule(who=some, which=some)
    def pry(self, who: int, which: int) -> None:
        """Ask for all that shows more than a moment: of a running game there is one's own seat at most."""
        table, player = self.table(which), self.someone(who)
        guest, at = self.world.id_of(player), f"/tables/{table}"
        for seat in range(PLAYERS):
            if self.ask(player, "GET", f"{at}/coach?seat={seat}&hint={HINT}") is not None:
                self.expose(guest, table, seat)
            found = self.ask(player, "GET", f"{at}/replay?eye={seat}")
            self.shown(guest, table, found["messages"] if found else ())
        for what in ("record", "draws", "replay?eye=all", "review?seat=0"):
            running = self.world.truth(table).running
            assert self.ask(player, "GET", f"{at}/{what}") is None or not running, f"{what} of a running game"

    @rule(who=some, which=some, known=mostly)
    def look_in(self, who: int, which: int, known: bool) -> None:
        """Somebody, who may not say who they are, looks in at a table: where it wants no spectators, only who belongs there."""
        table = self.table(which, lambda truth: truth.state != "waiting" and not truth.open_to_all)
        player = self.someone(who)
        guest = self.world.id_of(player) if known else None
        asked = Player(player.server, player.http, player.token, player.name)
        asked.headers = player.headers if known else {}
        for what in ("", "/events?eye=board", "/chat", "/replay?eye=board", "/record"):
            found = self.ask(asked, "GET", f"/tables/{table}{what}")
            assert found is None or self.world.may_look_in(table, guest), (
                f"{what or 'the table'} is shown to someone who may not look in"
            )

    @rule(who=some, which=some, whom=seats, how=st.sampled_from(["blocks", "mutes", "reports"]), host=st.booleans())
    def quarrel(self, who: int, which: int, whom: int, how: str, host: bool) -> None:
        """Blocking, silencing and reporting somebody shows nothing; who has been blocked by a host sits down no more."""
        table = self.table(which)
        player = self.called(self.world.truth(table).host if host else None, who)
        more = {"reports": {"reason": "play"}, "mutes": {"muted": bool(which % 2)}}.get(how, {})
        found = self.ask(player, "POST", f"/tables/{table}/{how}", {"seat": whom, **more})
        assert found is None or self.world.may_look_in(table, self.world.id_of(player)), (
            "someone quarrels at a table where they may not look in"
        )
        for block in self.ask(player, "GET", "/me/blocks")["blocks"][: which % 2]:
            self.ask(player, "DELETE", f"/me/blocks/{block['id']}")

    @rule(which=some, choice=some)
    def play(self, which: int, choice: int) -> None:
        """Everyone who sits there looks and moves."""
        table = self.table(which)
        for guest, seat in sorted(self.world.truth(table).sitting(), key=lambda one: one[1]):
            found = self.ask(self.guests[guest], "GET", f"/tables/{table}/events?eye={seat}")
            messages = found["messages"] if found else []
            self.shown(guest, table, messages)
            for view in [message["view"] for message in messages if message["view"]["moves"]]:
                move = {"ply": view["ply"], "move": view["moves"][choice % len(view["moves"])]}
                self.ask(self.guests[guest], "POST", f"/tables/{table}/moves", move)

    # --- what must hold after every step ---

    @invariant()
    def nobody_sees_more_than_one_seat(self) -> None:
        self.world.run(self.hear())
        self.known = {table: self.world.truth(table) for table in self.tables}
        for now in self.known.values():
            if now.running:
                self.games[now.game].sat |= now.sitting()
                self.check(self.games[now.game])

    async def hear(self) -> None:
        """Take what live connections have been told by now."""
        for guest, table, live in list(self.live):
            try:
                await live.send(type="ping")
                while (message := await live.next())["type"] != "pong":
                    self.shown(guest, table, [message])
            except websockets.ConnectionClosed:
                assert not self.world.truth(table).looks_in(guest), "someone is sent away who may look in"
                self.live.remove((guest, table, live))

    def check(self, game: Game) -> None:
        """Whoever sits somewhere can look from there; whoever never sat has seen what was shown, as `expose` makes sure."""
        for person in {self.person[guest] for guest, _ in game.sat | game.seen}:
            facts = game.start, game.sat, game.seen | game.sat
            start, sat, seen = ({seat for guest, seat in fact if self.person[guest] == person} for fact in facts)
            fine = len(seen) <= 1 or seen <= start or not sat
            assert fine, f"one person sees seats {sorted(seen)} of a running game, and had {sorted(start)} at its start"


def pick(number: int, wanted: Sequence[int]) -> int:
    """One of those that are wanted, or any seat where there is none."""
    return wanted[number % len(wanted)] if wanted else number % PLAYERS


def test_no_sequence_of_requests_gives_anyone_a_second_pair_of_eyes(lite: ServerProcess) -> None:
    chosen = settings(
        max_examples=EXAMPLES, stateful_step_count=STEPS, derandomize=not LONG, database=None, deadline=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    with world_of(lite) as world:
        run_state_machine_as_test(lambda: WaysIn(world), settings=chosen)
