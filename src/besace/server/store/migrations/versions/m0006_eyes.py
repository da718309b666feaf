"""Who has seen a running game from which seat, which guests are one person, and how seats changed hands while a game went on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TABLE = "game_tables.id"


def upgrade() -> None:
    op.add_column("guests", sa.Column("person", sa.String(32), nullable=True))
    op.create_index("guests_person", "guests", ["person"])
    op.create_table(
        "eyes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("sat", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("eyes_guest", "eyes", ["guest_id"])
    op.create_table(
        "seat_changes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE, ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("seat_changes_guest", "seat_changes", ["guest_id"])
    _note_those_who_play()


def _note_those_who_play() -> None:
    """The people of games that go on have seen them from their seats."""
    op.execute(
        "INSERT INTO eyes (table_id, guest_id, seat, sat, at)"
        " SELECT s.table_id, s.guest_id, s.seat, TRUE, COALESCE(t.started_at, t.created_at)"
        " FROM seats s JOIN game_tables t ON t.id = s.table_id WHERE t.state = 'playing' AND s.guest_id IS NOT NULL"
    )
