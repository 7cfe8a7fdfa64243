//! The arguments of `custom<Name>(...)` directives: those that a format passes, those that a hook takes, and the check
//! that they match.
//!
//! A directive lists its arguments as a tuple of the types defined here (`type Args = (arg::Operands, arg::Types)`). A
//! format is checked against the tuple when it is compiled, so the hook receives typed arguments.

use mlirkit_defs::AttrDef;
use mlirkit_ir::{Attr, BlockId, BlockRef, Ident, RegionRef, Type, ValueRef};

use crate::op_data::syntax::ParsedRegion;
use crate::text::unresolved::Unresolved;

/// A directive argument during parsing. The hook fills it.
#[derive(Debug)]
pub enum ParseArg<'a> {
    /// The operands of `$operand`: exactly one, optional or variadic.
    Operands(&'a mut Vec<Unresolved>),
    /// The operands of a variadic of variadics, one list per group.
    OperandGroups(&'a mut Vec<Vec<Unresolved>>),
    /// The types of `type($operand)` or `type($result)`.
    Types(&'a mut Vec<Type>),
    /// The types of a variadic of variadics, one list per group.
    TypeGroups(&'a mut Vec<Vec<Type>>),
    /// The attribute to which `$name` refers, or the value of the property to which it refers, as an attribute. For an
    /// enum attribute, the second field is the enum definition.
    Attribute(&'a mut Option<Attr>, Option<&'static AttrDef>),
    /// The named attributes of `attr-dict`.
    AttrDict(&'a mut Vec<(Ident, Attr)>),
    /// The regions of `$region`: exactly one or variadic.
    Regions(&'a mut Vec<ParsedRegion>),
    /// The blocks of `$successor`: exactly one or variadic.
    Successors(&'a mut Vec<BlockId>),
    /// A literal in the format, such as `"true"`.
    Literal(&'a str),
}

/// A directive argument during printing, which holds the elements to print.
#[derive(Debug, Clone)]
pub enum PrintArg<'m, 'c> {
    /// The operands of `$operand`: exactly one, optional or variadic.
    Operands(Vec<ValueRef<'m, 'c>>),
    /// The operands of a variadic of variadics, one list per group.
    OperandGroups(Vec<Vec<ValueRef<'m, 'c>>>),
    /// The types of `type($operand)` or `type($result)`.
    Types(Vec<Type>),
    /// The types of a variadic of variadics, one list per group.
    TypeGroups(Vec<Vec<Type>>),
    /// The attribute to which `$name` refers, or the value of the property to which it refers, as an attribute.
    Attribute(Option<Attr>),
    /// The named attributes of `attr-dict`.
    AttrDict(Vec<(Ident, Attr)>),
    /// The regions of `$region`: exactly one or variadic.
    Regions(Vec<RegionRef<'m, 'c>>),
    /// The blocks of `$successor`: exactly one or variadic.
    Successors(Vec<BlockRef<'m, 'c>>),
    /// A literal in the format, such as `"true"`.
    Literal(&'m str),
}

/// The kind of a directive argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The operands of `$operand`: exactly one, optional or variadic.
    Operands,
    /// The operands of a variadic of variadics, in groups.
    OperandGroups,
    /// The types of `type($operand)` or `type($result)`.
    Types,
    /// The types of a variadic of variadics, in groups.
    TypeGroups,
    /// An inherent attribute or a property, passed as `$name`.
    Attribute,
    /// The named attributes of `attr-dict`.
    AttrDict,
    /// The regions of `$region`: exactly one or variadic.
    Regions,
    /// The blocks of `$successor`: exactly one or variadic.
    Successors,
    /// A literal in the format, such as `"true"`.
    Literal,
}

impl Kind {
    /// Returns the name of the kind, for error messages.
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

/// A directive argument as written in a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// The kind of the argument.
    pub kind: Kind,
    /// Whether the argument is in `ref(...)`, which means that an earlier element has set it.
    pub is_ref: bool,
    /// The enum definition, if the argument is an enum attribute.
    pub row: Option<&'static AttrDef>,
}

/// One element of a directive's argument tuple. It takes one or more arguments of the format.
pub trait DirectiveArgument {
    /// The type of the argument that the hook receives when parsing.
    type Parse<'a>;
    /// The type of the argument that the hook receives when printing.
    type Print<'m, 'c>
    where
        'c: 'm;

    /// Appends the name of the argument to `list`, for an error message.
    fn describe(list: &mut Vec<String>);
    /// Removes the arguments of this type from the front of `given`. Returns whether they match.
    fn fits(given: &mut &[Given]) -> bool;
    /// Removes the arguments of this type from the front of `args` when parsing. Returns `None` if they do not match.
    fn parse<'a>(args: &mut &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>>;
    /// Removes the arguments of this type from the front of `args` when printing. Returns `None` if they do not match.
    fn print<'m, 'c>(args: &mut &'m [PrintArg<'m, 'c>]) -> Option<Self::Print<'m, 'c>>;
}

/// All arguments of a directive, implemented by tuples of [`DirectiveArgument`]s.
pub trait Arguments {
    /// The tuple of arguments that the hook receives when parsing.
    type Parse<'a>;
    /// The tuple of arguments that the hook receives when printing.
    type Print<'m, 'c>
    where
        'c: 'm;

    /// Appends the names of the arguments to `list`, for an error message.
    fn describe(list: &mut Vec<String>);
    /// Returns whether the arguments that a format passes match.
    fn fits(given: &[Given]) -> bool;
    /// Returns the typed arguments for parsing; `None` if they do not match.
    fn parse<'a>(args: &'a mut [ParseArg<'_>]) -> Option<Self::Parse<'a>>;
    /// Returns the typed arguments for printing; `None` if they do not match.
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
    /// `$operand`: exactly one, optional or variadic. The directive pushes the operands that it parses.
    Operands, &'a mut Vec<Unresolved>, |held| held, &'m [ValueRef<'m, 'c>], |shown| shown
}
argument! {
    /// `$operand`, where the operand is a variadic of variadics: one list per group.
    OperandGroups, &'a mut Vec<Vec<Unresolved>>, |held| held, &'m [Vec<ValueRef<'m, 'c>>], |shown| shown
}
argument! {
    /// `type($operand)` or `type($result)`.
    Types, &'a mut Vec<Type>, |held| held, &'m [Type], |shown| shown
}
argument! {
    /// `type(...)` of a variadic of variadics: one list per group.
    TypeGroups, &'a mut Vec<Vec<Type>>, |held| held, &'m [Vec<Type>], |shown| shown
}
argument! {
    /// `$name`, where the name is that of an inherent attribute or a property. A property is passed as an attribute.
    Attribute, &'a mut Option<Attr>, |held| held, Option<Attr>, |shown| *shown
}
argument! {
    /// `attr-dict`. When parsing, the named attributes parsed so far; when printing, all attributes of the operation.
    AttrDict, &'a mut Vec<(Ident, Attr)>, |held| held, &'m [(Ident, Attr)], |shown| shown
}
argument! {
    /// `$region`: exactly one or variadic.
    Regions, &'a mut Vec<ParsedRegion>, |held| held, &'m [RegionRef<'m, 'c>], |shown| shown
}
argument! {
    /// `$successor`: exactly one or variadic.
    Successors, &'a mut Vec<BlockId>, |held| held, &'m [BlockRef<'m, 'c>], |shown| shown
}
argument! {
    /// A literal in the format, such as `"true"` or a C++ expression.
    Literal, &'a str, |held| held, &'m str, |shown| shown
}

/// An enum attribute. When parsing, the hook also receives the enum definition.
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

/// An argument in `ref(...)`. An earlier element has set it; changes made by the hook have no effect.
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

/// An optional argument, which a format may leave out.
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

/// All remaining arguments, which must have the same type.
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
    /// Returns the description of the argument. Whether it is in `ref(...)` is no longer known, so `is_ref` is false.
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
