mlirkit completions fish | grep -q "complete -c mlirkit" && echo completions
mlirkit man print | sed -n "/SH NAME/,/SH SYNOPSIS/p"
mlirkit man stablehlo nosuch
mlirkit man --out $T/new/pages && cd $T/new/pages && ls mlirkit-strip.1 mlirkit-stablehlo-explain.1
