"""Tests of the arena and the studies."""
