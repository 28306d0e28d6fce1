"""The first token of a seat is an invitation, which is traded for another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("offered_hash", "used_hash"):
        op.add_column("seats", sa.Column(name, sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("offered_hash", "used_hash"):
        op.drop_column("seats", name)
