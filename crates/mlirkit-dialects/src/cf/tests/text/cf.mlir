func.func @sw(%flag: i32, %x: i64, %c: i64, %b: i1) {
  cf.switch %flag : i32, [
    default: ^bb1(%x : i64),
    42: ^bb1(%x : i64),
    -3: ^bb2, 4294967295: ^bb2
  ]
^bb1(%y: i64):
  cf.switch %c : i64, [ default: ^bb2, 1: ^bb3(%y, %c : i64, i64), 1: ^bb3(%y, %c : i64, i64) ] {foo = 1}
^bb2:
  cf.cond_br %b, ^bb1(%x : i64), ^bb2
^bb3(%p: i64, %q: i64):
  cf.switch %b : i1, [ default: ^bb4, 1: ^bb4, 0: ^bb2 ]
^bb4:
  cf.assert %b, "quote \" here" {k}
  cf.cond_br %b weights([10, 20]), ^bb4, ^bb5
^bb5:
  cf.br ^bb4
}
