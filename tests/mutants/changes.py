"""Small changes of a source file that should not go unnoticed.

A change replaces one stretch of the text by another, so that everything else stays as it was written. What is changed
is what the program does: conditions, comparisons, numbers, sums, statements, results, lists. What no game can notice
is left alone: annotations, imports, docstrings, decorators, assertions (they say what can't be), the words of errors,
`__repr__`, and strings. A statement is left out only where the rest still runs (no name goes missing by it), because
a change that breaks every import is noticed by anything.

Of a change it can be proved that it changes nothing only where the compiled code stays the same (`differs`). Everything
else counts, shortcuts for speed too, although the program does the same without them.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from types import CodeType

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
EDGE: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OTHER_SUM: dict[type[ast.operator], type[ast.operator]] = {
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
EMPTY = {"list": "[]", "tuple": "()", "dict": "{}", "set": "set()", "frozenset": "frozenset()"}
NOT_BEHAVIOUR = {"__repr__", "__all__", "__slots__"}
KEEPS_PAIRS = {"add", "append", "insert"}
"""Tuples that these are given have a fixed shape; anything would notice a shorter one."""
MAKES_TYPES = {"TypeVar", "NewType", "ParamSpec", "cast"}


@dataclass(frozen=True, slots=True)
class Change:
    """One stretch of a file's text (in bytes) and what stands there instead."""

    start: int
    end: int
    new: str
    lines: range
    """The lines of the statement, or of its head, that the change lies in."""
    kind: str
    old: str
    gross: bool = False
    """Turns something round or leaves it out, instead of shifting it by one."""

    @property
    def line(self) -> int:
        return self.lines.start

    def made(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        new = self.new if self.new != "pass" else "(left out)"
        return f"{short(self.old)}  →  {short(new)}"


def short(text: str, width: int = 90) -> str:
    line = " ".join(text.split())
    return line if len(line) <= width else line[: width - 1] + "…"


def changes(source: bytes) -> list[Change]:
    """Every change of a file, in the order of the text."""
    reader = Reader(source)
    reader.visit(ast.parse(source))
    found = {(one.start, one.end, one.new): one for one in reader.found}
    return [one for _, one in sorted(found.items())]


def differs(change: Change, source: bytes) -> bool:
    """Whether the changed file compiles, and to something else."""
    try:
        changed = compile(change.made(source), "", "exec")
    except SyntaxError:
        return False
    return fingerprint(changed) != fingerprint(compile(source, "", "exec"))


def fingerprint(code: CodeType) -> tuple[object, ...]:
    """What a piece of code does, without the lines on which it stands."""
    inner = tuple(
        fingerprint(constant) if isinstance(constant, CodeType) else (type(constant), constant)
        for constant in code.co_consts
    )
    return code.co_name, code.co_code, code.co_names, code.co_varnames, inner


class Reader(ast.NodeVisitor):
    """Walks through a file and notes what could be changed."""

    def __init__(self, source: bytes) -> None:
        self.found: list[Change] = []
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._lines = range(1, 2)
        self._returns: ast.expr | None = None

    def note(self, node: ast.expr | ast.stmt, new: str, kind: str, *, gross: bool = False) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        old = self._source[start:end].decode()
        self.found.append(Change(start, end, new, self._lines, kind, old, gross))

    # Where one may look.

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self._lines = head(node)
        super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in NOT_BEHAVIOUR:
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        outer, self._returns = self._returns, node.returns
        self._body(node.body)
        self._returns = outer

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._body(node.body)

    def _body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self._condition(node.test)
        self.visit(node.test)
        self._body(node.body)
        self._body(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._condition(test)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.note(node.iter, f"list({ast.unparse(node.iter)})[:1]", "only the first", gross=True)
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None: ...

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...

    def visit_Assert(self, node: ast.Assert) -> None: ...

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if not is_type(node.value):
            self.visit(node.slice)

    # Statements.

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.exc is not None and "NotImplementedError" not in ast.unparse(node.exc):
            self.note(node, "pass", "leave out", gross=True)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.note(node, "pass", "leave out", gross=True)
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id in NOT_BEHAVIOUR for target in node.targets):
            return
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.note(node, "pass", "leave out", gross=True)
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note(node, "pass", "leave out", gross=True)
        self.visit(node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.note(node, "pass", "leave out", gross=True)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.note(node, "pass", "leave out", gross=True)

    def visit_Break(self, node: ast.Break) -> None:
        self.note(node, "pass", "leave out", gross=True)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.note(node, "pass", "go on", gross=True)
            return
        if new := other_result(node.value, self._returns):
            self.note(node.value, new, "other result", gross=True)
        self.visit(node.value)

    # Expressions.

    def _condition(self, test: ast.expr) -> None:
        turned = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        opposite = isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in OPPOSITE
        if not turned and not opposite:
            self.note(test, f"(not ({ast.unparse(test)}))", "turn round", gross=True)

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            gross = type(operator) in OPPOSITE
            other = (OPPOSITE if gross else EDGE)[type(operator)]()
            ops = [*node.ops[:place], other, *node.ops[place + 1 :]]
            new = ast.Compare(node.left, ops, node.comparators)
            self.note(node, f"({ast.unparse(new)})", "comparison", gross=gross)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.note(node, f"({ast.unparse(ast.BoolOp(other, node.values))})", "and/or", gross=True)
        for place in range(len(node.values)):
            rest = [*node.values[:place], *node.values[place + 1 :]]
            left = ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
            if not any(isinstance(part, ast.NamedExpr) for part in ast.walk(node.values[place])):
                self.note(node, f"({ast.unparse(left)})", "one condition less", gross=True)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note(node, f"({ast.unparse(node.operand)})", "turn round", gross=True)
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            self.note(node, "0", "one more")  # -2 would be no other answer than -1: both mean that there is none
            return
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add):
            numbers = any(is_number(side) for side in (node.left, node.right))
            new = ast.BinOp(node.left, ast.Sub(), node.right) if numbers else node.left
            if not any(is_text(side) for side in (node.left, node.right)):
                self.note(node, f"({ast.unparse(new)})", "sum", gross=True)
        elif (other := OTHER_SUM.get(type(node.op))) and not is_type(node.left) and not is_type(node.right):
            self.note(node, f"({ast.unparse(ast.BinOp(node.left, other(), node.right))})", "sum", gross=True)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note(node, str(not node.value), "other value", gross=True)
        elif isinstance(node.value, int):
            self.note(node, str(node.value + 1), "one more")
            if node.value:
                self.note(node, str(node.value - 1), "one less")

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name in MAKES_TYPES:
            for argument in node.args[1:]:
                self.visit(argument)
            return
        if name in OTHER_CALL and (name != "sorted" or (len(node.args) == 1 and not node.keywords)):
            self.note(node.func, OTHER_CALL[name], "other call")
        for argument in node.args:
            if isinstance(argument, ast.Tuple) and name.rpartition(".")[2] not in KEEPS_PAIRS:
                self._one_less(argument)
        self.generic_visit(node)

    def visit_List(self, node: ast.List) -> None:
        if isinstance(node.ctx, ast.Load):
            self._one_less(node)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        self._one_less(node)
        self.generic_visit(node)

    def _one_less(self, node: ast.Tuple | ast.List | ast.Set) -> None:
        """Without one of the things listed, if that leaves any."""
        for place in range(len(node.elts)):
            rest = [*node.elts[:place], *node.elts[place + 1 :]]
            if rest:
                less = type(node)(elts=rest, ctx=ast.Load()) if not isinstance(node, ast.Set) else ast.Set(rest)
                self.note(node, ast.unparse(ast.fix_missing_locations(less)), "one thing less", gross=True)


def head(node: ast.stmt) -> range:
    """The lines of a statement, without the statements inside it."""
    last = node.end_lineno or node.lineno
    inside = [child.lineno for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt)]
    return range(node.lineno, min([last + 1, *(line for line in inside if line > node.lineno)]))


def other_result(value: ast.expr, returns: ast.expr | None) -> str:
    """A wrong result of the type that a function says it gives."""
    if returns is None:
        return ""
    said = ast.unparse(returns).strip("'\"")
    now = ast.unparse(value)
    if said == "bool":
        negated = isinstance(value, ast.Compare | ast.UnaryOp | ast.Constant | ast.BoolOp)
        return "" if negated else f"(not ({now}))"
    if said == "int":
        return "" if isinstance(value, ast.Constant | ast.UnaryOp) else f"({now}) + 1"
    if said.endswith("| None"):
        return "None" if now != "None" else ""
    empty = EMPTY.get(said.partition("[")[0], "")
    return empty if empty != now else ""


def is_type(node: ast.expr) -> bool:
    """Whether something looks like a type, of which `A | B` and `A[B]` say nothing that a game does."""
    name = ast.unparse(node)
    return name in {"type", "None"} or name in EMPTY or (name.rpartition(".")[2][:1].isupper() and not name.isupper())


def is_number(node: ast.expr) -> bool:
    counting = isinstance(node, ast.Call) and ast.unparse(node.func) in {"len", "sum", "min", "max", "int"}
    return counting or (isinstance(node, ast.Constant) and isinstance(node.value, int))


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
