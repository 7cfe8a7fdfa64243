"""The smt dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any

from ..extras.meta import region_op
from . import _dialect, _lookup, _names, _operation_class
from ._classes import type_class

_Dialect = _dialect("smt", __name__)


def bool_t() -> Any:
    """Returns the type `!smt.bool`."""
    return type_class("smt.bool").get()


def bv_t(width: int) -> Any:
    """Returns the bit vector type of this width."""
    return type_class("smt.bv").get(width)


def _solver(inputs: Any = None, results: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """Builds an `smt.solver` whose body is filled by a Python function."""
    return _operation_class("smt.solver")(list(results or ()), list(inputs or ()), loc=loc, ip=ip)


solver = region_op(_solver, terminator=lambda values: _operation_class("smt.yield")(values))


def export_smtlib(module: Any, **_: Any) -> str:
    """Raises an error, because mlirkit does not write SMT-LIB."""
    raise NotImplementedError("mlirkit does not write SMT-LIB: write the module and run `mlir-translate --export-smtlib`")


def __getattr__(name: str) -> Any:
    return _lookup("smt", __name__, name)


def __dir__() -> list[str]:
    return _names("smt", __name__)
