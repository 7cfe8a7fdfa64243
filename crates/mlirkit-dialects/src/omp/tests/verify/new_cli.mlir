func.func @good(%tc: i32) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  %2 = omp.new_cli
  %unused = omp.new_cli
  omp.canonical_loop(%0) %iv : i32 in range(%tc) {
    omp.terminator
  }
  omp.tile (%1, %2) <- (%0) sizes(%tc : i32)
  omp.unroll_heuristic(%1)
  return
}

// -----

func.func @two_makers(%tc: i32) {
  // expected-error @+1 {{'omp.new_cli' op CLI must have at most one generator}}
  %0 = omp.new_cli
  // expected-note @+1 {{second generator here:}}
  omp.canonical_loop(%0) %iv : i32 in range(%tc) {
    omp.terminator
  }
  // expected-note @+1 {{first generator here:}}
  omp.canonical_loop(%0) %iv : i32 in range(%tc) {
    omp.terminator
  }
  return
}

// -----

// What is nested is made before what is around it.
func.func @nested_makers(%tc: i32) {
  // expected-error @+1 {{'omp.new_cli' op CLI must have at most one generator}}
  %0 = omp.new_cli
  // expected-note @+1 {{first generator here:}}
  omp.canonical_loop(%0) %iv : i32 in range(%tc) {
    // expected-note @+1 {{second generator here:}}
    omp.canonical_loop(%0) %iv2 : i32 in range(%tc) {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @two_consumers(%tc: i32) {
  %0 = omp.new_cli
  // expected-error @+1 {{'omp.new_cli' op CLI must have at most one consumer}}
  %1 = omp.new_cli
  %2 = omp.new_cli
  omp.canonical_loop(%0) %iv : i32 in range(%tc) {
    omp.terminator
  }
  omp.tile (%1, %2) <- (%0) sizes(%tc : i32)
  // expected-note @+1 {{second consumer here:"omp.unroll_heuristic"(%1) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%1)
  // expected-note @+1 {{first consumer here:"omp.unroll_heuristic"(%1) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%1)
  return
}

// -----

func.func @no_maker(%tc: i32) {
  // expected-error @+1 {{'omp.new_cli' op CLI has no generator}}
  %0 = omp.new_cli
  // expected-note @+1 {{see consumer here: "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%0)
  return
}
