"""The first schema: games, their logs, tokens and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_games"),
    )
    op.create_index("ix_games_phase_changed", "games", ["phase", "changed"])
    op.create_table(
        "log",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_log_game"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("once_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_tokens_game"),
    )
    op.create_index("ix_tokens_game", "tokens", ["game"])
    op.create_index("ix_tokens_once_until", "tokens", ["once_until"])
    op.create_table(
        "chat",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_chat_game"),
        sqlite_with_rowid=False,
    )
