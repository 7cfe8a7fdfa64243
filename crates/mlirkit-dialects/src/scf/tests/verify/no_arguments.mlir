func.func @empty(%a: index) {
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615}}
  "scf.for"(%a, %a, %a) ({
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @carried(%a: index) {
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 1 != 18446744073709551615}}
  %0 = "scf.for"(%a, %a, %a, %a) ({
    scf.yield
  }) : (index, index, index, index) -> index
  return
}
