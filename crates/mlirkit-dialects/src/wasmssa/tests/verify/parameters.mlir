// expected-error @+1 {{failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
"a.b"() : () -> !wasmssa<local ref to i8>

// -----

// expected-error @+1 {{failed to verify 'reference': Opaque type for function reference or Opaque type for external reference}}
"a.b"() : () -> !wasmssa<tabletype i32 [1:2]>

// -----

"a.b"() : () -> (!wasmssa<local ref to i128>, !wasmssa<local ref to !wasmssa<externref>>, !wasmssa<tabletype !wasmssa<funcref> [1:2]>)
