ln -s two one; ln -s one two
fails $M opt a.mlir -o one 2> err
[ -L one ]
grep -q "'one'" err
no_leftovers
