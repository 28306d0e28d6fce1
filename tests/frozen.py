"""Lists that copies of a position share can't be changed in place while the tests run, wherever that would happen.

Whenever a game waits for somebody, all that its state may share is frozen, as if a copy had been taken just then.
Compiled classes can't be changed like this; their games are compared with interpreted ones elsewhere.
"""

from __future__ import annotations

from typing import Any, NoReturn

from longbox.engine.game import Game


class Frozen(list[Any]):
    """A list that nobody may change. Copies of it, slices and sums are common lists."""

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise AssertionError(
            "a list that copies of the state may share was changed in place: columns are written to by "
            "`State.put`, `add` or `put_all`, and a zone is given a new list"
        )

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = pop = remove = clear = sort = reverse = _refuse


def freeze_positions(patch: Any) -> None:
    """Let every game freeze what it shares when it has run."""
    run = Game.run

    def run_and_freeze(game: Game[Any]) -> None:
        run(game)
        state = game.state
        for column in state.seldom:
            setattr(state, column, Frozen(getattr(state, column)))
        state.zones = [Frozen(cards) for cards in state.zones]
        state.shared = state.seldom

    patch.setattr(Game, "run", run_and_freeze)
