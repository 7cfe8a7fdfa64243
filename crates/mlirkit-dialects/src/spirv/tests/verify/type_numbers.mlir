// What types keep of numbers are 32 bits.
// expected-note @+1 {{prior use here}}
func.func @wide(%a: !spirv.array<4294967300 x i8>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: '!spirv.array<5 x i8>' vs '!spirv.array<4 x i8>'}}
  "a.b"(%a) : (!spirv.array<5 x i8>) -> ()
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @negative(%a: !spirv.struct<(!spirv.array<4 x f32, stride=-4> [-1])>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i32' vs '!spirv.struct<(!spirv.array<4 x f32, stride=4294967292> [4294967295])>'}}
  "a.b"(%a) : (i32) -> ()
  return
}

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func @member(%a: !spirv.struct<(f32 [Foo])>) {
  return
}

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func @structure(%a: !spirv.struct<(f32), Foo>) {
  return
}

// -----

// A structure's name may be what types are called elsewhere.
func.func @name(%a: !spirv.struct<i32, (f32)>) {
  return
}

// -----

// Numbers of 32 bits without a sign.
"test.op"() {a = #spirv.interface_var_abi<(-1, 4294967295)>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{missing binding}}
"test.op"() {a = #spirv.interface_var_abi<(0, 4294967296)>} : () -> ()

// -----

// Zero may have a sign.
"test.op"() {a = #spirv.entry_point_abi<workgroup_size = [-0, 1, 1]>} : () -> ()
