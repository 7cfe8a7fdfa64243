//! Determines the tokens that may follow a parameter of unknown syntax in its format, in order to find where the
//! parameter ends.

use std::sync::Arc;

use mlirkit_defs::{AttrDef, ParamKind};
use mlirkit_ir::Context;
use rustc_hash::FxHashSet;

use crate::attr::opaque::Follow;
use crate::format::def::Element;
use crate::format::param::Field;
use crate::hooks::op_hooks::Hooks;

/// Sets the tokens that may follow each field marked in `opaque`. `outer` has the tokens that may follow the last
/// element.
pub(super) fn fill(elements: &[Element], outer: &Follow, opaque: &[bool], fields: &mut [Field]) {
    for (at, element) in elements.iter().enumerate() {
        let rest = elements.get(at + 1..).unwrap_or_default();
        let follow = || first(rest, outer);
        let mut set = |index: usize, follow: Follow| {
            if let Some(field) = fields.get_mut(index).filter(|_| opaque.get(index) == Some(&true)) {
                let follow = if field.is_list() { with_comma(&follow) } else { follow };
                field.follow = Some(follow);
            }
        };
        match element {
            Element::Param(param) => set(param.index, follow()),
            // The fields of a list may occur in any order.
            Element::List(list) => list.params.iter().for_each(|(index, _)| set(*index, with_comma(&follow()))),
            Element::Group(group) => {
                let follow = follow();
                fill(&group.then, &follow, opaque, fields);
                fill(&group.otherwise, &follow, opaque, fields);
            }
            Element::Literal(_) | Element::Space(_) | Element::Custom(_) => {}
        }
    }
}

fn with_comma(follow: &Follow) -> Follow {
    let literals = follow.literals.iter().cloned().chain([",".into()]).collect();
    Follow { literals, may_end: follow.may_end }
}

/// Returns the tokens with which the elements can begin. If all elements can be empty, includes the tokens in `outer`.
fn first(elements: &[Element], outer: &Follow) -> Follow {
    let mut literals = Vec::new();
    let may_be_empty = elements.iter().all(|element| begin(element, &mut literals));
    if may_be_empty {
        literals.extend(outer.literals.iter().cloned());
    }
    Follow { literals: Arc::from(literals), may_end: may_be_empty && outer.may_end }
}

/// Collects the literals with which an element can begin. Returns whether the element can be empty.
fn begin(element: &Element, literals: &mut Vec<Box<str>>) -> bool {
    match element {
        Element::Literal(literal) => {
            literals.push(literal.text().into());
            false
        }
        Element::Space(_) => true,
        Element::Group(group) => {
            let mut half = |elements: &[Element]| elements.iter().all(|element| begin(element, literals));
            let (then, otherwise) = (half(&group.then), half(&group.otherwise));
            then || otherwise
        }
        Element::Param(_) | Element::List(_) | Element::Custom(_) => false,
    }
}

/// The maximum depth to which definitions, and those of their parameters, are searched for a parameter of unknown
/// syntax.
const MAX_ROWS: usize = 4;

/// Returns true if the printed form of an attribute or type (`is_type`) with this definition may end in a value of
/// unknown syntax. Visits each definition once.
pub(crate) fn may_be_opaque(ctx: &Context, def: &'static AttrDef, is_type: bool) -> bool {
    let (mut level, mut seen) = (vec![(def, is_type)], FxHashSet::default());
    for depth in 0..=MAX_ROWS {
        let mut inner = Vec::new();
        for (def, is_type) in std::mem::take(&mut level) {
            if seen.insert((std::ptr::from_ref(def), is_type))
                && is_opaque(ctx, def, is_type, depth < MAX_ROWS, &mut inner)
            {
                return true;
            }
        }
        level = inner;
    }
    false
}

/// Returns true if the syntax of an attribute or type (`is_type`) requires a missing hook. Otherwise collects the
/// definitions of its parameters in `inner`. A declarative format is examined only if `looks_inside` is set.
fn is_opaque(
    ctx: &Context,
    def: &'static AttrDef,
    is_type: bool,
    looks_inside: bool,
    inner: &mut Vec<(&'static AttrDef, bool)>,
) -> bool {
    let hooks = Hooks::of(ctx);
    if def.custom_format {
        return match is_type {
            true => hooks.find(&def.name, |hooks| &hooks.types).is_none(),
            false => hooks.find(&def.name, |hooks| &hooks.attrs).is_none(),
        };
    }
    let Some(format) = def.format.as_ref().filter(|_| looks_inside) else { return false };
    if format.contains("custom<") {
        return true;
    }
    def.params.iter().any(|param| {
        let mut kind = &param.kind;
        while let ParamKind::Array(element) = kind {
            kind = element;
        }
        let (name, is_type) = match kind {
            ParamKind::Attr(name) => (name, false),
            ParamKind::Type(name) => (name, true),
            // Parameters of other kinds need a hook.
            kind => return matches!(kind, ParamKind::Other(_) | ParamKind::ApFloat) || param.custom_syntax,
        };
        let row = name.split_once('.').and_then(|(dialect, name)| {
            let dialect = ctx.dialect(ctx.ident(dialect))?;
            if is_type { dialect.type_(name) } else { dialect.attr(name) }
        });
        inner.extend(row.map(|row| (row, is_type)));
        false
    })
}
