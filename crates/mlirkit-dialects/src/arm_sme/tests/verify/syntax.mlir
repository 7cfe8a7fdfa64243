// A constraint of alternatives asks for no class.
func.func @f(%a: vector<[8]xf16>) {
  // expected-error @+1 {{expected ','}}
  %0 = arm_sme.fmops_2way %a, %a : si8 vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
