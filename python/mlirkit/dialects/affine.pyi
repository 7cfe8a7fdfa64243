# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _affine_ops_gen as _gen
from ..ir import ArrayAttr
from ._typing import *
from ._affine_ops_gen import AffineApplyOp as AffineApplyOp
from ._affine_ops_gen import AffineApplyOpAdaptor as AffineApplyOpAdaptor
from ._affine_ops_gen import AffineDelinearizeIndexOp as AffineDelinearizeIndexOp
from ._affine_ops_gen import AffineDelinearizeIndexOpAdaptor as AffineDelinearizeIndexOpAdaptor
from ._affine_ops_gen import AffineDmaStartOp as AffineDmaStartOp
from ._affine_ops_gen import AffineDmaStartOpAdaptor as AffineDmaStartOpAdaptor
from ._affine_ops_gen import AffineDmaWaitOp as AffineDmaWaitOp
from ._affine_ops_gen import AffineDmaWaitOpAdaptor as AffineDmaWaitOpAdaptor
from ._affine_ops_gen import AffineForOpAdaptor as AffineForOpAdaptor
from ._affine_ops_gen import AffineIfOpAdaptor as AffineIfOpAdaptor
from ._affine_ops_gen import AffineLinearizeIndexOp as AffineLinearizeIndexOp
from ._affine_ops_gen import AffineLinearizeIndexOpAdaptor as AffineLinearizeIndexOpAdaptor
from ._affine_ops_gen import AffineLoadOp as AffineLoadOp
from ._affine_ops_gen import AffineLoadOpAdaptor as AffineLoadOpAdaptor
from ._affine_ops_gen import AffineMaxOp as AffineMaxOp
from ._affine_ops_gen import AffineMaxOpAdaptor as AffineMaxOpAdaptor
from ._affine_ops_gen import AffineMinOp as AffineMinOp
from ._affine_ops_gen import AffineMinOpAdaptor as AffineMinOpAdaptor
from ._affine_ops_gen import AffineParallelOp as AffineParallelOp
from ._affine_ops_gen import AffineParallelOpAdaptor as AffineParallelOpAdaptor
from ._affine_ops_gen import AffinePrefetchOp as AffinePrefetchOp
from ._affine_ops_gen import AffinePrefetchOpAdaptor as AffinePrefetchOpAdaptor
from ._affine_ops_gen import AffineStoreOp as AffineStoreOp
from ._affine_ops_gen import AffineStoreOpAdaptor as AffineStoreOpAdaptor
from ._affine_ops_gen import AffineVectorLoadOp as AffineVectorLoadOp
from ._affine_ops_gen import AffineVectorLoadOpAdaptor as AffineVectorLoadOpAdaptor
from ._affine_ops_gen import AffineVectorStoreOp as AffineVectorStoreOp
from ._affine_ops_gen import AffineVectorStoreOpAdaptor as AffineVectorStoreOpAdaptor
from ._affine_ops_gen import AffineYieldOp as AffineYieldOp
from ._affine_ops_gen import AffineYieldOpAdaptor as AffineYieldOpAdaptor
from ._affine_ops_gen import AtomicRMWKind as AtomicRMWKind
from ._affine_ops_gen import _Dialect as _Dialect
from ._affine_ops_gen import apply as apply
from ._affine_ops_gen import delinearize_index as delinearize_index
from ._affine_ops_gen import dma_start as dma_start
from ._affine_ops_gen import dma_wait as dma_wait
from ._affine_ops_gen import if_ as if_
from ._affine_ops_gen import linearize_index as linearize_index
from ._affine_ops_gen import load as load
from ._affine_ops_gen import max as max
from ._affine_ops_gen import min as min
from ._affine_ops_gen import parallel as parallel
from ._affine_ops_gen import prefetch as prefetch
from ._affine_ops_gen import store as store
from ._affine_ops_gen import vector_load as vector_load
from ._affine_ops_gen import vector_store as vector_store
from ._affine_ops_gen import yield_ as yield_

class AffineForOp(_gen.AffineForOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, lower_bound: Val | int, upper_bound: Val | int, step: Given = ..., iter_args: Vals | None = ..., *, lower_bound_operands: Given = ..., upper_bound_operands: Given = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @property
    def induction_variable(self) -> BlockArgument: ...  # type: ignore[override,unused-ignore]
    @property
    def inner_iter_args(self) -> BlockArgumentList: ...  # type: ignore[override,unused-ignore]
class AffineIfOp(_gen.AffineIfOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, cond: Val, results_: Types | None = ..., *, cond_operands: Given = ..., has_else: bool = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def else_block(self) -> Block | None: ...  # type: ignore[override,unused-ignore]
    @property
    def then_block(self) -> Block: ...  # type: ignore[override,unused-ignore]
def for_(start: Given, stop: Given, step: Given = ..., iter_args: Vals | None = ..., *, loc: Loc = ..., ip: Ip = ...) -> Iterator[Any]: ...
