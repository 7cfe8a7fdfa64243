# Written by stubs.py from the definitions of dialects; not edited by hand.
from .._transform_ops_gen import *
from typing import Any
from ...ir import Block, Value, OpResultList
from .. import _transform_ops_gen as _gen
from .._typing import *
class ConstrainParamsOp(_gen.ConstrainParamsOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, results: Types, params: Vals, arg_types: Types, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
def smt_constrain_params(results: Types, params: Vals, arg_types: Types, loc: Loc = ..., ip: Ip = ...) -> ConstrainParamsOp: ...  # type: ignore[no-redef,unused-ignore]
def constrain_params(results: Types, params: Vals, arg_types: Types, loc: Loc = ..., ip: Ip = ...) -> ConstrainParamsOp: ...  # type: ignore[no-redef,unused-ignore]
