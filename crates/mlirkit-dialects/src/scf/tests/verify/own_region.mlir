// Operands whose names only a region of the same operation defines.

func.func @resolved_behind_the_region(%a: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  scf.for %i = %a to %a step %a iter_args(%v = %foo) -> (f32) {
    %foo = "x.y"() : () -> f32
    scf.yield %foo : f32
  }
  return
}

// -----

func.func @bound(%a: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  scf.for %i = %a to %foo step %a {
    %foo = "x.y"() : () -> index
  }
  return
}

// -----

func.func @generic() {
  // expected-error @+1 {{use of undeclared SSA value name}}
  "x.y"(%foo) ({
    %foo = "x.y"() : () -> i32
  }) : (i32) -> ()
  return
}

// -----

func.func @defined_again_behind(%a: index) {
  // expected-error @+1 {{operand #3 does not dominate this use}}
  scf.for %i = %a to %a step %a iter_args(%v = %foo) -> f32 {
    %foo = "x.y"() : () -> f32
    scf.yield %foo : f32
  }
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %foo = "x.y"() : () -> f32
  return
}

// -----

func.func @resolved_before_the_region() {
  // expected-error @+1 {{operation's operand is unlinked}}
  scf.if %foo {
    %foo = "x.y"() : () -> i1
    "x.use"(%foo) : (i1) -> ()
  }
  return
}

// -----

func.func @packed() {
  // expected-error @+1 {{operation's operand is unlinked}}
  scf.if %foo#1 {
    %foo:2 = "x.y"() : () -> (i1, i1)
  }
  return
}

// -----

func.func @argument(%a: f32) {
  // expected-error @+1 {{operation's operand is unlinked}}
  %r = scf.while (%v = %foo) : (f32) -> f32 {
    %c = "x.y"() : () -> i1
    scf.condition(%c) %v : f32
  } do {
  ^bb0(%foo: f32):
    scf.yield %foo : f32
  }
  return
}

// -----

func.func @another_type() {
  // expected-note @+1 {{previously used here with type 'i1'}}
  scf.if %foo {
    // expected-error @+1 {{definition of SSA value '%foo#0' has type 'i2'}}
    %foo = "x.y"() : () -> i2
  }
  return
}

// -----

func.func @unreachable() {
  return
^bb1:
  // expected-error @+1 {{operation's operand is unlinked}}
  scf.if %foo {
    %foo = "x.y"() : () -> i1
  }
  return
}

// -----

// The region behind is looked at first, and dominance last.
func.func @order(%c: i1) {
  scf.if %c {
    scf.if %foo {
      %foo = "x.y"() : () -> i1
    }
  }
  scf.if %c {
    "x.use"(%late) : (i1) -> ()
    // expected-error @+1 {{operation's operand is unlinked}}
    scf.if %bar {
      %bar = "x.y"() : () -> i1
    }
    %late = "x.y"() : () -> i1
  }
  return
}

// -----

"x.graph"() ({
  // expected-error @+1 {{operation's operand is unlinked}}
  scf.if %foo {
    %foo = "x.y"() : () -> i1
  }
}) : () -> ()

// -----

// expected-error @+1 {{operation's operand is unlinked}}
scf.if %foo {
  builtin.module {
    %foo = "x.y"() : () -> i1
  }
}

// -----

// An operation takes its own result in a region without order.
"x.graph"() ({
  %foo = scf.if %foo -> i1 {
    scf.yield %foo : i1
  } else {
    scf.yield %foo : i1
  }
}) : () -> ()
