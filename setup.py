"""A wheel holds the built browser client, so that whoever installs it needs no Node: ``make wheel`` builds both.

Everything else about the package is in pyproject.toml.
"""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
CLIENT, MODULE = ROOT / "web" / "dist", ROOT / "build" / "besace.wasm"


class BuildWithClient(build_py):
    """Python's files, and beside them the client and the games compiled for browsers, where they have been built."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # the server finds the client where it is built
        place = Path(self.build_lib) / "besace" / "web"
        shutil.rmtree(place, ignore_errors=True)  # what an earlier build left there
        if not (CLIENT / "index.html").is_file():
            self.warn("There is no built client in web/dist, so the package will have none: make web builds it.")
            return
        shutil.copytree(CLIENT, place)
        if MODULE.is_file():
            shutil.copy2(MODULE, place / MODULE.name)


setup(cmdclass={"build_py": BuildWithClient})
