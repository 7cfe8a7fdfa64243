// Text to a portable artifact and back, and a diagnostic, from Go by cgo. CGO_CFLAGS and CGO_LDFLAGS say where the library is.
package main

// #cgo LDFLAGS: -lmlirkit
// #include <mlirkit.h>
// #include <stdlib.h>
// extern void told(mlirkit_diagnostic *, void *);
// static mlirkit_status listen(mlirkit_context *context) {
//   return mlirkit_context_on_diagnostic(context, (mlirkit_diagnostic_callback)told, NULL);
// }
import "C"

import (
	"fmt"
	"os"
	"unsafe"
)

const text = `func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tan %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
`

//export told
func told(one *C.mlirkit_diagnostic, user unsafe.Pointer) {
	fmt.Printf("%s:%d:%d: %s\n", C.GoString(one.file), one.line, one.column, C.GoString(one.message))
}

func must(status C.mlirkit_status) {
	if status != C.MLIRKIT_OK {
		fmt.Fprintln(os.Stderr, C.GoString(C.mlirkit_last_error()))
		os.Exit(1)
	}
}

func taken(buffer *C.mlirkit_buffer) []byte {
	defer C.mlirkit_buffer_free(buffer)
	return C.GoBytes(unsafe.Pointer(C.mlirkit_buffer_data(buffer)), C.int(C.mlirkit_buffer_size(buffer)))
}

func open(context *C.mlirkit_context, name, text string, module **C.mlirkit_module) C.mlirkit_status {
	file, data := C.CString(name), C.CString(text)
	defer C.free(unsafe.Pointer(file))
	defer C.free(unsafe.Pointer(data))
	return C.mlirkit_module_open(context, file, (*C.uint8_t)(unsafe.Pointer(data)), C.size_t(len(text)), nil, module)
}

func main() {
	var context *C.mlirkit_context
	var module, again, wrong *C.mlirkit_module
	var artifact, version, printed *C.mlirkit_buffer
	must(C.mlirkit_context_create(nil, &context))
	must(C.listen(context))
	must(open(context, "f.mlir", text, &module))
	target := C.CString("1.4.0")
	defer C.free(unsafe.Pointer(target))
	must(C.mlirkit_stablehlo_serialize(module, target, 0, &artifact))
	data := taken(artifact)
	start := (*C.uint8_t)(unsafe.Pointer(&data[0]))
	must(C.mlirkit_stablehlo_artifact_version(start, C.size_t(len(data)), &version))
	must(C.mlirkit_stablehlo_deserialize(context, start, C.size_t(len(data)), &again))
	must(C.mlirkit_module_print(again, nil, &printed))
	fmt.Printf("%s\n%s", taken(version), taken(printed))
	if open(context, "wrong.mlir", "func.func @f( {}", &wrong) == C.MLIRKIT_OK {
		os.Exit(4)
	}
	must(C.mlirkit_module_free(module))
	must(C.mlirkit_module_free(again))
	must(C.mlirkit_context_free(context))
}
