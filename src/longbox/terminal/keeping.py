"""Saved tables: one file a game in the user's data folder, the newest first."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

import longbox
from longbox.folders import home
from longbox.languages import Message, said
from longbox.story import Hindsight

FORMAT = "longbox-table"
SUFFIX = ".longbox"


class Made(msgspec.Struct):
    """Of a save, which version made it."""

    version: str = ""


class Moment(msgspec.Struct):
    """Where a match stood, as a message that is said when somebody looks for the save."""

    text: str
    parts: dict[str, int | str]

    def __str__(self) -> str:
        return str(Message(self.text, self.parts))


def kept_moment(moment: Message) -> Moment:
    return Moment(moment.text, {name: part if isinstance(part, int) else str(part) for name, part in moment.parts})


class Kept(msgspec.Struct, kw_only=True):
    """A table as it is written down: the game, where it stood, who sits where, at which choices a person chose, and
    where somebody went on knowing what comes (in the words that they read then)."""

    format: str = FORMAT
    game: str
    moment: Moment | None = None
    about: str = ""
    """The game and where it stood, as older versions wrote it down."""
    saved: datetime
    seats: list[str]
    chosen: list[int] = []
    hindsights: list[Hindsight] = []
    save: msgspec.Raw

    @property
    def title(self) -> str:
        """The game, and where it stood."""
        if self.moment is None:
            return self.about
        return said("{game}, {moment}", game=longbox.about(self.game).title, moment=self.moment)

    @property
    def version(self) -> str:
        """The version that saved it; "" if the save does not say."""
        try:
            return msgspec.json.decode(self.save, type=Made).version
        except msgspec.MsgspecError:
            return ""

    def match(self) -> longbox.Match:
        match = longbox.load(bytes(self.save))
        if match.seats != len(self.seats):
            refusal = said(
                "the save seats {players} players at a game for {seats}", players=len(self.seats), seats=match.seats
            )
            raise longbox.SaveError(refusal)
        return match


class Shelf:
    """The folder with the saved tables."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else home() / "saves"

    def names(self) -> list[str]:
        """The saved tables, the newest first."""
        files = [file for file in self.folder.glob(f"*{SUFFIX}") if file.is_file()]
        files.sort(key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)
        return [file.stem for file in files]

    def new_name(self, game: str) -> str:
        """A short name that no saved table has yet: the game's, with a number."""
        taken = set(self.names())
        number = 1
        while f"{game}-{number}" in taken:
            number += 1
        return f"{game}-{number}"

    def write(self, name: str, kept: Kept) -> Path:
        """Write a table down as a whole or not at all."""
        file = self.file(name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile("wb", dir=self.folder, prefix=f".{name}-", delete=False) as draft:
                draft.write(msgspec.json.encode(kept))
            Path(draft.name).replace(file)
        except OSError as error:
            refusal = said(
                "the game can't be saved as {file}: {reason}.", file=repr(str(file)), reason=error.strerror or error
            )
            raise longbox.SaveError(refusal) from error
        return file

    def read(self, name: str) -> Kept:
        file = self.file(name)
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        except OSError as error:
            refusal = said("the save {name} can't be read: {reason}.", name=repr(name), reason=error.strerror or error)
            raise longbox.SaveError(refusal) from error
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            refusal = said(
                "the save {name} is damaged or no Longbox game; delete {file} to be rid of it.",
                name=repr(name), file=file,
            )  # fmt: skip
            raise longbox.SaveError(refusal) from error
        if kept.format != FORMAT:
            refusal = said(
                "the save {name} is no Longbox table: its format is {format}.",
                name=repr(name), format=repr(kept.format),
            )  # fmt: skip
            raise longbox.SaveError(refusal)
        return kept

    def remove(self, name: str) -> None:
        self.file(name).unlink(missing_ok=True)

    def find(self, asked: str) -> str:
        """The table that a player means: its name, or the start of one (the newest that fits); "" is the newest."""
        names = self.names()
        if asked in names:
            return asked
        fitting = [name for name in names if name.startswith(asked.lower())]
        if fitting:
            return fitting[0]
        if not names:
            refusal = said(
                "there is no saved game in {folder}; start one with: {command}.",
                folder=self.folder, command="longbox play",
            )  # fmt: skip
            raise longbox.SaveError(refusal)
        refusal = said("there is no saved game {name}; there are {names}.", name=repr(asked), names=", ".join(names))
        raise longbox.SaveError(refusal)

    def file(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"


def now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)
