module {
  wasmssa.import_global "glob" from "env" as @imported : i32
  wasmssa.import_global "other" from "env" as @changes mutable : f64
  wasmssa.global @g i32 : {
    %0 = wasmssa.const 10 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @h i64 mutable : {
    %0 = wasmssa.const 10 : i64
    wasmssa.return %0 : i64
  }
  wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %v = wasmssa.local_get %a : ref to i32
    %l = wasmssa.local of type i32
    %t = wasmssa.local_tee %l : ref to i32 to %v : i32
    wasmssa.return %t : i32
  }
  wasmssa.func @n() {
    wasmssa.return
  }
}
