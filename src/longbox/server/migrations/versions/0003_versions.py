"""Journals know which version wrote each line, and tables which version has last played theirs again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("journal", sa.Column("version", sa.String(32), nullable=False, server_default=""))
    op.execute("UPDATE journal SET version = (SELECT version FROM tables WHERE tables.id = journal.table_id)")
    op.add_column("tables", sa.Column("tried", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("difference", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for table, column in (("tables", "difference"), ("tables", "tried"), ("journal", "version")):
        op.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
