// Operations whose attributes stand in the dictionary have no properties.

// expected-error @+1 {{invalid properties {a = 1 : i64} for op affine.dma_wait: this operation does not support properties}}
"affine.dma_wait"() <{a = 1}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {} for op affine.dma_start: this operation does not support properties}}
"affine.dma_start"() <{}> : () -> ()
