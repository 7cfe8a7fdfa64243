func.func @list() {
  // expected-error @+1 {{custom op 'shape.const_size' invalid kind of attribute specified}}
  %0 = shape.const_size [0, 1, 2] : !shape.shape
  return
}
