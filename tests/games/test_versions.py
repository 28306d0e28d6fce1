"""`__version__` rises with every landing that changes what can be chosen: older saves and tables may not go on then.

So random games are compared with those of the last landing. `make choices` writes the file anew.
"""

from __future__ import annotations

import hashlib
import os
import random
from pathlib import Path

import longbox

FILE = Path(__file__).with_name("choices.txt")
SEEDS = range(6)
LONGEST = 120
SETUPS = {
    "vs": ({}, {"mode": "two-against-two"}),
    "champions": ({}, {"heroes": ["iron-man", "she-hulk"], "scenario": "klaw"}),
    "legendary": ({}, {"players": 3}),
}
CURE = (
    "these games go otherwise than they did in Longbox {version}. If that was not meant, mend it. If it was, and "
    "{version} has landed before, raise __version__ in src/longbox/__init__.py; then run `make choices` and commit "
    "the file."
)


def fingerprint(name: str, setup: dict[str, object], seed: int) -> str:
    """All that could be chosen in a random game, and by whom."""
    rng = random.Random(seed)
    match = longbox.deal(name, seed=seed, record=False, **setup)
    digest = hashlib.blake2b(digest_size=6)
    for _ in range(LONGEST):
        if (decision := match.decision) is None:
            digest.update(str(match.result and match.result.winners).encode())
            break
        digest.update(f"{decision.seat} {decision.keys}\n".encode())
        match.choose(rng.randrange(len(decision.options)))
    return digest.hexdigest()


def played() -> dict[str, list[str]]:
    """The fingerprints of each set-up, by what it is called in the file."""
    return {
        " ".join([name, *(f"{key}={value}" for key, value in setup.items())]): [
            fingerprint(name, setup, seed) for seed in SEEDS
        ]
        for name, setups in SETUPS.items()
        for setup in setups
    }


def test_the_version_has_risen_if_what_can_be_chosen_has_changed():
    said = [f"version: {longbox.__version__}"]
    said += [f"{setup}: {' '.join(found)}" for setup, found in played().items()]
    if os.environ.get("LONGBOX_WRITE_CHOICES"):
        FILE.write_text("\n".join(said) + "\n", "utf-8")
    (version, *then), (_, *now) = FILE.read_text("utf-8").splitlines(), said
    version = version.removeprefix("version: ")
    changed = [line.partition(":")[0] for line, before in zip(now, then, strict=True) if line != before]
    assert not changed, f"{', '.join(changed)}: {CURE.format(version=version)}"
    assert version == longbox.__version__, f"{FILE.name} is that of {version}: run `make choices` and commit the file."
