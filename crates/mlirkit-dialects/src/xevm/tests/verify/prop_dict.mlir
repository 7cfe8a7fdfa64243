// What may be missing makes everything missing the verifier's to find.
llvm.func @missing(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error @+1 {{'xevm.blockload2d' op requires attribute 'pack_register'}}
  %0 = xevm.blockload2d %a, %b, %b, %b, %b, %b <{tile_width = 3 : i32, elem_size_in_bits = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @absent() {
  // expected-error @+1 {{'xevm.memfence' op requires attribute 'scope'}}
  xevm.memfence
  llvm.return
}

// -----

llvm.func @other_faults_first(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error @+1 {{expected attribute value}}
  %0 = xevm.blockload2d %a, %b, %b, %b, %b, %b {cache = Default} : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @other_class(%a: !llvm.ptr<1>, %b: i32) {
  // expected-error @+1 {{invalid properties {elem_size_in_bits = "a", tile_width = 3 : i64} for op xevm.blockload2d: Invalid attribute `elem_size_in_bits` in property conversion: "a"}}
  %0 = xevm.blockload2d %a, %b, %b, %b, %b, %b <{tile_width = 3 : i64, elem_size_in_bits = "a"}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @nothing_may_be_missing() {
  // expected-error @+1 {{invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.}}
  llvm.intr.ubsantrap
  llvm.return
}

// -----

func.func @parameters(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error @+2 {{custom op 'xevm.mma' expected valid keyword}}
  // expected-error @+1 {{custom op 'xevm.mma' expected a parameter name in struct}}
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, =bf16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @parameter_twice(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error @+1 {{custom op 'xevm.mma' duplicate or unknown struct parameter name: m}}
  %0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, m = 4>, types = <d = f32, a = f16, b = bf16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}
