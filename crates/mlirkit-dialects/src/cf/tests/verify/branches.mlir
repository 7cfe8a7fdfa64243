// What a branch hands over is what the block takes.

func.func @count(%a: i32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 2}}
  "cf.br"(%a)[^next] : (i32) -> ()
^next(%x: i32, %y: i32):
  return
}

// -----

func.func @types(%a: i32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  "cf.br"(%a)[^next] : (i32) -> ()
^next(%x: i64):
  return
}

// -----

func.func @weights(%c: i1) {
  // expected-error @+1 {{branch weights cannot all be zero}}
  cf.cond_br %c weights([0, 0]), ^next, ^next
^next:
  return
}
