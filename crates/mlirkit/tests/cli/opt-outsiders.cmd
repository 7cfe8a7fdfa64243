# What isolated operations do not see: errors of the verifier, and the generic form where nothing is verified.
text='func.func @f(%a: i32) {
  builtin.module {
    %0 = "a.b"(%a, %later) : (i32, i32) -> i32
  }
  %later = arith.constant 1 : i32
  return
}'
for level in full structural none; do
  echo "$text" | mlirkit opt - --allow-unregistered-dialect --verify=$level
done
# The result of a selection is what the last value is.
mlirkit opt - <<END
func.func @f(%a: memref<4xi1>, %b: memref<4xf16>, %c: memref<4xf32>) {
  linalg.select ins(%a, %b, %c : memref<4xi1>, memref<4xf16>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}
END
