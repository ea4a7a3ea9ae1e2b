"""The tables, the same for SQLite and PostgreSQL.

Times are milliseconds since 1970, but for those of the service clock (``lifetimes``). Nothing is
deleted by a cascade: where SQLite rebuilds a table (a batch migration), a cascade would take the
rows of the others along.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

VERSION_TABLE = "luxor_schema"
"""Where Alembic notes the revision; not its usual name, so that a database can be shared."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),  # the last change, by the service clock
    Index(None, "phase", "touched"),
)

service = Table(
    "service",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("shift", BigInteger, nullable=False),  # from the server's time to the service clock
    Column("wall", BigInteger, nullable=False),  # the system's time when it was last noted ...
    Column("age", BigInteger, nullable=False),  # ... and the service clock at that moment
)

log = Table(
    "log",
    metadata,
    Column("game", Text, ForeignKey("games.game"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("game", "number"),  # nobody writes the same number twice
    sqlite_with_rowid=False,  # the entries of a game lie together
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", LargeBinary, nullable=False),
    Column("game", Text, ForeignKey("games.game"), nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
    Column("once_until", BigInteger, index=True),
    PrimaryKeyConstraint("digest", "game"),  # a token is good for rematches too
)

chat = Table(
    "chat",
    metadata,
    Column("game", Text, ForeignKey("games.game"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("game", "number"),
    sqlite_with_rowid=False,
)
