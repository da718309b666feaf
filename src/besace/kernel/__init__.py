"""How rules run: one source, plain functions over a flat record, interpreted, compiled or batched on all cores."""
