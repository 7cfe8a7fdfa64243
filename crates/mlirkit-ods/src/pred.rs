//! Converts ODS predicates to [`Pred`]. Known C++ expressions become typed leaves.

use mlirkit_defs::{Leaf, PathStep, Pred};

use crate::cpp::{call, chain, integer, plain, split, unwrap};
use crate::records::Rec;
use crate::world::World;

/// Returns the predicate of a constraint or trait.
pub fn predicate(world: &World<'_>, namespace: &str, rec: Rec<'_>) -> Pred {
    rec.def("predicate").map_or(Pred::True, |pred| convert(&PredScope { world, namespace }, pred))
}

struct PredScope<'w, 'a> {
    world: &'w World<'a>,
    namespace: &'w str,
}

fn convert(scope: &PredScope<'_, '_>, rec: Rec<'_>) -> Pred {
    if let Some(text) = rec.raw_text("predExpr") {
        return leaf(scope, text);
    }
    let children = rec.defs("children");
    let all = || children.iter().map(|c| convert(scope, *c)).collect();
    let first = || children.first().map_or(Pred::True, |c| convert(scope, *c));
    match rec.def("kind").map_or("", |k| k.name) {
        "PredCombinerAnd" => simplify(Pred::And(all())),
        "PredCombinerOr" => simplify(Pred::Or(all())),
        "PredCombinerNot" => Pred::Not(Box::new(first())),
        "PredCombinerSubstLeaves" => {
            let (pattern, replacement) =
                (rec.raw_text("pattern").unwrap_or(""), rec.raw_text("replacement").unwrap_or(""));
            if pattern != "$_self" {
                return Pred::Leaf(Leaf::Named(plain(&flatten(rec)).into()));
            }
            match path(&plain(replacement)) {
                Some(path) => nest(path.iter().map(String::as_str), first()),
                None => {
                    let text = plain(replacement);
                    let step = param(scope, &text).unwrap_or(text);
                    Pred::Subst(PathStep::Get(step.into()), Box::new(first()))
                }
            }
        }
        _ => concat(scope, rec, &children),
    }
}

/// Simplifies a conjunction or disjunction: if it has a single element, returns that element; otherwise flattens nested
/// ones, and drops `true` from conjunctions.
fn simplify(pred: Pred) -> Pred {
    let (list, is_and) = match pred {
        Pred::And(list) => (list, true),
        Pred::Or(list) => (list, false),
        other => return other,
    };
    let mut flat = Vec::new();
    for child in list {
        match child {
            Pred::And(inner) if is_and => flat.extend(inner),
            Pred::Or(inner) if !is_and => flat.extend(inner),
            Pred::True if is_and => {}
            Pred::True => return Pred::True,
            other => flat.push(other),
        }
    }
    match (flat.len(), is_and) {
        (0, true) => Pred::True,
        (1, _) => flat.remove(0),
        (_, true) => Pred::And(flat.into()),
        (_, false) => Pred::Or(flat.into()),
    }
}

/// Applies `inner` to the component that `path` leads to. A predicate that is always true needs no path.
fn nest<'p>(path: impl DoubleEndedIterator<Item = &'p str>, inner: Pred) -> Pred {
    if inner == Pred::True {
        return inner;
    }
    path.rev().fold(inner, |inner, step| Pred::Subst(PathStep::parse(step), Box::new(inner)))
}

/// Converts `Concat`: a lambda around a predicate, applied to one value or to each element of a range.
fn concat(scope: &PredScope<'_, '_>, rec: Rec<'_>, children: &[Rec<'_>]) -> Pred {
    let (prefix, suffix) = (plain(rec.raw_text("prefix").unwrap_or("")), plain(rec.raw_text("suffix").unwrap_or("")));
    let found = children.first().and_then(|child| {
        let (subject, variable) = lambda(&prefix, &suffix)?;
        let body = match child.raw_text("replacement") {
            Some(replacement) if replacement == variable => *child.defs("children").first()?,
            _ => return None,
        };
        Some(nest(subject.iter().map(String::as_str), convert(scope, body)))
    });
    found.unwrap_or_else(|| Pred::Leaf(Leaf::Named(plain(&flatten(rec)).into())))
}

/// Parses a lambda. Returns the path to the value or range that it is applied to, and the name of its argument. `None`
/// if the path is unknown.
fn lambda<'p>(prefix: &'p str, suffix: &str) -> Option<(Vec<String>, &'p str)> {
    let open = prefix.find("](").or_else(|| prefix.find("] ("))?;
    let argument = prefix.get(open..)?.split_once('(')?.1.split_once(')')?.0;
    let variable = argument.rsplit(' ').next()?;
    if let Some(list) = prefix.strip_prefix("all_of(") {
        let list = list.rsplit_once(", [")?.0;
        if list == "getFlattenedTypes(cast<TupleType>($_self))" {
            return Some((vec!["each:flattened".into()], variable));
        }
        let mut steps = path(list)?;
        let each = steps.pop().unwrap_or_else(|| "elements".into());
        steps.push(format!("each:{each}"));
        return Some((steps, variable));
    }
    if !prefix.starts_with('[') {
        return None;
    }
    let subject =
        suffix.trim().strip_prefix("; }(").or_else(|| suffix.trim().strip_prefix(";}("))?.strip_suffix(')')?;
    Some((path(subject)?, variable))
}

/// Converts a chain of C++ getters to path steps; `None` if a getter is unknown.
fn path(text: &str) -> Option<Vec<String>> {
    if text == "LLVM::getVectorElementType($_self)" {
        return Some(vec!["elementType".into()]);
    }
    if let Some((list, index)) = text.strip_suffix(']').and_then(|text| text.rsplit_once('[')) {
        let mut steps = path(list)?;
        let last = steps.pop()?;
        steps.push(format!("{last}[{}]", integer(index)?));
        return Some(steps);
    }
    let steps = chain(text)?;
    steps.into_iter().map(|(method, args)| if args.is_empty() { getter(method) } else { None }).collect()
}

/// Returns the name of the parameter that a getter returns: `containedType` for
/// `cast<ListType>($_self).getContainedType()`. `None` for other expressions.
fn param(scope: &PredScope<'_, '_>, text: &str) -> Option<String> {
    let (class, method) = text.strip_prefix("cast<")?.split_once(">($_self).get")?;
    let method = method.strip_suffix("()")?;
    let (_, class) = scope.world.class(scope.namespace, class)?;
    let params = class.rec?.dag("parameters");
    let is_named = |name: &str| {
        let mut chars = name.chars();
        chars.next().is_some_and(|c| method.strip_prefix(c.to_ascii_uppercase()) == Some(chars.as_str()))
    };
    params.into_iter().map(|(_, name)| name).find(|name| is_named(name)).map(str::to_owned)
}

fn getter(method: &str) -> Option<String> {
    Some(
        match method {
            "getElementType" => "elementType",
            "getType" => "type",
            "getValue" => "value",
            "getValueType" => "valueType",
            "getTypes" => "types",
            "getPointee" => "pointee",
            "getStorageType" => "storageType",
            "getBody" => "body",
            _ => return None,
        }
        .into(),
    )
}

/// Returns the C++ code that upstream generates for a predicate.
fn flatten(rec: Rec<'_>) -> String {
    if let Some(text) = rec.raw_text("predExpr") {
        return text.into();
    }
    let parts: Vec<String> = rec.defs("children").into_iter().map(flatten).collect();
    let first = parts.first().cloned().unwrap_or_default();
    match rec.def("kind").map_or("", |k| k.name) {
        "PredCombinerAnd" => format!("({})", if parts.is_empty() { "true".into() } else { parts.join(" && ") }),
        "PredCombinerOr" => format!("({})", if parts.is_empty() { "false".into() } else { parts.join(" || ") }),
        "PredCombinerNot" => format!("!({first})"),
        "PredCombinerSubstLeaves" => {
            first.replace(rec.raw_text("pattern").unwrap_or("\0"), rec.raw_text("replacement").unwrap_or(""))
        }
        _ => format!("{}{first}{}", rec.raw_text("prefix").unwrap_or(""), rec.raw_text("suffix").unwrap_or("")),
    }
}

fn leaf(scope: &PredScope<'_, '_>, text: &str) -> Pred {
    let text = plain(text);
    expression(scope, &text).unwrap_or_else(|| Pred::Leaf(Leaf::Named(unwrap(&text).into())))
}

/// Converts a C++ condition to a predicate; `None` if a part of the condition is not recognized.
fn expression(scope: &PredScope<'_, '_>, text: &str) -> Option<Pred> {
    let text = unwrap(text);
    match text {
        "true" => return Some(Pred::True),
        // Predicates are only evaluated for values that are present.
        "false" | "!$_self" => return Some(Pred::Or(Box::default())),
        _ => {}
    }
    for (operator, combine) in [("||", Pred::Or as fn(Box<[Pred]>) -> Pred), ("&&", Pred::And)] {
        let parts = split(text, operator);
        if parts.len() > 1 {
            let parts: Option<Box<[Pred]>> = parts.into_iter().map(|part| expression(scope, part)).collect();
            return parts.map(|parts| simplify(combine(parts)));
        }
    }
    if let Some(same) = text.strip_prefix("!!") {
        return term(scope, same);
    }
    if let Some(positive) = text.strip_prefix('!')
        && let Some(pred) = term(scope, positive)
    {
        return Some(Pred::Not(Box::new(pred)));
    }
    term(scope, text)
}

/// C++ expressions that correspond to a single leaf, each with that leaf.
const TERMS: &[(&str, &str)] = &[
    ("cast<VectorType>($_self).getScalableDims().back()", "last-dim-scalable"),
    ("is_contained(cast<VectorType>($_self).getScalableDims().drop_back(), true)", "other-dims-scalable"),
];

/// Converts a test of the values in a dense array; `None` for other expressions.
fn values(text: &str) -> Option<String> {
    let array = |list: &str| {
        let class = list.strip_prefix("cast<Dense")?.strip_suffix("($_self).asArrayRef()")?;
        class.ends_with("ArrayAttr>").then_some(())
    };
    if let Some(list) = text.strip_prefix("is_sorted(").and_then(|text| text.strip_suffix(')')) {
        return array(list).map(|()| "sorted".into());
    }
    if let Some(list) = text.strip_prefix("[](ArrayRef<") {
        let body = "> a) { return std::adjacent_find(std::begin(a), std::end(a)) == std::end(a); }(";
        return array(list.split_once(body)?.1.strip_suffix(')')?).map(|()| "distinct-neighbours".into());
    }
    let (list, body) = text.strip_prefix("all_of(")?.split_once(", [&](auto v) { return v ")?;
    array(list)?;
    Some(format!("values{}", body.strip_suffix("; })")?.replace(' ', "")))
}

/// Returns the list of sizes in an expression that tests whether the last dimension is one of them. `None` for other
/// expressions.
fn last_dim_in(text: &str) -> Option<&str> {
    let list = text.strip_prefix("is_contained(ArrayRef<int64_t>({")?;
    list.strip_suffix("}), cast<ShapedType>($_self).getDimSize(cast<ShapedType>($_self).getRank() + -1))")
}

fn word(text: &str) -> Pred {
    Pred::Leaf(Leaf::parse(text))
}

/// Converts a C++ expression on `$_self` to a leaf; `None` if it is unknown.
fn term(scope: &PredScope<'_, '_>, text: &str) -> Option<Pred> {
    if let Some((_, term)) = TERMS.iter().find(|(code, _)| *code == text) {
        return Some(word(term));
    }
    if let Some(values) = values(text) {
        return Some(word(&values));
    }
    if let Some(sizes) = last_dim_in(text) {
        return Some(word(&format!("last-dim-in:{}", sizes.replace(' ', ""))));
    }
    for op in [" == ", " >= ", " <= ", " != ", " > ", " < "] {
        if let [left, right] = split(text, op)[..] {
            return comparison(left, op.trim(), right);
        }
    }
    let (head, template, args) = call(text)?;
    match (head, template) {
        ("isa", Some(classes)) => {
            let steps = path(args)?;
            if let Some(name) = scope.world.enum_attr(scope.namespace, classes) {
                return Some(nest(steps.iter().map(String::as_str), word(&format!("enum:{name}"))));
            }
            let names: Vec<String> = split(classes, ",").into_iter().map(|class| isa(scope, class)).collect();
            return Some(nest(steps.iter().map(String::as_str), word(&format!("isa:{}", names.join("|")))));
        }
        (function, None) if !function.contains(['.', ' ', '$', '!']) && chain(args).is_some_and(|c| c.is_empty()) => {
            return Some(word(&format!("fn:{function}")));
        }
        ("is_contained", None) => {
            let [list, subject] = split(args, ",")[..] else { return None };
            let numbers: Option<Vec<String>> =
                braces(list)?.into_iter().map(|n| integer(n).map(|n| n.to_string())).collect();
            let (last, steps) = chain(subject).and_then(|mut c| c.pop().map(|last| (last, c)))?;
            return (last.0 == "getInt" && steps.is_empty())
                .then(|| word(&format!("int-in:{}", numbers.unwrap_or_default().join(","))));
        }
        ("all_of", None) => {
            let (list, body) = args.split_once(", [](auto v) { return v ")?;
            let condition = body.strip_suffix("; }")?.replace(' ', "");
            return (chain(list)?.last()?.0 == "getShape").then(|| word(&format!("dims{condition}")));
        }
        _ => {}
    }
    let mut steps = chain(text)?;
    let (method, args) = steps.pop()?;
    let name = match (method, args) {
        ("isSignlessInteger" | "isSignedInteger" | "isUnsignedInteger" | "isInteger", args) => {
            let kind = match method {
                "isSignlessInteger" => "signless",
                "isSignedInteger" => "signed",
                "isUnsignedInteger" => "unsigned",
                _ => "integer",
            };
            if args.is_empty() { kind.to_owned() } else { format!("{kind}:{}", integer(args)?) }
        }
        ("isSignlessIntOrIndex", "") => "signless-or-index".into(),
        ("isSignlessIntOrFloat", "") => "signless-or-float".into(),
        ("isSignlessIntOrIndexOrFloat", "") => "signless-or-index-or-float".into(),
        ("isIntOrIndex", "") => "integer-or-index".into(),
        ("isIntOrFloat", "") => "integer-or-float".into(),
        ("isIntOrIndexOrFloat", "") => "integer-or-index-or-float".into(),
        ("isIndex", "") => "isa:IndexType".into(),
        // Up to LLVM 19, types have a method for each small float format.
        (float, "") if float.starts_with("isFloat") && float.len() > 7 => {
            format!("isa:{}Type", float.trim_start_matches("is"))
        }
        ("isBF16", "") => "isa:BFloat16Type".into(),
        ("isF16" | "isF32" | "isF64" | "isF80" | "isF128", "") => format!("float:{}", method.trim_start_matches("isF")),
        ("isSigned", "") if text.starts_with("cast<quant::") => "storage-signed".into(),
        ("isSignless", "") => "signless".into(),
        ("hasRank", "") => "has-rank".into(),
        ("hasStaticShape", "") => "static-shape".into(),
        ("isStrided", "") => "strided".into(),
        ("allDimsScalable", "") => "all-dims-scalable".into(),
        ("isNegative" | "isNonNegative" | "isStrictlyPositive" | "isPowerOf2", "") => {
            if steps.pop()?.0 != "getValue" {
                return None;
            }
            match method {
                "isNegative" => "int<0",
                "isNonNegative" => "int>=0",
                "isStrictlyPositive" => "int>0",
                _ => "int-power-of-2",
            }
            .to_owned()
        }
        (method, "") if method.starts_with("hasPromiseOrImplementsInterface<") => {
            let class = method.split_once('<')?.1.strip_suffix('>')?;
            format!("isa:{class}")
        }
        (method, "") => {
            format!("trait:{}", crate::cpp::last_name(method.strip_prefix("hasTrait<")?.strip_suffix('>')?))
        }
        _ => return None,
    };
    let steps: Option<Vec<String>> =
        steps.into_iter().map(|(method, args)| if args.is_empty() { getter(method) } else { None }).collect();
    Some(nest(steps?.iter().map(String::as_str), word(&name)))
}

fn comparison(left: &str, op: &str, right: &str) -> Option<Pred> {
    let mut steps = chain(left)?;
    let (method, args) = steps.pop()?;
    if !args.is_empty() {
        return None;
    }
    let name = match method {
        "getRank" => "rank",
        "getNumElements" => "elements",
        "size" => "size",
        "getInt" => "int",
        "getAddressSpace" => "address-space",
        "getStorageTypeIntegralWidth" => "storage-width",
        "getValue" if op == "==" => {
            let text = right.strip_prefix('"')?.strip_suffix('"')?;
            return nest_getters(&steps, format!("str=={text}"));
        }
        "getOperationName" => {
            let name = right.strip_prefix('"')?.strip_suffix('"')?;
            return nest_getters(&steps, format!("op-name{op}{name}"));
        }
        "getShape" if op == "==" => {
            let list = right.find('{').and_then(|at| right.get(at..)).map(|r| r.trim_end_matches(')'))?;
            let dims: Vec<String> = braces(list)?.into_iter().map(str::to_owned).collect();
            return nest_getters(&steps, format!("shape=={}", dims.join("x")));
        }
        _ => return None,
    };
    nest_getters(&steps, format!("{name}{op}{}", integer(right)?))
}

fn nest_getters(steps: &[(&str, &str)], leaf: String) -> Option<Pred> {
    let steps: Option<Vec<String>> =
        steps.iter().map(|(method, args)| if args.is_empty() { getter(method) } else { None }).collect();
    Some(nest(steps?.iter().map(String::as_str), word(&leaf)))
}

/// Returns the elements of a list in braces, such as `{a, b}`; `None` for other expressions.
fn braces(text: &str) -> Option<Vec<&str>> {
    let inner = text.trim().strip_prefix('{')?.strip_suffix('}')?.trim();
    Some(if inner.is_empty() { Vec::new() } else { split(inner, ",") })
}

/// Returns the class name for `isa`: `dialect.mnemonic` if the class has a definition, otherwise its C++ name.
fn isa(scope: &PredScope<'_, '_>, class: &str) -> String {
    match scope.world.class(scope.namespace, class) {
        Some((name, _)) if !name.starts_with("builtin.") => name.to_owned(),
        _ => class.to_owned(),
    }
}
