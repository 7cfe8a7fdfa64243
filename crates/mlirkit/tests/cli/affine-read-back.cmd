# What is printed reads back as other expressions, and is the same program.
for map in "(d0, d1) -> (d0 + (d1 + d0))" "(d0, d1)[s0, s1] -> (d1 + (d0 * 2 + s1 * 4))" "(d0, d1)[s0] -> ((s0 - d0) - (d0 floordiv 7))" "(d0, d1)[s0] -> (s0 + (-9223372036854775807 floordiv 8) * -8)"; do
  echo "\"t.x\"() {p = affine_map<$map>} : () -> memref<?x?xf32, affine_map<$map>>" > $T/a.mlir
  mlirkit opt --allow-unregistered-dialect $T/a.mlir -o $T/b.mlir
  grep '#map =' $T/b.mlir
  test "$(mlirkit fingerprint < $T/a.mlir)" = "$(mlirkit fingerprint < $T/b.mlir)"; echo $?
  mlirkit diff $T/a.mlir $T/b.mlir; echo $?
done
