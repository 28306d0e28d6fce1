"""Small plans for the lab's tests."""

from longbox.lab.plan import Cell, Plan, cells

DUEL = Cell("vs", {"decks": ["avengers", "x-men"]}, ("random", "random"), {"decks": "avengers + x-men"})
RHINO = Cell("champions", {"heroes": ["spider-man"]}, ("random",), {})


def rhino_plan(games: int, until: float | None = None, seed: int = 1) -> Plan:
    return Plan(cells("champions", [], {"heroes": ["spider-man"]}, ["random"]), games, until, seed)


def same(record):
    """A record without what a clock says."""
    return record._replace(thinking=())
