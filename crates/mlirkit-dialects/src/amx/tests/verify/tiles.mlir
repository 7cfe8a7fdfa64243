// expected-error @+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
"a.b"() : () -> !amx.tile<16x16xf64>

// -----

"a.b"() : () -> (!amx.tile<16x16xf32>, !amx.tile<16x16xf16>, !amx.tile<16x16xbf16>, !amx.tile<16x16xi32>, !amx.tile<16x16xi8>)
