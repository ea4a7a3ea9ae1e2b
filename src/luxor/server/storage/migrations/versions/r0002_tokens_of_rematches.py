"""A token may be good for several games: those that followed its first one."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a token stand once in each game."""
    with op.batch_alter_table("tokens") as table:
        table.drop_constraint("pk_tokens", type_="primary")
        table.create_primary_key("pk_tokens", ["digest", "game"])
