"""All games of a lab as one table in a file, for other programs."""

from __future__ import annotations

import csv
from pathlib import Path

from longbox import SetupError
from longbox.lab.store import Store


def to_csv(store: Store, path: Path) -> int:
    """Write the games; how many there were."""
    names, rows = store.table()
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(names)
        writer.writerows(rows)
    return len(rows)


def to_parquet(store: Store, path: Path) -> int:
    """Write the games; how many there were."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise SetupError("Parquet needs pyarrow: pip install 'longbox[lab]'") from error
    names, rows = store.table()
    columns = [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in names]
    parquet.write_table(pyarrow.table(dict(zip(names, columns, strict=True))), path)
    return len(rows)
