// Of blocks that do not exist nothing is said outside of regions, if a value does not exist.
// expected-error @+1 {{use of undeclared SSA value name}}
cf.br ^bb1(%a : i32)

// -----

// expected-error @+1 {{reference to an undefined block}}
cf.br ^bb1
