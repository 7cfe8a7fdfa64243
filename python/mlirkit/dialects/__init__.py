"""Dialects: `mlirkit.dialects.arith` and its kin, whose classes are made of the definitions when they are asked for."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
import types
from typing import Any

from .. import _mlirkit
from ..ir import OpView
from ..ir._context import Dialect
from ..ir._registry import _dialects, _views, make_class



_WRITTEN = ("arith", "builtin", "func", "scf", "stablehlo", "tensor")


def _camel(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.replace(".", "_").split("_")) + "Op"


# Upstream's names of classes are not made of the names of operations everywhere.
_NAMES = {
    "addf": "AddFOp", "addi": "AddIOp", "subf": "SubFOp", "subi": "SubIOp", "mulf": "MulFOp", "muli": "MulIOp",
    "divf": "DivFOp", "divsi": "DivSIOp", "divui": "DivUIOp", "cmpf": "CmpFOp", "cmpi": "CmpIOp",
    "sitofp": "SIToFPOp", "uitofp": "UIToFPOp", "fptosi": "FPToSIOp", "fptoui": "FPToUIOp",
    "extf": "ExtFOp", "extsi": "ExtSIOp", "extui": "ExtUIOp", "truncf": "TruncFOp", "trunci": "TruncIOp",
    "negf": "NegFOp", "remf": "RemFOp", "remsi": "RemSIOp", "remui": "RemUIOp",
    "andi": "AndIOp", "ori": "OrIOp", "xori": "XOrIOp", "shli": "ShLIOp", "shrsi": "ShRSIOp", "shrui": "ShRUIOp",
    "cond_br": "CondBranchOp", "br": "BranchOp",
    "stablehlo.count_leading_zeros": "ClzOp", "stablehlo.divide": "DivOp", "stablehlo.exponential": "ExpOp",
    "stablehlo.exponential_minus_one": "Expm1Op", "stablehlo.log_plus_one": "Log1pOp", "stablehlo.maximum": "MaxOp",
    "stablehlo.minimum": "MinOp", "stablehlo.multiply": "MulOp", "stablehlo.negate": "NegOp",
    "stablehlo.popcnt": "PopulationCountOp", "stablehlo.power": "PowOp", "stablehlo.remainder": "RemOp",
    "stablehlo.round_nearest_afz": "RoundOp", "stablehlo.cross-replica-sum": "CrossReplicaSumOp",
}  # fmt: skip


def _class_name(name: str) -> str:
    mnemonic = name.partition(".")[2]
    return _NAMES.get(name) or _NAMES.get(mnemonic) or _camel(mnemonic)


def _operation_class(name: str) -> Any:
    """The class of an operation: made of its definition, or the plain view where there is none."""
    known = _views.get(name)
    if known is not None:
        return known
    row = _mlirkit._row(name)
    if row is None:
        return OpView
    dialect = name.partition(".")[0]
    return make_class(name, _class_name(name), f"mlirkit.dialects._{dialect}_ops_gen", row)


def _lookup(dialect: str, module: str, name: str) -> Any:
    """The class or function of a module of a dialect."""
    if name.startswith("_"):
        raise AttributeError(f"module '{module}' has no attribute '{name}'")
    known = _mlirkit._operation_names(dialect)
    if name.endswith("Op"):
        for full in known:
            if _class_name(full) == name:
                return _operation_class(full)
    # A function is called as its operation; with `_` where Python has the word, or no name has a dot.
    wanted = (name, name.rstrip("_"))
    for full in known:
        short = full.partition(".")[2]
        if short in wanted or short.replace(".", "_").replace("-", "_") in wanted:
            cls = _operation_class(full)
            return lambda *args, **given: _results(cls(*args, **given))
    raise AttributeError(f"module '{module}' has no attribute '{name}'")


def _results(operation: Any) -> Any:
    results = operation._results()
    return results[0] if len(results) == 1 else list(results) if results else operation


class _Module(types.ModuleType):
    """A dialect as a module: its classes are made when they are asked for."""

    def __getattr__(self, name: str) -> Any:
        return _lookup(self.__name__.rpartition(".")[2], self.__name__, name)


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        package, _, dialect = name.rpartition(".")
        if package == __name__ and not dialect.startswith("_") and dialect not in _WRITTEN and _mlirkit._has_dialect(dialect):
            return importlib.machinery.ModuleSpec(name, self)
        return None

    def create_module(self, spec: Any) -> Any:
        return _Module(spec.name)

    def exec_module(self, module: types.ModuleType) -> None:
        namespace = module.__name__.rpartition(".")[2]
        module.__dict__["_Dialect"] = _dialect(namespace, module.__name__)


def _dialect(namespace: str, module: str) -> Any:
    generated = f"{module.rpartition('.')[0]}._{namespace}_ops_gen"
    cls = type("_Dialect", (Dialect,), {"DIALECT_NAMESPACE": namespace, "__module__": generated})
    _dialects.setdefault(namespace, cls)
    return _dialects[namespace]


sys.meta_path.append(_Finder())
