// What stands around a function's body, in an initializer and around a level.

// expected-error @+1 {{entry block should have same number of arguments as function type. Function type has 1, entry block has 0}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "few"}> ({
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{entry block argument type should be LocalRefType, got 'i32' for block argument 0}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "value"}> ({
^bb0(%a: i32):
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{func argument type #0('i32') doesn't match entry block referenced type ('i64')}}
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "other"}> ({
^bb0(%a: !wasmssa<local ref to i64>):
  "wasmssa.return"() : () -> ()
}) : () -> ()

// -----

wasmssa.func @right(%a: !wasmssa<local ref to i32>) {
  wasmssa.return
}

// -----

// expected-error @+1 {{expected a constant initializer for this operator, got %1 = "gen.value"(%0) : (i32) -> i32}}
wasmssa.global @g i32 : {
  %0 = wasmssa.const 3 : i32
  %1 = "gen.value"(%0) : (i32) -> i32
  wasmssa.return %1 : i32
}

// -----

wasmssa.import_global "written" from "m" as @written mutable : i32
wasmssa.global @g i32 : {
  // expected-error @+1 {{global.get op is considered constant if it's referring to a import.global symbol marked non-mutable}}
  %0 = wasmssa.global_get @written : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.import_global "read" from "m" as @read : i32
wasmssa.global @g i32 : {
  %0 = wasmssa.global_get @read : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.global @g i32 : {
  // expected-error @+1 {{symbol @nothing is undefined}}
  %0 = wasmssa.global_get @nothing : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.func @branches() {
  wasmssa.block : {
    wasmssa.block_return
  }> ^bb1
^bb1:
  wasmssa.return
}

// -----

wasmssa.func @f() {
  // expected-error @+1 {{target should be a block defined in same level than operation or in its region.}}
  "wasmssa.loop"()[^bb1] ({
  }) : () -> ()
^bb1:
  wasmssa.return
}
