func.func @f(%a: index, %b: index, %c: i32, %i1: i1, %m: memref<10x10xf32>, %t: tensor<4xf32>) -> index {
  scf.for %i = %a to %b step %a { }
  scf.for unsigned %i = %a to %b step %a { }
  scf.for %i = %c to %c step %c : i32 { }
  %r = scf.for %i = %a to %b step %a iter_args(%x = %c) -> (i32) { scf.yield %x : i32 } {foo}
  %r5:2 = scf.for unsigned %i = %a to %b step %a iter_args(%x = %c, %y = %a) -> (i32, index) { scf.yield %x, %y : i32, index }
  scf.if %i1 { } else { } {a = 1}
  %z = scf.if %i1 -> i32 { scf.yield %c : i32 } else { scf.yield %c : i32 }
  scf.parallel (%i, %j) = (%a, %b) to (%b, %b) step (%a, %a) { }
  %s = scf.parallel (%i) = (%a) to (%b) step (%a) init (%c) -> i32 { 
     scf.reduce(%c : i32) { ^bb0(%l: i32, %q: i32): scf.reduce.return %l : i32 } } {x}
  scf.while : () -> () { scf.condition(%i1) } do { scf.yield }
  %w = scf.while (%q = %c) : (i32) -> i32 { scf.condition(%i1) %q : i32 } do { ^bb0(%k: i32): scf.yield %k : i32 } attributes {f}
  scf.execute_region { scf.yield }
  %e = scf.execute_region -> i32 no_inline { scf.yield %c : i32 } {g}
  scf.forall (%i, %j) in (%a, 4) { }
  scf.forall (%i) = (0) to (%b) step (%a) {  }
  %u = scf.forall (%i) = (1) to (%b) step (2) shared_outs(%o = %t) -> (tensor<4xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %t into %o[0][4][1] : tensor<4xf32> into tensor<4xf32> } } {mapping = [#gpu.thread<x>]}
  scf.index_switch %a case 1 { scf.yield } case -2 { scf.yield } default { scf.yield }
  %y = scf.index_switch %a {a} -> i32 case 1 { scf.yield %c : i32 } default { scf.yield %c : i32}
  return %a : index
}
