// RUN: mlirkit opt %s --split-input-file --verify-diagnostics

// expected-note@+1 {{see existing symbol definition here}}
func.func private @twice()
// expected-error@+1 {{redefinition of symbol named 'twice'}}
func.func private @twice()

// -----

func.func @unknown_callee() {
  // expected-error@+1 {{'func.call' op 'nowhere' does not reference a valid function}}
  call @nowhere() : () -> ()
  return
}

// -----

module {
  // A symbol of an inner table is no symbol of the outer one.
  module @inner {
    func.func private @twice()
  }
  func.func private @twice()
}
