//! The arguments of `custom<Name>(...)` directives: those that a format passes, those that a hook takes, and the check
//! that both match.
//!
//! A directive lists its arguments as a tuple of the types here (`type Args = (arg::Operands, arg::Types)`). A format is
//! checked against the list when it is compiled, so that a hook gets typed arguments.

use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, BlockId, BlockRef, Ident, RegionRef, Type, ValueRef};

use crate::op_data::syntax::ParsedRegion;
use crate::text::unresolved::Unresolved;

/// An argument while parsing. The directive fills it.
#[derive(Debug)]
pub enum ParseArg<'a> {
    /// The operands of `$operand`: one, optional or many.
    Operands(&'a mut Vec<Unresolved>),
    /// The operands of a variadic of variadics, in groups.
    OperandGroups(&'a mut Vec<Vec<Unresolved>>),
    /// The types of `type($operand)` or `type($result)`.
    Types(&'a mut Vec<Type>),
    /// The types of a variadic of variadics, in groups.
    TypeGroups(&'a mut Vec<Vec<Type>>),
    /// The attribute of `$attribute` or `$property`. An enum attribute comes with its row.
    Attribute(&'a mut Option<Attr>, Option<&'static AttrDef>),
    /// The named attributes of `attr-dict`.
    AttrDict(&'a mut Vec<(Ident, Attr)>),
    /// The regions of `$region`: one or many.
    Regions(&'a mut Vec<ParsedRegion>),
    /// The blocks of `$successor`: one or many.
    Successors(&'a mut Vec<BlockId>),
    /// A literal of the format, such as `"true"`.
    Literal(&'a str),
}

/// An argument while printing.
#[derive(Debug, Clone)]
pub enum PrintArg<'m, 'c> {
    /// The operands of `$operand`: one, optional or many.
    Operands(Vec<ValueRef<'m, 'c>>),
    /// The operands of a variadic of variadics, in groups.
    OperandGroups(Vec<Vec<ValueRef<'m, 'c>>>),
    /// The types of `type($operand)` or `type($result)`.
    Types(Vec<Type>),
    /// The types of a variadic of variadics, in groups.
    TypeGroups(Vec<Vec<Type>>),
    /// The attribute of `$attribute` or `$property`.
    Attribute(Option<Attr>),
    /// The named attributes of `attr-dict`.
    AttrDict(Vec<(Ident, Attr)>),
    /// The regions of `$region`: one or many.
    Regions(Vec<RegionRef<'m, 'c>>),
    /// The blocks of `$successor`: one or many.
    Successors(Vec<BlockRef<'m, 'c>>),
    /// A literal of the format, such as `"true"`.
    Literal(&'m str),
}

/// The kind of an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The operands of `$operand`: one, optional or many.
    Operands,
    /// The operands of a variadic of variadics, in groups.
    OperandGroups,
    /// The types of `type($operand)` or `type($result)`.
    Types,
    /// The types of a variadic of variadics, in groups.
    TypeGroups,
    /// The attribute of `$attribute` or `$property`.
    Attribute,
    /// The named attributes of `attr-dict`.
    AttrDict,
    /// The regions of `$region`: one or many.
    Regions,
    /// The blocks of `$successor`: one or many.
    Successors,
    /// A literal of the format, such as `"true"`.
    Literal,
}

impl Kind {
    /// Returns the name used in messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Operands => "operands",
            Self::OperandGroups => "groups of operands",
            Self::Types => "types",
            Self::TypeGroups => "groups of types",
            Self::Attribute => "attribute",
            Self::AttrDict => "attr-dict",
            Self::Regions => "regions",
            Self::Successors => "successors",
            Self::Literal => "literal",
        }
    }
}

/// An argument in a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// The kind of the argument.
    pub kind: Kind,
    /// Whether the argument is in `ref(...)`, so that an earlier element has set it.
    pub is_ref: bool,
    /// The row of the enum, for an attribute that holds a case of one.
    pub row: Option<&'static AttrDef>,
}

/// One or more arguments of a directive.
pub trait DirectiveArgument {
    /// The type that the hook gets while parsing.
    type Parse<'a>;
    /// The type that the hook gets while printing.
    type Print<'m, 'c>
    where
        'c: 'm;

    /// Appends the argument's name to a list for a message.
    fn describe(list: &mut Vec<String>);
    /// Removes the arguments of this type from the front of the list. Returns whether they match.
    fn fits(given: &mut &[Given]) -> bool;
    /// Removes the arguments of this type from the front of the list, while parsing. `None` if they do not match.
    fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>>;
    /// Removes the arguments of this type from the front of the list, while printing. `None` if they do not match.
    fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>>;
}

/// All arguments of a directive: a tuple of [`DirectiveArgument`]s.
pub trait Arguments {
    /// The type that the hook gets while parsing.
    type Parse<'a>;
    /// The type that the hook gets while printing.
    type Print<'m, 'c>
    where
        'c: 'm;

    /// Appends the names of the arguments to a list for a message.
    fn describe(list: &mut Vec<String>);
    /// Whether a format passes these arguments.
    fn fits(given: &[Given]) -> bool;
    /// Returns the typed arguments while parsing; `None` if they do not match.
    fn parse<'a>(args: &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>>;
    /// Returns the typed arguments while printing; `None` if they do not match.
    fn print<'m, 'c>(args: &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>>;
}

fn next<'a, 'b>(args: &mut &'a mut [ParseArg<'b>]) -> Option<&'a mut ParseArg<'b>> {
    let (first, rest) = std::mem::take(args).split_first_mut()?;
    *args = rest;
    Some(first)
}

macro_rules! argument {
    ($(#[$doc:meta])* $name:ident, $parse:ty, |$held:ident| $lent:expr, $print:ty, |$shown:ident| $seen:expr) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $name {}

        impl DirectiveArgument for $name {
            type Parse<'a> = $parse;
            type Print<'m, 'c>
                = $print
            where
                'c: 'm;

            fn describe(list: &mut Vec<String>) {
                list.push(Kind::$name.name().to_owned());
            }

            fn fits(given: &mut &[Given]) -> bool {
                match given.split_first() {
                    Some((Given { kind: Kind::$name, is_ref: false, .. }, rest)) => {
                        *given = rest;
                        true
                    }
                    _ => false,
                }
            }

            fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>> {
                match next(args)? {
                    ParseArg::$name($held, ..) => Some($lent),
                    _ => None,
                }
            }

            fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>> {
                match args.split_off_first()? {
                    PrintArg::$name($shown) => Some($seen),
                    _ => None,
                }
            }
        }
    };
}

argument! {
    /// `$operand`: one, optional or many. The directive pushes what it parses.
    Operands, &'a mut Vec<Unresolved>, |held| held, &'m [ValueRef<'m, 'c>], |shown| shown
}
argument! {
    /// `$operand` of a variadic of variadics: one list per group.
    OperandGroups, &'a mut Vec<Vec<Unresolved>>, |held| held, &'m [Vec<ValueRef<'m, 'c>>], |shown| shown
}
argument! {
    /// `type($operand)`, `type($result)`.
    Types, &'a mut Vec<Type>, |held| held, &'m [Type], |shown| shown
}
argument! {
    /// `type(...)` of a variadic of variadics.
    TypeGroups, &'a mut Vec<Vec<Type>>, |held| held, &'m [Vec<Type>], |shown| shown
}
argument! {
    /// `$attribute` or `$property`, as its attribute.
    Attribute, &'a mut Option<Attr>, |held| held, Option<Attr>, |shown| *shown
}
argument! {
    /// `attr-dict`: while parsing the named attributes so far, while printing all attributes of the operation.
    AttrDict, &'a mut Vec<(Ident, Attr)>, |held| held, &'m [(Ident, Attr)], |shown| shown
}
argument! {
    /// `$region`: one, or many.
    Regions, &'a mut Vec<ParsedRegion>, |held| held, &'m [RegionRef<'m, 'c>], |shown| shown
}
argument! {
    /// `$successor`: one, or many.
    Successors, &'a mut Vec<BlockId>, |held| held, &'m [BlockRef<'m, 'c>], |shown| shown
}
argument! {
    /// A literal of the format, such as `"true"` or C++ text.
    Literal, &'a str, |held| held, &'m str, |shown| shown
}

/// An attribute that holds a case of an enum. While parsing it comes with its row.
#[derive(Debug)]
pub enum EnumAttribute {}

impl DirectiveArgument for EnumAttribute {
    type Parse<'a> = (&'a mut Option<Attr>, &'static AttrDef);
    type Print<'m, 'c>
        = Option<Attr>
    where
        'c: 'm;

    fn describe(list: &mut Vec<String>) {
        list.push("enum attribute".to_owned());
    }

    fn fits(given: &mut &[Given]) -> bool {
        given.first().is_some_and(|given| given.row.is_some()) && Attribute::fits(given)
    }

    fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>> {
        match next(args)? {
            ParseArg::Attribute(attr, row) => Some((attr, (*row)?)),
            _ => None,
        }
    }

    fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>> {
        Attribute::print(args)
    }
}

/// An argument in `ref(...)`. An earlier element has filled it; changes by the hook have no effect.
#[derive(Debug)]
pub struct Ref<A>(std::marker::PhantomData<A>);

impl<A: DirectiveArgument> DirectiveArgument for Ref<A> {
    type Parse<'a> = A::Parse<'a>;
    type Print<'m, 'c>
        = A::Print<'m, 'c>
    where
        'c: 'm;

    fn describe(list: &mut Vec<String>) {
        let mut inner = Vec::new();
        A::describe(&mut inner);
        list.push(format!("ref({})", inner.join(", ")));
    }

    fn fits(given: &mut &[Given]) -> bool {
        let Some((first, rest)) = given.split_first().filter(|(first, _)| first.is_ref) else { return false };
        *given = rest;
        A::fits(&mut [Given { is_ref: false, ..*first }].as_slice())
    }

    fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>> {
        A::parse(args)
    }

    fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>> {
        A::print(args)
    }
}

/// An argument that some formats omit.
impl<A: DirectiveArgument> DirectiveArgument for Option<A> {
    type Parse<'a> = Option<A::Parse<'a>>;
    type Print<'m, 'c>
        = Option<A::Print<'m, 'c>>
    where
        'c: 'm;

    fn describe(list: &mut Vec<String>) {
        let mut inner = Vec::new();
        A::describe(&mut inner);
        list.push(format!("optional {}", inner.join(", ")));
    }

    fn fits(given: &mut &[Given]) -> bool {
        let mut rest = *given;
        if A::fits(&mut rest) {
            *given = rest;
        }
        true
    }

    fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>> {
        let mut rest = std::mem::take(args);
        let kinds: smallvec::SmallVec<[Given; 8]> = rest.iter().map(ParseArg::given).collect();
        let parsed = if A::fits(&mut kinds.as_slice()) { Some(A::parse(&mut rest)?) } else { None };
        *args = rest;
        Some(parsed)
    }

    fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>> {
        let mut rest = *args;
        let shown = A::print(&mut rest);
        if shown.is_some() {
            *args = rest;
        }
        Some(shown)
    }
}

/// All remaining arguments.
impl<A: DirectiveArgument> DirectiveArgument for Vec<A> {
    type Parse<'a> = Vec<A::Parse<'a>>;
    type Print<'m, 'c>
        = Vec<A::Print<'m, 'c>>
    where
        'c: 'm;

    fn describe(list: &mut Vec<String>) {
        A::describe(list);
        list.push("...".to_owned());
    }

    fn fits(given: &mut &[Given]) -> bool {
        while !given.is_empty() {
            if !A::fits(given) {
                return false;
            }
        }
        true
    }

    fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>> {
        let mut all = Vec::with_capacity(args.len());
        while !args.is_empty() {
            all.push(A::parse(args)?);
        }
        Some(all)
    }

    fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>> {
        let mut all = Vec::with_capacity(args.len());
        while !args.is_empty() {
            all.push(A::print(args)?);
        }
        Some(all)
    }
}

impl ParseArg<'_> {
    /// Returns the kind of the argument. It is no longer known whether it is a reference.
    fn given(&self) -> Given {
        let kind = match self {
            Self::Operands(_) => Kind::Operands,
            Self::OperandGroups(_) => Kind::OperandGroups,
            Self::Types(_) => Kind::Types,
            Self::TypeGroups(_) => Kind::TypeGroups,
            Self::Attribute(_, row) => return Given { kind: Kind::Attribute, is_ref: false, row: *row },
            Self::AttrDict(_) => Kind::AttrDict,
            Self::Regions(_) => Kind::Regions,
            Self::Successors(_) => Kind::Successors,
            Self::Literal(_) => Kind::Literal,
        };
        Given { kind, is_ref: false, row: None }
    }
}

macro_rules! arguments {
    ($($name:ident)+) => {
        impl<$($name: DirectiveArgument),+> Arguments for ($($name,)+) {
            type Parse<'a> = ($($name::Parse<'a>,)+);
            type Print<'m, 'c>
                = ($($name::Print<'m, 'c>,)+)
            where
                'c: 'm;

            fn describe(list: &mut Vec<String>) {
                $($name::describe(list);)+
            }

            fn fits(mut given: &[Given]) -> bool {
                $($name::fits(&mut given) &&)+ given.is_empty()
            }

            fn parse<'a>(mut args: &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>> {
                Some(($($name::parse(&mut args)?,)+))
            }

            fn print<'m, 'c>(mut args: &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>> {
                Some(($($name::print(&mut args)?,)+))
            }
        }
    };
}

arguments!(A);
arguments!(A B);
arguments!(A B C);
arguments!(A B C D);
arguments!(A B C D E);
arguments!(A B C D E F);
arguments!(A B C D E F G);
arguments!(A B C D E F G H);
arguments!(A B C D E F G H I);
arguments!(A B C D E F G H I J);
