"""The table server: play together, lose nothing, leak nothing. It knows no rules: it moves text moves and views.

people, remote bots ─► routes ─► tables (who sits where) ─┐
                       live ──► room (one table) ─────────┼─► store (the move log is the truth)
                       bots, clocks ─► room ──────────────┘        │
                       other processes ◄── bus (LISTEN/NOTIFY) ◄───┘
"""
