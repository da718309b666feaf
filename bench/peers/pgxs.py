"""pgx on the processor: many games at once, compiled by JAX, with observations and masks, ended games begun anew."""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from bench.peers.rows import STEPS, Row

NAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "connect_four")
COUNT, STEPS_AT_ONCE = 1024, 20
CALLS = 10  # from which lengths and branching are taken, but for the first, when all games are young


def rows() -> Iterator[Row]:
    for name in NAMES:
        env = pgx.make(name)
        run, state = _compiled(env)
        ended = legal = 0
        for call in range(CALLS + 1):
            state, ends, options = run(state, jax.random.PRNGKey(call))
            if call:
                ended, legal = ended + int(ends), legal + int(options)
        moves = CALLS * COUNT * STEPS_AT_ONCE
        driver, note = f"vectorised, {COUNT:,} games", "masks and observations; chance is played inside; compiled by JAX"
        yield Row(STEPS, "pgx", name, env.num_players, driver, _work(run, state), moves / ended, 0, legal / moves, note)


def _compiled(env: Any) -> tuple[Any, Any]:
    """Some steps of all games in one call: states and a key in; states, games that ended and legal moves out."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key, ended, legal = carried
        key, chosen, chance = jax.random.split(key, 3)
        mask = state.legal_action_mask
        move = jax.random.categorical(chosen, jnp.where(mask, 0.0, -jnp.inf), axis=-1)
        state = step(state, move, jax.random.split(chance, COUNT))
        return (state, key, ended + state.terminated.sum(), legal + mask.sum()), None

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        zero = jnp.zeros((), jnp.int32)
        (state, _, ended, legal), _ = jax.lax.scan(one, (state, key, zero, zero), None, STEPS_AT_ONCE)
        return state, ended, legal

    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), COUNT))
    return run, first


def _work(run: Any, first: Any) -> Any:
    held = [first, jax.random.PRNGKey(3)]

    def work() -> float:
        held[1], key = jax.random.split(held[1])
        held[0], ended, _ = run(held[0], key)
        ended.block_until_ready()
        return COUNT * STEPS_AT_ONCE

    return work
