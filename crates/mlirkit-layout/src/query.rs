//! `dlti.query`: looks up values by key in the attributes of an operation and its ancestors.

use mlirkit_ir::{Attr, Context, Ident, OpRef};

use crate::dlti::spell_key;
use crate::interface::{Interfaces, attr_class};
use crate::layout::Rules;
use crate::scope::parent;
use crate::spec::Key;
use crate::verify::Finding;

/// The result of a DLTI query.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QueryAnswer {
    /// The value that was found.
    pub value: Attr,
    /// The name of the attribute that contained the value.
    pub name: Ident,
    /// The location of the operation that has the attribute.
    pub location: Attr,
}

/// Looks up the first key in the closest queryable attribute, the second key in the value found for the first, and so
/// on.
///
/// With [`Rules::Llvm22`], the first key is looked up only in the closest operation with a queryable attribute, which
/// may have any name. With [`Rules::Main`], the attribute must be named `dlti`, and operations without the first key
/// are skipped.
///
/// # Errors
/// Fails with upstream's diagnostic: an error at the operation, and a note with the reason.
pub fn query(op: OpRef<'_, '_>, keys: &[Key], rules: Rules) -> Result<QueryAnswer, Box<Finding>> {
    let fail = |at: Attr, note: String| {
        Box::new(Finding {
            location: op.location(),
            message: "target op of failed DLTI query".into(),
            notes: vec![(at, note)],
            shows_op: true,
            refuses: true,
        })
    };
    let ctx = op.context();
    let Some((first, rest)) = keys.split_first() else {
        return Err(fail(op.location(), "no keys provided to attempt query with".into()));
    };
    let around = std::iter::successors(Some(op), |op| parent(*op));
    let mut candidates = around.filter_map(|op| queryable(op, rules).map(|(name, attr)| (op, name, attr))).peekable();
    let (at, name, attr) = match rules {
        Rules::Llvm22 => candidates.next().ok_or_else(|| {
            fail(op.location(), "no DLTI-queryable attrs on target op or any of its ancestors".into())
        })?,
        Rules::Main => {
            candidates.find(|(_, _, attr)| ask(ctx, *attr, *first).is_some_and(|v| v.is_some())).ok_or_else(|| {
                let key = spell_key(ctx, *first);
                let note = "no DLTI-queryable operation on the target or any of its ancestors could answer key";
                fail(op.location(), format!("{note} {key}"))
            })?
        }
    };
    let mut value = attr;
    for (index, key) in std::iter::once(first).chain(rest).enumerate() {
        match ask(ctx, value, *key) {
            Some(Some(next)) => value = next,
            Some(None) => {
                let (key, attr) = (spell_key(ctx, *key), (Interfaces::of(ctx).spelling.attr)(ctx, value));
                return Err(fail(at.location(), format!("key {key} has no DLTI-mapping per attr: {attr}")));
            }
            None => {
                let asked: Vec<String> = keys.iter().take(index).map(|key| spell_key(ctx, *key)).collect();
                let asked = asked.join(",");
                let note = format!("got non-DLTI-queryable attribute upon looking up keys [{asked}] at op");
                return Err(fail(at.location(), note));
            }
        }
    }
    Ok(QueryAnswer { value, name, location: at.location() })
}

/// Looks up a key in an attribute. `None` if the attribute is not queryable, `Some(None)` if it lacks the key.
fn ask(ctx: &Context, attr: Attr, key: Key) -> Option<Option<Attr>> {
    Some(Interfaces::of(ctx).queries.get(attr_class(ctx, attr)?)?.query(ctx, attr, key))
}

/// Returns the queryable attribute of an operation, with its name; `None` if there is none. Of several, returns the one
/// whose name sorts first.
fn queryable(op: OpRef<'_, '_>, rules: Rules) -> Option<(Ident, Attr)> {
    let ctx = op.context();
    let can_be_asked =
        |attr: Attr| attr_class(ctx, attr).is_some_and(|class| Interfaces::of(ctx).queries.contains_key(class));
    if rules == Rules::Main {
        let attr = op.attr("dlti").filter(|attr| can_be_asked(*attr))?;
        return Some((ctx.ident("dlti"), attr));
    }
    let props = ctx.props_data(op.arena().op(op.id).props);
    let slots = op.def().map_or(&[][..], |def| &def.slots);
    let inherent = slots.iter().zip(props).filter_map(|(slot, value)| Some((ctx.ident(&slot.name), (*value)?)));
    let all = inherent.chain(op.discardable_attrs().iter().copied()).filter(|(_, attr)| can_be_asked(*attr));
    all.min_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)))
}
