util.global private mutable @list : !util.list<?>
util.func public @u(%a: i32, %n: index) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %l = util.list.create %n : !util.list<?>
  util.list.resize %l, %c16 : !util.list<?>
  util.list.set %l[%c0], %a : i32 -> !util.list<?>
  %v = util.list.get %l[%c0] : !util.list<?> -> i32
  %b = util.align %n, %c16 : index
  %o = util.optimization_barrier %v : i32
  util.return %o, %b : i32, index
}
