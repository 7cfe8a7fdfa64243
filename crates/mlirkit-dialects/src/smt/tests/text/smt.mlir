func.func @f(%a: !smt.bv<4>, %b: !smt.bv<3>, %c: !smt.int) {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %1 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
  %2 = smt.int.constant 5
  %3 = smt.int.constant 8
  %4 = smt.int.constant 0
  %5 = smt.int.constant -5 {a}
  %6 = smt.int.constant 123456789012345678901234567890
  %7 = smt.bv.repeat 3 times %a {x} : !smt.bv<4>
  %8 = smt.bv.concat %a, %b : !smt.bv<4>, !smt.bv<3>
  %9 = smt.eq %c, %c : !smt.int
  %10 = smt.distinct %c, %c, %c {y} : !smt.int
  %11 = smt.constant true
  %12 = smt.declare_fun "foo" : !smt.int
  %13 = smt.declare_fun : !smt.int
  return
}
