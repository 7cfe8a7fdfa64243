//! Converts C++ default values and builder calls to MLIR syntax.

use mlirkit_defs::{AttrConstraint, AttrKind};

use crate::cpp::{call, integer, last_name, plain, split, unwrap};
use crate::records::{DagArg, Rec};
use crate::world::{World, enum_width};

/// Returns the type that a C++ builder call builds, in MLIR syntax; `None` if the call is unknown.
pub fn built_type(world: &World<'_>, namespace: &str, code: &str) -> Option<String> {
    let code = plain(code);
    let (head, template, args) = call(&code)?;
    let args: Vec<&str> = if args.is_empty() { Vec::new() } else { split(args, ",") };
    if let Some(method) = head.strip_prefix("$_builder.") {
        return match (method, template, &args[..]) {
            ("getIntegerType", None, [width]) => Some(format!("i{}", integer(width)?)),
            ("getIntegerType", None, [width, signed]) => {
                let sign = if signed.ends_with("true") { "si" } else { "ui" };
                Some(format!("{sign}{}", integer(width)?))
            }
            ("getIndexType", None, []) => Some("index".into()),
            ("getNoneType", None, []) => Some("none".into()),
            ("getType", Some(class), args) => class_type(world, namespace, class, args),
            (method, None, []) => float_or_int(method.strip_prefix("get")?.strip_suffix("Type")?),
            _ => None,
        };
    }
    match (head, &args[..]) {
        ("VectorType::get", [dims, element]) => {
            let dims = braces(dims)?.join("x");
            Some(format!("vector<{dims}x{}>", built_type(world, namespace, element)?))
        }
        ("ComplexType::get", [element]) => Some(format!("complex<{}>", built_type(world, namespace, element)?)),
        ("LLVM::LLVMStructType::getLiteral", [_, members]) => {
            let members: Option<Vec<String>> =
                braces(members)?.into_iter().map(|m| built_type(world, namespace, m)).collect();
            Some(format!("!llvm.struct<({})>", members?.join(", ")))
        }
        ("IntegerType::get", ["$_builder.getContext()", width]) => Some(format!("i{}", integer(width)?)),
        // Up to LLVM 17, a pointer may have an element type.
        ("LLVM::LLVMPointerType::get", [element, space]) if !element.starts_with('$') => {
            let element = built_type(world, namespace, element)?;
            let space = integer(space).filter(|space| *space != 0).map_or(String::new(), |space| format!(", {space}"));
            Some(format!("!llvm.ptr<{element}{space}>"))
        }
        ("pdl::RangeType::get", [element]) => {
            let element = built_type(world, namespace, element)?;
            Some(format!("!pdl.range<{}>", element.strip_prefix("!pdl.")?))
        }
        _ => {
            let class = head.strip_suffix("::get")?;
            let (context, rest) = args.split_first()?;
            matches!(*context, "$_builder.getContext()" | "$_ctxt")
                .then(|| class_type(world, namespace, class, rest))?
        }
    }
}

/// Converts a name such as `F32`, `BF16` or `I16` to a type in MLIR syntax; `None` for other names.
fn float_or_int(name: &str) -> Option<String> {
    let digits = name.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let is_known =
        matches!(name.trim_end_matches(|c: char| c.is_ascii_digit()), "F" | "BF" | "TF" | "I") && !digits.is_empty();
    is_known.then(|| name.to_lowercase())
}

fn class_type(world: &World<'_>, namespace: &str, class: &str, args: &[&str]) -> Option<String> {
    let builtin = match class {
        "NoneType" => Some("none".to_owned()),
        "IndexType" => Some("index".to_owned()),
        "BFloat16Type" => Some("bf16".to_owned()),
        "FloatTF32Type" => Some("tf32".to_owned()),
        _ => class
            .strip_prefix("Float")
            .and_then(|f| f.strip_suffix("Type"))
            .filter(|f| f.starts_with(|c: char| c.is_ascii_digit()))
            .map(|f| format!("f{f}")),
    };
    if builtin.is_some() {
        return builtin;
    }
    let (name, _) = world.class(namespace, class).filter(|(_, class)| class.is_type)?;
    match args {
        [] | ["0"] => Some(format!("!{name}")),
        [number] => Some(format!("!{name}<{}>", integer(number)?)),
        _ => None,
    }
}

/// Returns the elements of a list in braces, such as `{a, b}`; `None` for other expressions.
fn braces(text: &str) -> Option<Vec<&str>> {
    let inner = text.trim().strip_prefix('{')?.strip_suffix('}')?.trim();
    Some(if inner.is_empty() { Vec::new() } else { split(inner, ",") })
}

/// Returns the keywords and the value of an enum expression such as `Enum::a`, `Enum::a | Enum::b` or `{}`. `None` if a
/// case is unknown.
fn enum_cases(info: Rec<'_>, expr: &str) -> Option<(String, i64)> {
    let cases = info.defs("enumerants");
    let spell = |case: &Rec<'_>| case.raw_text("str").unwrap_or("").to_owned();
    if expr == "{}" {
        let zero = cases.iter().find(|c| c.int("value") == Some(0))?;
        return Some((spell(zero), 0));
    }
    let (mut texts, mut value) = (Vec::new(), 0);
    for symbol in expr.split('|').map(|part| last_name(part.trim())) {
        let case = cases.iter().find(|c| c.text("symbol").is_some_and(|s| s == symbol || cpp_symbol(s) == symbol))?;
        texts.push(spell(case));
        value |= case.int("value")?;
    }
    let separator = match info.raw_text("separator").map_or("|", str::trim) {
        "," => ", ",
        other => other,
    };
    Some((texts.join(separator), value))
}

/// Returns the C++ name of an enum symbol. As in upstream, a symbol that begins with a digit is prefixed with `_`.
fn cpp_symbol(symbol: &str) -> String {
    if symbol.starts_with(|c: char| c.is_ascii_digit()) { format!("_{symbol}") } else { symbol.to_owned() }
}

/// Returns the dialect attribute that `def` (an ODS `EnumAttr`) defines, with the enum keyword `text` as its value, in
/// MLIR syntax. `None` if the record has no name.
fn enum_attr(def: Rec<'_>, text: &str) -> Option<String> {
    let name = crate::world::class_name(def)?;
    let format = def.text("assemblyFormat").unwrap_or("$value");
    if format.starts_with("`<`") {
        return Some(format!("#{name}<{text}>"));
    }
    let (dialect, mnemonic) = name.split_once('.')?;
    Some(format!("#{dialect}<{mnemonic} {text}>"))
}

/// Returns the default of a property, in the MLIR syntax of the corresponding attribute. `None` if it is unknown.
pub fn property_default(rec: Rec<'_>) -> Option<String> {
    let expr = plain(rec.text("defaultValue")?);
    let base = base_property(rec);
    if let Some(info) = base.def("enum") {
        let (text, value) = enum_cases(info, &expr)?;
        return match base.def("attrForm") {
            Some(form) if base.bit("storeInCustomAttribute") => enum_attr(form, &text),
            _ => Some(format!("{value} : i{}", enum_width(info))),
        };
    }
    let width = || integer_width(base.text("storageType")?).map(|(width, _)| width);
    match expr.as_str() {
        "std::nullopt" => Some("[]".into()),
        "true" | "false" if base.is("_cls_UnitProp") => Some(if expr == "true" { "unit" } else { "false" }.into()),
        "true" | "false" => Some(expr),
        text if text.starts_with('"') => Some(text.into()),
        number => Some(format!("{} : i{}", integer(number)?, width()?)),
    }
}

/// Returns the property inside decorators such as `DefaultValuedProp`; a property without decorators itself.
pub fn base_property(rec: Rec<'_>) -> Rec<'_> {
    rec.def("baseProperty").map_or(rec, base_property)
}

/// Returns the width of a C++ integer type and whether it is signed; `None` for other types.
pub fn integer_width(cpp: &str) -> Option<(u32, bool)> {
    Some(match cpp {
        "int" => (32, true),
        "unsigned" | "unsigned int" => (32, false),
        "long" => (64, true),
        "size_t" => (64, false),
        other => {
            let (rest, signed) = other.strip_prefix('u').map_or((other, true), |rest| (rest, false));
            (rest.strip_prefix("int")?.strip_suffix("_t")?.parse().ok()?, signed)
        }
    })
}

/// Default values that a C++ builder computes from its argument: the attribute class, the argument, and the value in
/// MLIR syntax.
const ARGUMENTS: &[(&str, &str, &str)] = &[
    ("ReductionAttr", "ReductionType::kNone", "#mpmd.reduction<none>"),
    (
        "ResultAccuracyAttr",
        "stablehlo::ResultAccuracyMode::DEFAULT",
        "#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>",
    ),
];

/// Default values that a C++ function computes: the function, and the value in MLIR syntax.
const FUNCTIONS: &[(&str, &str)] = &[
    (
        "MatmulOp::getDefaultIndexingMaps",
        "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]",
    ),
    (
        "BatchMatmulOp::getDefaultIndexingMaps",
        "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]",
    ),
    (
        "BatchReduceMatmulOp::getDefaultIndexingMaps",
        "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>]",
    ),
];

/// Returns the default of an attribute slot, in MLIR syntax. `None` if it is unknown.
pub fn attr_default(world: &World<'_>, namespace: &str, rec: Rec<'_>, constraint: &AttrConstraint) -> Option<String> {
    let expr = plain(rec.raw_text("defaultValue")?);
    let expr = unwrap(&expr);
    if let Some((_, text)) = call(expr).and_then(|(head, ..)| FUNCTIONS.iter().find(|(name, _)| *name == head)) {
        return Some((*text).into());
    }
    if let Some((_, _, text)) = ARGUMENTS.iter().find(|(class, arg, _)| *class == &*constraint.storage && *arg == expr)
    {
        return Some((*text).into());
    }
    if let Some(class) = expr.strip_suffix("::getOperationName()") {
        return world.op(namespace, class).map(|name| format!("\"{name}\""));
    }
    let base = base_attr(rec);
    match &constraint.kind {
        AttrKind::Unit => Some("unit".into()).filter(|_| expr == "true"),
        AttrKind::Enum(_) => {
            let (_, value) = enum_cases(base, expr)?;
            Some(format!("{value} : i{}", enum_width(base)))
        }
        AttrKind::EnumAttr { .. } => {
            let def =
                if base.def("enum").is_some() { base } else { world.class("", base.text("storageType")?)?.1.rec? };
            let info = def.def("enum")?;
            let inner = call(expr)
                .filter(|(head, ..)| head.ends_with("Attr::get"))
                .and_then(|(_, _, args)| split(args, ",").pop());
            enum_attr(def, &enum_cases(info, inner.unwrap_or(expr))?.0)
        }
        AttrKind::Dialect(name) if expr == "{}" => {
            let def = world.class(namespace, base.text("storageType")?)?.1.rec?;
            let needed = |arg: &DagArg<'_>| !matches!(arg, DagArg::Def(param) if param.text("defaultValue").is_some());
            if def.dag("parameters").iter().any(|(arg, _)| needed(arg)) {
                return None;
            }
            let format = def.text("assemblyFormat").unwrap_or("");
            Some(format!("#{name}{}", if format.starts_with("`<`") { "<>" } else { "" }))
        }
        AttrKind::Dialect(_) => {
            let def = world.class(namespace, base.text("storageType")?)?.1.rec?;
            let [(DagArg::Text(param), _)] = def.dag("parameters")[..] else { return None };
            enum_attr(def, &enum_cases(world.enum_(namespace, param)?, expr)?.0)
        }
        AttrKind::Typed(ty) => typed_default(ty, expr),
        AttrKind::SymbolName => string(expr),
        AttrKind::Builtin(class) => builtin_default(class, base, expr),
        AttrKind::Any => match expr {
            // `#ub.poison`: the only attribute interface with a C++ default.
            "{}" if constraint.storage.ends_with("PoisonAttrInterface") => Some("#ub.poison".into()),
            _ => None,
        },
    }
}

/// Returns the attribute inside decorators such as `DefaultValuedAttr`; an attribute without decorators itself.
pub fn base_attr(rec: Rec<'_>) -> Rec<'_> {
    rec.def("baseAttr").map_or(rec, base_attr)
}

fn string(expr: &str) -> Option<String> {
    (expr.len() >= 2 && expr.starts_with('"') && expr.ends_with('"')).then(|| expr.to_owned())
}

fn typed_default(ty: &str, expr: &str) -> Option<String> {
    match (ty, expr) {
        ("i1", "true" | "1") => Some("true".into()),
        ("i1", "false" | "0" | "{}") => Some("false".into()),
        (float, _) if float.starts_with(['f', 'b']) => Some(format!("{} : {ty}", float_text(expr)?)),
        (_, "{}") => Some(format!("0 : {ty}")),
        _ => Some(format!("{} : {ty}", integer(expr)?)),
    }
}

/// Formats a C++ float literal as MLIR prints it; `None` for other expressions.
fn float_text(expr: &str) -> Option<String> {
    let inner = call(expr).map_or(expr, |(_, _, args)| args);
    let value: f64 = inner.trim_end_matches(['f', 'F']).parse().ok()?;
    let text = format!("{value:.6e}");
    let (mantissa, exponent) = text.split_once('e')?;
    let exponent: i32 = exponent.parse().ok()?;
    Some(format!("{mantissa}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs()))
}

fn builtin_default(class: &str, base: Rec<'_>, expr: &str) -> Option<String> {
    match class {
        "StringAttr" => string(expr),
        "BoolAttr" => Some(expr.to_owned()).filter(|e| matches!(e.as_str(), "true" | "false")),
        "ArrayAttr" => Some("[]".into()).filter(|_| expr == "{}"),
        "DictionaryAttr" => Some("{}".into()).filter(|_| expr == "{}"),
        "DenseIntElementsAttr" => {
            let values: Option<Vec<i128>> = braces(expr)?.into_iter().map(integer).collect();
            let values = values?;
            let code = plain(base.text("constBuilderCall")?);
            let element = format!("i{}", code.split_once("getIntegerType(")?.1.split_once(')')?.0);
            let first = values.first()?;
            let body = if values.iter().all(|v| v == first) { first.to_string() } else { format!("{values:?}") };
            let dims = code.split_once("RankedTensorType::get({")?.1.split_once('}')?.0.replace(", ", "x");
            let dims = if dims.is_empty() { String::new() } else { format!("{dims}x") };
            Some(format!("dense<{body}> : tensor<{dims}{element}>"))
        }
        _ => {
            let element = match class.strip_prefix("Dense")?.strip_suffix("ArrayAttr")? {
                "Bool" => "i1".into(),
                other => other.to_lowercase(),
            };
            let values = braces(expr)?.join(", ");
            Some(if values.is_empty() { format!("array<{element}>") } else { format!("array<{element}: {values}>") })
        }
    }
}

/// C++ constants that occur in defaults.
const CONSTANTS: &[(&str, &str)] = &[("kOptionalSpecValue", "4294967295")];

/// Returns the default of an attribute or type parameter: a literal, an enum case or a simple attribute, in MLIR
/// syntax. `None` if it is unknown.
pub fn param_default(world: &World<'_>, namespace: &str, rec: Rec<'_>) -> Option<String> {
    let raw = rec.text("defaultValue")?;
    let expr = plain(raw);
    if expr.starts_with('"') || matches!(expr.as_str(), "true" | "false") {
        return Some(expr);
    }
    if let Some(number) = integer(&expr) {
        return Some(number.to_string());
    }
    let enum_type = rec.text("cppType").and_then(|cpp| world.enum_(namespace, cpp));
    if let Some((text, _)) = enum_type.and_then(|info| enum_cases(info, &expr)) {
        return Some(text);
    }
    if let Some(ty) = built_type(world, namespace, &expr) {
        return Some(ty);
    }
    if let Some((_, value)) = CONSTANTS.iter().find(|(name, _)| *name == expr) {
        return Some((*value).into());
    }
    let (head, _, args) = call(&expr)?;
    match (head, args) {
        ("IntegerAttr::get", args) => {
            let [ty, value] = split(args, ",")[..] else { return None };
            let (_, _, ty) = call(ty)?;
            Some(format!("{} : i{}", integer(value)?, integer(split(ty, ",").last()?)?))
        }
        ("BoolAttr::get", args) => args.rsplit(", ").next().map(str::to_owned),
        ("$_builder.getI32ArrayAttr", list) => {
            let items: Vec<String> = braces(list)?.into_iter().map(|n| format!("{n} : i32")).collect();
            Some(format!("[{}]", items.join(", ")))
        }
        _ => {
            let (_, class) = head.strip_suffix("::get").and_then(|class| world.class(namespace, class))?;
            let [_, value] = split(args, ",")[..] else { return None };
            let def = class.rec?;
            enum_attr(def, &enum_cases(def.def("enum")?, value)?.0)
        }
    }
}
