"""Cards that are known but can't be played yet: what our sources on The MCU Battles leave open."""

from longbox.engine.language import message

from .box import BOX

NAME_ONLY = message("Nothing but its name is known to us: its numbers and powers are missing.")
SYMBOL = message("The symbol that pays for its super power is not known to us; the rest is.")

MAIN_CHARACTERS = {
    "Captain America": message("The symbol that pays for its super power, and its Level 2, are not known to us."),
    "Bruce Banner": NAME_ONLY,
    "Hulk": NAME_ONLY,
    "Iron Man": message("The symbols that pay for its super powers, and its Health at Level 2, are not known to us."),
    "Star-Lord": NAME_ONLY,
    "Thor": NAME_ONLY,
}
SUPPORTING_CHARACTERS = {
    "Heimdall": NAME_ONLY,
    "Black Widow": NAME_ONLY,
    "Rocket": SYMBOL,
    "Captain America": NAME_ONLY,
    "Iron Man": NAME_ONLY,
    "Star-Lord": NAME_ONLY,
    "Gamora": NAME_ONLY,
    "Drax": NAME_ONLY,
    "Thor": NAME_ONLY,
    "Hulk": SYMBOL,
    "Winter Soldier": NAME_ONLY,
}
PLOT_TWISTS = {
    "He's a Friend From Work!": NAME_ONLY,
    "Sokovia Accords": NAME_ONLY,
}

AWAITED = (
    *BOX.awaited("main character", MAIN_CHARACTERS, "-main"),
    *BOX.awaited("supporting character", SUPPORTING_CHARACTERS),
    *BOX.awaited("plot twist", PLOT_TWISTS),
)
