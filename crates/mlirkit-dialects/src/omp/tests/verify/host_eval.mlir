// Arguments that the host computes, by how the kernel runs.

func.func @no_loop(%x: i32) {
  // expected-error @+1 {{op host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD}}
  omp.target host_eval(%x -> %a : i32) {
    omp.parallel num_threads(%a : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @no_trip_count(%x: i32) {
  // expected-error @+1 {{op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%x -> %a : i32) {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

func.func @not_in_any_case(%x: i32, %c: i1) {
  // expected-error @+1 {{op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%x -> %a : i32) {
    omp.teams {
      %0 = arith.constant false
      cf.cond_br %0, ^bb1, ^bb2
    ^bb1:
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
      cf.br ^bb2
    ^bb2:
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @more_than_once(%x: i32) {
  // expected-error @+1 {{op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%x -> %a : i32) {
    omp.teams {
      cf.br ^bb1
    ^bb1:
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
      %0 = arith.constant false
      cf.cond_br %0, ^bb1, ^bb2
    ^bb2:
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @not_alone(%x: i32) {
  // expected-error @+1 {{op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%x -> %a : i32) {
    omp.teams {
      omp.distribute {
        omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @inside_of_the_loop(%x: i32) {
  // expected-error @+1 {{op host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD}}
  omp.target host_eval(%x -> %a : i32) {
    omp.teams {
      omp.distribute {
        omp.simd {
          omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
            omp.parallel num_threads(%a : i32) {
              omp.terminator
            }
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @distribute(%x: i32) {
  omp.target host_eval(%x -> %a : i32) {
    omp.teams {
      omp.distribute {
        omp.simd {
          omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @distribute_parallel(%x: i32) {
  omp.target host_eval(%x -> %a : i32) {
    omp.teams num_teams(to %a : i32) {
      omp.parallel num_threads(%a : i32) {
        omp.distribute {
          omp.wsloop {
            omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      } {omp.composite}
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @parallel(%x: i32, %l: i32) {
  omp.target host_eval(%x -> %a : i32) {
    omp.parallel num_threads(%a : i32) {
      %0 = arith.constant 1 : i32
      omp.wsloop {
        omp.loop_nest (%i) : i32 = (%0) to (%0) step (%0) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @loop(%x: i32) {
  omp.target host_eval(%x -> %a : i32) {
    omp.teams {
      omp.loop {
        omp.loop_nest (%i) : i32 = (%a) to (%a) step (%a) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @modifier(%x: i32) {
  // expected-error @+1 {{custom op 'omp.taskloop' invalid grainsize modifier : 'weak'}}
  omp.taskloop grainsize(weak, %x: i32) {
    omp.terminator
  }
  return
}

// -----

func.func @granularity(%x: i32) {
  // expected-error @+2 {{expected SSA operand}}
  // expected-error @+1 {{custom op 'omp.taskloop' expected num_tasks operand}}
  omp.taskloop num_tasks() {
    omp.terminator
  }
  return
}
