# Written by stubs.py from the definitions of dialects; not edited by hand.
from .._transform_ops_gen import *
from typing import Any
from ...ir import Block, Value, OpResultList
from .. import _transform_ops_gen as _gen
from .._typing import *
class AlternativesOp(_gen.AlternativesOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, results: Types, name: Str, num_alternatives: int, *, selected_region: Val | int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
def tune_alternatives(results: Types, name: Str, num_alternatives: int, *, selected_region: Val | int | None = ..., loc: Loc = ..., ip: Ip = ...) -> AlternativesOp: ...  # type: ignore[no-redef,unused-ignore]
def alternatives(results: Types, name: Str, num_alternatives: int, *, selected_region: Val | int | None = ..., loc: Loc = ..., ip: Ip = ...) -> AlternativesOp: ...  # type: ignore[no-redef,unused-ignore]
class KnobOp(_gen.KnobOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, result: Plain, name: Str, options: Plain, *, selected: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
def tune_knob(result: Plain, name: Str, options: Plain, *, selected: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> KnobOp: ...  # type: ignore[no-redef,unused-ignore]
def knob(result: Plain, name: Str, options: Plain, *, selected: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> KnobOp: ...  # type: ignore[no-redef,unused-ignore]
