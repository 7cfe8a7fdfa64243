"""The registry of operation classes: those generated from definitions by `mlirkit.dialects`, and user-defined ones."""

from __future__ import annotations

from typing import Any, Callable

from .. import _mlirkit
from ._attribute_values import _attribute_of
from ._context import Dialect
from ._operations import OpView
from ._plan import _SEVERAL, Row, python_name

__all__ = ["_SEVERAL", "OpAdaptor", "make_class", "register_dialect", "register_operation"]

_views: dict[str, Any] = {}
_dialects: dict[str, type[Dialect]] = {}
_loaders: list[Callable[[str], None]] = []


def dialect_class(name: str) -> type[Dialect]:
    """Returns the class of a dialect."""
    if name not in _dialects:
        _load(name)
    return _dialects.get(name, Dialect)


_prefixes = ["mlirkit.dialects"]
_found: set[str] = set()


def append_search_prefix(prefix: str) -> None:
    """Adds a package in which the module of a dialect is looked for."""
    _prefixes.append(prefix)
    _seen.clear()


def load_dialect_module(name: str) -> bool:
    """Imports the module of a dialect from the first package that has it. Returns whether one has it."""
    import importlib

    for prefix in () if name in _found else _prefixes:
        try:
            importlib.import_module(f"{prefix}.{name}")
        except ImportError:
            continue
        _found.add(name)
        break
    return name in _found


def _load(name: str) -> None:
    load_dialect_module(name)


def register_dialect(cls: Any) -> Any:
    """Registers a dialect class."""
    if not cls.DIALECT_NAMESPACE:
        raise RuntimeError("a dialect has a namespace")
    if cls.DIALECT_NAMESPACE in _dialects:
        raise RuntimeError(f"Dialect namespace '{cls.DIALECT_NAMESPACE}' is already registered.")
    _dialects[cls.DIALECT_NAMESPACE] = cls
    return cls


def register_operation(dialect: Any, *, replace: bool = False) -> Callable[[Any], Any]:
    """Returns a decorator that registers an operation class in a dialect."""

    def decorator(cls: Any) -> Any:
        name = cls.OPERATION_NAME
        if name in _views and not replace and not getattr(_views[name], "_made", False):
            raise RuntimeError(f"Operation '{name}' is already registered.")
        _views[name] = cls
        build = getattr(cls, "_build", None)
        if build is not None and build.__func__ is not _Made._build.__func__:  # type: ignore[attr-defined]
            import inspect

            cls.__signature__ = inspect.signature(cls._build)
        _mlirkit._views_changed()
        setattr(dialect, cls.__name__, cls)
        return cls

    return decorator


_seen: set[str] = set()


def _view(name: str) -> Any:
    """Returns the class for an operation name. Called by the native module."""
    cls = _views.get(name)
    if cls is None:
        dialect = name.partition(".")[0]
        if dialect not in _seen:
            _seen.add(dialect)
            _load(dialect)
        from ..dialects import _operation_class

        cls = _views.get(name) or _operation_class(name)
    return cls


class _AdaptorOf:
    """The attribute `Adaptor` of operation classes, created when it is read."""

    def __get__(self, instance: Any, owner: Any) -> Any:
        known = _adaptors.get(owner.OPERATION_NAME)
        if known is None:
            known = _adaptors[owner.OPERATION_NAME] = make_adaptor(owner)
        return known


_adaptors: dict[str, Any] = {}


class _Made(OpView):
    """A class generated from a definition. Operands, results, regions and attributes are properties."""

    __slots__ = ()
    _made = True
    Adaptor: Any = _AdaptorOf()
    _row: Any = None
    _ODS_REGIONS: Any = (0, True)
    _ODS_OPERAND_SEGMENTS: Any = None
    _ODS_RESULT_SEGMENTS: Any = None

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        build = cls.__dict__.get("_build")
        if build is not None and "__signature__" not in cls.__dict__:
            import inspect

            cls.__signature__ = inspect.signature(build.__get__(None, cls))  # type: ignore[attr-defined]

    @classmethod
    def _build(
        cls, *args: Any, loc: Any = None, ip: Any = None, results: Any = None, regions_: Any = None, **given: Any
    ) -> Any:
        row = cls._row
        if len(args) == 1 and not given and _is_operation(args[0], cls.OPERATION_NAME):
            # A single operation may also be passed as the first operand.
            if not row.positional or row.positional[0].kind != "operand":
                return args[0]
        return row.build(args, given, results, loc, ip, regions_)


class OpAdaptor:
    """The operands and attributes for an operation, accessible by name without creating the operation."""

    OPERATION_NAME = ""
    _row: Any = None

    def __init__(self, operands: Any, attributes: Any = None, *, opview: Any = None) -> None:
        if opview is not None or isinstance(attributes, _mlirkit.OperationBase):
            holder = opview if opview is not None else attributes
            attributes = {one.name: one.attr for one in holder.attributes}
        if isinstance(operands, _mlirkit.OperationBase):
            self.operands: Any = list(operands.operands)
            self.attributes: Any = {one.name: one.attr for one in operands.attributes}
        else:
            self.operands = list(operands)
            self.attributes = attributes if attributes is not None else {}


def _is_operation(value: Any, name: str) -> bool:
    return isinstance(value, _mlirkit.OperationBase) and value.operation.name == name


def _sizes(values: Any, groups: Any, segments: Any) -> list[int]:
    """Returns the number of values in each group."""
    if segments is not None:
        return list(segments)
    loose = [at for at, one in enumerate(groups) if one.arity]
    sizes = [1] * len(groups)
    for at in loose:
        sizes[at] = (len(values) - (len(groups) - len(loose))) // len(loose)
    return sizes


def _part(values: Any, groups: Any, index: int, segments: Any) -> Any:
    sizes = _sizes(values, groups, segments)
    start = sum(sizes[:index])
    part = values[start : start + sizes[index]]
    if groups[index].arity >= 2:
        return part
    return part[0] if part else None


def _segments(operation: Any, kind: str) -> Any:
    old = "operand_segment_sizes" if kind == "operand" else "result_segment_sizes"
    return operation._attr(f"{kind}SegmentSizes") or operation._attr(old)


def _group_reader(kind: str, index: int, groups: Any) -> Callable[[Any], Any]:
    def read(self: Any) -> Any:
        many = groups[index].arity >= 2
        if kind == "operand":
            values = self.operands if many else self._operands()
        else:
            values = self.results if many else self._results()
        return _part(values, groups, index, _segments(self, kind))

    return read


def _region_reader(index: int, many: bool) -> Callable[[Any], Any]:
    return lambda self: self.regions[index:] if many else self._region(index)


def _slot_property(slot: Any) -> property:
    """Creates a property for an attribute. A unit attribute is a bool; an optional attribute can be deleted."""

    def read(self: Any) -> Any:
        if slot.kind == "unit":
            return self._attr(slot.name) is not None
        found = self._attr(slot.name)
        if found is None and slot.presence == "required":
            raise KeyError(f"attempt to access a non-existent attribute '{slot.name}'")
        return found

    def write(self: Any, value: Any) -> None:
        if value is None or (slot.kind == "unit" and value is False):
            if slot.presence == "required":
                raise ValueError("'None' not allowed as value for mandatory attributes")
            if self._attr(slot.name) is not None:
                del self.attributes[slot.name]
            return
        self._set_attr(slot.name, _attribute_of(slot, value, self.context))

    def delete(self: Any) -> None:
        del self.attributes[slot.name]

    what = slot.summary or slot.constraint or slot.kind
    return property(read, write, delete if slot.presence != "required" else None, f"{what} ({slot.presence})")


_ROWS: dict[str, Row] = {}


def row_of(name: str) -> Row:
    """Returns the definition of an operation."""
    known = _ROWS.get(name)
    if known is None:
        known = _ROWS[name] = Row(name, _mlirkit._row(name))
    return known


def _document(row: Row) -> str:
    lines = [f"`{row.name}`", ""]

    def listed(title: str, items: list[tuple[str, str]]) -> None:
        if items:
            lines.append(f"{title}:")
            lines.extend(f"    {name}: {what}" for name, what in items)
            lines.append("")

    shown = {0: "", 1: "optional ", 2: "variadic of ", 3: "variadic of variadic of "}
    listed("Operands", [(python_name(one.name), shown[one.arity] + one.summary) for one in row.operands])
    attributes = []
    for slot in row.slots:
        presence = f"default {slot.default}" if slot.default else slot.presence
        attributes.append((python_name(slot.name), f"{slot.summary or slot.constraint or slot.kind} ({presence})"))
    listed("Attributes", attributes)
    listed("Results", [(row.result_name(at), shown[one.arity] + one.summary) for at, one in enumerate(row.results)])
    listed("Regions", [(name or f"region {at}", kind) for at, (name, _, kind) in enumerate(row.regions)])
    listed("Successors", [(name, "several" if many else "one") for name, many in row.successors])
    return "\n".join(lines).rstrip()


def make_class(name: str, module: str, data: Any) -> Any:
    """Generates an operation class from the definition of the operation."""
    row = _ROWS[name] = Row(name, data)
    fixed = sum(1 for _, many, _ in row.regions if not many)
    members: dict[str, Any] = {
        "OPERATION_NAME": name,
        "_row": row,
        "_ODS_REGIONS": (fixed, fixed == len(row.regions)),
        "__module__": module,
        "__slots__": (),
        "__doc__": _document(row),
        "__signature__": row.signature(),
    }
    if row.operand_segments:
        members["_ODS_OPERAND_SEGMENTS"] = [_segment(one.arity) for one in row.operands]
    if row.result_segments:
        members["_ODS_RESULT_SEGMENTS"] = [_segment(one.arity) for one in row.results]
    for index, one in enumerate(row.operands):
        if one.name:
            doc = one.summary or one.constraint
            members.setdefault(python_name(one.name), property(_group_reader("operand", index, row.operands), doc=doc))
    for slot in row.slots:
        members.setdefault(python_name(slot.name), _slot_property(slot))
    for index, one in enumerate(row.results):
        if one.name and one.name != "result":
            doc = one.summary or one.constraint
            members.setdefault(python_name(one.name), property(_group_reader("result", index, row.results), doc=doc))
    for index, (region, many, kind) in enumerate(row.regions):
        if region:
            members.setdefault(python_name(region), property(_region_reader(index, many), doc=f"region: {kind}"))
    for kept in ("name", "location", "parent"):
        # Upstream's classes also have members called `name`, which hide the name of the operation.
        if kept in members and kept != "name":
            del members[kept]
    cls = type(row.class_name, (_Made,), members)
    _views.setdefault(name, cls)
    _mlirkit._views_changed()
    return cls


def _segment(arity: int) -> int:
    return {0: 1, 1: 0, 2: -1, 3: -1}[arity]


def make_adaptor(cls: Any) -> Any:
    """Generates the adaptor class for an operation class."""
    row: Row = cls._row if getattr(cls, "_row", None) is not None else _ROWS[cls.OPERATION_NAME]
    members: dict[str, Any] = {"OPERATION_NAME": row.name, "_row": row, "__module__": cls.__module__}

    def operand(at: int) -> Any:
        def read(self: Any) -> Any:
            return _part(self.operands, row.operands, at, self.attributes.get(row.operand_segments))

        return property(read, doc=row.operands[at].summary)

    def slot(name: str, is_flag: bool) -> Any:
        if is_flag:
            return property(lambda self: name in self.attributes)
        return property(lambda self: self.attributes.get(name))

    for at, one in enumerate(row.operands):
        if one.name:
            members.setdefault(python_name(one.name), operand(at))
    for attribute in row.slots:
        members.setdefault(python_name(attribute.name), slot(attribute.name, attribute.kind == "unit"))
    return type(f"{cls.__name__}Adaptor", (OpAdaptor,), members)
