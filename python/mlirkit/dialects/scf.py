"""The scf dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any, Iterator, Sequence

from ..ir import DenseI64ArrayAttr, IndexType, InsertionPoint
from ..ir._operations import _as_value
from ..ir._registry import register_operation
from . import _dialect, _lookup, _names, _operation_class, _results
from ._ods_common import _dispatch_dynamic_index_list, _index, get_op_results_or_values
from .arith import constant as constant

_Dialect = _dialect("scf", __name__)


def _initial(given: Any) -> list[Any]:
    """Returns the values in a list, or the results of an operation."""
    return [_as_value(value) for value in get_op_results_or_values(given)] if given is not None else []


@register_operation(_Dialect, replace=True)
class ForOp(_operation_class("scf.for")):  # type: ignore[misc]
    """`scf.for`. The body block is created with the required arguments."""

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
        initial = _initial(iter_args)
        types = [value.type for value in initial]
        made = super()._build(types, lower_bound, upper_bound, step, initial, loc=loc, ip=ip)
        place = made.location
        made.regions[0].blocks.append(made.operands[0].type, *types, arg_locs=[place] * (1 + len(types)))
        return made

    @property
    def body(self) -> Any:
        """The body block of the loop."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> Any:
        """The induction variable."""
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> Any:
        """The loop-carried values inside the body."""
        return self.body.arguments[1:]


@register_operation(_Dialect, replace=True)
class InParallelOp(_operation_class("scf.forall.in_parallel")):  # type: ignore[misc]
    """`scf.forall.in_parallel`. The body block is created."""

    __slots__ = ()

    @classmethod
    def _build(cls, loc: Any = None, ip: Any = None) -> Any:
        made = super()._build(loc=loc, ip=ip)
        made.regions[0].blocks.append()
        return made

    @property
    def block(self) -> Any:
        """The body block."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)
class ForallOp(_operation_class("scf.forall")):  # type: ignore[misc]
    """`scf.forall`. The body block is created with the required arguments."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        lower_bounds: Sequence[Any],
        upper_bounds: Sequence[Any],
        steps: Sequence[Any],
        shared_outs: Any = None,
        *,
        mapping: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        if not len(lower_bounds) == len(upper_bounds) == len(steps):
            raise ValueError("Mismatch in length of lower bounds, upper bounds, and steps")
        outs = _initial(shared_outs)
        types = [value.type for value in outs]
        split = [_dispatch_dynamic_index_list(part) for part in (lower_bounds, upper_bounds, steps)]
        values, static = [part[0] for part in split], [part[1] for part in split]
        made = super()._build(types, *values, *static, outs, mapping=mapping, loc=loc, ip=ip)
        made.regions[0].blocks.append(*[IndexType.get()] * len(static[0]), *types)
        return made

    @property
    def body(self) -> Any:
        """The body block of the loop."""
        return self.regions[0].blocks[0]

    @property
    def rank(self) -> int:
        """The number of induction variables."""
        return len(self._attr("staticLowerBound"))

    @property
    def induction_variables(self) -> Any:
        """The induction variables."""
        return self.body.arguments[: self.rank]

    @property
    def inner_iter_args(self) -> Any:
        """The shared outputs inside the body."""
        return self.body.arguments[self.rank :]

    def terminator(self) -> Any:
        """Returns the terminator. Creates it if the body has none."""
        operations = self.body.operations
        if len(operations) and isinstance(operations[len(operations) - 1], InParallelOp):
            return operations[len(operations) - 1]
        with InsertionPoint(self.body):
            return InParallelOp()


@register_operation(_Dialect, replace=True)
class IfOp(_operation_class("scf.if")):  # type: ignore[misc]
    """`scf.if`. A block is created for each branch."""

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
        made = super()._build(cond, results=list(results_ or ()), loc=loc, ip=ip)
        made.regions[0].blocks.append()
        if hasElse or has_else:
            made.regions[1].blocks.append()
        return made

    @property
    def then_block(self) -> Any:
        """The block of the `then` branch."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> Any:
        """The block of the `else` branch, or `None`."""
        return self.regions[1].blocks[0] if len(self.regions[1].blocks) else None


@register_operation(_Dialect, replace=True)
class IndexSwitchOp(_operation_class("scf.index_switch")):  # type: ignore[misc]
    """`scf.index_switch`. A block is created for each case."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        results: Sequence[Any],
        arg: Any,
        cases: Any,
        case_body_builder: Any = None,
        default_body_builder: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        values = DenseI64ArrayAttr.get(list(cases))
        made = super()._build(list(results), arg, values, len(values), loc=loc, ip=ip)
        for region in made.regions:
            region.blocks.append()
        view = made.opview
        if default_body_builder is not None:
            with InsertionPoint(view.default_block):
                default_body_builder(view)
        for index, value in enumerate(values if case_body_builder is not None else ()):
            with InsertionPoint(view.case_block(index)):
                case_body_builder(view, index, value)
        return made

    @property
    def default_region(self) -> Any:
        """The default region."""
        return self.regions[0]

    @property
    def default_block(self) -> Any:
        """The block of the default region."""
        return self.default_region.blocks[0]

    @property
    def case_regions(self) -> Any:
        """The regions of the cases, without the default."""
        return self.regions[1:]

    def case_region(self, index: int) -> Any:
        """Returns the region of a case."""
        return self.case_regions[index]

    @property
    def case_blocks(self) -> Any:
        """The blocks of the cases."""
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, index: int) -> Any:
        """Returns the block of a case."""
        return self.case_region(index).blocks[0]


def index_switch(
    results: Sequence[Any],
    arg: Any,
    cases: Any,
    case_body_builder: Any = None,
    default_body_builder: Any = None,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Builds an `scf.index_switch` and returns its results."""
    return _results(IndexSwitchOp(results, arg, cases, case_body_builder, default_body_builder, loc=loc, ip=ip))


def for_(
    start: Any, stop: Any = None, step: Any = None, iter_args: Any = None, *, loc: Any = None, ip: Any = None
) -> Iterator[Any]:
    """Builds a loop whose body is the body of a Python loop: `for i in scf.for_(0, n): ...`."""
    if stop is None:
        start, stop = 0, start
    bounds = [_index(value) for value in (start, stop, 1 if step is None else step)]
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


def __dir__() -> list[str]:
    return _names("scf", __name__)
