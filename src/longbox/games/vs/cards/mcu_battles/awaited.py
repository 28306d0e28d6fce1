"""Cards that are known but can't be played yet: what our sources on The MCU Battles leave open."""

from longbox.engine.language import message

from .box import BOX

NAME_ONLY = message("Nothing but its name is known to us: its numbers and powers are missing.")

MAIN_CHARACTERS = {
    "Abomination": NAME_ONLY,
    "Iron Monger": NAME_ONLY,
    "Ultron": NAME_ONLY,
}
SUPPORTING_CHARACTERS = {
    "Killian": NAME_ONLY,
    "Whiplash": NAME_ONLY,
    "Crossbones": NAME_ONLY,
    "Mandarin": NAME_ONLY,
    "Destroyer": NAME_ONLY,
    "Nebula": NAME_ONLY,
    "Iron Monger": NAME_ONLY,
    "Ronan": NAME_ONLY,
    "Chitauri Leviathan": NAME_ONLY,
    "Malekith": NAME_ONLY,
    "Red Skull": NAME_ONLY,
    "Loki": NAME_ONLY,
    "Trevor Slattery": NAME_ONLY,
}
PLOT_TWISTS = {
    "I Have an Army": NAME_ONLY,
    "Two More Grow in its Place": NAME_ONLY,
}
LOCATIONS = {"Sokovia": message("Its symbols are not known to us.")}
OF_UNKNOWN_KIND = {"The Ten Rings": message("Nothing but its name is known to us, not even what kind of card it is.")}

AWAITED = (
    *BOX.awaited("main character", MAIN_CHARACTERS, "-main"),
    *BOX.awaited("supporting character", SUPPORTING_CHARACTERS),
    *BOX.awaited("plot twist", PLOT_TWISTS),
    *BOX.awaited("location", LOCATIONS),
    *BOX.awaited("card", OF_UNKNOWN_KIND),
)
