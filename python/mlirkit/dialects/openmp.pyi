# Written by stubs.py from the definitions of dialects; not edited by hand.
from ._omp_ops_gen import *
from ._omp_ops_gen import _Dialect as _Dialect
