# Since when something is there, and what changed when.
mlirkit releases scf.forall vector.transfer_read memref.assume_alignment llvm.getelementptr gpu.func | cut -c1-120
mlirkit releases arith.FastMathFlags tosa.nan_mode smt.bool vector.splat
mlirkit releases vector.gather --json
mlirkit releases arith.nosuch
mlirkit releases '!llvm.ptr' '#gpu.address_space' | head -3
mlirkit releases mpi | head -4
mlirkit releases arit
