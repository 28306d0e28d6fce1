"""Tokens become hashes, tables know how they stand, and finished games can be replayed."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TOKENS = (("tables", "spectator_token", "spectator_hash"), ("seats", "token", "token_hash"))


def upgrade() -> None:
    # Never a table made anew, as Alembic would for SQLite: the rows that belong to it would hold it back.
    for table, token, hashed in TOKENS:
        hash_column(table, token)
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {token} TO {hashed}")
    for column in (
        sa.Column("title", sa.String(200), nullable=False, server_default=""),
        sa.Column("moment", sa.String(200), nullable=False, server_default=""),
        sa.Column("asked", sa.Integer, nullable=True),
        sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("choices", sa.Integer, nullable=False, server_default="0"),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False, server_default="2000-01-01 00:00:00"),
    ):
        op.add_column("tables", column)
    op.execute("UPDATE tables SET changed = created")
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "replays",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def hash_column(table: str, column: str) -> None:
    """Whoever has a link still gets in; whoever steals the database does not."""
    connection = op.get_bind()
    kept = sa.table(table, sa.column(column, sa.String))
    found = kept.c[column]
    for token in connection.execute(sa.select(found)).scalars().all():
        hashed = hashlib.sha256(token.encode()).hexdigest()
        connection.execute(sa.update(kept).where(found == token).values({column: hashed}))


def downgrade() -> None:
    raise NotImplementedError("hashes can't be turned back into tokens: go back to a copy of the database instead")
