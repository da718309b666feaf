"""The tables of the store. Times are whole milliseconds since 1970."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("person", String(32), nullable=True),  # the same for guests who are known to be one person; null: nobody else
    Index("guests_person", "person"),
)

# what proves who someone is: a key per device or program, only its hash
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# one-time links to another device
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

# a game's tables; "tables" is no word to quarrel with SQL about, so it is what people say
tables = Table(
    "game_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("host_id", String(32), nullable=True),
    Column("state", String(10), nullable=False),  # waiting, playing, over, closed
    Column("private", Boolean, nullable=False),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),  # of the game, complete
    Column("rules", JSON, nullable=False),  # of the table: clock, absence, spectators
    Column("seed", LargeBinary(32), nullable=False),  # secret until the game is over
    Column("contributions", JSON, nullable=False),
    Column("setup", JSON, nullable=True),  # secret until the game is over; null before it starts
    Column("result", JSON, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=True),
    Column("ended_at", BigInteger, nullable=True),
    Column("wake_at", BigInteger, nullable=True),  # when a process should see to bots and clocks; taking it on moves it ahead
    Column("rematch_of", String(32), nullable=True, unique=True),
    Column("deal", String(60), nullable=True),  # the prepared deal that is played here, the same for all who play it
    Index("game_tables_wake", "wake_at"),
    Index("game_tables_open", "state", "private", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, guest, bot
    Column("guest_id", String(32), nullable=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("level", Integer, nullable=True),
    Column("away", Boolean, nullable=False),  # has left a running game and is played for
    Column("shown", Boolean, nullable=False),  # lets spectators look over the shoulder
    Column("contribution", String(128), nullable=False),
    Column("gone_at", BigInteger, nullable=True),  # since when its player is offline, where the table's rules care
    Index("seats_guest", "guest_id"),
)

# who has seen a game from which seat since it began: whoever sat there, and whoever looked over the shoulder
eyes = Table(
    "eyes",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("sat", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("eyes_guest", "guest_id"),
)

# how seats changed hands while a game went on, for everyone to read
seat_changes = Table(
    "seat_changes",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("what", String(10), nullable=False),  # opened, bot, taken
    Column("guest_id", String(32), nullable=True),  # whose name it is
    Column("name", String(40), nullable=False),  # of who had the seat, or of who took it over; empty where that was nobody
    Column("version", Integer, nullable=False),  # moves played by then
    Column("at", BigInteger, nullable=False),
    Index("seat_changes_guest", "guest_id"),
)

# who plays or has played which deal: once each; without a table, who has given it up
attempts = Table(
    "attempts",
    metadata,
    Column("deal", String(60), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="SET NULL"), nullable=True),
    Column("at", BigInteger, nullable=False),
    Index("attempts_guest", "guest_id"),
    Index("attempts_table", "table_id"),
)

# deals that people have made for their friends; those of the days follow from the date
challenges = Table(
    "challenges",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),  # who made it
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("level", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("challenges_guest", "guest_id"),
)

# what only this server knows, whichever of its processes asks
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)

# the truth: append-only, one row a move
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("text", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(8), nullable=True),  # bot, clock: who chose it, where that was not the seat's own player
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("guest_id", String(32), nullable=True),  # who said it, from that seat or beside the table
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_of_table", "table_id", "id"),
    Index("chat_guest", "guest_id"),
)

# who wants to hear nothing of whom, and is not found by them
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),  # says nothing about who is blocked
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("blocked_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),  # by which they know them
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("guest_id", "blocked_id", name="blocks_once"),
    Index("blocks_blocked", "blocked_id"),
)

# who may look and play at a table, but say nothing
mutes = Table(
    "mutes",
    metadata,
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("mutes_guest", "guest_id"),
)

# what people tell whoever runs the server about somebody
reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_tables.id", ondelete="SET NULL"), nullable=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),  # whom it is about
    Column("reporter_id", String(32), ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),
    Column("name", String(40), nullable=False),  # of whom it is about, at that table
    Column("reason", String(10), nullable=False),  # name, chat, play, other
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger, nullable=True),
    Index("reports_guest", "guest_id"),
    Index("reports_reporter", "reporter_id"),
    Index("reports_table", "table_id"),
)

# who may not come for a time: a range of addresses, or a guest
bans = Table(
    "bans",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("addresses", String(50), nullable=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=True),
    Column("until", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("bans_guest", "guest_id"),
)

# finished reviews by what was played, with nobody's name in them
reviews = Table(
    "reviews",
    metadata,
    Column("record", String(64), primary_key=True),  # its hash
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, primary_key=True),  # of the way in which reviews are made
    Column("made_at", BigInteger, nullable=False),
    Column("found", LargeBinary, nullable=False),  # compressed JSON
    Index("reviews_made", "made_at"),
)
