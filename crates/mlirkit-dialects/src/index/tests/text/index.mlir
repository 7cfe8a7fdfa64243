func.func @f(%a: index, %b: index, %i: i64) {
  %0 = index.constant -4
  %1 = index.constant 4
  %2 = index.bool.constant true
  %3 = index.bool.constant false
  %4 = index.cmp slt(%a, %b)
  %5 = index.add %a, %b
  %6 = index.casts %i : i64 to index
  %7 = index.castu %a : index to i32
  %8 = index.sizeof
  %9 = index.ceildivs %a, %b {k}
  return
}
