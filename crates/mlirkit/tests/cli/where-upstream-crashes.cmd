# mlir-opt crashes, or prints what it does not read again.
mlirkit opt inputs/emitc-repeated-operand.mlir | tee $T/a.mlir
mlirkit opt $T/a.mlir | cmp $T/a.mlir -
echo '%a = "t.a"() : () -> index "gpu.launch"(%a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({ }) : (index, index, index, index, index, index) -> ()' > $T/launch.mlir
mlirkit opt $T/launch.mlir --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false 2>&1 | grep -o "error.*"
echo '%a = "t.a"() : () -> index "affine.parallel"(%a) <{lowerBoundsMap = affine_map<(d0)[s0] -> (d0 + s0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
^bb0(%i: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()' > $T/parallel.mlir
mlirkit opt $T/parallel.mlir --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false 2>&1 | grep -o "error.*"
# A place in a location whose parts are shared, and names in it.
{ echo '#a0 = loc(unknown)'; for i in $(seq 1 60); do echo "#a$i = loc(fused[\"a\"(#a$((i-1))), \"b\"(#a$((i-1)))])"; done; echo '"arith.addi"() : () -> () loc(#a60)'; } > $T/shared.mlir
mlirkit opt $T/shared.mlir 2>&1 | cut -c1-40
echo '%0 = "t.x"() : () -> i32 loc(callsite("n" at "f":1:2 to :5)) %1 = "t.x"() : () -> i32 loc(fused<loc("m"("g":1:1))>["f":1:2])' | mlirkit opt --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-debuginfo --mlir-pretty-debuginfo
