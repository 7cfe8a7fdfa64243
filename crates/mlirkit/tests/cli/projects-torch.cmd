# torch-mlir's dialects are built in. Types have no spaces, results have names, and maps of symbolic shapes are no aliases.
cat > $T/a.mlir <<'END'
func.func @f(%x: !torch.vtensor<[?, 3], f32>, %c: !torch.bool, %l: !torch.list<optional<vtensor>>) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.constant.int -7
  %1 = torch.constant.float 2.5
  %2 = torch.constant.bool true
  %3 = torch.symbolic_int "s0" {min_val = 2, max_val = 8} : !torch.int
  torch.bind_symbolic_shape %x, [%3], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
  %4 = torch.aten.add.Scalar %x, %1, %0 : !torch.vtensor<[?,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f32>
  %5 = torch.prim.If %c -> (!torch.vtensor<[?,3],f32>) {
    torch.prim.If.yield %4 : !torch.vtensor<[?,3],f32>
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[?,3],f32>
  }
  %6 = torch.copy.to_tensor %5 : !torch.tensor<[?,3],f32>
  return %5 : !torch.vtensor<[?,3],f32>
}
torch.global_slot.module_initializer {
  %0 = torch.constant.none
  torch.initialize.global_slots [
    @slot(%0 : !torch.none)
  ]
}
torch.global_slot @slot : !torch.none
END
cat > $T/b.mlir <<'END'
func.func @a(%x: !torch.vtensor<[2],i32>) { return }
// -----
func.func @b(%x: !torch.list<foo>) { return }
// -----
func.func @c(%x: !torch.str) {
  %0 = torch.aten.relu %x : !torch.str -> !torch.vtensor
  return
}
// -----
func.func @d(%x: !torch.int) {
  %0 = torch.derefine %x : !torch.int to !torch.union<float, none>
  return
}
// -----
func.func @e(%x: !torch.int, %y: !torch.float) {
  %0 = torch.prim.ListConstruct %x, %y : (!torch.int, !torch.float) -> !torch.list<int>
  return
}
// -----
func.func @f() {
  %0 = torch.vtensor.literal(dense<1> : tensor<2xi32>) : !torch.vtensor<[2],ui32>
  return
}
END
cd $T
mlirkit opt a.mlir -o c.mlir && cat c.mlir
mlirkit opt c.mlir --emit-bytecode -o c.mlirbc && mlirkit opt c.mlirbc | diff - c.mlir
mlirkit opt --split-input-file b.mlir
