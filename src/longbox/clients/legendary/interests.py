"""What players of Legendary ask about cards."""

from typing import Final

from longbox.asking import Interests

INTERESTS: Final = Interests(
    stats=("attack", "recruit", "cost", "points"),
    verbs={
        "hand": ("play",),
        "hq": ("recruit",),
        "officers": ("recruit",),
        "sidekicks": ("recruit",),
        "madame hydra": ("recruit",),
        "new recruits": ("recruit",),
        "city": ("fight", "weaken", "ransom"),
        "unscanned": ("scan",),
        "mastermind": ("fight", "weaken", "ransom"),
        "played": ("focus",),
        "scheme": ("use scheme",),
        "traps": ("use trap",),
        "artifacts": ("use artifact", "throw"),
    },
)
