util.func public @b(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 7 : i32
  %b = util.buffer.alloc uninitialized : !util.buffer{%n}
  util.buffer.fill %v, %b[%c0 for %n] : i32 -> !util.buffer{%n}
  %x = util.buffer.load %b[%c0 for %c4] : !util.buffer{%n} -> i32
  util.buffer.store %v, %b[%c0 for %c4] : i32 -> !util.buffer{%n}
  util.return %x : i32
}
