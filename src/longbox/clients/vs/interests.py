"""What players of Vs. System ask about cards."""

from typing import Final

from longbox.asking import Interests

INTERESTS: Final = Interests(
    stats=("atk", "def", "health", "cost"),
    verbs={
        "hand/supporting character": ("recruit",),
        "hand/plot twist": ("play",),
        "hand/location": ("resource",),
        "front row": ("attack", "use"),
        "back row": ("attack", "use"),
    },
    aims={
        "front row": ("attack", ("front row", "back row")),
        "back row": ("attack", ("front row", "back row")),
    },
)
