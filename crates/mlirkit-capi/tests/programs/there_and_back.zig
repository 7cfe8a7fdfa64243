// Text to a portable artifact and back, and a diagnostic, from Zig: the header is declared here as far as it is used, because how
// Zig imports headers differs between its versions.

const Status = c_int;
const Handle = ?*anyopaque;

const Diagnostic = extern struct {
    struct_size: usize,
    severity: u32,
    line: u32,
    column: u32,
    reserved: u32,
    offset: u64,
    message: [*:0]const u8,
    file: [*:0]const u8,
    rendered: ?[*:0]const u8,
};

extern fn mlirkit_context_create(options: Handle, out: *Handle) Status;
extern fn mlirkit_context_on_diagnostic(context: Handle, callback: *const fn (*const Diagnostic, Handle) callconv(.c) void, user: Handle) Status;
extern fn mlirkit_context_free(context: Handle) Status;
extern fn mlirkit_module_open(context: Handle, name: [*:0]const u8, data: [*]const u8, size: usize, options: Handle, out: *Handle) Status;
extern fn mlirkit_module_print(module: Handle, options: Handle, out: *Handle) Status;
extern fn mlirkit_module_free(module: Handle) Status;
extern fn mlirkit_stablehlo_serialize(module: Handle, version: [*:0]const u8, flags: u32, out: *Handle) Status;
extern fn mlirkit_stablehlo_artifact_version(data: [*]const u8, size: usize, out: *Handle) Status;
extern fn mlirkit_stablehlo_deserialize(context: Handle, data: [*]const u8, size: usize, out: *Handle) Status;
extern fn mlirkit_buffer_data(buffer: Handle) [*:0]const u8;
extern fn mlirkit_buffer_size(buffer: Handle) usize;
extern fn mlirkit_buffer_free(buffer: Handle) Status;
extern fn printf(format: [*:0]const u8, ...) c_int;

const text =
    "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n" ++
    "  %0 = stablehlo.tan %x : tensor<4xf32>\n" ++
    "  return %0 : tensor<4xf32>\n" ++
    "}\n";

fn told(diagnostic: *const Diagnostic, _: Handle) callconv(.c) void {
    _ = printf("%s:%u:%u: %s\n", diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.message);
}

fn must(status: Status) void {
    if (status != 0) @panic("a call failed");
}

pub export fn main() c_int {
    var context: Handle = null;
    var module: Handle = null;
    var again: Handle = null;
    var artifact: Handle = null;
    var version: Handle = null;
    var printed: Handle = null;
    must(mlirkit_context_create(null, &context));
    must(mlirkit_context_on_diagnostic(context, told, null));
    must(mlirkit_module_open(context, "f.mlir", text, text.len, null, &module));
    must(mlirkit_stablehlo_serialize(module, "1.4.0", 0, &artifact));
    must(mlirkit_stablehlo_artifact_version(mlirkit_buffer_data(artifact), mlirkit_buffer_size(artifact), &version));
    must(mlirkit_stablehlo_deserialize(context, mlirkit_buffer_data(artifact), mlirkit_buffer_size(artifact), &again));
    must(mlirkit_module_print(again, null, &printed));
    _ = printf("%s\n%s", mlirkit_buffer_data(version), mlirkit_buffer_data(printed));
    var wrong: Handle = null;
    if (mlirkit_module_open(context, "wrong.mlir", "func.func @f( {}", 16, null, &wrong) == 0) return 4;
    must(mlirkit_buffer_free(artifact));
    must(mlirkit_buffer_free(version));
    must(mlirkit_buffer_free(printed));
    must(mlirkit_module_free(module));
    must(mlirkit_module_free(again));
    must(mlirkit_context_free(context));
    return 0;
}
