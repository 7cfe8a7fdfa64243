"""The dialects, such as `mlirkit.dialects.arith`, with the names used in upstream's bindings.

Operation classes (`arith.AddIOp`), adaptors (`arith.AddIOpAdaptor`), builders (`arith.addi`), enums
(`arith.CmpIPredicate`), and classes of attributes and types (`sdy.MeshAttr`) are generated from the definitions at
first use.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
import types
from typing import Any

from .. import _mlirkit
from ..ir import OpView
from ..ir._context import Dialect
from ..ir._plan import Row, python_name, snake_case
from ..ir._registry import _dialects, _document, _views, make_class, row_of

# Modules that have another name than their dialect.
_ALIASES = {
    "structured_transform": "transform",
    "loop_transform": "transform",
    "async_dialect": "async",
    "index_dialect": "index",
    "openacc": "acc",
    "openmp": "omp",
}

# Operations whose builder functions are hand-written in upstream's bindings, with the parameters of the class.
_CLASS_BUILDERS = frozenset(
    ["irdl.attribute", "irdl.dialect", "irdl.operation", "irdl.type", "tensor.empty"]
    + [
        f"transform.{name}"
        for name in (
            "apply_patterns apply_registered_pass cast debug.emit_param_as_remark debug.emit_remark_at foreach "
            "get_parent_op merge_handles replicate smt.constrain_params tune.alternatives tune.knob "
            "xegpu.convert_layout xegpu.get_desc_op xegpu.insert_prefetch xegpu.set_desc_layout "
            "xegpu.set_gpu_launch_threads xegpu.set_op_layout_attr yield"
        ).split()
    ]
)

# Operations with results whose hand-written builder functions return the operation.
_RETURN_OPERATIONS = frozenset(
    ["transform.smt.constrain_params", "transform.tune.alternatives", "transform.tune.knob"]
)

# The names of builder functions that upstream's bindings do not derive from the name of the operation.
_SHORT_NAMES = {
    "transform.debug.emit_param_as_remark": "emit_param_as_remark",
    "transform.debug.emit_remark_at": "emit_remark_at",
    "transform.smt.constrain_params": "constrain_params",
    "transform.tune.alternatives": "alternatives",
    "transform.tune.knob": "knob",
}
_SHORT_NAMES.update(
    {
        f"transform.xegpu.{name}": name
        for name in (
            "convert_layout get_desc_op get_load_op insert_prefetch set_anchor_layout set_desc_layout "
            "set_gpu_launch_threads set_op_layout_attr"
        ).split()
    }
)

_tables: dict[str, dict[str, str]] = {}


def _operation_class(name: str) -> Any:
    """Returns the class of an operation, or `OpView` if no definition contains the operation."""
    known = _views.get(name)
    if known is not None:
        return known
    row = _mlirkit._row(name)
    if row is None:
        return OpView
    dialect = name.partition(".")[0]
    return make_class(name, f"mlirkit.dialects._{dialect}_ops_gen", row)


def _row(name: str) -> Row:
    """Returns the definition of an operation."""
    _operation_class(name)
    return row_of(name)


def _operations(dialect: str) -> dict[str, str]:
    """Returns the operations of a dialect by class name.

    If several operations share a class name, each also has the key `CLASS:OPERATION`.
    """
    known = _tables.get(dialect)
    if known is None:
        known = {}
        for full, cls in _mlirkit._operation_classes(dialect):
            known.setdefault(cls, full)
            known[f"{cls}:{full}"] = full
        _tables[dialect] = known
    return known


def _functions(dialect: str) -> dict[str, str]:
    """Returns the operations of a dialect by builder name."""
    key = f"{dialect}()"
    known = _tables.get(key)
    if known is None:
        classes = _operations(dialect)
        known = {}
        for full in _mlirkit._operation_names(dialect):
            name = python_name(full.partition(".")[2])
            known[f"{name}_" if name in classes else name] = full
            if full in _SHORT_NAMES:
                known.setdefault(_SHORT_NAMES[full], full)
        _tables[key] = known
    return known


def _find_class(dialect: str, name: str, within: str) -> str | None:
    table = _operations(dialect)
    if within:
        for key, full in table.items():
            if full.startswith(within) and key == f"{name}:{full}":
                return full
    return table.get(name)


def _lookup(dialect: str, module: str, name: str, within: str = "") -> Any:
    """Finds a class or function in a dialect's module.

    `within` is a prefix; operations with this prefix are preferred.
    """
    if name == "__all__":
        return _names(dialect, module)
    if name.startswith("_") or not _mlirkit._has_dialect(dialect):
        raise AttributeError(f"module '{module}' has no attribute '{name}'")
    found = _find(dialect, name, within)
    if found is None:
        raise AttributeError(_missing(dialect, module, name))
    holder = sys.modules.get(module)
    if holder is not None:
        setattr(holder, name, found)
    return found


def _find(dialect: str, name: str, within: str) -> Any:
    from . import _classes, _enums

    full = _find_class(dialect, name, within)
    if full is not None:
        return _operation_class(full)
    if name.endswith("Adaptor"):
        full = _find_class(dialect, name[: -len("Adaptor")], within)
        if full is not None:
            return _operation_class(full).Adaptor
    full = _functions(dialect).get(name)
    if within:
        # The modules of extensions have short names, which operations of the dialect itself may have, too.
        full = next((one for one, short in _SHORT_NAMES.items() if short == name and one.startswith(within)), full)
    if full is not None:
        return _builder(full, name)
    enums = _enums.enums(dialect)
    if name in enums:
        return enums[name]
    return _classes.named(dialect).get(name)


def _builder(full: str, name: str) -> Any:
    """Creates the function that builds an operation and returns its results.

    As in upstream's bindings, its parameters are those of the definition, in snake case, even if the operation's class
    has other ones.
    """
    row, cls = _row(full), _operation_class(full)
    if full in _CLASS_BUILDERS:

        def build(*args: Any, **given: Any) -> Any:
            made = cls(*args, **given)
            return made if full in _RETURN_OPERATIONS else _results(made)

    else:

        def build(*args: Any, results: Any = None, loc: Any = None, ip: Any = None, **given: Any) -> Any:
            return _results(row.build(args, given, results, loc, ip, None))

    build.__name__ = build.__qualname__ = name
    build.__module__ = cls.__module__
    build.__doc__ = _document(row)
    signature = cls.__signature__ if full in _CLASS_BUILDERS else row.signature(snake_case)
    build.__signature__ = signature  # type: ignore[attr-defined]
    return build


def _missing(dialect: str, module: str, name: str) -> str:
    import difflib

    close = difflib.get_close_matches(name, _names(dialect, module), 1)
    hint = f"; did you mean '{close[0]}'?" if close else ""
    return f"module '{module}' has no attribute '{name}'{hint}"


def _names(dialect: str, module: str) -> list[str]:
    """Returns the public names of a dialect's module."""
    from . import _classes, _enums

    classes = [name for name in _operations(dialect) if ":" not in name]
    made = set(classes) | {f"{name}Adaptor" for name in classes} | set(_functions(dialect))
    made |= set(_enums.enums(dialect)) | set(_classes.named(dialect))
    holder = sys.modules.get(module)
    if holder is not None:
        made |= {name for name in vars(holder) if not name.startswith("_") and name != "annotations"}
    return sorted(made)


def _results(operation: Any) -> Any:
    results = operation._results()
    if len(results) == 1:
        return results[0]
    return operation.results if results else operation


class _Module(types.ModuleType):
    """A dialect as a module. Its classes are generated at first use."""

    def __getattr__(self, name: str) -> Any:
        return _lookup(_dialect_of(self.__name__), self.__name__, name)

    def __dir__(self) -> list[str]:
        return _names(_dialect_of(self.__name__), self.__name__)


def _dialect_of(module: str) -> str:
    """Returns the dialect of a module, which may also be a module such as `_arith_ops_gen`."""
    name = module.rpartition(".")[2]
    for suffix in ("_ops_gen", "_enum_gen", "_enums_gen"):
        if name.startswith("_") and name.endswith(suffix):
            name = name[1 : -len(suffix)]
    return _ALIASES.get(name, name)


# Modules for extensions of `transform` that only have operations, with the prefix of the operation names.
_EXTENSIONS = {
    name: f"transform.{name}."
    for name in (
        "affine bufferization debug func gpu irdl memref nvgpu smt sparse_tensor tensor tune vector xegpu"
    ).split()
}
_EXTENSIONS["vector"] = "transform.apply_patterns.vector."


class _Extension(types.ModuleType):
    """An extension of `transform` as a module."""

    def __getattr__(self, name: str) -> Any:
        return _lookup("transform", self.__name__, name, _EXTENSIONS[self.__name__.rpartition(".")[2]])

    def __dir__(self) -> list[str]:
        return _names("transform", self.__name__)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        package, _, last = name.rpartition(".")
        if last == "passes" and package.startswith(f"{__name__}."):
            return importlib.machinery.ModuleSpec(name, self)
        if package == f"{__name__}.transform" and last in _EXTENSIONS:
            return importlib.machinery.ModuleSpec(name, self)
        if package != __name__:
            return None
        if last.startswith("_") and not last.endswith("_gen"):
            return None
        if _mlirkit._has_dialect(_dialect_of(name)):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec: Any) -> Any:
        if spec.name.startswith(f"{__name__}.transform."):
            return _Extension(spec.name)
        return types.ModuleType(spec.name) if spec.name.endswith(".passes") else _Module(spec.name)

    def exec_module(self, module: types.ModuleType) -> None:
        if module.__name__.endswith(".passes"):
            module.__doc__ = "Nothing: this library has no passes. `mlir-opt` of the matching release runs them."
            return
        if isinstance(module, _Extension):
            module.__doc__ = f"Operations `{_EXTENSIONS[module.__name__.rpartition('.')[2]][:-1]}`."
            return
        dialect = _dialect_of(module.__name__)
        module.__doc__ = f"The dialect `{dialect}`; its classes and builders are made of its definition."
        module.__dict__["_Dialect"] = _dialect(dialect, f"{__name__}.{dialect}")
        if dialect in ("chlo", "mpmd", "sdy", "vhlo"):
            module.__dict__["register_dialect"] = _register_dialect
        if dialect == "chlo":
            module.__dict__["register_chlo_dialect"] = _register_dialect


def _register_dialect(context: Any = None, load: bool = True) -> None:
    """Does nothing: every context has every dialect."""


def _dialect(namespace: str, module: str) -> Any:
    generated = f"{module.rpartition('.')[0]}._{namespace}_ops_gen"
    if namespace not in _dialects:
        members = {"DIALECT_NAMESPACE": namespace, "__module__": generated}
        _dialects[namespace] = type("_Dialect", (Dialect,), members)
    return _dialects[namespace]


sys.meta_path.append(_Finder())


def __getattr__(name: str) -> Any:
    # Makes `from mlirkit import dialects; dialects.arith` work without importing `mlirkit.dialects.arith`.
    if not name.startswith("_") and _mlirkit._has_dialect(name):
        import importlib

        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
