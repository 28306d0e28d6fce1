"""The kinds of decisions that several words of cards share."""

from __future__ import annotations

from typing import Final

from longbox.engine.topics import Topic

OPTIONAL_TRIGGER: Final = Topic("optional-trigger", window="Powers that act by themselves, if you want them to")
CHOOSE_PLAYER: Final = Topic("choose-player")
