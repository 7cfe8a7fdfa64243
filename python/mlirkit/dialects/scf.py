"""The scf dialect; classes that are not here are made of its definition."""

from __future__ import annotations

from typing import Any, Iterator, Sequence

from ..ir import IndexType, InsertionPoint
from ..ir._operations import _as_value
from ..ir._registry import register_operation
from . import _dialect, _lookup, _operation_class

_Dialect = _dialect("scf", __name__)


@register_operation(_Dialect, replace=True)
class ForOp(_operation_class("scf.for")):  # type: ignore[misc]
    """`scf.for`, with a body that has the arguments it needs."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        lower_bound: Any,
        upper_bound: Any,
        step: Any,
        iter_args: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        # As upstream: the values that an operation gives may stand for it.
        given = iter_args if isinstance(iter_args, (list, tuple)) else [] if iter_args is None else iter_args.results
        initial = [_as_value(value) for value in given]
        types = [value.type for value in initial]
        made = super()._build(
            lowerBound=lower_bound, upperBound=upper_bound, step=step, initArgs=initial, results=types, loc=loc, ip=ip
        )
        place = made.location
        made.regions[0].blocks.append(made.operands[0].type, *types, arg_locs=[place] * (1 + len(types)))
        return made

    @property
    def body(self) -> Any:
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> Any:
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> Any:
        return self.body.arguments[1:]


@register_operation(_Dialect, replace=True)
class IfOp(_operation_class("scf.if")):  # type: ignore[misc]
    """`scf.if`, with a block for each branch."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        cond: Any,
        results_: Sequence[Any] | None = None,
        *,
        hasElse: bool = False,  # noqa: N803
        has_else: bool = False,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        made = super()._build(condition=cond, results=list(results_ or ()), loc=loc, ip=ip)
        made.regions[0].blocks.append()
        if hasElse or has_else:
            made.regions[1].blocks.append()
        return made

    @property
    def then_block(self) -> Any:
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> Any:
        return self.regions[1].blocks[0] if len(self.regions[1].blocks) else None


def for_(
    start: Any, stop: Any = None, step: Any = None, iter_args: Any = None, *, loc: Any = None, ip: Any = None
) -> Iterator[Any]:
    """A loop whose body is made by the body of a Python loop: `for i in scf.for_(0, n): ...`."""
    from .arith import constant

    if stop is None:
        start, stop = 0, start
    bounds = [start, stop, 1 if step is None else step]
    bounds = [constant(IndexType.get(), one, loc=loc, ip=ip) if isinstance(one, int) else one for one in bounds]
    made = ForOp(*bounds, iter_args, loc=loc, ip=ip)
    inner = tuple(made.inner_iter_args)
    with InsertionPoint(made.body):
        if not inner:
            yield made.induction_variable
        elif len(inner) == 1:
            yield made.induction_variable, inner[0], made.results[0]
        else:
            yield made.induction_variable, inner, made.results


def __getattr__(name: str) -> Any:
    return _lookup("scf", __name__, name)
