//! Where a parameter of unknown syntax ends: at what can follow it in the format around it.

use std::sync::Arc;

use crate::attr::opaque::Follow;
use crate::format::def::Element;
use crate::format::param::Field;

/// Tells the `opaque` fields what can follow them. `outer` follows the elements.
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
            // The fields of a list may come in any order.
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

/// Returns what elements can begin with, or what follows them if they can be empty.
fn first(elements: &[Element], outer: &Follow) -> Follow {
    let mut literals = Vec::new();
    let may_be_empty = elements.iter().all(|element| begin(element, &mut literals));
    if may_be_empty {
        literals.extend(outer.literals.iter().cloned());
    }
    Follow { literals: Arc::from(literals), may_end: may_be_empty && outer.may_end }
}

/// Collects the literals that an element can begin with. Returns whether it can be empty.
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
