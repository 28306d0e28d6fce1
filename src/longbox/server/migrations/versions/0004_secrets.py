"""Tables have a secret of 256 bits instead of a number, and seats know whether people ever had their link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tables SET secret = 'former:' || CAST(seed AS VARCHAR(32))")
    op.execute("ALTER TABLE tables DROP COLUMN seed")
    op.add_column("seats", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    raise NotImplementedError("secrets can't become numbers: go back to a copy of the database instead")
