mkdir d; chmod 555 d
fails as_nobody $M opt a.mlir -o d/out 2> err
grep -q "'d/out'" err && [ -z "$(ls -A d)" ]
