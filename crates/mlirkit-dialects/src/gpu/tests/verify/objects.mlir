// expected-error @+1 {{expected keyword for GPU object format}}
"test.a"() {a = #gpu.object<#nvvm.target, foo = "">} : () -> ()

// -----

// expected-error @+2 {{expected '='}}
// expected-error @+1 {{expected an equal sign}}
"test.a"() {a = #gpu.object<#nvvm.target, bin "">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`}}
"test.a"() {a = #gpu.object<#nvvm.target, 5>} : () -> ()
