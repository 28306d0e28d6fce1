"""What players of Marvel Champions ask about cards."""

from typing import Final

from longbox.asking import Interests, Picking
from longbox.languages import message

NOT_NEEDED: Final = message("{card} would not be needed beside what is laid out for the payment")

INTERESTS: Final = Interests(
    stats=("thw", "atk", "def", "rec", "sch", "health", "cost"),
    verbs={
        "hand": ("play",),
        "area": ("use",),
        "area/hero": ("attack", "thwart", "use"),
        "area/alter-ego": ("recover", "use"),
        "area/ally": ("attack", "thwart", "use"),
    },
    aims={"villain": ("attack", ("area",)), "engaged": ("attack", ("area",)), "schemes": ("thwart", ("area",))},
    picks={"payment": Picking("pay", "MC-COST-29", NOT_NEEDED)},
)
