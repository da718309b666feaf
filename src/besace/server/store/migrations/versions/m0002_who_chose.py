"""Who chose a move where it was not the seat's own player, and the ways to find tables quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("moves", sa.Column("by", sa.String(8), nullable=True))
    op.create_index("game_tables_open", "game_tables", ["state", "private", "created_at"])
    op.create_index("seats_guest", "seats", ["guest_id"])
