ln -s target link
$M opt a.mlir -o link
[ -L link ]
same target want
