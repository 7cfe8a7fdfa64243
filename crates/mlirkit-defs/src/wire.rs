//! Bytecode encodings of attributes and types, given by the `wire` members of a row.

use std::fmt::{self, Display, Formatter};

use crate::line::{Line, LineResult, name, word};
use crate::model::ParamDef;

/// The maximum nesting depth of a field kind.
const MAX_DEPTH: usize = 8;

/// An encoding of an attribute or type: a code followed by fields.
///
/// In definition files: `wire` code, [`for` version], [`if` parameter | `unless` parameter | `when` hook],
/// `parameter:kind`...
///
/// A writer uses the first form that applies. A form with the same code as an earlier form is the encoding of older
/// releases. A reader uses it if it consumes all bytes and the first form does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WireForm {
    /// The numeric code that identifies the attribute or type. It is encoded first.
    pub code: u64,
    /// The dialect version for which the form is written. A form with a version is never read.
    pub version: Option<Box<str>>,
    /// The condition under which the form applies.
    pub when: WireWhen,
    /// The fields that follow the code.
    pub fields: Box<[WireField]>,
}

/// The condition under which a form of encoding applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WireWhen {
    /// The form always applies.
    Always,
    /// The parameter with this index must be present.
    Present(u16),
    /// The parameter with this index must be absent.
    Absent(u16),
    /// The condition hook with this name must return true.
    Hook(Box<str>),
}

/// A field in an encoding, which encodes one parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WireField {
    /// The index of the parameter in the attribute or type definition.
    pub param: u16,
    /// How the field is encoded.
    pub kind: WireKind,
}

/// An encoding of a parameter.
///
/// | kind | as text | bytes | parameter |
/// |---|---|---|---|
/// | `Attr`, `Type` | `attr`, `type` | index of the attribute or type | `Attr`, `Type` |
/// | `OptionalAttr` | `attr?` | 0, or index of the attribute and a flag | `Attr`, `None` |
/// | `VarInt`, `SignedVarInt` | `varint`, `svarint` | one number | `Int`, `Enum` or `Bool`, as defined |
/// | `Enum` | `enum` | one number, which must be a case of the enum | `Enum` |
/// | `OptionalVarInt` | `varint?` | a number and a flag | `Int`, `None` |
/// | `Bool` | `bool` | one byte | `Bool` |
/// | `Str` | `str` | index of the string | `Str`, or a string `Attr`, as defined |
/// | `ApInt` | `apint:64` | an integer with this width | `ApInt` |
/// | `Double` | `double` | the bits of an `f64` | `Float` |
/// | `Blob` | `blob` | size and bytes | `Attr`: a dense array of `i8`, not copied |
/// | `List` | `list:attr` | a count, followed by the elements | `Array` |
/// | `OptionalList` | `list?:attr` | a byte 0, or a byte 1 and a list | `Array`, empty for 0 |
/// | `Group` | `attr+attr` | the fields in sequence | `Array` with one element per field |
/// | `Hook` | `hook:dialect.name` | written by the hook with this name | created by the hook |
///
/// A parameter that the definition marks as optional is `None` if the field holds 0, and vice versa.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the table above documents them")]
pub enum WireKind {
    Attr,
    OptionalAttr,
    Type,
    VarInt,
    SignedVarInt,
    Enum,
    OptionalVarInt,
    Bool,
    Str,
    ApInt(u32),
    Double,
    Blob,
    List(Box<WireKind>),
    OptionalList(Box<WireKind>),
    Group(Box<[WireKind]>),
    Hook(Box<str>),
}

impl WireForm {
    /// Parses the rest of a `wire` line, for an attribute or type with these parameters.
    pub(crate) fn parse(line: &mut Line<'_>, params: &[ParamDef]) -> LineResult<Self> {
        let mut form = Self { code: line.number()?, version: None, when: WireWhen::Always, fields: Box::default() };
        let mut fields = Vec::new();
        while let Some(text) = line.next()? {
            match &*text {
                "for" => form.version = Some(line.word("a version")?.into()),
                "if" => form.when = WireWhen::Present(place(&line.name()?, params)?),
                "unless" => form.when = WireWhen::Absent(place(&line.name()?, params)?),
                "when" => form.when = WireWhen::Hook(line.word("a hook")?.into()),
                text => {
                    let (param, kind) = text.split_once(':').ok_or_else(|| format!("unexpected '{text}'"))?;
                    let kind = WireKind::parse(kind, MAX_DEPTH)?;
                    fields.push(WireField { param: place(param, params)?, kind });
                }
            }
        }
        form.fields = fields.into();
        Ok(form)
    }

    /// Writes the form in the syntax of definition files, for an attribute or type with these parameters.
    pub(crate) fn write(&self, params: &[ParamDef], f: &mut Formatter<'_>) -> fmt::Result {
        let param = |at: &u16| params.get(usize::from(*at)).map_or("", |param| &param.name);
        write!(f, "  wire {}", self.code)?;
        if let Some(version) = &self.version {
            write!(f, " for {}", word(version))?;
        }
        match &self.when {
            WireWhen::Always => {}
            WireWhen::Present(at) => write!(f, " if {}", name(param(at)))?,
            WireWhen::Absent(at) => write!(f, " unless {}", name(param(at)))?,
            WireWhen::Hook(hook) => write!(f, " when {}", word(hook))?,
        }
        self.fields.iter().try_for_each(|field| write!(f, " {}:{}", param(&field.param), field.kind))?;
        writeln!(f)
    }
}

fn place(name: &str, params: &[ParamDef]) -> LineResult<u16> {
    let at = params.iter().position(|param| &*param.name == name).and_then(|at| u16::try_from(at).ok());
    at.ok_or_else(|| format!("no parameter '{name}'"))
}

impl WireKind {
    /// Parses a field kind from a single word, such as `list:attr+svarint`.
    fn parse(text: &str, depth: usize) -> LineResult<Self> {
        let depth = depth.checked_sub(1).ok_or("kind of field is nested too deep")?;
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        match head {
            "list" => return Ok(Self::List(Box::new(Self::parse(rest, depth)?))),
            "list?" => return Ok(Self::OptionalList(Box::new(Self::parse(rest, depth)?))),
            _ if text.contains('+') => {
                return Ok(Self::Group(
                    text.split('+').map(|part| Self::parse(part, depth)).collect::<LineResult<_>>()?,
                ));
            }
            _ => {}
        }
        Ok(match (head, rest) {
            ("hook", hook) if !hook.is_empty() => Self::Hook(hook.into()),
            ("apint", width) => Self::ApInt(width.parse().map_err(|_| format!("expected a width, found '{width}'"))?),
            ("attr", "") => Self::Attr,
            ("attr?", "") => Self::OptionalAttr,
            ("type", "") => Self::Type,
            ("varint", "") => Self::VarInt,
            ("svarint", "") => Self::SignedVarInt,
            ("enum", "") => Self::Enum,
            ("varint?", "") => Self::OptionalVarInt,
            ("bool", "") => Self::Bool,
            ("str", "") => Self::Str,
            ("double", "") => Self::Double,
            ("blob", "") => Self::Blob,
            _ => return Err(format!("unknown kind of field '{text}'")),
        })
    }

    /// Returns the names of the field hooks that the kind uses.
    pub fn hooks(&self) -> Vec<&str> {
        match self {
            Self::Hook(hook) => vec![hook],
            Self::List(inner) | Self::OptionalList(inner) => inner.hooks(),
            Self::Group(parts) => parts.iter().flat_map(Self::hooks).collect(),
            _ => Vec::new(),
        }
    }
}

impl Display for WireKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Attr => "attr",
            Self::OptionalAttr => "attr?",
            Self::Type => "type",
            Self::VarInt => "varint",
            Self::SignedVarInt => "svarint",
            Self::Enum => "enum",
            Self::OptionalVarInt => "varint?",
            Self::Bool => "bool",
            Self::Str => "str",
            Self::Double => "double",
            Self::Blob => "blob",
            Self::ApInt(width) => return write!(f, "apint:{width}"),
            Self::List(inner) => return write!(f, "list:{inner}"),
            Self::OptionalList(inner) => return write!(f, "list?:{inner}"),
            Self::Group(parts) => {
                return parts
                    .iter()
                    .enumerate()
                    .try_for_each(|(at, part)| write!(f, "{}{part}", if at == 0 { "" } else { "+" }));
            }
            Self::Hook(hook) => return write!(f, "hook:{hook}"),
        })
    }
}
