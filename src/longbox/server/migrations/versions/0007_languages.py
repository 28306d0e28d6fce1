"""What was kept in English is kept as data, for readers of any language.

What nothing but the game itself can tell (titles, moments, why a table can't be played on) is found when the journals
are played again: until then the English words stay.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("title", sa.Text), sa.column("moment", sa.Text))
CHAT = sa.table("chat", sa.column("seat", sa.Integer), sa.column("name", sa.String))
WATCHING = " (watching)"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # which does not look at the length of texts
        for column in ("title", "moment"):
            op.alter_column("tables", column, type_=sa.Text)
    write_as_messages()
    op.execute("UPDATE tables SET tried = '', difference = ''")
    leave_out_names()


def write_as_messages() -> None:
    connection = op.get_bind()
    for id, *words in connection.execute(sa.select(TABLES)).all():
        title, moment = (json.dumps(word, ensure_ascii=False) if word else "" for word in words)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(title=title, moment=moment))


def leave_out_names() -> None:
    """Names that nobody has given: those of computer players, of players by their seats, and that somebody watches."""
    op.execute("UPDATE seats SET name = '' WHERE held = false AND (name = 'Computer' OR name LIKE 'Computer _')")
    op.execute("UPDATE chat SET name = '' WHERE name = 'Player ' || CAST(seat + 1 AS VARCHAR(8))")
    watched = CHAT.c.seat.is_(None) & CHAT.c.name.endswith(WATCHING)
    op.execute(sa.update(CHAT).where(watched).values(name=sa.func.replace(CHAT.c.name, WATCHING, "")))


def downgrade() -> None:
    raise NotImplementedError("words can't be found again: go back to a copy of the database instead")
