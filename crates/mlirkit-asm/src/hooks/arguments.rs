//! The arguments of `custom<Name>(...)` directives: what a format gives, what a hook takes, and whether the two fit.
//!
//! A directive states what it takes as a tuple of the types here (`type Args = (arg::Operands, arg::Types)`). The format
//! is compared with it when it is compiled, so that the hook gets each argument as what it is.

use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, BlockId, BlockRef, Ident, RegionRef, Type, ValueRef};

use crate::op_parser::{ParsedRegion, Unresolved};

/// An argument while parsing: what the directive must fill.
#[derive(Debug)]
pub enum ParseArg<'a> {
    /// See [`Operands`].
    Operands(&'a mut Vec<Unresolved>),
    /// See [`OperandGroups`].
    OperandGroups(&'a mut Vec<Vec<Unresolved>>),
    /// See [`Types`].
    Types(&'a mut Vec<Type>),
    /// See [`TypeGroups`].
    TypeGroups(&'a mut Vec<Vec<Type>>),
    /// See [`Attribute`].
    Attribute(&'a mut Option<Attr>, Option<&'static AttrDef>),
    /// See [`AttrDict`].
    AttrDict(&'a mut Vec<(Ident, Attr)>),
    /// See [`Regions`].
    Regions(&'a mut Vec<ParsedRegion>),
    /// See [`Successors`].
    Successors(&'a mut Vec<BlockId>),
    /// See [`Literal`].
    Literal(&'a str),
}

/// An argument while printing.
#[derive(Debug, Clone)]
pub enum PrintArg<'m, 'c> {
    /// See [`Operands`].
    Operands(Vec<ValueRef<'m, 'c>>),
    /// See [`OperandGroups`].
    OperandGroups(Vec<Vec<ValueRef<'m, 'c>>>),
    /// See [`Types`].
    Types(Vec<Type>),
    /// See [`TypeGroups`].
    TypeGroups(Vec<Vec<Type>>),
    /// See [`Attribute`].
    Attribute(Option<Attr>),
    /// See [`AttrDict`].
    AttrDict(Vec<(Ident, Attr)>),
    /// See [`Regions`].
    Regions(Vec<RegionRef<'m, 'c>>),
    /// See [`Successors`].
    Successors(Vec<BlockRef<'m, 'c>>),
    /// See [`Literal`].
    Literal(&'m str),
}

/// What an argument is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// See [`Operands`].
    Operands,
    /// See [`OperandGroups`].
    OperandGroups,
    /// See [`Types`].
    Types,
    /// See [`TypeGroups`].
    TypeGroups,
    /// See [`Attribute`].
    Attribute,
    /// See [`AttrDict`].
    AttrDict,
    /// See [`Regions`].
    Regions,
    /// See [`Successors`].
    Successors,
    /// See [`Literal`].
    Literal,
}

impl Kind {
    /// How messages call it.
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

/// What a format gives for an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// What it is.
    pub kind: Kind,
    /// Whether it stands in `ref(...)`, so that it is filled already and stays as it is.
    pub is_ref: bool,
    /// The row of an attribute that holds one case of an enum.
    pub row: Option<&'static AttrDef>,
}

/// What a directive takes in one place.
pub trait Argument {
    /// What the hook gets while parsing.
    type Parse<'a>;
    /// What the hook gets while printing.
    type Print<'m, 'c>
    where
        'c: 'm;

    /// Adds its name to the list that a message gives.
    fn describe(list: &mut Vec<String>);
    /// Takes from the front what is for it; whether that was there.
    fn fits(given: &mut &[Given]) -> bool;
    /// Likewise, of the arguments themselves.
    fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>>;
    /// Likewise.
    fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>>;
}

/// What a directive takes: a tuple of [`Argument`]s.
pub trait Arguments {
    /// What the hook gets while parsing.
    type Parse<'a>;
    /// What the hook gets while printing.
    type Print<'m, 'c>
    where
        'c: 'm;

    /// The names of what it takes.
    fn describe(list: &mut Vec<String>);
    /// Whether a format gives this.
    fn fits(given: &[Given]) -> bool;
    /// The arguments as what they are; `None` if they do not fit.
    fn parse<'a>(args: &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>>;
    /// Likewise.
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

        impl Argument for $name {
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
    /// `$operand`: one, optional or many; the directive pushes what it parses.
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
    /// `attr-dict`: the named attributes parsed so far; while printing all attributes of the operation.
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

/// An attribute that holds one case of an enum; while parsing, with its row.
#[derive(Debug)]
pub enum EnumAttribute {}

impl Argument for EnumAttribute {
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

/// An argument in `ref(...)`: it is filled already, and what a hook does to it changes nothing.
#[derive(Debug)]
pub struct Ref<A>(std::marker::PhantomData<A>);

impl<A: Argument> Argument for Ref<A> {
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

/// An argument that some formats leave out.
impl<A: Argument> Argument for Option<A> {
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

/// All arguments from here on.
impl<A: Argument> Argument for Vec<A> {
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
    /// What it is. Whether it is a reference shows no more.
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
        impl<$($name: Argument),+> Arguments for ($($name,)+) {
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
