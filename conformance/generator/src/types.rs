//! Splits the textual form of types, and finds which enclosing operations a definition requires.

use std::rc::Rc;

use mlirkit::defs::{Dialect, OpDef, PropKind};

/// Splits the text of a builtin shaped type into container, dimensions (each with its `x`), element type, and the rest.
/// Returns `None` for other types.
fn shaped(text: &str) -> Option<(&str, &str, &str)> {
    let (container, inner) = text.split_once('<')?;
    if !matches!(container, "tensor" | "vector" | "memref") {
        return None;
    }
    let inner = inner.strip_suffix('>')?;
    let mut at = 0;
    while let Some((dim, _)) = inner.get(at..).and_then(|rest| rest.split_once('x')) {
        if dim.is_empty() || !dim.bytes().all(|b| b.is_ascii_digit() || b"?*[]".contains(&b)) {
            break;
        }
        at += dim.len() + 1;
    }
    let (dims, element) = inner.split_at_checked(at)?;
    Some((container, dims, element.split(", ").next().unwrap_or(element)))
}

/// Returns the element type of a type, or the type itself if it has none.
pub(crate) fn element(text: &Rc<str>) -> Rc<str> {
    shaped(text).map_or_else(|| text.clone(), |(_, _, element)| element.into())
}

/// Returns whether two types have the same shape or the same element type.
pub(crate) fn near(anchor: &str, other: &str) -> bool {
    let parts = |text| shaped(text).map_or(("", text), |(_, dims, element)| (dims, element));
    let ((dims, element), (other_dims, other_element)) = (parts(anchor), parts(other));
    element == other_element || !dims.is_empty() && dims == other_dims
}

/// Returns the type, and other types with the same shape or element type.
pub(crate) fn derived(text: &Rc<str>) -> Vec<Rc<str>> {
    let mut all = vec![text.clone()];
    match shaped(text) {
        Some((container, dims, element)) => {
            all.push(element.into());
            for other in ["tensor", "vector", "memref"].into_iter().filter(|other| *other != container) {
                all.push(format!("{other}<{dims}{element}>").into());
            }
            for other in ["i1", "index", "f32", "i32", "f16", "i8", "i64"] {
                all.push(format!("{container}<{dims}{other}>").into());
            }
            all.push(format!("{container}<{element}>").into());
            all.push(format!("{container}<1x{element}>").into());
            // Add shapes with one dimension less, and with one more.
            if let Some((_, rest)) = dims.split_once('x') {
                all.push(format!("{container}<{rest}{element}>").into());
            }
            all.push(format!("{container}<4x{dims}{element}>").into());
            all.push(format!("{container}<1x{dims}{element}>").into());
        }
        None => {
            all.extend(
                ["tensor<4x", "vector<4x", "memref<4x", "complex<", "tensor<"]
                    .map(|head| format!("{head}{text}>").into()),
            );
            if let Some((_, inner)) = text.strip_suffix('>').and_then(|text| text.split_once('<')) {
                all.push(inner.split(", ").next().unwrap_or(inner).into());
                all.extend(inner.rsplit(" x ").next().map(Into::into));
            }
        }
    }
    all
}

/// Returns candidate values for a property, as text.
pub(crate) fn property(dialect: &Dialect, kind: &PropKind) -> Vec<Rc<str>> {
    match kind {
        PropKind::Enum { width, enum_name, .. } => match dialect.enum_(enum_name) {
            Some(cases) => cases.cases.iter().map(|case| format!("{} : i{width}", case.value).into()).collect(),
            None => vec![format!("0 : i{width}").into()],
        },
        PropKind::Bool | PropKind::Unit => vec!["unit".into()],
        PropKind::Int(width) => vec![format!("1 : i{width}").into(), format!("0 : i{width}").into()],
        PropKind::OptionalInt(width) => vec![format!("[8 : i{width}]").into(), "[]".into()],
        PropKind::Str => vec!["\"x\"".into()],
        PropKind::IntArray(width) => {
            vec![format!("array<i{width}: 0>").into(), format!("array<i{width}: 0, 1>").into()]
        }
        PropKind::Other(_) => Vec::new(),
    }
}

/// Returns the operations that may be the parent of an operation, according to its definition.
pub(crate) fn parents(op: &OpDef) -> impl Iterator<Item = &str> {
    let named = op.traits.iter().filter(|t| matches!(&*t.name, "HasParent" | "ParentOneOf" | "AtMostOneChildOf"));
    named.flat_map(|t| t.args.iter().map(|arg| &**arg)).filter(|name| name.contains('.'))
}

/// Returns the dialect and the definition of the operation `name`; `None` if it is unknown.
pub(crate) fn row(name: &str) -> Option<(&'static Dialect, &'static OpDef)> {
    let (dialect, short) = name.split_once('.')?;
    let dialect = mlirkit::dialects::lookup(dialect)?;
    Some((dialect, dialect.op(short)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts() {
        assert_eq!(shaped("tensor<4x?xf32>"), Some(("tensor", "4x?x", "f32")));
        assert_eq!(shaped("vector<[4]xi1>"), Some(("vector", "[4]x", "i1")));
        assert_eq!(shaped("memref<4xf32, 3>"), Some(("memref", "4x", "f32")));
        assert_eq!(shaped("tensor<complex<f32>>"), Some(("tensor", "", "complex<f32>")));
        assert_eq!(shaped("!llvm.ptr"), None);
        assert!(near("tensor<4xf32>", "vector<4xi1>") && near("f32", "tensor<2xf32>") && !near("f32", "index"));
    }
}
