"""The kinds of counters that cards speak of. A new one needs its name here, and nothing else."""

from __future__ import annotations

from typing import Final

from longbox.engine.counters import Counter
from longbox.engine.language import message

ARROW_COUNTER: Final = Counter(message("arrow"))
ATTACK_COUNTER: Final = Counter(message("attack"))
ENERGY_COUNTER: Final = Counter(message("energy"))
MEDICAL_COUNTER: Final = Counter(message("medical"))
SNOOP_COUNTER: Final = Counter(message("snoop"))
WEB_COUNTER: Final = Counter(message("web"))
