// expected-error @+1 {{expected '{' to begin a region}}
llvm.mlir.alias external @a {dso_local}
