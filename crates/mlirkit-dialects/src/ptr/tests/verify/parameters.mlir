// expected-error @+1 {{size entry must be divisible by 8}}
"a"() {x = #ptr.spec<size = 33, abi = 32, preferred = 64>} : () -> ()

// -----

// expected-error @+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
"a"() {x = #ptr.spec<size = 32, abi = 64, preferred = 32>} : () -> ()

// -----

"a"() {x = #ptr.spec<size = 32, abi = 32, preferred = 32>} : () -> ()

// -----

// expected-error @+1 {{the ptr-like type has no metadata}}
"a"() : () -> !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>

// -----

"a"() : () -> !ptr.ptr_metadata<memref<i32>>

// -----

// A name that is none of its own, told behind the sign.
// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
"test.op"() {a = #ptr.spec<size = 32, abi = 32, preferred = 64, foo = 32>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"test.op"() {a = #ptr.spec<siz>} : () -> ()
