#!/usr/bin/env bash
# A location alias may be used before its definition, but only as the whole location.
#
# Seen with mlir-opt 19 and 22. The parser defers the whole name in `loc(#b)`, so printed modules define their location
# aliases at the end. It does not defer a name inside a location. Replacing an alias by its value therefore makes a
# valid file invalid:
#
#     func.func private @f() loc(#b)           // valid, although #b is defined below
#     func.func private @f() loc("b"(#a))      // error: undefined symbol alias id 'a'
#     #a = loc("a.c":1:2)
#     #b = loc("b"(#a))
#
# An engineer expects that an alias and its value can be exchanged, or that neither may be used early.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
definitions='#a = loc("a.c":1:2)
#b = loc("b"(#a))'
for tool in mlir-opt-19 mlir-opt-22; do
    printf 'func.func private @f() loc(#b)\n%s\n' "$definitions" >"$folder/alias.mlir"
    printf 'func.func private @f() loc("b"(#a))\n%s\n' "$definitions" >"$folder/value.mlir"
    "$tool" "$folder/alias.mlir" --mlir-print-debuginfo
    ! "$tool" "$folder/value.mlir" 2>"$folder/log"
    grep "undefined symbol alias id 'a'" "$folder/log"
done
