"""The table server: play together, lose nothing, leak nothing. It knows no rules: it moves text moves and views.

people, remote bots ─► http ─► seats (who sits where) ─► table (a room for each) ─► store (the move log is the truth)
                 │      └────► deals (the same for everyone)       ▲                   │
                 └────► live (connections) ────────────────────────┘                   │
                        other processes ◄── bus (LISTEN/NOTIFY) ◄──────────────────────┘

Each room of this house uses only those below it:

http      the application, its guard and front door, and the routes
live      connections on the wire                       deals    guided first games, challenges
seats     who is who, who sits where, who may see what
table     a table as it is played, its bots and clocks  history  ratings, replays, reviews of finished games
store     the database: all SQL, as plain functions of a connection
protocol  what is said over HTTP and live, as types
"""
