//! Compares the three forms of a generated operation: generic text, custom text, and bytecode.

use bytes::Bytes;
use mlirkit::OpenOptions;
use mlirkit::asm::PrintOptions;
use mlirkit::ir::{Context, Module, TypeData};

/// Checks that a text is valid and that its forms agree.
///
/// # Errors
/// In one line: what is wrong with it, or which form differs.
pub fn text(ctx: &Context, text: impl Into<Bytes>) -> Result<(), String> {
    same(ctx, &opened(ctx, text.into())?)
}

/// Parses and verifies a module.
///
/// # Errors
/// The first message.
pub fn opened(ctx: &Context, input: Bytes) -> Result<Module<'_>, String> {
    let opened = mlirkit::open(ctx, "-", &input, &OpenOptions::default());
    let module =
        opened.map_err(|errors| errors.last().map_or(String::new(), |error| error.message.to_string()))?.module;
    match mlirkit::verify(&module) {
        Ok(()) => Ok(module),
        Err(error) => Err(error.message.to_string()),
    }
}

/// Text that `mlir-opt` prints but cannot read again either: reason, pattern in the generic text, and pattern in the
/// message.
const EXCUSED: &[(&str, &[&str], &str)] = &[
    ("maps that are kept beside the operation: not printed, and made anew", &["\"linalg."], ""),
    (
        "parsed from its own form it has a function type, and its constraint wants a graph's",
        &["\"spirv.ARM.Graph\""],
        "",
    ),
    ("its own form says nothing of the type of what is stored", &["\"spirv.INTEL.SubgroupBlockWrite\""], ""),
    ("its own form says nothing of the types of operands", &["\"rocdl.raw."], ""),
    ("its own form always says how many there are", &["\"gpu.launch\""], ""),
    ("its own form always says how many there are", &["\"gpu.func\""], "workgroup_attributions = 0 : i64"),
    ("its own form always says whether the address is told apart", &["\"llvm.mlir.global\""], ""),
    ("likewise", &["\"llvm.func\""], "unnamed_addr = 0 : i64"),
    ("its own form has no word for a list that is not there", &["\"transform.xegpu."], ""),
    ("its properties are of an encoding that nobody here knows", &["opaque_properties"], ""),
    ("its own form says nothing of the type of the number of elements", &["\"affine.dma_"], ""),
    (
        "a symbol without a name has no own form",
        &["sym_name = \"\"", "call_target_name = \"\"", "sym_name = #vhlo.string_v1<\"\">"],
        "",
    ),
    ("its own form always says whether it is public", &["\"ml_program.global\""], "sym_visibility"),
    ("its own form says the number alone", &["\"smt.int.constant\""], "smt.int.constant"),
    ("its own form has the result as long as the mask", &["\"llvm.shufflevector\""], "llvm.shufflevector"),
    (
        "its own form has the arguments of its body, and nothing holds its type to them",
        &["\"vhlo.func_v1\""],
        r#"\"vhlo.func_v1\"() <{"#,
    ),
    (
        "its own form always says how many there are, if anything",
        &["workgroup_attributions = #", "workgroup_attributions = loc"],
        "pretty",
    ),
    ("its own form always says which variables are by reference", &["\"omp."], "_byref = "),
    ("of no location text makes the unknown one", &[">[])"], "form means something else"),
    ("its own form says whether it is a kernel, and no more", &["gpu.kernel = "], "pretty"),
    ("its own form says what arguments its body has", &["\"sparse_tensor.iterate\""], "pretty form means"),
    ("its own form always says who handles it", &["\"gpu.binary\""], "offloadingHandler"),
    ("its own form cannot be without constituents", &["\"spirv.SpecConstantComposite\""], "expected attribute value"),
    ("its own form has initial values that it does not read", &["\"emitc.field\""], "initial value should be"),
    ("its own form does not say what stands in no place", &["tensor<0xindex>"], "shape.const_shape"),
    ("its own form always says what it multiplies", &["\"nvvm.mma.sync\""], "multiplicandBPtxType"),
    (
        "its own form of a declaration has types that it does not read",
        &["\"wasmssa.func\""],
        "Expecting !wasm<local T>",
    ),
    ("its own form has a block as none", &["\"llvm.comdat\"", "\"shape.function_library\""], UNREAD),
    ("its own form says shape, element and value with one type", &["\"tosa.variable\""], ""),
    ("its own form says the first of its operations alone", &["\"spirv.SpecConstantOperation\""], "}) : () -> "),
    ("likewise", &["\"spirv.SpecConstantOperation\""], "spirv.mlir.yield"),
    ("its own form has coordinates in its regions alone", &["<{cases = [], "], "sparse_tensor.coiterate"),
    (
        "hexadecimal elements keep the bits beside those of their type, which no number says",
        NARROW,
        "means something else: \" ",
    ),
    (
        "a place in a file without a name is one in the file - once it is text",
        &["loc(\"\":"],
        "form means something else",
    ),
    (
        "attributes that bytecode has as text are read one by one: what is distinct in one is not what is distinct in another",
        &["distinct["],
        "bytecode form means something else",
    ),
    ("bytecode ends the text of an attribute with a NUL", &["\0"], "bytecode form is not read"),
    ("its own form has no place for no operand", WITHOUT_OPERANDS, UNREAD),
    (
        "its own form has no place for operands that its map does not use",
        &["\"affine."],
        "pretty form means something else: \"#map",
    ),
    (
        "its own form has one list of types for its results and what they start from",
        &["\"scf.parallel\""],
        "expects different type than prior uses",
    ),
    (
        "decimal numbers are read as doubles, which have fewer exponents",
        &[" : f80", " : f128"],
        "form means something else",
    ),
    (
        "the text of what an unknown dialect has ends with an arrow, if it ends with a minus",
        &["->"],
        "unbalanced '<' character in pretty dialect name",
    ),
    ("its own form has strides beside a shape alone", &["\"xegpu.create_nd_tdesc\""], "const_strides = "),
    (
        "its own form has the word before its second region in quotes",
        &["\"wasmssa.if\""],
        "pretty form is not read: expected '>'",
    ),
    (
        "nor where it stands behind others, or for no result",
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

/// Error messages that do not mean that a form is wrong.
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
/// Which form differs.
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

/// Prints a module with the raw bytes of names and strings; empty if the text is too long.
fn print(module: &Module<'_>, options: &PrintOptions) -> Vec<u8> {
    let mut out = Vec::new();
    match mlirkit::asm::print(module, options, &mut out) {
        Ok(()) => out,
        Err(_) => Vec::new(),
    }
}

/// Returns the first lines that differ.
fn difference(expected: &[u8], found: &[u8]) -> Option<String> {
    if expected == found {
        return None;
    }
    let [expected, found] = [expected, found].map(String::from_utf8_lossy);
    let mut lines = expected.lines().map(Some).chain([None]).zip(found.lines().map(Some).chain([None]));
    let (expected, found) = lines.find(|(expected, found)| expected != found).unwrap_or_default();
    Some(format!("{:?} is {:?}", expected.unwrap_or_default(), found.unwrap_or_default()))
}

/// Removes lists of empty dictionaries from generic text, since custom forms of functions omit them.
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

/// Compares the forms of a generated module. Ignores features that the real tool's text cannot express.
///
/// # Errors
/// Which form differs.
pub fn same_as_far_as_said(ctx: &Context, module: &Module<'_>) -> Result<(), String> {
    let Err(what) = same(ctx, module) else { return Ok(()) };
    if REFUSED.iter().any(|(_, text)| what.contains(text)) {
        return Ok(());
    }
    let options = PrintOptions { generic: true, max_output: LONGEST, ..PrintOptions::default() };
    let generic = mlirkit::print_to_string(module, &options);
    // Only bytecode can name an operation with a NUL, and it has none whose name ends with the dialect's dot.
    let no_name = |head: &str| head.rsplit('"').next().is_some_and(|name| name.contains("\\00") || name.ends_with('.'));
    // Its text is a function's, and its result's parentheses are left out.
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
    // Affine expressions are simplified as they are read, which does not end with the first time; and a list of empty
    // dictionaries is no list once it has been in a function's own form. From then on everything must stay as it is.
    let shortened = without_empty(&generic);
    if shortened != generic || ["affine_map<", "affine_set<"].iter().any(|text| generic.contains(text)) {
        return text(ctx, shortened);
    }
    Err(what)
}
