"""Keywords, a file each, named as on the cards.

A keyword is a power that cards are printed with (`Burrow()`, `Focus(2, Draw())`). It says its own text, and takes part
in the game as one of the kinds of ability that the rules know, never by name: as `Fight` or `OnPlay` it acts at that
moment, as a `Static` or `Trigger` the engine's indexes find it. What no kind of ability covers yet becomes one, in
`table/abilities.py`, so that the rules need not know who uses it.
"""
