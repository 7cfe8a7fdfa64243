//! Compares the three forms of a generated operation: generic text, custom text, and bytecode.

use bytes::Bytes;
use mlirkit::OpenOptions;
use mlirkit::asm::PrintOptions;
use mlirkit::ir::{Context, Module, TypeData};

/// Checks that a program in text form is valid and that its forms agree.
///
/// # Errors
///
/// Returns one line: the first error message, or the name of the form that differs.
pub fn text(ctx: &Context, text: impl Into<Bytes>) -> Result<(), String> {
    same(ctx, &opened(ctx, text.into())?)
}

/// Parses and verifies a module.
///
/// # Errors
///
/// Returns the first error message.
pub fn opened(ctx: &Context, input: Bytes) -> Result<Module<'_>, String> {
    let opened = mlirkit::open(ctx, "-", &input, &OpenOptions::default());
    let module =
        opened.map_err(|errors| errors.last().map_or(String::new(), |error| error.message.to_string()))?.module;
    match mlirkit::verify(&module) {
        Ok(()) => Ok(module),
        Err(error) => Err(error.message.to_string()),
    }
}

/// Differences that `mlir-opt` has too, because it prints text that it cannot read again. Each entry has the reason,
/// patterns that the generic text must contain, and a pattern that the message must contain.
const EXCUSED: &[(&str, &[&str], &str)] = &[
    ("the custom form omits explicit indexing maps and the parser makes new ones", &["\"linalg."], ""),
    ("the custom form gives a function type, but the constraint requires a graph type", &["\"spirv.ARM.Graph\""], ""),
    ("the custom form omits the type of the stored value", &["\"spirv.INTEL.SubgroupBlockWrite\""], ""),
    ("the custom form omits the types of operands", &["\"rocdl.raw."], ""),
    ("the custom form always sets the number of attributions", &["\"gpu.launch\""], ""),
    ("the custom form always sets the number of attributions", &["\"gpu.func\""], "workgroup_attributions = 0 : i64"),
    ("the custom form always sets `unnamed_addr`", &["\"llvm.mlir.global\""], ""),
    ("the custom form always sets `unnamed_addr`", &["\"llvm.func\""], "unnamed_addr = 0 : i64"),
    ("the custom form cannot express an absent list", &["\"transform.xegpu."], ""),
    ("the encoding of its properties is unknown", &["opaque_properties"], ""),
    ("the custom form omits the type of the number of elements", &["\"affine.dma_"], ""),
    (
        "the custom form cannot express a symbol with an empty name",
        &["sym_name = \"\"", "call_target_name = \"\"", "sym_name = #vhlo.string_v1<\"\">"],
        "",
    ),
    ("the custom form always sets the visibility", &["\"ml_program.global\""], "sym_visibility"),
    ("the custom form has only the number", &["\"smt.int.constant\""], "smt.int.constant"),
    ("the custom form makes the result as long as the mask", &["\"llvm.shufflevector\""], "llvm.shufflevector"),
    (
        "the custom form prints the arguments of the body, which may differ from the type",
        &["\"vhlo.func_v1\""],
        r#"\"vhlo.func_v1\"() <{"#,
    ),
    (
        "the custom form always sets the number of attributions if there is any",
        &["workgroup_attributions = #", "workgroup_attributions = loc"],
        "pretty",
    ),
    ("the custom form always states which variables are by reference", &["\"omp."], "_byref = "),
    (
        "the parser turns a fused location without parts into the unknown location",
        &[">[])"],
        "form means something else",
    ),
    ("the custom form of `gpu.kernel` has no value", &["gpu.kernel = "], "pretty"),
    ("the custom form determines the arguments of the body", &["\"sparse_tensor.iterate\""], "pretty form means"),
    ("the custom form always sets the offloading handler", &["\"gpu.binary\""], "offloadingHandler"),
    ("the custom form needs a constituent", &["\"spirv.SpecConstantComposite\""], "expected attribute value"),
    ("the custom form prints initial values that it cannot parse", &["\"emitc.field\""], "initial value should be"),
    ("the custom form omits the value of an empty splat", &["tensor<0xindex>"], "shape.const_shape"),
    ("the custom form always sets the types of the multiplicands", &["\"nvvm.mma.sync\""], "multiplicandBPtxType"),
    (
        "the custom form of a declaration prints types that it cannot parse",
        &["\"wasmssa.func\""],
        "Expecting !wasm<local T>",
    ),
    ("the custom form prints an empty block as no block", &["\"llvm.comdat\"", "\"shape.function_library\""], UNREAD),
    ("the custom form gives shape, element type and value a single type", &["\"tosa.variable\""], ""),
    ("the custom form has only the first operation of the body", &["\"spirv.SpecConstantOperation\""], "}) : () -> "),
    (
        "the custom form has only the first operation of the body",
        &["\"spirv.SpecConstantOperation\""],
        "spirv.mlir.yield",
    ),
    ("the custom form has coordinates only in regions", &["<{cases = [], "], "sparse_tensor.coiterate"),
    ("hexadecimal elements keep padding bits, which a number cannot express", NARROW, "means something else: \" "),
    (
        "the text of a location in a file without a name is that of a file named `-`",
        &["loc(\"\":"],
        "form means something else",
    ),
    (
        "attributes stored as text in bytecode are parsed separately, so they cannot share a distinct attribute",
        &["distinct["],
        "bytecode form means something else",
    ),
    ("bytecode ends the text of an attribute with a NUL", &["\0"], "bytecode form is not read"),
    ("the custom form cannot be parsed without operands", WITHOUT_OPERANDS, UNREAD),
    (
        "the custom form omits operands that the map does not use",
        &["\"affine."],
        "pretty form means something else: \"#map",
    ),
    (
        "the custom form has a single list of types for results and initial values",
        &["\"scf.parallel\""],
        "expects different type than prior uses",
    ),
    (
        "decimal numbers are parsed as doubles, whose range of exponents is smaller",
        &[" : f80", " : f128"],
        "form means something else",
    ),
    (
        "a body of an unknown dialect that ends with `-` forms an arrow with the closing `>`",
        &["->"],
        "unbalanced '<' character in pretty dialect name",
    ),
    ("the custom form has strides only together with a shape", &["\"xegpu.create_nd_tdesc\""], "const_strides = "),
    (
        "the custom form prints the keyword before the second region in quotes",
        &["\"wasmssa.if\""],
        "pretty form is not read: expected '>'",
    ),
    (
        "the custom form cannot be parsed if this list is empty",
        &[
            "\"mesh.process_multi_index\"(",
            "\"spirv.AccessChain\"(",
            "\"transform.foreach\"(",
            "\"transform.replicate\"(",
        ],
        "pretty form is not read: expected non-function type",
    ),
];

/// Element types narrower than a byte.
const NARROW: &[&str] =
    &["xi2>", "xi3>", "xi4>", "xi5>", "xi6>", "xi7>", "xsi2>", "xsi3>", "xsi4>", "xui2>", "xui3>", "xui4>"];

const UNREAD: &str = "pretty form is not read";

/// Operations with variadic operands whose custom form cannot be parsed without operands.
const WITHOUT_OPERANDS: &[&str] = &[
    "\"nvgpu.device_async_create_group\"()",
    "\"shape.any\"()",
    "\"shape.broadcast\"()",
    "\"shape.cstr_broadcastable\"()",
    "\"shape.cstr_eq\"()",
    "\"shape.from_extents\"()",
    "\"shape.is_broadcastable\"()",
    "\"shape.shape_eq\"()",
    "\"smt.and\"()",
    "\"smt.int.add\"()",
    "\"smt.int.mul\"()",
    "\"smt.or\"()",
    "\"smt.xor\"()",
    "\"spirv.CompositeConstruct\"()",
    "\"tosa.yield\"()",
];

/// Error messages that do not indicate a difference between forms.
const REFUSED: &[(&str, &str)] = &[
    ("hundreds of megabytes for a few bytes are refused", "the alignment of resources asks for"),
    ("of an unknown dialect nobody knows what its types can be part of", "VectorElementTypeInterface"),
    ("likewise", "invalid memref element type"),
    ("likewise, nor where something of it can be", "unsupported memory space Attribute"),
    ("integers of millions of bits", "very wide integers take too much memory"),
];

/// Maximum length of a form in bytes; longer ones are not compared.
const LONGEST: u64 = 1 << 24;

/// Compares the forms of a module.
///
/// # Errors
///
/// Returns the name of the form that differs.
pub fn same(ctx: &Context, module: &Module<'_>) -> Result<(), String> {
    let own = PrintOptions { max_output: LONGEST, ..PrintOptions::default() };
    let generic = PrintOptions { generic: true, ..own };
    let expected = print(module, &generic);
    let pretty = print(module, &own);
    if expected.is_empty() || pretty.is_empty() {
        return Ok(());
    }
    let mut bytecode = Vec::new();
    mlirkit::bytecode::write(module, &mut bytecode, &Default::default()).map_err(|e| format!("not written: {e}"))?;
    let forms = [("generic", expected.clone()), ("pretty", pretty.clone()), ("bytecode", bytecode)];
    for (form, input) in forms {
        let again = opened(ctx, input.into()).map_err(|message| format!("{form} form is not read: {message}"))?;
        if let Some(lines) = difference(&expected, &print(&again, &generic)) {
            return Err(format!("{form} form means something else: {lines}"));
        }
        if let Some(lines) = difference(&pretty, &print(&again, &own)) {
            return Err(format!("{form} form is printed otherwise: {lines}"));
        }
    }
    Ok(())
}

/// Prints a module, with names and strings as raw bytes. Returns an empty vector if the text is too long.
fn print(module: &Module<'_>, options: &PrintOptions) -> Vec<u8> {
    let mut out = Vec::new();
    match mlirkit::asm::print(module, options, &mut out) {
        Ok(()) => out,
        Err(_) => Vec::new(),
    }
}

/// Returns the first pair of lines that differ; `None` if there is no difference.
fn difference(expected: &[u8], found: &[u8]) -> Option<String> {
    if expected == found {
        return None;
    }
    let [expected, found] = [expected, found].map(String::from_utf8_lossy);
    let mut lines = expected.lines().map(Some).chain([None]).zip(found.lines().map(Some).chain([None]));
    let (expected, found) = lines.find(|(expected, found)| expected != found).unwrap_or_default();
    Some(format!("{:?} is {:?}", expected.unwrap_or_default(), found.unwrap_or_default()))
}

/// Removes lists of empty dictionaries from generic text, because the custom forms of functions omit them.
fn without_empty(text: &str) -> String {
    let mut rest = text;
    let mut out = String::with_capacity(text.len());
    while let Some(at) = rest.find("_attrs = [{}") {
        let (before, list) = rest.split_at(at);
        let (list, after) = list.split_at(list.find(']').map_or(list.len(), |end| end + 1));
        let name = before.len() - before.chars().rev().take_while(char::is_ascii_lowercase).count();
        let empty = list.strip_prefix("_attrs = [").is_some_and(|list| !list.contains(|c| !"{}, ]".contains(c)));
        out.push_str(if empty { &before[..name] } else { before });
        out.push_str(if empty { "" } else { list });
        rest = if empty { after.strip_prefix(", ").unwrap_or(after) } else { after };
    }
    out.push_str(rest);
    out
}

/// Compares the forms of a generated module, but ignores contents that text cannot express.
///
/// # Errors
///
/// Returns the name of the form that differs.
pub fn same_as_far_as_said(ctx: &Context, module: &Module<'_>) -> Result<(), String> {
    let Err(what) = same(ctx, module) else { return Ok(()) };
    if REFUSED.iter().any(|(_, text)| what.contains(text)) {
        return Ok(());
    }
    let options = PrintOptions { generic: true, max_output: LONGEST, ..PrintOptions::default() };
    let generic = mlirkit::print_to_string(module, &options);
    // Text cannot express an operation name that contains a NUL or that ends with the dot after the dialect.
    let no_name = |head: &str| head.rsplit('"').next().is_some_and(|name| name.contains("\\00") || name.ends_with('.'));
    // A graph signature is printed like that of a function, without parentheses around the result.
    let has_graphs =
        module.walk().any(|op| op.results().any(|value| matches!(ctx.type_data(value.ty()), TypeData::Graph(_))));
    let excused = has_graphs
        || EXCUSED
            .iter()
            .any(|(_, texts, said)| what.contains(said) && texts.iter().any(|text| generic.contains(text)))
        || generic.split("\"(").any(no_name);
    if excused {
        return Ok(());
    }
    // Affine expressions are simplified each time they are read, and a function's custom form drops a list of empty
    // dictionaries. So the forms are only required to stay the same after the first round trip.
    let shortened = without_empty(&generic);
    if shortened != generic || ["affine_map<", "affine_set<"].iter().any(|text| generic.contains(text)) {
        return text(ctx, shortened);
    }
    Err(what)
}
