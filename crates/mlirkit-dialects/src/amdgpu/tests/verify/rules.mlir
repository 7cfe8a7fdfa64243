// Rules of `checks.def`, each violated once.

%0:3 = "test.source"() : () -> (f32, f32, vector<32xf32>)
// expected-error @+1 {{'amdgpu.mfma' op expected 2 source values for this operation but got 1}}
%1 = "amdgpu.mfma"(%0#0, %0#1, %0#2) {m = 32 : i32, n = 32 : i32, k = 2 : i32, blocks = 2 : i32} : (f32, f32, vector<32xf32>) -> vector<32xf32>

// -----

%0:3 = "test.source"() : () -> (f32, f32, vector<16xf32>)
// expected-error @+1 {{'amdgpu.mfma' op expected 32 result values for this operation but got 16}}
%1 = "amdgpu.mfma"(%0#0, %0#1, %0#2) {m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32} : (f32, f32, vector<16xf32>) -> vector<16xf32>

// -----

%0:3 = "test.source"() : () -> (f64, f64, vector<4xf64>)
// expected-error @+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
%1 = "amdgpu.mfma"(%0#0, %0#1, %0#2) {m = 16 : i32, n = 16 : i32, k = 4 : i32, blocks = 1 : i32, cbsz = 1 : i32} : (f64, f64, vector<4xf64>) -> vector<4xf64>

// -----

%0:3 = "test.source"() : () -> (vector<16xf16>, vector<8xf16>, vector<8xf32>)
// expected-error @+1 {{'amdgpu.wmma' op source vectors have different lengths: 'vector<16xf16>' vs. 'vector<8xf16>'}}
%1 = "amdgpu.wmma"(%0#0, %0#1, %0#2) {m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<16xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>

// -----

%0:3 = "test.source"() : () -> (vector<8xf16>, vector<8xbf16>, vector<8xf32>)
// expected-error @+1 {{'amdgpu.wmma' op source element types must match (except for fp8/bf8) but have 'vector<8xf16>' and 'vector<8xbf16>'}}
%1 = "amdgpu.wmma"(%0#0, %0#1, %0#2) {m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<8xf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>

// -----

%0:3 = "test.source"() : () -> (vector<8xi8>, vector<8xi8>, vector<8xf32>)
// expected-error @+1 {{'amdgpu.wmma' op expected float sources with float destination}}
%1 = "amdgpu.wmma"(%0#0, %0#1, %0#2) {m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<8xi8>, vector<8xi8>, vector<8xf32>) -> vector<8xf32>

// -----

%0:3 = "test.source"() : () -> (vector<8xf16>, vector<8xf16>, vector<8xf32>)
// expected-error @+1 {{'amdgpu.wmma' op clamp flag is not supported for float types}}
%1 = "amdgpu.wmma"(%0#0, %0#1, %0#2) {m = 16 : i32, n = 16 : i32, k = 16 : i32, clamp} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>

// -----

%0:2 = "test.source"() : () -> (memref<8x8xf16>, index)
// expected-error @+1 {{'amdgpu.transpose_load' op source memory address space must be Workgroup}}
%1 = "amdgpu.transpose_load"(%0#0, %0#1, %0#1) : (memref<8x8xf16>, index, index) -> vector<4xf16>

// -----

%0:2 = "test.source"() : () -> (memref<8x8xf16, 3>, index)
// expected-error @+1 {{'amdgpu.transpose_load' op Transferring type size mismatch: expected num of elements: 4}}
%1 = "amdgpu.transpose_load"(%0#0, %0#1, %0#1) : (memref<8x8xf16, 3>, index, index) -> vector<8xf16>

// -----

%0:3 = "test.source"() : () -> (memref<64xf16>, memref<64xf16>, index)
// expected-error @+1 {{'amdgpu.gather_to_lds' op destination memory address space must be Workgroup}}
"amdgpu.gather_to_lds"(%0#0, %0#2, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = vector<2xf16>} : (memref<64xf16>, index, memref<64xf16>, index) -> ()

// -----

%0:3 = "test.source"() : () -> (memref<64xf16>, memref<64xf16, 3>, index)
// expected-error @+1 {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
"amdgpu.gather_to_lds"(%0#0, %0#2, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = vector<4xf16>} : (memref<64xf16>, index, memref<64xf16, 3>, index) -> ()

// -----

%0:3 = "test.source"() : () -> (memref<64xf16, 5>, memref<64xf16, 3>, index)
// expected-error @+1 {{'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer}}
"amdgpu.gather_to_lds"(%0#0, %0#2, %0#1, %0#2) {operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = vector<2xf16>} : (memref<64xf16, 5>, index, memref<64xf16, 3>, index) -> ()
