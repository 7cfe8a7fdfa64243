// A type that stands for a class is of that class.
func.func @f(%c: index) {
  // expected-error @+1 {{custom op 'async.create_group' invalid kind of type specified: expected async.group, but found 'i32'}}
  %0 = async.create_group %c : i32
  return
}

// -----

func.func @f(%c: index) {
  // expected-error @+1 {{invalid kind of type specified: expected async.group, but found '!async.token'}}
  %0 = async.create_group %c : !async.token
  return
}

// -----

func.func @f(%c: index) -> !async.group {
  %0 = async.create_group %c : !async.group
  return %0 : !async.group
}
