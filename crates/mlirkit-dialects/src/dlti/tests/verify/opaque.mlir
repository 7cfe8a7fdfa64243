// A type that nobody knows is one of builtin's.
// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<!foo.bar, 1>>} {
}
