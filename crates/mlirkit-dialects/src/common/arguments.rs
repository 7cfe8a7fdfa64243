//! The arguments of `custom<...>` directives by their place. What is not there is empty, and setting it does nothing.

use mlirkit_asm::hooks::{ParseArg, PrintArg};
use mlirkit_asm::{Printer, Unresolved};
use mlirkit_ir::{Attr, AttrData, Type, ValueRef};

/// Adds operands to an argument of a directive.
pub(crate) fn set_operands(args: &mut [ParseArg<'_>], at: usize, values: Vec<Unresolved>) {
    if let Some(ParseArg::Operands(place)) = args.get_mut(at) {
        place.extend(values);
    }
}

/// Adds types to an argument of a directive.
pub(crate) fn set_types(args: &mut [ParseArg<'_>], at: usize, values: Vec<Type>) {
    if let Some(ParseArg::Types(place)) = args.get_mut(at) {
        place.extend(values);
    }
}

/// Sets the attribute that an argument of a directive is.
pub(crate) fn set_attr(args: &mut [ParseArg<'_>], at: Option<usize>, value: Option<Attr>) {
    if let Some(ParseArg::Attr(place)) = at.and_then(|at| args.get_mut(at)) {
        **place = value;
    }
}

/// The values of an argument of a directive.
pub(crate) fn values<'x, 'm, 'c>(args: &'x [PrintArg<'m, 'c, '_>], at: usize) -> &'x [ValueRef<'m, 'c>] {
    match args.get(at) {
        Some(PrintArg::Values(values)) => values,
        _ => &[],
    }
}

/// The types of an argument of a directive.
pub(crate) fn types<'x>(args: &'x [PrintArg<'_, '_, '_>], at: usize) -> &'x [Type] {
    match args.get(at) {
        Some(PrintArg::Types(types)) => types,
        _ => &[],
    }
}

/// The attribute that an argument of a directive is.
pub(crate) fn attr(args: &[PrintArg<'_, '_, '_>], at: Option<usize>) -> Option<Attr> {
    match args.get(at?) {
        Some(PrintArg::Attr(attr)) => *attr,
        _ => None,
    }
}

/// The elements of an array attribute that may be missing.
pub(crate) fn elements<'c>(p: &Printer<'_, 'c>, attr: Option<Attr>) -> &'c [Attr] {
    match attr.map(|attr| p.ctx.attr_data(attr)) {
        Some(AttrData::Array(elements)) => elements,
        _ => &[],
    }
}
