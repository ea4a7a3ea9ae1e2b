"""What Alembic runs: the migrations, on the connection and in the transaction it is given."""

from __future__ import annotations

from alembic import context

from luxor.server.storage.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
    transactional_ddl=True,  # on SQLite too: BEGIN is said before anything is changed
)
context.run_migrations()
