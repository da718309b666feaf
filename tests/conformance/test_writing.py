"""What the games write their views with writes JSON, whatever is in it."""

import json

from hypothesis import given
from hypothesis import strategies as st

from besace.kernel.jit import JIT
from besace.kernel.writing import (
    FALSE,
    NULL,
    TRUE,
    begin,
    begin_line,
    close_list,
    close_object,
    flags,
    in_bytes,
    in_quotes,
    key,
    members,
    new_text,
    number,
    open_list,
    open_object,
    read_text,
    value,
)

NAMES = ("grey", "white", "a long name")
leaves = st.one_of(st.none(), st.booleans(), st.integers(-(10**9), 10**9), st.sampled_from(NAMES))
documents = st.recursive(
    leaves, lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(NAMES), inner)), max_leaves=20
)
objects = st.dictionaries(st.sampled_from(NAMES), documents)


def write(out, document):
    """Write a document value by value, as a game does."""
    if isinstance(document, dict):
        open_object(out)
        write_members(out, document)
        close_object(out)
    elif isinstance(document, list):
        open_list(out)
        for each in document:
            write(out, each)
        close_list(out)
    elif isinstance(document, int) and not isinstance(document, bool):
        number(out, document)
    else:
        spelled = {None: NULL, True: TRUE, False: FALSE} | dict(zip(NAMES, in_quotes(NAMES), strict=True))
        value(out, spelled[document])


def write_members(out, document):
    for name, each in document.items():
        key(out, in_bytes((name,))[0])
        write(out, each)


def size_of(text):
    return int(text["size"][0]) if JIT else text[0].size


def compact(document):
    return json.dumps(document, separators=(",", ":"))


@given(objects, objects)
def test_what_is_written_is_json_with_its_commas_in_the_order_of_the_calls(public, own):
    text = new_text()
    begin(text[0])
    write_members(text[0], public)
    begin_line(text[0])
    write_members(text[0], own)
    lines = read_text(text, size_of(text)).decode().split("\n")
    assert [f"{{{line}}}" for line in lines] == [compact(public), compact(own)]


@given(st.integers(0, 255), st.integers(0, 8))
def test_bits_are_written_as_flags_and_as_members(bits, count):
    text = new_text()
    begin(text[0])
    key(text[0], b"flags")
    flags(text[0], bits, count)
    key(text[0], b"members")
    members(text[0], bits, count)
    written = json.loads(f"{{{read_text(text, size_of(text)).decode()}}}")
    assert written["flags"] == [bool(bits >> i & 1) for i in range(count)]
    assert written["members"] == [i for i in range(count) if bits >> i & 1]
