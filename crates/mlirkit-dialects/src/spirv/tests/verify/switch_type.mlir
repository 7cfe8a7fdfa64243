func.func @choose(%a: f64) {
  // expected-error @+1 {{custom op 'spirv.Switch' invalid kind of type specified: expected builtin.integer, but found 'f64'}}
  spirv.Switch %a : f64, [
    default: ^end,
    7: ^end
  ]
^end:
  return
}
