// expected-error @+1 {{expected '?'}}
"a.b"() {a = #sparse_tensor<slice(1, 1.0, 2)>} : () -> ()

// -----

"a.b"() {a = #sparse_tensor<slice(1, ?, 2)>} : () -> ()
