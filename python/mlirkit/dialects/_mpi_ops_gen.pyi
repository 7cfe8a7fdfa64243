# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AllReduceOp(OpView):
    def __init__(self, retval: Type | None, sendbuf: Val, recvbuf: Val, op: Int | str, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sendbuf: Value
    recvbuf: Value
    comm: Value
    op: Attribute
    retval: Value | None
class AllReduceOpAdaptor(OpAdaptor):
    sendbuf: Value
    recvbuf: Value
    comm: Value
class AllgatherOp(OpView):
    def __init__(self, retval: Type | None, sendbuf: Val, recvbuf: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sendbuf: Value
    recvbuf: Value
    comm: Value
    retval: Value | None
class AllgatherOpAdaptor(OpAdaptor):
    sendbuf: Value
    recvbuf: Value
    comm: Value
class Barrier(OpView):
    def __init__(self, retval: Type | None, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    comm: Value
    retval: Value | None
class BarrierAdaptor(OpAdaptor):
    comm: Value
class CommRankOp(OpView):
    def __init__(self, retval: Type | None, rank: Type, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    comm: Value
    retval: Value | None
    rank: Value
class CommRankOpAdaptor(OpAdaptor):
    comm: Value
class CommSizeOp(OpView):
    def __init__(self, retval: Type | None, size: Type, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    comm: Value
    retval: Value | None
    size: Value
class CommSizeOpAdaptor(OpAdaptor):
    comm: Value
class CommSplitOp(OpView):
    def __init__(self, retval: Type | None, newcomm: Type, comm: Val, color: Val, key: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    comm: Value
    color: Value
    key: Value
    retval: Value | None
    newcomm: Value
class CommSplitOpAdaptor(OpAdaptor):
    comm: Value
    color: Value
    key: Value
class CommWorldOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    comm: Value
class CommWorldOpAdaptor(OpAdaptor):
    ...
class ErrorClassOp(OpView):
    def __init__(self, val: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    errclass: Value
class ErrorClassOpAdaptor(OpAdaptor):
    val: Value
class FinalizeOp(OpView):
    def __init__(self, retval: Type | None, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    retval: Value | None
class FinalizeOpAdaptor(OpAdaptor):
    ...
class IRecvOp(OpView):
    def __init__(self, retval: Type | None, req: Type, ref: Val, tag: Val, source: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ref: Value
    tag: Value
    source: Value
    comm: Value
    retval: Value | None
    req: Value
class IRecvOpAdaptor(OpAdaptor):
    ref: Value
    tag: Value
    source: Value
    comm: Value
class ISendOp(OpView):
    def __init__(self, retval: Type | None, req: Type, ref: Val, tag: Val, dest: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ref: Value
    tag: Value
    dest: Value
    comm: Value
    retval: Value | None
    req: Value
class ISendOpAdaptor(OpAdaptor):
    ref: Value
    tag: Value
    dest: Value
    comm: Value
class InitOp(OpView):
    def __init__(self, retval: Type | None, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    retval: Value | None
class InitOpAdaptor(OpAdaptor):
    ...
class RecvOp(OpView):
    def __init__(self, retval: Type | None, ref: Val, tag: Val, source: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ref: Value
    tag: Value
    source: Value
    comm: Value
    retval: Value | None
class RecvOpAdaptor(OpAdaptor):
    ref: Value
    tag: Value
    source: Value
    comm: Value
class ReduceScatterBlockOp(OpView):
    def __init__(self, retval: Type | None, sendbuf: Val, recvbuf: Val, comm: Val, op: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sendbuf: Value
    recvbuf: Value
    comm: Value
    op: Attribute
    retval: Value | None
class ReduceScatterBlockOpAdaptor(OpAdaptor):
    sendbuf: Value
    recvbuf: Value
    comm: Value
class RetvalCheckOp(OpView):
    def __init__(self, val: Val, errclass: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    errclass: Attribute
    res: Value
class RetvalCheckOpAdaptor(OpAdaptor):
    val: Value
class SendOp(OpView):
    def __init__(self, retval: Type | None, ref: Val, tag: Val, dest: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ref: Value
    tag: Value
    dest: Value
    comm: Value
    retval: Value | None
class SendOpAdaptor(OpAdaptor):
    ref: Value
    tag: Value
    dest: Value
    comm: Value
class Wait(OpView):
    def __init__(self, retval: Type | None, req: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    req: Value
    retval: Value | None
class WaitAdaptor(OpAdaptor):
    req: Value
def allgather(retval: Type | None, sendbuf: Val, recvbuf: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllgatherOp: ...
def allreduce(retval: Type | None, sendbuf: Val, recvbuf: Val, op: Int | str, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllReduceOp: ...
def barrier(retval: Type | None, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Barrier: ...
def comm_rank(retval: Type | None, rank: Type, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CommRankOp: ...
def comm_size(retval: Type | None, size: Type, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CommSizeOp: ...
def comm_split(retval: Type | None, newcomm: Type, comm: Val, color: Val, key: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CommSplitOp: ...
def comm_world(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def error_class(val: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def finalize(retval: Type | None, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FinalizeOp: ...
def init(retval: Type | None, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | InitOp: ...
def irecv(retval: Type | None, req: Type, ref: Val, tag: Val, source: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IRecvOp: ...
def isend(retval: Type | None, req: Type, ref: Val, tag: Val, dest: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ISendOp: ...
def recv(retval: Type | None, ref: Val, tag: Val, source: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | RecvOp: ...
def reduce_scatter_block(retval: Type | None, sendbuf: Val, recvbuf: Val, comm: Val, op: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReduceScatterBlockOp: ...
def retval_check(val: Val, errclass: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def send(retval: Type | None, ref: Val, tag: Val, dest: Val, comm: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SendOp: ...
def wait(retval: Type | None, req: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Wait: ...
class MPI_ErrorClassEnum(enum.IntEnum):
    MPI_SUCCESS = 0
    MPI_ERR_ACCESS = 1
    MPI_ERR_AMODE = 2
    MPI_ERR_ARG = 3
    MPI_ERR_ASSERT = 4
    MPI_ERR_BAD_FILE = 5
    MPI_ERR_BASE = 6
    MPI_ERR_BUFFER = 7
    MPI_ERR_COMM = 8
    MPI_ERR_CONVERSION = 9
    MPI_ERR_COUNT = 10
    MPI_ERR_DIMS = 11
    MPI_ERR_DISP = 12
    MPI_ERR_DUP_DATAREP = 13
    MPI_ERR_ERRHANDLER = 14
    MPI_ERR_FILE = 15
    MPI_ERR_FILE_EXISTS = 16
    MPI_ERR_FILE_IN_USE = 17
    MPI_ERR_GROUP = 18
    MPI_ERR_INFO = 19
    MPI_ERR_INFO_KEY = 20
    MPI_ERR_INFO_NOKEY = 21
    MPI_ERR_INFO_VALUE = 22
    MPI_ERR_IN_STATUS = 23
    MPI_ERR_INTERN = 24
    MPI_ERR_IO = 25
    MPI_ERR_KEYVAL = 26
    MPI_ERR_LOCKTYPE = 27
    MPI_ERR_NAME = 28
    MPI_ERR_NO_MEM = 29
    MPI_ERR_NO_SPACE = 30
    MPI_ERR_NO_SUCH_FILE = 31
    MPI_ERR_NOT_SAME = 32
    MPI_ERR_OP = 33
    MPI_ERR_OTHER = 34
    MPI_ERR_PENDING = 35
    MPI_ERR_PORT = 36
    MPI_ERR_PROC_ABORTED = 37
    MPI_ERR_QUOTA = 38
    MPI_ERR_RANK = 39
    MPI_ERR_READ_ONLY = 40
    MPI_ERR_REQUEST = 41
    MPI_ERR_RMA_ATTACH = 42
    MPI_ERR_RMA_CONFLICT = 43
    MPI_ERR_RMA_FLAVOR = 44
    MPI_ERR_RMA_RANGE = 45
    MPI_ERR_RMA_SHARED = 46
    MPI_ERR_RMA_SYNC = 47
    MPI_ERR_ROOT = 48
    MPI_ERR_SERVICE = 49
    MPI_ERR_SESSION = 50
    MPI_ERR_SIZE = 51
    MPI_ERR_SPAWN = 52
    MPI_ERR_TAG = 53
    MPI_ERR_TOPOLOGY = 54
    MPI_ERR_TRUNCATE = 55
    MPI_ERR_TYPE = 56
    MPI_ERR_UNKNOWN = 57
    MPI_ERR_UNSUPPORTED_DATAREP = 58
    MPI_ERR_UNSUPPORTED_OPERATION = 59
    MPI_ERR_VALUE_TOO_LARGE = 60
    MPI_ERR_WIN = 61
    MPI_ERR_LASTCODE = 62
class MPI_ReductionOpEnum(enum.IntEnum):
    MPI_OP_NULL = 0
    MPI_MAX = 1
    MPI_MIN = 2
    MPI_SUM = 3
    MPI_PROD = 4
    MPI_LAND = 5
    MPI_BAND = 6
    MPI_LOR = 7
    MPI_BOR = 8
    MPI_LXOR = 9
    MPI_BXOR = 10
    MPI_MINLOC = 11
    MPI_MAXLOC = 12
    MPI_REPLACE = 13
class CommType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> CommType: ...  # type: ignore[override,unused-ignore]
class MPI_ErrorClassEnumAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MPI_ErrorClassEnumAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class RequestType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> RequestType: ...  # type: ignore[override,unused-ignore]
class RetvalType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> RetvalType: ...  # type: ignore[override,unused-ignore]
class StatusType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> StatusType: ...  # type: ignore[override,unused-ignore]
