func.func @f(%n: i32, %m: i64, %x: index) {
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%cli)
  %unused = omp.new_cli
  omp.canonical_loop %iv : i32 in range(%n) {
    omp.canonical_loop %iv2 : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  } {attr}
  %grid = omp.new_cli
  %tile = omp.new_cli
  %outer = omp.new_cli
  omp.canonical_loop(%outer) %iv : i32 in range(%n) {
    omp.terminator
  }
  omp.tile (%grid, %tile) <- (%outer) sizes(%n : i32)
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %iv : i32 in range(%n) {
    omp.canonical_loop(%b) %iv2 : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile <- (%a, %b) sizes(%n, %n : i32, i32)
  %0 = omp.target_allocmem %n : i32, i64
  %1 = omp.target_allocmem %n : i32, vector<4xf32>, %x, %x {uniq_name = "alloc"}
  %2 = omp.target_allocmem %n : i32, i32(%m, %n : i64, i32), %x
  scf.for %i = %x to %x step %x {
    omp.canonical_loop %iv : i32 in range(%n) {
      omp.terminator
    }
    omp.canonical_loop %iv : i32 in range(%n) {
      omp.terminator
    }
  }
  return
}
func.func @no_body(%n: i32) {
  "omp.canonical_loop"(%n) ({
  }) : (i32) -> ()
  return
}
