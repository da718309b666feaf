"""Prepared deals, who has played them, those that people make, and the secret that they follow from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("deal", sa.String(60), nullable=True))
    op.create_table(
        "attempts",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_tables.id", ondelete="SET NULL"), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("attempts_guest", "attempts", ["guest_id"])
    op.create_index("attempts_table", "attempts", ["table_id"])
    op.create_table(
        "challenges",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("guest_id", sa.String(32), sa.ForeignKey("guests.id", ondelete="SET NULL"), nullable=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_guest", "challenges", ["guest_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
    )
