# Written by stubs.py from the definitions of dialects; not edited by hand.
from ._nvgpu_ops_gen import *
from ._nvgpu_ops_gen import _Dialect as _Dialect
