"""All modules of a package, found by walking it: what stands in one of them need not be listed anywhere."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def modules_in(package: str) -> list[ModuleType]:
    """The package itself and all modules in it, those of its folders too, in the order of their names."""
    root = import_module(package)
    found = [root]
    for _, name, is_package in sorted(iter_modules(root.__path__), key=lambda one: one.name):
        path = f"{package}.{name}"
        found += modules_in(path) if is_package else [import_module(path)]
    return found
