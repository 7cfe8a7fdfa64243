func.func @f() {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : vector<4xi64>
  "t.x"() {b = #ub.poison} : () -> ()
  return
^bb1:
  ub.unreachable
}
