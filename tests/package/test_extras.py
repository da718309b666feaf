"""What only hosts need is no part of what everyone installs."""

import sys

import pytest

from besace.errors import BesaceError
from besace.server.settings import PREFIX, read_settings
from besace.server.store.engine import Database


def test_postgresql_without_its_driver_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BesaceError, match=r"pip install 'besace\[host\]'"):
        Database(read_settings({f"{PREFIX}DATABASE_URL": "postgresql://ada@localhost/besace"}))
