// expected-error @+1 {{invalid rank (must be >= 0): -1}}
"a"() : () -> !tosa.shape<-1>

// -----

"a"() : () -> !tosa.shape<0>
