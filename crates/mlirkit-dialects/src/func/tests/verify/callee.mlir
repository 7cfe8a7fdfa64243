// No type is written behind a symbol.
func.func @f() {
  // expected-error @+1 {{integer literal not valid for specified type}}
  func.call 5 : index
  return
}
