"""Longbox for programs that learn: environments of PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

Each is in a module of its own and needs its library: `pip install 'longbox[rl]'`.
"""
