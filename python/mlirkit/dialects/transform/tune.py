"""The `transform.tune` operations, with the same arguments as upstream's hand-written classes."""

from __future__ import annotations

from typing import Any

from ... import _mlirkit
from ...ir import ArrayAttr, Attribute, BoolAttr, F64Type, FloatAttr, IntegerAttr, IntegerType, StringAttr
from ...ir._registry import register_operation
from .. import _lookup, _names, _operation_class
from .._ods_common import get_op_result_or_value
from . import _Dialect


def _option(value: Any) -> Any:
    if isinstance(value, bool):
        return BoolAttr.get(value)
    if isinstance(value, int):
        return IntegerAttr.get(IntegerType.get_signless(64), value)
    if isinstance(value, float):
        return FloatAttr.get(F64Type.get(), value)
    return StringAttr.get(value) if isinstance(value, str) else value


@register_operation(_Dialect, replace=True)
class KnobOp(_operation_class("transform.tune.knob")):  # type: ignore[misc]
    """`transform.tune.knob`. Options are attributes or Python values."""

    __slots__ = ()

    @classmethod
    def _build(
        cls, result: Any, name: Any, options: Any, *, selected: Any = None, loc: Any = None, ip: Any = None
    ) -> Any:
        if not isinstance(options, Attribute):
            options = ArrayAttr.get([_option(one) for one in options])
        # As in upstream's bindings, `False` and 0 mean that no option is selected.
        chosen = _option(selected) if selected else None
        return super()._build(result, name, options, selected=chosen, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class AlternativesOp(_operation_class("transform.tune.alternatives")):  # type: ignore[misc]
    """`transform.tune.alternatives`. A block is created in each region."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        results: Any,
        name: Any,
        num_alternatives: int,
        *,
        selected_region: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        given: dict[str, Any] = {}
        if isinstance(selected_region, int):
            given["selected_region_attr"] = IntegerAttr.get(IntegerType.get_signless(32), selected_region)
        elif isinstance(selected_region, (_mlirkit.Value, _mlirkit.OperationBase)):
            given["selected_region_param"] = get_op_result_or_value(selected_region)
        elif selected_region is not None:
            given["selected_region_attr"] = selected_region
        made = super()._build(list(results), name, num_alternatives=num_alternatives, **given, loc=loc, ip=ip)
        for region in made.regions:
            region.blocks.append()
        return made


def __getattr__(name: str) -> Any:
    return _lookup("transform", __name__, name, "transform.tune.")


def __dir__() -> list[str]:
    return _names("transform", __name__)
