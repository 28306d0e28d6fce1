"""The kinds of counters that cards speak of. A new one needs its name here, and nothing else."""

from __future__ import annotations

from typing import Final

from longbox.engine.counters import Counter

ARROW_COUNTER: Final = Counter("arrow")
ATTACK_COUNTER: Final = Counter("attack")
ENERGY_COUNTER: Final = Counter("energy")
MEDICAL_COUNTER: Final = Counter("medical")
SNOOP_COUNTER: Final = Counter("snoop")
WEB_COUNTER: Final = Counter("web")
