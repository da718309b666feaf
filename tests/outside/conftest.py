"""The environment is made once for all of these tests."""

import pytest

from tests.outside.environment import Environment, install


@pytest.fixture(scope="package")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(tmp_path_factory.mktemp("outside"))
