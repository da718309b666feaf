"""Since when a seat's player has been offline, where the table's rules care."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("gone_at", sa.BigInteger, nullable=True))
