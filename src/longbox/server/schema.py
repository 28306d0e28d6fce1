"""The tables of the database. A change here needs a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("secret", Text, nullable=False),
    Column("version", String(32), nullable=False),
    Column("tried", String(32), nullable=False),
    Column("difference", Text, nullable=False),
    Column("listed", Boolean, nullable=False, index=True),
    Column("paused", Boolean, nullable=False),
    Column("spectator_hash", String(64), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("title", Text, nullable=False),
    Column("moment", Text, nullable=False),
    Column("asked", Integer, nullable=True),
    Column("over", Boolean, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("result", JSON(none_as_null=True), nullable=True),
    Column("changed", DateTime(timezone=True), nullable=False, index=True),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("player", String(32), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("offered_hash", String(64), nullable=False),
    Column("used_hash", String(64), nullable=False),
    Column("held", Boolean, nullable=False),
)

JOURNAL = Table(
    "journal",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Text, nullable=False),
    Column("version", String(32), nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
)

REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("created", DateTime(timezone=True), nullable=False),
)
