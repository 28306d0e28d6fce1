"""What views look like, as types: those of all games, and what each game shows besides."""

from __future__ import annotations

from importlib import import_module

from longbox.engine.shapes import CardView, Phase, View, ZoneView

__all__ = ["CardView", "Phase", "View", "ZoneView", "shapes_of"]


def shapes_of(game: str) -> tuple[type, ...]:
    """A game's own `View`, and what else of it has to be described."""
    shapes: tuple[type, ...] = import_module(f"longbox.games.{game}.words.shapes").SHAPES
    return shapes
