// What `gpu.launch` names are arguments of its region.

func.func @f(%x: index) {
  // expected-error @+1 {{result number not allowed in argument list}}
  gpu.launch blocks(%a#0, %b, %c) in (%d = %x, %e = %x, %f = %x) threads(%g, %h, %i) in (%j = %x, %k = %x, %l = %x) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @+1 {{result number not allowed in argument list}}
  gpu.launch blocks(%a, %b, %c) in (%d#1 = %x, %e = %x, %f = %x) threads(%g, %h, %i) in (%j = %x, %k = %x, %l = %x) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%x: index) {
  // expected-error @+1 {{expected SSA operand}}
  gpu.launch blocks(%a, %b) in ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'gpu.launch' expected 'blocks'}}
  %0 = gpu.launch 8 : index
  return
}
