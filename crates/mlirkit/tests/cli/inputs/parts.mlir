func.func @good() { return }

// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect}}
"nosuch.op"() : () -> ()

// -----

func.func @again() { return }
