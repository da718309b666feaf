"""Hooks for Schemathesis: tables and codes that exist in place of most made-up ones, strange origins, a list of answers."""

import json
import os
import random
from pathlib import Path
from typing import Any

import schemathesis

from besace.server.http.routes.play import MOST_WAIT

KNOWN = json.loads(Path(os.environ["BESACE_KNOWN"]).read_text())
MADE_UP = 0.15
STRANGE = 0.05
ORIGINS = ["http://[", "http://[::1", "http://]", "null", "[", "https://elsewhere.example"]
LONGEST = 0.05  # seconds that a request may ask to wait: longer ones are legal and would only be slow
_rng = random.Random(1)


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    for name, real in (("table", KNOWN["ids"]), ("code", KNOWN["codes"])):
        if name in (case.path_parameters or {}) and _rng.random() > MADE_UP:
            case.path_parameters[name] = _rng.choice(real)
    if _rng.random() < STRANGE:
        case.headers = {**(case.headers or {}), "Origin": _rng.choice(ORIGINS)}
    wait = (case.query or {}).get("wait")
    if isinstance(wait, int | float) and LONGEST < wait <= MOST_WAIT:
        case.query["wait"] = LONGEST


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    with Path(os.environ["BESACE_ANSWERS"]).open("a") as answers:
        answers.write(json.dumps([f"{case.method} {case.path}", response.status_code]) + "\n")
