"""Programs in Gluon, Triton's lower language, each with the arguments that it is specialised for."""

from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.hopper import fence_async_shared, mbarrier
from triton.experimental.gluon.language.nvidia.blackwell import TensorMemoryLayout, allocate_tensor_memory
from triton.experimental.gluon.language.nvidia.ampere import async_copy

from programs import f32

PROGRAMS = {}


def program(*args, **options):
    """Registers a kernel, called with these arguments."""

    def register(fn):
        targets = options.pop("targets", "")
        PROGRAMS["gluon_" + fn.__name__] = (fn, args, options, targets)
        return fn

    return register


@program(f32(), f32(), 1000, targets="cuda")
@gluon.jit
def copy(x_ptr, out_ptr, n):
    layout: gl.constexpr = gl.BlockedLayout([1], [32], [4], [0])
    at = gl.program_id(0) * 256 + gl.arange(0, 256, layout=layout)
    mask = at < n
    gl.store(out_ptr + at, gl.load(x_ptr + at, mask=mask), mask=mask)


@program(f32(), f32(), targets="cuda")
@gluon.jit
def layouts(x_ptr, out_ptr):
    wide: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    tall: gl.constexpr = gl.BlockedLayout([4, 1], [8, 4], [1, 4], [0, 1])
    rows = gl.arange(0, 64, layout=gl.SliceLayout(1, wide))
    columns = gl.arange(0, 64, layout=gl.SliceLayout(0, wide))
    x = gl.load(x_ptr + rows[:, None] * 64 + columns[None, :])
    y = gl.convert_layout(x, tall)
    total = gl.sum(y, axis=0)
    gl.store(out_ptr + gl.arange(0, 64, layout=gl.SliceLayout(0, tall)), total)
    gl.store(out_ptr + 64 + columns, gl.max(x, axis=0))


@program(f32(), f32(), targets="cuda")
@gluon.jit
def shared(x_ptr, out_ptr):
    layout: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    memory: gl.constexpr = gl.SwizzledSharedLayout(4, 2, 8, [1, 0])
    rows = gl.arange(0, 32, layout=gl.SliceLayout(1, layout))
    columns = gl.arange(0, 32, layout=gl.SliceLayout(0, layout))
    buffers = gl.allocate_shared_memory(gl.float32, [2, 32, 32], memory)
    for i in gl.static_range(2):
        buffers.index(i).store(gl.load(x_ptr + i * 1024 + rows[:, None] * 32 + columns[None, :]))
    half = buffers.index(0).slice(0, 16, dim=1)
    turned = buffers.index(1).permute([1, 0])
    gl.store(out_ptr + rows[:, None] * 32 + columns[None, :], turned.load(layout))
    narrow: gl.constexpr = gl.BlockedLayout([1, 4], [8, 4], [4, 1], [1, 0])
    at = gl.arange(0, 32, layout=gl.SliceLayout(1, narrow))[:, None] * 32
    at += gl.arange(0, 16, layout=gl.SliceLayout(0, narrow))[None, :]
    gl.store(out_ptr + 1024 + at, half.load(narrow))


@program(f32(), f32(), targets="cuda")
@gluon.jit
def asynchronous(x_ptr, out_ptr):
    layout: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    memory: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [1, 0])
    rows = gl.arange(0, 64, layout=gl.SliceLayout(1, layout))
    columns = gl.arange(0, 32, layout=gl.SliceLayout(0, layout))
    at = rows[:, None] * 32 + columns[None, :]
    buffer = gl.allocate_shared_memory(gl.float32, [64, 32], memory)
    async_copy.async_load(buffer, x_ptr + at)
    async_copy.commit_group()
    async_copy.wait_group(0)
    gl.store(out_ptr + at, buffer.load(layout) * 2)


@program(f32(), targets="cuda:9")
@gluon.jit
def barriers(out_ptr):
    bar = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(bar, count=1)
    mbarrier.arrive(bar, count=1)
    mbarrier.wait(bar, 0)
    mbarrier.invalidate(bar)
    fence_async_shared()
    gl.store(out_ptr, 1.0)


@gluon.jit
def producer(buffers, ready, x_ptr):
    layout: gl.constexpr = gl.BlockedLayout([1], [32], [1], [0])
    at = gl.arange(0, 128, layout=layout)
    buffers.index(0).store(gl.load(x_ptr + at))
    mbarrier.arrive(ready, count=1)


@gluon.jit
def consumer(buffers, ready, out_ptr):
    layout: gl.constexpr = gl.BlockedLayout([1], [32], [4], [0])
    mbarrier.wait(ready, 0)
    at = gl.arange(0, 128, layout=layout)
    gl.store(out_ptr + at, buffers.index(0).load(layout))


@program(f32(), f32(), targets=("cuda90", "cuda100"))
@gluon.jit
def specialised(x_ptr, out_ptr):
    buffers = gl.allocate_shared_memory(gl.float32, [1, 128], gl.SwizzledSharedLayout(1, 1, 1, [0]))
    ready = gl.allocate_shared_memory(gl.int64, [1], mbarrier.MBarrierLayout())
    mbarrier.init(ready, count=1)
    gl.warp_specialize([
        (consumer, (buffers, ready, out_ptr)),
        (producer, (buffers, ready, x_ptr)),
    ], [1], [24])


@program(f32(), f32(), targets=("cuda100", ))
@gluon.jit
def tensor_memory(x_ptr, out_ptr):
    memory: gl.constexpr = TensorMemoryLayout([128, 64], col_stride=1)
    layout: gl.constexpr = gl.BlockedLayout([1, 64], [32, 1], [4, 1], [0, 1])
    at = gl.arange(0, 128, layout=gl.SliceLayout(1, layout))[:, None] * 64
    at += gl.arange(0, 64, layout=gl.SliceLayout(0, layout))[None, :]
    x = gl.load(x_ptr + at)
    tile = allocate_tensor_memory(gl.float32, [128, 64], memory)
    tile.store(gl.convert_layout(x, tile.get_reg_layout()))
    y = tile.load()
    gl.store(out_ptr + at, gl.convert_layout(y, layout))


@program(f32(), f32(), targets=("gfx942", "gfx950"))
@gluon.jit
def buffers(x_ptr, out_ptr):
    layout: gl.constexpr = gl.BlockedLayout([4], [64], [4], [0])
    at = gl.arange(0, 1024, layout=layout)
    x = gl.amd.cdna3.buffer_load(ptr=x_ptr, offsets=at)
    gl.amd.cdna3.buffer_store(stored_value=x + 1, ptr=out_ptr, offsets=at)
