"""The commands that need no terminal: help, warm, replay, simulate, and what they refuse."""

import json
import signal
import socket
import subprocess
import time
from pathlib import Path

import pexpect
import pytest

import besace
from besace.kernel.jit import JIT
from besace.play.words import LANGUAGES
from tests.cli.running import COMMAND, ROOT, environment, random_match, refused, run, run_apart

EVERY_GAME = sorted(besace.GAMES)


def test_help_names_every_command() -> None:
    done = run_apart("--help")
    assert done.status == 0
    assert all(command in done.out for command in ("play", "replay", "simulate", "warm"))
    assert run().out == done.out


def test_version() -> None:
    assert run("--version").out == f"besace {besace.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["nothing"], "nothing"),
        (["simulate"], "GAME"),
        (["simulate", "chess"], "chess"),
        (["simulate", "filou", "--players", "9"], "3 to 5"),
        (["simulate", "filou", "--players", "many"], "--players"),
        (["simulate", "filou", "--games", "0"], "games"),
        (["simulate", "filou", "--jobs", "0"], "jobs"),
        (["simulate", "filou", "--jobs", "99999"], "jobs"),
        (["simulate", "filou", "--bots", "nobody"], "nobody"),
        (["simulate", "filou", "--players", "4", "--bots", "random,random"], "4 bots"),
        (["simulate", "filou", "--option", "open_mice"], "name=value"),
        (["simulate", "filou", "--option", "open_mice=maybe"], "open_mice"),
        (["simulate", "filou", "--option", "open_mice=true", "--option", "open_mice=true"], "twice"),
        (["simulate", "filou", "--option", "cats=3"], "cats"),
        (["simulate", "filou", "--colour"], "--colour"),
        (["replay"], "FILE"),
        (["replay", "/no/such/file"], "/no/such/file"),
        (["replay", "/"], "/"),
        (["play", "filou"], "terminal"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(arguments: list[str], about: str) -> None:
    assert about in refused(run(*arguments))


def test_warm_leaves_nothing_to_compile() -> None:
    if not JIT:
        assert "nothing to compile" in run("warm").out
        return
    assert run_apart("warm").status == 0
    code = (
        "import besace, random\n"
        "from besace import warm\n"
        "from besace.kernel import boxed, batch\n"
        "from tests.cli.running import random_match\n"
        "from besace.arena.simulate import plan, simulate\n"
        "for name, game in besace.GAMES.items():\n"
        "    match = random_match(name, game.players[-1]); match.copy(); match.view(0)\n"
        "    simulate(plan(name, None, {}, [], 10, 1, 2))\n"
        "used = [*warm._compiled_functions(boxed), batch.playouts]\n"
        "print(sum(sum(f.stats.cache_misses.values()) for f in used))\n"
    )
    done = subprocess.run([*COMMAND[:1], "-c", code], capture_output=True, text=True, env=environment(), cwd=ROOT)
    assert done.stdout == "0\n", done.stderr


# Replay


@pytest.fixture(scope="module", params=EVERY_GAME)
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = besace.GAMES[request.param]
    path = tmp_path_factory.mktemp("records") / f"{game.name}.json"
    path.write_text(json.dumps(random_match(game.name, game.players[-1]).record()))
    return path


def test_replay_prints_the_view_as_json(saved: Path) -> None:
    record = json.loads(saved.read_text())
    at = len(record["moves"]) // 2
    match = besace.load(record, at=at)
    assert json.loads(run("replay", str(saved), "--json").out) == besace.load(record).view(None)
    assert json.loads(run("replay", str(saved), "--at", str(at), "--public", "--json").out) == match.view(None)
    assert json.loads(run("replay", str(saved), "--at", str(at), "--seat", "1", "--json").out) == match.view(1)
    everything = json.loads(run("replay", "-", "--at", "0", "--all", "--json", given=saved.read_bytes()).out)
    start = besace.load(record, at=0)
    assert everything == {"public": start.view(None), "seats": [start.view(seat) for seat in range(start.players)]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_shows_every_position_in_words(saved: Path, language: str) -> None:
    for at in ("0", "40", None):
        done = run("replay", str(saved), *(["--at", at] if at else []), "--all", "--lang", language)
        assert done.status == 0, done.err
        assert max(map(len, done.out.splitlines())) <= 80
        assert f"{saved.stem}-" not in done.out, "a message has no text"


def test_replay_refuses_what_is_not_there(saved: Path) -> None:
    assert "999999" in refused(run("replay", str(saved), "--at", "999999"))
    assert "9" in refused(run("replay", str(saved), "--seat", "9"))
    assert "-1" in refused(run("replay", str(saved), "--seat=-1", "--json"))
    assert "--seat" in refused(run("replay", str(saved), "--seat", "1", "--all"))
    assert "xx" in refused(run("replay", str(saved), "--lang", "xx"))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"besace": 1}', "\x00\xff", "[" * 100_000, '{"besace": 1e999}'])
def test_replay_refuses_what_is_no_record(text: str) -> None:
    refused(run("replay", "-", given=text))


def test_replay_names_the_move_that_is_wrong(saved: Path) -> None:
    record = json.loads(saved.read_text())
    record["moves"][3] = "0 fly away"
    sentence = refused(run("replay", "-", "--at", "0", given=json.dumps(record)))
    assert "3" in sentence
    assert "fly away" in sentence


def test_replay_into_a_closed_pipe_is_quiet(saved: Path) -> None:
    line = f"{COMMAND[0]} -m besace replay {saved} --all --json | true"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, env=environment(), cwd=ROOT)
    assert done.stderr == ""


# Simulate


@pytest.mark.parametrize("game", EVERY_GAME)
def test_simulate_counts_every_win_once(game: str) -> None:
    done = run("simulate", game, "--games", "500", "--seed", "1", "--json")
    result = json.loads(done.out)
    assert result["games"] == 500
    assert sum(seat["win_share"] for seat in result["seats"]) == pytest.approx(1)
    assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in result["seats"])
    assert result["length"]["mean"] * 500 == pytest.approx(result["moves"])


def test_simulate_prints_a_table() -> None:
    done = run("simulate", "filou", "--players", "4", "--games", "100", "--option", "open_mice=true")
    assert done.status == 0
    assert "games/s" in done.out
    assert "95 %" in done.out


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")  # pseudo-terminals fork
def test_interrupt_is_quiet() -> None:
    arguments = [*COMMAND[1:], "simulate", "filou", "--games", "1000000000"]
    running = pexpect.spawn(COMMAND[0], arguments, encoding="utf-8", env=environment(), cwd=ROOT, timeout=120)
    running.expect(r"[1-9]\d*/1000000000")  # games are being played
    running.sendintr()
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130
    assert "Traceback" not in running.before


def test_interrupt_is_quiet_where_nobody_watches() -> None:
    began = time.monotonic()
    assert run_apart("simulate", "filou", "--games", "10").status == 0
    start = time.monotonic() - began  # so that the games, not their compilation, are interrupted, however busy the machine is
    command = [*COMMAND, "simulate", "filou", "--games", "1000000000"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(), cwd=ROOT)
    try:
        time.sleep(1 + start)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=120)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Traceback" not in out + err


def test_a_port_that_is_taken_is_said_in_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = refused(run_apart("serve", "--host", "127.0.0.1", "--port", str(taken.getsockname()[1])))
    assert "cannot be used" in said


def test_port_0_is_any_free_port_and_said(tmp_path: Path) -> None:
    command = [*COMMAND, "serve", "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "t.sqlite3")]
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment(), cwd=ROOT)
    try:
        assert serving.stdout is not None
        port = int(serving.stdout.readline().partition("127.0.0.1:")[2].split()[0])
        for _ in range(600):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        else:
            raise AssertionError("the server does not answer at the port that it named")
        serving.send_signal(signal.SIGINT)
        assert serving.wait(60) == 0
    finally:
        serving.kill()
        serving.communicate()
