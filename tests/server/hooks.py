"""Hooks for Schemathesis: tables and codes that exist in place of most of the made-up ones, and a list of what was answered."""

import json
import os
import random
from pathlib import Path
from typing import Any

import schemathesis

from besace.server.routes.play import MOST_WAIT

KNOWN = json.loads(Path(os.environ["BESACE_KNOWN"]).read_text())
MADE_UP = 0.15
LONGEST = 1  # seconds that a request may ask to wait: longer ones are legal and would only be slow
_rng = random.Random(1)


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    for name, real in (("table", KNOWN["ids"]), ("code", KNOWN["codes"])):
        if name in (case.path_parameters or {}) and _rng.random() > MADE_UP:
            case.path_parameters[name] = _rng.choice(real)
    wait = (case.query or {}).get("wait")
    if isinstance(wait, int | float) and LONGEST < wait <= MOST_WAIT:
        case.query["wait"] = LONGEST


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    with Path(os.environ["BESACE_ANSWERS"]).open("a") as answers:
        answers.write(json.dumps([f"{case.method} {case.path}", response.status_code]) + "\n")
