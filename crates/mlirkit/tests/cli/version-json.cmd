mlirkit --version --json | grep -v '"commit"\|"target"'
mlirkit --json -V | grep -c version
