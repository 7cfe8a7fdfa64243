"""Classes of operations: those that `mlirkit.dialects` makes of definitions, and those of users."""

from __future__ import annotations

from typing import Any, Callable

from .. import _mlirkit
from ._context import Dialect, _default_location
from ._operations import OpView, _create

_views: dict[str, Any] = {}
_dialects: dict[str, type[Dialect]] = {}
_loaders: list[Callable[[str], None]] = []


def dialect_class(name: str) -> type[Dialect]:
    """The class of a dialect."""
    if name not in _dialects:
        _load(name)
    return _dialects.get(name, Dialect)


def _load(name: str) -> None:
    import importlib

    try:
        importlib.import_module(f"mlirkit.dialects.{name}")
    except ImportError:
        return


def register_dialect(cls: Any) -> Any:
    """Says which class stands for a dialect."""
    if not cls.DIALECT_NAMESPACE:
        raise RuntimeError("a dialect has a namespace")
    if cls.DIALECT_NAMESPACE in _dialects:
        raise RuntimeError(f"Dialect namespace '{cls.DIALECT_NAMESPACE}' is already registered.")
    _dialects[cls.DIALECT_NAMESPACE] = cls
    return cls


def register_operation(dialect: Any, *, replace: bool = False) -> Callable[[Any], Any]:
    """Says which class stands for an operation."""

    def decorator(cls: Any) -> Any:
        name = cls.OPERATION_NAME
        if name in _views and not replace and not getattr(_views[name], "_made", False):
            raise RuntimeError(f"Operation '{name}' is already registered.")
        _views[name] = cls
        _mlirkit._views_changed()
        setattr(dialect, cls.__name__, cls)
        return cls

    return decorator


_seen: set[str] = set()


def _view(name: str) -> Any:
    """Called by the native half: the class that stands for the name of an operation."""
    cls = _views.get(name)
    if cls is None:
        dialect = name.partition(".")[0]
        if dialect not in _seen:
            _seen.add(dialect)
            _load(dialect)
        from ..dialects import _operation_class

        cls = _views.get(name) or _operation_class(name)
    return cls


class _Made(OpView):
    """A class that was made of a definition: operands, results, regions and attributes have the names it gives."""

    __slots__ = ()
    _made = True
    _row: Any = ([], [], [], [], [], False)

    @classmethod
    def _build(cls, *args: Any, loc: Any = None, ip: Any = None, results: Any = None, **given: Any) -> Any:
        operands, made_results, regions, attributes, targets, segments = cls._row
        if len(args) == 1 and not operands and not given and _is_operation(args[0], cls.OPERATION_NAME):
            return args[0]
        rest = list(args)
        types = results
        wanted = [name for name, _ in made_results]
        # Result types come first, where there are more arguments than operands and attributes, or where types are given.
        if types is None and made_results and rest and _is_types(rest[0]):
            first = rest.pop(0)
            types = list(first) if isinstance(first, (list, tuple)) else [first]
            while len(types) < len(wanted) and rest and _is_types(rest[0]):
                types.append(rest.pop(0))
        bound = _bind(rest, [name for name, _ in operands], attributes, [name for name, _ in targets])
        bound.update(given)
        blocks: list[Any] = []
        for name, many in targets:
            target = bound.pop(name, None)
            blocks.extend(target if many else [] if target is None else [target])
        values: list[Any] = []
        sizes: list[int] = []
        for name, kind in operands:
            value = bound.pop(name, None)
            group = [] if value is None else list(value) if isinstance(value, _SEVERAL) else [value]
            values.extend(group)
            sizes.append(len(group))
            if kind == 0 and len(group) != 1:
                raise TypeError(f"{cls.OPERATION_NAME} needs the operand '{name}'")
        attrs: dict[str, Any] = {}
        context = _default_location(loc).context
        for name in attributes:
            value = bound.pop(name, None)
            if value is not None and value is not False:
                attrs[name] = _as_attribute(value, context)
        if bound:
            raise TypeError(f"{cls.OPERATION_NAME} has no {', '.join(map(repr, bound))}")
        if segments:
            from ._dense import DenseI32ArrayAttr

            attrs["operandSegmentSizes"] = DenseI32ArrayAttr.get(sizes, context)
        return _create(
            cls.OPERATION_NAME,
            results=types,
            operands=values,
            attributes=attrs,
            successors=blocks,
            regions=len(regions),
            loc=loc,
            ip=ip,
            infer_type=types is None,
        )


# What stands for several values, blocks or attributes.
_SEVERAL = (list, tuple, _mlirkit.OpResultList, _mlirkit.OpOperandList, _mlirkit.BlockArgumentList, _mlirkit.OpSuccessors)


def _is_operation(value: Any, name: str) -> bool:
    return isinstance(value, _mlirkit.OperationBase) and value.operation.name == name


def _bind(args: list[Any], operands: list[str], attributes: list[str], blocks: list[str]) -> dict[str, Any]:
    """Which argument is which: values are operands, blocks successors, and what else there is attributes, in order."""
    queues = {"operand": list(operands), "attribute": list(attributes), "block": list(blocks)}
    bound: dict[str, Any] = {}
    for arg in args:
        several = isinstance(arg, _SEVERAL)
        one = arg[0] if several and len(arg) else arg
        if isinstance(one, (_mlirkit.Value, _mlirkit.OperationBase)) or (several and not len(arg)):
            kinds: tuple[str, ...] = ("operand", "attribute", "block")
        elif isinstance(one, _mlirkit.Block):
            kinds = ("block",)
        else:
            kinds = ("attribute", "operand")
        kind = next((kind for kind in kinds if queues[kind]), None)
        if kind is None:
            raise TypeError(f"there is no place for the argument {arg!r}")
        bound[queues[kind].pop(0)] = arg
    return bound


def _is_types(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return bool(value) and all(isinstance(one, _mlirkit.TypeBase) for one in value)
    return isinstance(value, _mlirkit.TypeBase)


def _as_attribute(value: Any, context: Any) -> Any:
    from ._attributes import ArrayAttr, BoolAttr, DictAttr, FloatAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr
    from ._types import IntegerType

    if isinstance(value, _mlirkit.AttributeBase):
        return value
    if isinstance(value, _mlirkit.TypeBase):
        return TypeAttr.get(value)
    if value is True:
        return UnitAttr.get(context)
    if isinstance(value, bool):
        return BoolAttr.get(value, context)
    if isinstance(value, int):
        return IntegerAttr.get(IntegerType.get_signless(64, context), value)
    if isinstance(value, str):
        return StringAttr.get(value, context)
    if isinstance(value, float):
        return FloatAttr.get_f64(value, context)
    if isinstance(value, (list, tuple)):
        return ArrayAttr.get([_as_attribute(item, context) for item in value], context)
    if isinstance(value, dict):
        return DictAttr.get({name: _as_attribute(item, context) for name, item in value.items()}, context)
    raise TypeError(f"no attribute is made of {value!r}")


def _group(operation: Any, kind: str, index: int, groups: Any) -> Any:
    values = operation._operands() if kind == "operand" else operation._results()
    sizes = operation._attr(f"{kind}SegmentSizes") or operation._attr(
        "operand_segment_sizes" if kind == "operand" else "result_segment_sizes"
    )
    if sizes is not None:
        lengths = list(sizes)
    else:
        loose = [number for number, (_, variadic) in enumerate(groups) if variadic]
        lengths = [1] * len(groups)
        for number in loose:
            lengths[number] = (len(values) - (len(groups) - len(loose))) // len(loose)
    start = sum(lengths[:index])
    part = values[start : start + lengths[index]]
    if groups[index][1] == 2:
        return part
    return part[0] if part else None


def _group_reader(kind: str, index: int, groups: Any) -> Callable[[Any], Any]:
    return lambda self: _group(self, kind, index, groups)


def _region_reader(index: int) -> Callable[[Any], Any]:
    return lambda self: self._region(index)


def make_class(name: str, class_name: str, module: str, row: Any) -> Any:
    """A class for an operation, of its definition."""
    operands, results, regions, attributes, *_ = row
    members: dict[str, Any] = {"OPERATION_NAME": name, "_row": row, "__module__": module, "__slots__": ()}
    for index, (one, _) in enumerate(operands):
        members.setdefault(one, property(_group_reader("operand", index, operands)))
    for index, (one, _) in enumerate(results):
        if one and one not in ("result", "results"):
            members.setdefault(one, property(_group_reader("result", index, results)))
    for index, one in enumerate(regions):
        if one:
            members.setdefault(one, property(_region_reader(index)))
    for one in attributes:
        if one not in ("attributes", "name", "context", "location", "parent", "operands", "results", "regions"):

            def read(self: Any, key: str = one) -> Any:
                return self._attr(key)

            def write(self: Any, value: Any, key: str = one) -> None:
                self._set_attr(key, _as_attribute(value, self.context))

            members.setdefault(one, property(read, write))
    cls = type(class_name, (_Made,), members)
    _views.setdefault(name, cls)
    _mlirkit._views_changed()
    return cls
