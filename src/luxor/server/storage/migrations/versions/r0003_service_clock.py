"""Games age by a clock that a wrong system time cannot move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let every game be as old as it was; the clock begins with the first server."""
    op.create_table(
        "service",
        sa.Column("one", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("shift", sa.BigInteger, nullable=False),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("age", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("one", name="pk_service"),
    )
    op.add_column("games", sa.Column("touched", sa.BigInteger))
    op.execute("UPDATE games SET touched = changed")
    op.drop_index("ix_games_phase_changed", "games")
    with op.batch_alter_table("games") as table:
        table.alter_column("touched", existing_type=sa.BigInteger, nullable=False)
    op.create_index("ix_games_phase_touched", "games", ["phase", "touched"])
