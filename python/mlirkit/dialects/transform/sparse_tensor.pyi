# Written by stubs.py from the definitions of dialects; not edited by hand.
from .._transform_ops_gen import *
