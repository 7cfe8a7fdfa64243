"""User-defined structured operations: a Python function describes the computation of a `linalg.generic`.

    @linalg_structured_op
    def matmul(A=TensorDef(T1, S.M, S.K), B=TensorDef(T2, S.K, S.N), C=TensorDef(U, S.M, S.N, output=True)):
        domain(D.m, D.n, D.k)
        C[D.m, D.n] += TypeFn.cast_signed(U, A[D.m, D.k]) * TypeFn.cast_signed(U, B[D.k, D.n])

    matmul(a, b, outs=[c])
"""

from __future__ import annotations

from .lang import *  # noqa: F403
from .lang import NAMES as NAMES
