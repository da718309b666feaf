"""A wheel, built as a release builds it, and environments in which nothing but the wheel is installed."""

import os
import shutil
import site
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("src", "web/dist", "build/besace.wasm", "setup.py", "pyproject.toml", "README.md", "LICENSE")


def build(folder: Path) -> Path:
    """The wheel of this tree, from a copy of what it is made of: other tests run beside this one."""
    tree = folder / "tree"
    for part in PARTS:
        source, to = ROOT / part, tree / part
        assert source.exists(), f"{part} is not there: make web wasm builds what is missing."
        to.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, to, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy2(source, to)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command = [*pip, "--no-build-isolation", "--wheel-dir", str(folder), str(tree)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("besace-*.whl")
    return wheel


@dataclass(frozen=True)
class Environment:
    """Where it is installed: no Node, no compiler, no repository is to be found from there."""

    scripts: Path
    home: Path

    @property
    def python(self) -> str:
        return str(self.scripts / "python")

    @property
    def variables(self) -> dict[str, str]:
        cache = os.environ.get("BESACE_CACHE") or str(self.home / "cache")
        return {"PATH": str(self.scripts), "HOME": str(self.home), "LC_ALL": "C.UTF-8", "BESACE_CACHE": cache}

    def run(self, *command: str, **more: str) -> str:
        """What a command that was installed prints."""
        words = [str(self.scripts / command[0]), *command[1:]]
        done = subprocess.run(words, env=self.variables | more, cwd=self.home, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout


def install(wheel: Path, home: Path, alone: bool) -> Environment:
    """A fresh environment with the wheel, alone with what it asks for, or over the packages that these tests run on."""
    place = home / "environment"
    venv.create(place, symlinks=True, with_pip=alone)
    paths = sysconfig.get_paths(vars={"base": str(place), "platbase": str(place)})
    found = Environment(Path(paths["scripts"]), home)
    pip = [sys.executable, "-m", "pip", "--python", found.python, "install", "--quiet", "--disable-pip-version-check"]
    if alone:
        pip += ["--constraint", str(ROOT / "constraints.txt")]
    else:
        lines = [f"import site; site.addsitedir({path!r})" for path in site.getsitepackages()]
        Path(paths["purelib"], "below.pth").write_text("\n".join(lines) + "\n")
        pip += ["--no-index", "--no-deps"]
    done = subprocess.run([*pip, str(wheel)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return found
