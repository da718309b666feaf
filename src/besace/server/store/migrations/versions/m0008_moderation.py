"""People who want nothing to do with somebody, hosts who let somebody be silent, reports, and who may not come for a time."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

GUEST, TABLE = "guests.id", "game_tables.id"


def _number() -> sa.Column[int]:
    return sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True)


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey(GUEST, ondelete="CASCADE"), nullable=False),
        sa.Column("blocked_id", sa.String(32), sa.ForeignKey(GUEST, ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("guest_id", "blocked_id", name="blocks_once"),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked_id"])
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey(GUEST, ondelete="CASCADE"), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("mutes_guest", "mutes", ["guest_id"])
    op.create_table(
        "reports",
        _number(),
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="SET NULL"), nullable=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey(GUEST, ondelete="CASCADE"), nullable=False),
        sa.Column("reporter_id", sa.String(32), sa.ForeignKey(GUEST, ondelete="SET NULL"), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger, nullable=True),
    )
    for name in ("guest", "reporter", "table"):
        op.create_index(f"reports_{name}", "reports", [f"{name}_id"])
    op.create_table(
        "bans",
        _number(),
        sa.Column("addresses", sa.String(50), nullable=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey(GUEST, ondelete="CASCADE"), nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("bans_guest", "bans", ["guest_id"])
