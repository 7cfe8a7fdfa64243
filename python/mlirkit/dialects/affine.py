"""The affine dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any, Iterator, Sequence

from .. import _mlirkit
from ..ir import AffineMap, AffineMapAttr, IndexType, InsertionPoint
from ..ir._registry import register_operation
from . import _dialect, _lookup, _names, _operation_class
from ._ods_common import get_op_result_or_value, get_op_results_or_values

_Dialect = _dialect("affine", __name__)


def _bound(what: str, bound: Any, operands: Any) -> tuple[Any, list[Any]]:
    """Returns a loop bound as a map and its operands. The bound may be an integer, a value or a map."""
    values = list(get_op_results_or_values(operands)) if operands is not None else []
    if isinstance(bound, int):
        bound = AffineMap.get_constant(bound)
    elif isinstance(bound, (_mlirkit.Value, _mlirkit.OperationBase)):
        if values:
            raise ValueError(
                f"Either a concrete {what} bound or an AffineMap in combination with {what} bound operands, "
                "but not both, is supported."
            )
        values = [get_op_result_or_value(bound)]
        bound = AffineMap.get_identity(1)
    if not isinstance(bound, AffineMap):
        raise ValueError(f"{what} bound must be int | ResultValueT | AffineMap.")
    if len(values) != bound.n_inputs:
        raise ValueError(
            f"Wrong number of {what} bound operands passed to AffineForOp; Expected {bound.n_inputs}, got {len(values)}."
        )
    return AffineMapAttr.get(bound), values


@register_operation(_Dialect, replace=True)
class AffineForOp(_operation_class("affine.for")):  # type: ignore[misc]
    """`affine.for`. The body block is created with the required arguments."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        lower_bound: Any,
        upper_bound: Any,
        step: Any = None,
        iter_args: Any = None,
        *,
        lower_bound_operands: Any = None,
        upper_bound_operands: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        lower, lower_values = _bound("lower", lower_bound, lower_bound_operands)
        upper, upper_values = _bound("upper", upper_bound, upper_bound_operands)
        initial = list(get_op_results_or_values(iter_args)) if iter_args is not None else []
        types = [get_op_result_or_value(value).type for value in initial]
        made = super()._build(
            types, lower_values, upper_values, initial, lower, upper, 1 if step is None else step, loc=loc, ip=ip
        )
        made.regions[0].blocks.append(IndexType.get(), *types)
        return made

    @property
    def body(self) -> Any:
        """Returns the body block of the loop."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> Any:
        """Returns the induction variable."""
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> Any:
        """Returns the loop-carried values inside the body."""
        return self.body.arguments[1:]


@register_operation(_Dialect, replace=True)
class AffineIfOp(_operation_class("affine.if")):  # type: ignore[misc]
    """`affine.if`. A block is created for each branch."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        cond: Any,
        results_: Sequence[Any] | None = None,
        *,
        cond_operands: Any = None,
        has_else: bool = False,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        operands = list(cond_operands or ())
        if cond.n_inputs != len(operands):
            raise ValueError(f"expected {cond.n_inputs} condition operands, got {len(operands)}")
        made = super()._build(list(results_ or ()), operands, cond, loc=loc, ip=ip)
        made.regions[0].blocks.append()
        if has_else:
            made.regions[1].blocks.append()
        return made

    @property
    def then_block(self) -> Any:
        """Returns the block of the `then` branch."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> Any:
        """Returns the block of the `else` branch, or `None`."""
        return self.regions[1].blocks[0] if len(self.regions[1].blocks) else None


def for_(
    start: Any, stop: Any, step: Any = None, iter_args: Any = None, *, loc: Any = None, ip: Any = None
) -> Iterator[Any]:
    """Builds a loop whose body is the body of a Python loop: `for i in affine.for_(0, 10): ...`."""
    made = AffineForOp(start, stop, step, iter_args, loc=loc, ip=ip)
    inner = tuple(made.inner_iter_args)
    with InsertionPoint(made.body):
        if inner:
            yield made.induction_variable, inner[0] if len(inner) == 1 else inner
        else:
            yield made.induction_variable


# Enums of the arith dialect that upstream's affine module also exports.
_OF_ARITH = frozenset(["CmpFPredicate", "CmpIPredicate", "FastMathFlags", "IntegerOverflowFlags", "RoundingMode"])


def __getattr__(name: str) -> Any:
    return _lookup("arith" if name in _OF_ARITH else "affine", __name__, name)


def __dir__() -> list[str]:
    return _names("affine", __name__)
