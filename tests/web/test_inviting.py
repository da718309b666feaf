"""The host plays at the server's own machine, as after make play: what friends are given leads there from other devices, too."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from besace.server.reach import lan_address
from tests.server.harness import ServerProcess
from tests.web.people import Person
from tests.web.test_play import lay_table

Come = Callable[..., Person]


def test_a_host_at_127_0_0_1_gives_friends_the_address_in_the_network(come: Come, tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "besace.sqlite3"), tmp_path, host="0.0.0.0")
    address = f"http://{lan_address()}:{server.port}"
    try:
        ada = come()
        code = lay_table(server, ada, "filou", 3)
        invitation = ada.page.locator(".invite .link")
        expect(invitation).to_have_text(f"{address}/join/{code}")
        board = ada.page.locator("a[href$='/board']")
        expect(board).to_have_attribute("href", ada.page.url.replace(server.url, address) + "/board")

        bob, tv = come("Bob"), come("TV")
        bob.pardoned = tv.pardoned = ("Cross-Origin-Opener-Policy",)  # browsers heed it with https only, and say so
        bob.page.goto(invitation.inner_text())
        expect(bob.page.get_by_role("heading", name="Seats")).to_be_visible()
        tv.page.goto(board.get_attribute("href") or "")
        expect(tv.page.locator(".invite .link")).to_have_text(f"{address}/join/{code}")
    finally:
        server.stop()
