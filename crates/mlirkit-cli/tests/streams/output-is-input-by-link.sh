cp a.mlir both; ln -s both link; $M opt link -o both
same both want && [ -L link ]
no_leftovers
