func.func @existing(%a: f32, %v: vector<4xf8E5M2>) {
  // expected-error @+1 {{'amdgpu.packed_trunc_2xfp8' op existing values must have same type as result}}
  %r = amdgpu.packed_trunc_2xfp8 %a, undef into %v[word 0] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E5M2>
  return
}

// -----

func.func @count(%a: f32, %c: vector<16xf32>) {
  %r = amdgpu.mfma 32x32x2 %a * %a + %c blgp = none : f32, f32, vector<16xf32>
  return
}

// -----

func.func @space(%m: memref<4xf32, 3>, %i: i32) {
  // expected-error @+1 {{'amdgpu.raw_buffer_load' op Buffer ops must operate on a memref in global memory}}
  %r = amdgpu.raw_buffer_load %m[%i] : memref<4xf32, 3>, i32 -> f32
  return
}

// -----

func.func @indices(%m: memref<4x4xf32>, %i: i32) {
  // expected-error @+1 {{'amdgpu.raw_buffer_load' op Expected 2 indices to memref}}
  %r = amdgpu.raw_buffer_load %m[%i] : memref<4x4xf32>, i32 -> f32
  return
}

// -----

func.func @dpp(%a: i32) {
  // expected-error @+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
  %r = amdgpu.dpp %a %a row_shl ( 20 : i32 ) : i32
  return
}

// -----

func.func @swap(%a: i32) {
  // expected-error @+1 {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
  %r = amdgpu.permlane_swap %a 8 : i32
  return
}

// -----

func.func @cast(%m: memref<8xf32>) {
  %r = amdgpu.fat_raw_buffer_cast %m : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
