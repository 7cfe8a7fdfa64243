// Locals and what they hold.

// expected-error @+2 {{'wasmssa.local' op inferred type(s) '!wasmssa<local ref to i32>' are incompatible with return type(s) of operation '!wasmssa<local ref to i64>'}}
// expected-error @+1 {{'wasmssa.local' op failed to infer returned types}}
%0 = "wasmssa.local"() <{type = i32}> : () -> !wasmssa<local ref to i64>

// -----

%0 = "wasmssa.local"() <{type = i32}> : () -> !wasmssa<local ref to i32>
// expected-error @+2 {{'wasmssa.local_get' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'i64'}}
// expected-error @+1 {{'wasmssa.local_get' op failed to infer returned types}}
%1 = "wasmssa.local_get"(%0) : (!wasmssa<local ref to i32>) -> i64

// -----

// Arguments that are no locals, told behind the signature.
// expected-error @+1 {{invalid type for wasm.func argument. Expecting !wasm<local T>, got 'i64'}}
wasmssa.func @f(%x: !wasmssa<local ref to i32>, %y: i64) -> i32 attributes {a}

// -----

// A loop that starts nowhere.
"gen.in"() ({
  // expected-error @+1 {{target should be a block defined in same level than operation or in its region.}}
  "wasmssa.loop"()[^next] ({
  }) : () -> ()
^next:
  "gen.end"() : () -> ()
}) : () -> ()
