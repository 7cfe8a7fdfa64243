mlirkit split inputs/cut.mlir -o $T/parts && ls $T/parts
cat $T/parts/0003-main.mlir
mlirkit link $T/parts/*.mlir -o $T/again.mlir && mlirkit fingerprint inputs/cut.mlir $T/again.mlir | cut -c1-64 | uniq | wc -l
mlirkit link $T/parts/0004* $T/parts/0001* | grep func
sed "s/mulf/addf/" inputs/cut.mlir > $T/b.mlir
mlirkit link inputs/cut.mlir $T/b.mlir
mlirkit extract $T/b.mlir @leaf -o $T/c.mlir
mlirkit link inputs/cut.mlir $T/c.mlir --rename | grep "@leaf"
cat > $T/maps.mlir <<'END'
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @product(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "linalg.matmul"(%a, %a, %b) <{indexing_maps = [#lhs, #rhs, #out], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {linalg.memoized_indexing_maps = [#lhs, #rhs, #out]} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
END
mlirkit print $T/maps.mlir | grep linalg.matmul
mlirkit split $T/maps.mlir -o $T/maps && cat $T/maps/*.mlir
mlirkit link $T/maps/*.mlir -o $T/linked.mlir && mlirkit fingerprint $T/maps.mlir $T/linked.mlir | cut -c1-64 | uniq | wc -l
mlirkit query $T/maps.mlir 'op("func.func") | set("test.seen", "unit")' | grep -c memoized
