# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class DataLayoutEntryAttr(DialectAttr):
    @classmethod
    def get(cls, key: Plain, value: Plain, context: Context | None = ...) -> DataLayoutEntryAttr: ...  # type: ignore[override,unused-ignore]
    key: Any
    value: Any
class DataLayoutSpecAttr(DialectAttr):
    @classmethod
    def get(cls, entries: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DataLayoutSpecAttr: ...  # type: ignore[override,unused-ignore]
    entries: list[Any]
class FunctionPointerAlignmentAttr(DialectAttr):
    @classmethod
    def get(cls, alignment: int, function_dependent: bool, context: Context | None = ...) -> FunctionPointerAlignmentAttr: ...  # type: ignore[override,unused-ignore]
    alignment: int
    function_dependent: bool
class MapAttr(DialectAttr):
    @classmethod
    def get(cls, entries: _Sequence[Plain] | None = ..., context: Context | None = ...) -> MapAttr: ...  # type: ignore[override,unused-ignore]
    entries: list[Any]
class TargetDeviceSpecAttr(DialectAttr):
    @classmethod
    def get(cls, entries: _Sequence[Plain] | None = ..., context: Context | None = ...) -> TargetDeviceSpecAttr: ...  # type: ignore[override,unused-ignore]
    entries: list[Any]
class TargetSystemSpecAttr(DialectAttr):
    @classmethod
    def get(cls, entries: _Sequence[Plain] | None = ..., context: Context | None = ...) -> TargetSystemSpecAttr: ...  # type: ignore[override,unused-ignore]
    entries: list[Any]
