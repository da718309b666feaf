"""Finished reviews of games, without anybody's name."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("record", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_made", "reviews", ["made_at"])
