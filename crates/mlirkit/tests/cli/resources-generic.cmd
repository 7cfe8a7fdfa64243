# Text whose custom syntax is lossy or cannot be read is written in generic form, so that the weights come back to the
# same module. Resources that nothing uses do not go into the archive.
cd "$T"
cat >load.mlir <<'M'
func.func @f(%m: memref<100xf32>, %i: index) -> f32 {
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (0)>}> : (memref<100xf32>, index) -> f32
  return %0 : f32
}
M
cat >write.mlir <<'M'
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %v: vector<3xi32>) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<3xi32>
  "test.w"() {w = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()
  return
}
M
cat >unused.mlir <<'M'
"t.a"() {x = dense_resource<k> : tensor<4xi8>} : () -> ()
{-# dialect_resources: { builtin: { k: "0x0400000001020304", unused: "0x04000000FF" } } #-}
M
for m in load write unused; do
  mlirkit resources externalize $m.mlir --least=1 --to w.safetensors -o small.mlir
  mlirkit resources internalize small.mlir --from w.safetensors -o back.mlir
  mlirkit fingerprint $m.mlir back.mlir | cut -d' ' -f1 | uniq | wc -l
done
cat small.mlir; mlirkit resources externalize write.mlir --least=1 --to w.safetensors
