"""Guests, tables, seats, the move log and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLE = "game_tables.id"


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    for name, time in (("keys", "created_at"), ("links", "expires_at")):
        op.create_table(
            name,
            sa.Column("hash", sa.String(64), primary_key=True),
            sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
            sa.Column(time, sa.BigInteger, nullable=False),
        )
    _tables_and_seats()
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_of_table", "chat", ["table_id", "id"])


def _tables_and_seats() -> None:
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("host_id", sa.String(32), nullable=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("contributions", sa.JSON, nullable=False),
        sa.Column("setup", sa.JSON, nullable=True),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=True),
        sa.Column("ended_at", sa.BigInteger, nullable=True),
        sa.Column("wake_at", sa.BigInteger, nullable=True),
        sa.Column("rematch_of", sa.String(32), nullable=True, unique=True),
    )
    op.create_index("game_tables_wake", "game_tables", ["wake_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("level", sa.Integer, nullable=True),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("contribution", sa.String(128), nullable=False),
    )
