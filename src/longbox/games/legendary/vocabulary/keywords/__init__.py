"""Keywords, a file each, named as on the cards.

A keyword is a power that cards are printed with, mostly a value out of words with its name and what it means (`BURROW`,
`DODGE`); one with a number or an effect in it is made by a function (`focus(2, draw())`). It takes part in the game as
the rules know abilities, never by name: an `Ability` acts at its occasion, a `Static` or `Trigger` is found by the
engine's indexes. What no kind of ability covers yet becomes one, in `table/abilities.py`, so that the rules need not
know who uses it. Cards may be given one and lose it: `gains(a(hero), DODGE)`.
"""
