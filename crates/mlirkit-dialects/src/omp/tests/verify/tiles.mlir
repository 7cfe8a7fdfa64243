func.func @beside(%trips: i32, %size: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%trips) {
    omp.terminator
  }
  omp.canonical_loop(%b) %j : i32 in range(%trips) {
    omp.terminator
  }
  // expected-error @+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%a, %b) sizes(%size, %size : i32, i32)
  return
}

// -----

func.func @more_inside(%trips: i32, %size: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%trips) {
    omp.canonical_loop(%b) %j : i32 in range(%trips) {
      omp.terminator
    }
    %0 = arith.addi %i, %i : i32
    omp.terminator
  }
  // expected-error @+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%a, %b) sizes(%size, %size : i32, i32)
  return
}

// -----

func.func @triangle(%trips: i32, %size: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%trips) {
    omp.canonical_loop(%b) %j : i32 in range(%i) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error @+1 {{'omp.tile' op tiled loop nest must be rectangular}}
  omp.tile <- (%a, %b) sizes(%size, %size : i32, i32)
  return
}

// -----

func.func @nest(%trips: i32, %size: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%trips) {
    omp.canonical_loop(%b) %j : i32 in range(%trips) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile <- (%a, %b) sizes(%size, %size : i32, i32)
  return
}

// -----

// Segment sizes of another class in the dictionary leave those that were parsed.
func.func @segments() {
  omp.target_enter_data {operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}
  omp.target_enter_data {operandSegmentSizes = 4}
  %0 = memref.alloc() {operandSegmentSizes = array<i32: 0>} : memref<4xi32>
  return
}
