# Written by stubs.py from the definitions of dialects; not edited by hand.
from .._transform_ops_gen import *
from typing import Any
from ...ir import Block, Value, OpResultList
from .. import _transform_ops_gen as _gen
from .._typing import *
class ConvertLayoutOp(_gen.ConvertLayoutOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, target: Val | Type, input_sg_layout: Mixed, input_sg_data: Mixed, target_sg_layout: Mixed, target_sg_data: Mixed, *, input_inst_data: Mixed | None = ..., target_inst_data: Mixed | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
def xegpu_convert_layout(target: Val | Type, input_sg_layout: Mixed, input_sg_data: Mixed, target_sg_layout: Mixed, target_sg_data: Mixed, *, input_inst_data: Mixed | None = ..., target_inst_data: Mixed | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
def convert_layout(target: Val | Type, input_sg_layout: Mixed, input_sg_data: Mixed, target_sg_layout: Mixed, target_sg_data: Mixed, *, input_inst_data: Mixed | None = ..., target_inst_data: Mixed | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
class GetDescOp(_gen.GetDescOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, target: Val | Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
def xegpu_get_desc_op(target: Val | Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
def get_desc_op(target: Val | Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
class InsertPrefetchOp(_gen.InsertPrefetchOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, target: Val | Type, *, nb_prefetch: Val | int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
def xegpu_insert_prefetch(target: Val | Type, *, nb_prefetch: Val | int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
def insert_prefetch(target: Val | Type, *, nb_prefetch: Val | int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
class SetDescLayoutOp(_gen.SetDescLayoutOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, target: Val | Type, sg_layout: Mixed, sg_data: Mixed, *, inst_data: Mixed | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
def xegpu_set_desc_layout(target: Val | Type, sg_layout: Mixed, sg_data: Mixed, *, inst_data: Mixed | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
def set_desc_layout(target: Val | Type, sg_layout: Mixed, sg_data: Mixed, *, inst_data: Mixed | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...  # type: ignore[no-redef,unused-ignore]
class SetGPULaunchThreadsOp(_gen.SetGPULaunchThreadsOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, launch_op: Val, threads: Mixed, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
def xegpu_set_gpu_launch_threads(launch_op: Val, threads: Mixed, *, loc: Loc = ..., ip: Ip = ...) -> SetGPULaunchThreadsOp: ...  # type: ignore[no-redef,unused-ignore]
def set_gpu_launch_threads(launch_op: Val, threads: Mixed, *, loc: Loc = ..., ip: Ip = ...) -> SetGPULaunchThreadsOp: ...  # type: ignore[no-redef,unused-ignore]
class SetOpLayoutAttrOp(_gen.SetOpLayoutAttrOp):  # type: ignore[misc,no-redef,unused-ignore]
    def __init__(self, target: Val | Type, sg_layout: Mixed, sg_data: Mixed, *, inst_data: Mixed | None = ..., slice_dims: Ints | None = ..., index: Int | None = ..., result: Plain = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
def xegpu_set_op_layout_attr(target: Val | Type, sg_layout: Mixed, sg_data: Mixed, *, inst_data: Mixed | None = ..., slice_dims: Ints | None = ..., index: Int | None = ..., result: Plain = ..., loc: Loc = ..., ip: Ip = ...) -> SetOpLayoutAttrOp: ...  # type: ignore[no-redef,unused-ignore]
def set_op_layout_attr(target: Val | Type, sg_layout: Mixed, sg_data: Mixed, *, inst_data: Mixed | None = ..., slice_dims: Ints | None = ..., index: Int | None = ..., result: Plain = ..., loc: Loc = ..., ip: Ip = ...) -> SetOpLayoutAttrOp: ...  # type: ignore[no-redef,unused-ignore]
