// Functions, calls, globals, constants, memory and aggregates of `llvm`.

llvm.func @twice(%x: i32) -> i32 {
  // expected-error @+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
  %0 = llvm.call @twice(%x, %x) : (i32, i32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @lost(%x: i32) {
  // expected-error @+1 {{'llvm.call' op 'nobody' does not reference a symbol in the current scope}}
  llvm.call @nobody(%x) : (i32) -> ()
  llvm.return
}

// -----

// expected-note @+1 {{when returning from function}}
llvm.func @returns_wrong(%x: i64) -> i32 {
  // expected-error @+1 {{'llvm.return' op mismatching result types}}
  llvm.return %x : i64
}

// -----

// expected-error @+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @common()

// -----

// expected-error @+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal constant @text("four") : !llvm.array<3 x i8>

// -----

// expected-error @+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global private @odd(7 : i64) {alignment = 24 : i64} : i64

// -----

llvm.mlir.global external @near() : i8
llvm.func @space() {
  // expected-error @+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @near : !llvm.ptr<3>
  llvm.return
}

// -----

llvm.func @constants() {
  // expected-error @+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 4 vs. 2}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : vector<4xi32>
  llvm.return
}

// -----

llvm.func @outside(%pair: !llvm.struct<(i32, f32)>) {
  // expected-error @+1 {{position out of bounds: 2}}
  %0 = "llvm.extractvalue"(%pair) {position = array<i64: 2>} : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}

// -----

llvm.func @orders(%p: !llvm.ptr) {
  // expected-error @+1 {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}

// -----

llvm.func @narrower(%x: i16) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.sext %x : i16 to i8
  llvm.return
}

// -----

llvm.func @indexes(%p: !llvm.ptr, %i: i32) {
  // expected-error @+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %0 = "llvm.getelementptr"(%p, %i) {elem_type = !llvm.struct<(i8, i8)>, rawConstantIndices = array<i32: 0, -2147483648>} : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}
