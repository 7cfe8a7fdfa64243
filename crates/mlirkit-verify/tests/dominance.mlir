// RUN: mlirkit opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @use_on_one_path(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note@+1 {{operand defined here (op in the same region)}}
  %0 = arith.constant 1 : i32
  cf.br ^b
^b:
  // expected-error@+1 {{operand #0 does not dominate this use}}
  %1 = arith.addi %0, %0 : i32
  return
}

// -----

func.func @use_before_definition() {
  // expected-error@+1 {{operand #0 does not dominate this use}}
  "test.use"(%0) : (i32) -> ()
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %0 = arith.constant 1 : i32
  return
}

// -----

// A block that no path reaches is dominated by every block.
func.func @unreachable() {
  return
^dead:
  %1 = arith.addi %0, %0 : i32
  %0 = arith.constant 1 : i32
  cf.br ^dead
}
