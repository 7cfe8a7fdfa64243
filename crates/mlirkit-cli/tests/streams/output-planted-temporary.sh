# A name that somebody has taken is not written to.
echo mine > victim
sh -c 'ln -s victim .mlirkit-$$-0.tmp; exec "$@"' sh $M opt a.mlir -o out
same out want && [ "$(cat victim)" = mine ]
