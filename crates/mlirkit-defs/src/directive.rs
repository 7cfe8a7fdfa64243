//! Parses `directive` rows, which define the syntax of `custom<Name>(...)` in assembly formats as a small grammar.

/// The definition of a `custom<Name>(...)` directive.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DirectiveDef {
    /// The name of the directive.
    pub name: Box<str>,
    /// The names of the parameters, in the order in which formats pass the arguments.
    pub params: Box<[Box<str>]>,
    /// The source of the syntax.
    pub format: Box<str>,
    /// The parsed syntax.
    pub elements: Box<[DirectiveElement]>,
}

/// An element in the syntax of a directive. Numbers are parameter indices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DirectiveElement {
    /// `` `text` ``: literal text. The printer writes it including its spaces; the parser skips the spaces.
    Text(Box<str>),
    /// `newline`: a line break.
    Newline,
    /// `indent`: indents the following lines by two more spaces.
    Indent,
    /// `dedent`: ends the effect of `indent`.
    Dedent,
    /// `$name`: the next value of an argument.
    Value(usize),
    /// `plain($attr)`: an attribute, printed without its type.
    Plain(usize),
    /// `type($attr)`: a type attribute. Anything but a type is a syntax error.
    Type(usize),
    /// `integer($attr type)`: an integer attribute of this type, printed as a number without the type.
    Integer(usize, Box<str>),
    /// `keyword($attr a b c)`: a string attribute, printed as a bare word. If the attribute is absent, the first word
    /// is printed, and the parser does not require a word.
    Keyword(usize, Box<[Box<str>]>),
    /// `list(...)`: the elements in parentheses, once for each value of their arguments, separated by commas. The list
    /// may be empty.
    List(Box<[DirectiveElement]>),
    /// `some(...)`: like `list`, but with at least one item.
    Some(Box<[DirectiveElement]>),
    /// `lines(...)`: like `list`, but with each item on a new line.
    Lines(Box<[DirectiveElement]>),
    /// `results(...)` or `braces(...)`: like `list`, but in brackets of this kind unless there is exactly one value.
    OneOrMany(Bracket, Box<[DirectiveElement]>),
    /// `again($operand)`: an operand that is repeated in each item of a list.
    Again(usize),
    /// `same($types $other)`: prints nothing. The types equal the last type of another argument.
    Same(usize, usize),
    /// `fill($types $other $operands)`: prints nothing. The type of each of `$operands` that has none yet is the last
    /// one in `$other`.
    Fill([usize; 3]),
    /// `fixed($types index)`: prints nothing. All types of the argument are the given one.
    Fixed(usize, Box<str>),
    /// `(...)?`: a group, which is present if its first value is present.
    Group(Box<[DirectiveElement]>),
    /// `dims($types $sizes)`: `{%d0, %d1}` if the last type has dynamic sizes.
    Dims(usize, usize),
    /// `tied($types $operands $operand_types $indices)`: a type, `%operand as type`, or `%operand` if it has that type.
    Tied([usize; 4]),
    /// `each(...)`: the elements in parentheses, once for each value of their arguments, without separators.
    Each(Box<[DirectiveElement]>),
    /// `args($region)`: `(%a: type {attributes}, ...)`, the arguments of a region that follows later in the format.
    Args(usize),
    /// `arg($region $types $names)`: `%a`, the next argument of a region that follows later in the format. Its type is
    /// the next one in `$types`, or a builtin type: `arg($region i1)`. The parser stores its name in `$names`, if given.
    Arg(usize, ArgType, Option<usize>),
    /// `implied($region)`: a region, printed without its implicit terminator.
    Implied(usize),
    /// `ended($region)`: a region whose implicit terminator is printed, but not required by the parser.
    Ended(usize),
    /// `case($attr a)`: an enum attribute, printed as the bare name of its case. The case `a` is implied: it is not
    /// printed, and the parser does not require it.
    Case(usize, Option<Box<str>>),
    /// `bare($attr mnemonic)`: an attribute of the operation's dialect, printed without `#dialect.`, and without the
    /// mnemonic if it is given.
    Bare(usize, Option<Box<str>>),
    /// `dense($attr $type)`: `<element: literal> : type`, an elements attribute. Its type is also the next one in
    /// `$type`, if given.
    Dense(usize, Option<usize>),
    /// `uniform($types $operands)`: one type for all operands, or a type for each if they differ. With `results` in
    /// place of operands, the types are those of the results that the source names. Several pairs share one type.
    Uniform(Box<[(usize, Option<usize>)]>),
    /// `mixed($operands $types param)`: a list of sizes. The static ones are those in a parameter of the type, and the
    /// dynamic ones are operands.
    Mixed(usize, usize, Box<str>),
    /// `signature($type $arg_attrs $res_attrs $region)`: `(%a: type {attributes}) -> type`, the type of a function and
    /// the arguments of its body.
    Signature([usize; 4]),
}

/// The type of a region argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArgType {
    /// The next type in the argument of the directive with this index.
    Next(usize),
    /// The builtin type with this name.
    Fixed(Box<str>),
}

/// The kind of brackets around a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bracket {
    /// Parentheses: `( )`.
    Round,
    /// Braces: `{ }`.
    Curly,
}

use DirectiveElement as Element;

/// The maximum nesting depth of elements.
const MAX_DEPTH: usize = 100;

/// Parses the syntax of a directive that has these parameters.
pub(crate) fn parse(params: &[Box<str>], text: &str) -> Result<Box<[Element]>, String> {
    let mut parser = Parser { params, rest: text.trim() };
    let elements = parser.elements(None, MAX_DEPTH)?;
    Ok(elements.into())
}

struct Parser<'t> {
    params: &'t [Box<str>],
    rest: &'t str,
}

impl<'t> Parser<'t> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip();
        let found = self.rest.strip_prefix(text);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.eat(text) { Ok(()) } else { Err(format!("expected '{text}' at '{}'", self.rest)) }
    }

    fn word(&mut self) -> &'t str {
        self.skip();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn param(&mut self) -> Result<usize, String> {
        self.expect("$")?;
        let name = self.word();
        let found = self.params.iter().position(|param| **param == *name);
        found.ok_or_else(|| format!("there is no parameter '{name}'"))
    }

    /// Parses the name of a parameter; returns `None` if none follows.
    fn optional_param(&mut self) -> Result<Option<usize>, String> {
        self.skip();
        self.rest.starts_with('$').then(|| self.param()).transpose()
    }

    /// Parses a word; returns `None` if none follows.
    fn optional_word(&mut self) -> Option<Box<str>> {
        Some(self.word()).filter(|word| !word.is_empty()).map(Into::into)
    }

    /// Parses elements up to the token `end`, or up to the end of the input.
    fn elements(&mut self, end: Option<&str>, depth: usize) -> Result<Vec<Element>, String> {
        let depth = depth.checked_sub(1).ok_or("the elements are nested too deeply")?;
        let mut elements = Vec::new();
        loop {
            self.skip();
            match end {
                Some(end) if self.eat(end) => return Ok(elements),
                None if self.rest.is_empty() => return Ok(elements),
                _ => elements.push(self.element(depth)?),
            }
        }
    }

    fn element(&mut self, depth: usize) -> Result<Element, String> {
        if self.eat("`") {
            let (text, rest) = self.rest.split_once('`').ok_or("expected '`'")?;
            self.rest = rest;
            return Ok(Element::Text(text.into()));
        }
        if self.rest.starts_with('$') {
            return Ok(Element::Value(self.param()?));
        }
        if self.eat("(") {
            let elements = self.elements(Some(")"), depth)?;
            self.expect("?")?;
            return Ok(Element::Group(elements.into()));
        }
        let word = self.word();
        let simple = match word {
            "newline" => Some(Element::Newline),
            "indent" => Some(Element::Indent),
            "dedent" => Some(Element::Dedent),
            _ => None,
        };
        if let Some(simple) = simple {
            return Ok(simple);
        }
        self.expect("(").map_err(|_| format!("expected an element at '{word}{}'", self.rest))?;
        type Group = fn(Box<[Element]>) -> Element;
        let many: Option<Group> = match word {
            "list" => Some(Element::List),
            "some" => Some(Element::Some),
            "lines" => Some(Element::Lines),
            "each" => Some(Element::Each),
            "results" => Some(|all| Element::OneOrMany(Bracket::Round, all)),
            "braces" => Some(|all| Element::OneOrMany(Bracket::Curly, all)),
            _ => None,
        };
        if let Some(many) = many {
            return Ok(many(self.elements(Some(")"), depth)?.into()));
        }
        Ok(match word {
            "again" => self.closed(|p| Ok(Element::Again(p.param()?)))?,
            "fill" => self.closed(|p| Ok(Element::Fill([p.param()?, p.param()?, p.param()?])))?,
            "same" => self.closed(|p| Ok(Element::Same(p.param()?, p.param()?)))?,
            "fixed" => self.closed(|p| Ok(Element::Fixed(p.param()?, p.ty(false)?)))?,
            "type" => self.closed(|p| Ok(Element::Type(p.param()?)))?,
            "plain" => self.closed(|p| Ok(Element::Plain(p.param()?)))?,
            "integer" => self.closed(|p| Ok(Element::Integer(p.param()?, p.ty(true)?)))?,
            "keyword" => {
                let param = self.param()?;
                let mut words: Vec<Box<str>> = Vec::new();
                while !self.eat(")") {
                    match self.word() {
                        "" => return Err(format!("expected a word at '{}'", self.rest)),
                        word => words.push(word.into()),
                    }
                }
                Element::Keyword(param, words.into())
            }
            "dims" => self.closed(|p| Ok(Element::Dims(p.param()?, p.param()?)))?,
            "tied" => self.closed(|p| Ok(Element::Tied([p.param()?, p.param()?, p.param()?, p.param()?])))?,
            "args" => self.closed(|p| Ok(Element::Args(p.param()?)))?,
            "arg" => self.closed(|p| {
                let region = p.param()?;
                p.skip();
                let ty = match p.rest.starts_with('$') {
                    true => ArgType::Next(p.param()?),
                    false => ArgType::Fixed(p.ty(false)?),
                };
                Ok(Element::Arg(region, ty, p.optional_param()?))
            })?,
            "implied" => self.closed(|p| Ok(Element::Implied(p.param()?)))?,
            "ended" => self.closed(|p| Ok(Element::Ended(p.param()?)))?,
            "case" => self.closed(|p| Ok(Element::Case(p.param()?, p.optional_word())))?,
            "bare" => self.closed(|p| Ok(Element::Bare(p.param()?, p.optional_word())))?,
            "dense" => self.closed(|p| Ok(Element::Dense(p.param()?, p.optional_param()?)))?,
            "uniform" => self.closed(|p| {
                let mut pairs = Vec::new();
                while let Some(types) = p.optional_param()? {
                    let operands = p.optional_param()?;
                    if operands.is_none() && p.word() != "results" {
                        return Err(format!("expected operands or 'results' at '{}'", p.rest));
                    }
                    pairs.push((types, operands));
                }
                Ok(Element::Uniform(pairs.into()))
            })?,
            "mixed" => self.closed(|p| Ok(Element::Mixed(p.param()?, p.param()?, p.word().into())))?,
            "signature" => self.closed(|p| Ok(Element::Signature([p.param()?, p.param()?, p.param()?, p.param()?])))?,
            _ => return Err(format!("unknown element '{word}'")),
        })
    }

    /// Parses the name of a builtin type that a directive can refer to: an integer type, `index` or, unless
    /// `is_integer` is set, `none` or a float type.
    fn ty(&mut self, is_integer: bool) -> Result<Box<str>, String> {
        let word = self.word();
        let width = word.strip_prefix(['s', 'u']).unwrap_or(word).strip_prefix('i');
        let is_width = |width: &str| matches!(width.parse::<u32>(), Ok(1..=16_777_215));
        let is_type = word == "index" || width.is_some_and(is_width);
        let is_other = !is_integer && ["none", "f16", "bf16", "f32", "tf32", "f64", "f80", "f128"].contains(&word);
        if is_type || is_other { Ok(word.into()) } else { Err(format!("'{word}' is no type that a row can name")) }
    }

    fn closed(&mut self, rule: impl FnOnce(&mut Self) -> Result<Element, String>) -> Result<Element, String> {
        let element = rule(self)?;
        self.expect(")")?;
        Ok(element)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_nest_to_a_limit() {
        let nested = |depth: usize| format!("{}`x`{}", "list(".repeat(depth), ")".repeat(depth));
        assert!(parse(&[], &nested(MAX_DEPTH - 1)).is_ok());
        assert_eq!(parse(&[], &nested(1_000_000)).unwrap_err(), "the elements are nested too deeply");
    }

    #[test]
    fn a_syntax_is_a_tree() {
        let params: Vec<Box<str>> = vec!["offsets".into(), "lengths".into()];
        let elements = parse(&params, "list(`[` $offsets ` for ` $lengths `]`) (`, ` $lengths)?").unwrap();
        let text = |text: &str| Element::Text(text.into());
        let list = [text("["), Element::Value(0), text(" for "), Element::Value(1), text("]")];
        let group = [text(", "), Element::Value(1)];
        assert_eq!(*elements, [Element::List(list.into()), Element::Group(group.into())]);
        assert_eq!(parse(&params, "$other").unwrap_err(), "there is no parameter 'other'");
        assert_eq!(parse(&params, "list($offsets").unwrap_err(), "expected an element at ''");
        assert!(parse(&params, "integer($offsets si8) fixed($lengths f32)").is_ok());
        assert_eq!(*parse(&params, "uniform($offsets results)").unwrap(), [Element::Uniform([(0, None)].into())]);
        assert!(parse(&params, "uniform($offsets)").is_err());
        assert_eq!(*parse(&params, "case($offsets a)").unwrap(), [Element::Case(0, Some("a".into()))]);
        assert_eq!(parse(&params, "integer($offsets f32)").unwrap_err(), "'f32' is no type that a row can name");
        assert_eq!(parse(&params, "fixed($offsets indx)").unwrap_err(), "'indx' is no type that a row can name");
    }
}
