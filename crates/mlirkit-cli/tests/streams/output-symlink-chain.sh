mkdir d; echo old > d/target; ln -s d/target one; ln -s ../one d/two; ln -s "$PWD/d/two" three
$M opt a.mlir -o three
[ -L one ]
[ -L d/two ]
[ -L three ]
same d/target want
no_leftovers
