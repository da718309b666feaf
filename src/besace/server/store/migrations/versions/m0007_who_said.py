"""Who has said what at a table, so that it can be told to them and forgotten with them, also what was said beside the table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("chat", sa.Column("guest_id", sa.String(32), nullable=True))
    op.create_index("chat_guest", "chat", ["guest_id"])
    op.execute(  # until now only seats were noted: whoever sits there has said it, unless the seat has changed hands
        "UPDATE chat SET guest_id = (SELECT s.guest_id FROM seats s WHERE s.table_id = chat.table_id AND s.seat = chat.seat)"
        " WHERE seat IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM seat_changes c WHERE c.table_id = chat.table_id AND c.seat = chat.seat)"
    )
