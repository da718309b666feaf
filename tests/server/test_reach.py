"""The address in links and QR codes is one that others can open, whatever address the page of the host has."""

from pathlib import Path

import pytest
from starlette.datastructures import URL

from besace.server import reach
from besace.server.codes import qr_svg
from besace.server.reach import lan_address, local_url, public_url
from besace.server.settings import read_settings
from tests.server.harness import Http, ServerProcess
from tests.server.test_tables import run

HOME = "192.168.1.20"


@pytest.fixture(autouse=True)
def network(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is in a local network, but for the test of a real server."""
    if "tmp_path" not in request.fixturenames:
        monkeypatch.setattr(reach, "lan_address", lambda: HOME)


def reached(host: str, came_by: str | None, public: str = "") -> str:
    settings = read_settings({}, host=host, port=8000, public_url=public)
    return public_url(settings, None if came_by is None else URL(came_by))


@pytest.mark.parametrize("came_by", ["http://127.0.0.1:8000/api/games", "http://localhost:8000/", "http://[::1]:8000/", None])
@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_who_came_by_an_address_of_this_machine_alone_gives_away_that_of_the_network(host: str, came_by: str | None) -> None:
    assert reached(host, came_by) == f"http://{HOME}:8000"


@pytest.mark.parametrize("came_by", ["https://games.example.org", "http://192.168.7.7:8000", "http://besace.local:8000"])
def test_an_address_that_has_led_here_from_elsewhere_is_given_on(came_by: str) -> None:
    assert reached("0.0.0.0", f"{came_by}/api/games") == came_by
    assert reached("127.0.0.1", f"{came_by}/api/games") == came_by, "a proxy on this machine knows the server by it"


def test_a_live_connection_is_reached_where_its_page_is() -> None:
    assert reached("0.0.0.0", "wss://games.example.org/api/tables/x/live") == "https://games.example.org"


def test_a_server_for_this_machine_alone_promises_nothing_else() -> None:
    assert reached("127.0.0.1", "http://localhost:8000/") == "http://localhost:8000"
    assert reached("127.0.0.1", None) == "http://127.0.0.1:8000"


def test_a_machine_without_a_network_keeps_the_address_that_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "127.0.0.1")
    assert reached("0.0.0.0", "http://localhost:8000/") == "http://localhost:8000"


def test_the_host_has_the_last_word() -> None:
    assert reached("0.0.0.0", "http://127.0.0.1:8000/", "https://games.example.org/") == "https://games.example.org"
    assert reached("0.0.0.0", None, "https://games.example.org/") == "https://games.example.org"


def test_a_browser_here_opens_what_the_server_listens_at() -> None:
    assert local_url(read_settings({}, host="0.0.0.0", port=8000)) == "http://127.0.0.1:8000"
    assert local_url(read_settings({}, host="fe80::1", port=8000)) == "http://[fe80::1]:8000"


def test_link_code_and_greeting_of_a_running_server_agree(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "besace.sqlite3"), tmp_path, host="0.0.0.0")
    address = f"http://{lan_address()}:{server.port}"

    async def test(http: Http) -> None:
        host = await http.guest()
        table = (await host.ask("POST", "/tables", {"game": "filou", "players": 3}, 201))["table"]
        assert (await host.ask("GET", "/games"))["address"] == address
        assert (await host.ask("POST", "/me/link", status=201))["url"].startswith(f"{address}/link#")
        picture = await http.http.get(f"/api/tables/{table['id']}/qr.svg")
        assert picture.content == qr_svg(f"{address}/join/{table['code']}")

    try:
        run(server, test)
    finally:
        server.stop()
    assert f"Besace is at {address} " in server.log.read_text()
