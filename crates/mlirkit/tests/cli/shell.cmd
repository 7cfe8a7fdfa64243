mlirkit completions fish | grep -c complete
mlirkit man print | sed -n "/SH NAME/,/SH SYNOPSIS/p"
mlirkit man stablehlo nosuch
mlirkit man --out $T && ls $T | head -5
