//! A parser for ODS `assemblyFormat` strings. The resulting tree contains unresolved names.

use std::borrow::Cow;

/// A node in the tree of a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Node<'f> {
    /// A keyword or punctuation in backticks.
    Literal(&'f str),
    /// Explicit whitespace: `` ` ` `` (a space), `` `\n` `` (a newline) or two backticks (no space).
    Space(Space),
    /// A variable, `$name`.
    Variable(&'f str),
    /// A string, `"text"`, as an argument of a custom directive.
    Text(Cow<'f, str>),
    /// A directive with its arguments.
    Directive(Directive, Vec<Node<'f>>),
    /// A custom directive, `custom<Name>(...)`.
    Custom(&'f str, Vec<Node<'f>>),
    /// An optional group, `(then ...)? : (otherwise ...)`.
    Group {
        /// The elements of the first half.
        then: Vec<Node<'f>>,
        /// The elements of the second half.
        otherwise: Vec<Node<'f>>,
        /// The position of the anchor.
        anchor: Anchor,
    },
    /// `oilist(...)`. Each clause is a literal and the elements that follow it.
    OiList(Vec<(&'f str, Vec<Node<'f>>)>),
}

/// Explicit whitespace in a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Space {
    /// A space.
    One,
    /// A line break.
    Newline,
    /// No space, where the spacing rules would print one.
    Empty,
}

/// The position of the anchor element in an optional group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Anchor {
    /// The index of an element in the first half.
    Then(usize),
    /// The index of an element in the second half; the group is then inverted.
    Otherwise(usize),
}

/// A directive that ODS defines, such as `attr-dict` or `operands`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Directive {
    AttrDict,
    AttrDictWithKeyword,
    PropDict,
    Operands,
    Results,
    Regions,
    Successors,
    Type,
    FunctionalType,
    Qualified,
    Ref,
    Params,
    Struct,
}

impl Directive {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "attr-dict" => Self::AttrDict,
            "attr-dict-with-keyword" => Self::AttrDictWithKeyword,
            "prop-dict" => Self::PropDict,
            "operands" => Self::Operands,
            "results" => Self::Results,
            "regions" => Self::Regions,
            "successors" => Self::Successors,
            "type" => Self::Type,
            "functional-type" => Self::FunctionalType,
            "qualified" => Self::Qualified,
            "ref" => Self::Ref,
            "params" => Self::Params,
            "struct" => Self::Struct,
            _ => return None,
        })
    }

    fn takes_arguments(self) -> bool {
        match self {
            Self::Type | Self::FunctionalType | Self::Qualified | Self::Ref | Self::Struct => true,
            Self::AttrDict
            | Self::AttrDictWithKeyword
            | Self::PropDict
            | Self::Operands
            | Self::Results
            | Self::Regions
            | Self::Successors
            | Self::Params => false,
        }
    }
}

/// The maximum nesting depth of groups and directives.
const MAX_DEPTH: usize = 64;

/// Parses an assembly format.
pub(crate) fn parse(format: &str) -> Result<Vec<Node<'_>>, String> {
    let mut parser = FormatParser { rest: format, depth: 0 };
    let nodes = parser.nodes()?;
    match parser.peek() {
        None => Ok(nodes),
        Some(c) => Err(format!("unexpected '{c}' in assembly format")),
    }
}

struct FormatParser<'f> {
    rest: &'f str,
    depth: usize,
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

impl<'f> FormatParser<'f> {
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn eat(&mut self, c: char) -> bool {
        let yes = self.peek() == Some(c);
        if yes {
            self.rest = self.rest.get(c.len_utf8()..).unwrap_or("");
        }
        yes
    }

    fn expect(&mut self, c: char) -> Result<(), String> {
        if self.eat(c) { Ok(()) } else { Err(format!("expected '{c}' in assembly format at '{}'", self.rest)) }
    }

    fn take(&mut self, len: usize) -> &'f str {
        let (head, rest) = self.rest.split_at_checked(len).unwrap_or((self.rest, ""));
        self.rest = rest;
        head
    }

    fn word(&mut self, extra: char) -> &'f str {
        self.rest = self.rest.trim_start();
        self.take(self.rest.find(|c| !is_name(c) && c != extra).unwrap_or(self.rest.len()))
    }

    /// Parses elements up to `)`, `|` or the end of the format.
    fn nodes(&mut self) -> Result<Vec<Node<'f>>, String> {
        let mut nodes = Vec::new();
        while !matches!(self.peek(), None | Some(')' | '|')) {
            nodes.push(self.node()?);
        }
        Ok(nodes)
    }

    fn node(&mut self) -> Result<Node<'f>, String> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("assembly format is nested too deep".into());
        }
        let node = match self.peek() {
            Some('`') => self.literal(),
            Some('"') => self.text(),
            Some('(') => self.group(),
            Some('$') => {
                self.take(1);
                Ok(Node::Variable(self.word('_')))
            }
            _ => self.directive(),
        };
        self.depth -= 1;
        node
    }

    fn literal(&mut self) -> Result<Node<'f>, String> {
        self.take(1);
        let end = self.rest.find('`').ok_or("unexpected end of file in literal")?;
        let text = self.take(end);
        self.take(1);
        Ok(match text {
            "" => Node::Space(Space::Empty),
            " " => Node::Space(Space::One),
            "\\n" => Node::Space(Space::Newline),
            text => Node::Literal(text),
        })
    }

    fn text(&mut self) -> Result<Node<'f>, String> {
        self.take(1);
        let (mut end, mut escaped) = (None, false);
        for (at, c) in self.rest.char_indices() {
            if c == '"' && !escaped {
                end = Some(at);
                break;
            }
            escaped = c == '\\';
        }
        let text = self.take(end.ok_or("unexpected end of file in string")?);
        self.take(1);
        Ok(Node::Text(if text.contains('\\') { Cow::Owned(text.replace('\\', "")) } else { Cow::Borrowed(text) }))
    }

    fn directive(&mut self) -> Result<Node<'f>, String> {
        let name = self.word('-');
        match name {
            "custom" => {
                self.expect('<')?;
                let name = self.word('_');
                self.expect('>')?;
                Ok(Node::Custom(name, self.arguments()?))
            }
            "oilist" => self.oilist(),
            name => {
                let directive =
                    Directive::named(name).ok_or_else(|| format!("unknown directive '{name}' in assembly format"))?;
                let args = if directive.takes_arguments() { self.arguments()? } else { Vec::new() };
                Ok(Node::Directive(directive, args))
            }
        }
    }

    fn arguments(&mut self) -> Result<Vec<Node<'f>>, String> {
        self.expect('(')?;
        let mut args = Vec::new();
        loop {
            args.push(self.node()?);
            if !self.eat(',') {
                break;
            }
        }
        self.expect(')')?;
        Ok(args)
    }

    fn oilist(&mut self) -> Result<Node<'f>, String> {
        self.expect('(')?;
        let mut clauses = Vec::new();
        loop {
            let Node::Literal(keyword) = self.node()? else {
                return Err("expected literal, but got something else in oilist".into());
            };
            clauses.push((keyword, self.nodes()?));
            if !self.eat('|') {
                break;
            }
        }
        self.expect(')')?;
        Ok(Node::OiList(clauses))
    }

    fn group(&mut self) -> Result<Node<'f>, String> {
        let (then, then_anchor) = self.half()?;
        let (otherwise, else_anchor) = if self.eat(':') { self.half()? } else { (Vec::new(), None) };
        self.expect('?')?;
        let anchor = match (then_anchor, else_anchor) {
            (Some(at), None) => Anchor::Then(at),
            (None, Some(at)) => Anchor::Otherwise(at),
            (None, None) => return Err("optional group has no anchor element".into()),
            (Some(_), Some(_)) => {
                return Err("only one element can be marked as the anchor of an optional group".into());
            }
        };
        Ok(Node::Group { then, otherwise, anchor })
    }

    fn half(&mut self) -> Result<(Vec<Node<'f>>, Option<usize>), String> {
        self.expect('(')?;
        let (mut nodes, mut anchor) = (Vec::new(), None);
        while self.peek() != Some(')') {
            nodes.push(self.node()?);
            if self.eat('^') {
                anchor = Some(nodes.len() - 1);
            }
        }
        self.expect(')')?;
        Ok((nodes, anchor))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_ods_writes() {
        let nodes = parse("$lhs `,` $rhs (`overflow` `` $flags^)? attr-dict `:` type($result)").unwrap();
        assert_eq!(nodes.len(), 7);
        let Node::Group { then, otherwise, anchor } = &nodes[3] else { panic!("no group") };
        assert_eq!(then[..], [Node::Literal("overflow"), Node::Space(Space::Empty), Node::Variable("flags")]);
        assert!(otherwise.is_empty());
        assert_eq!(*anchor, Anchor::Then(2));
        assert_eq!(nodes[6], Node::Directive(Directive::Type, vec![Node::Variable("result")]));
    }

    #[test]
    fn groups_lists_and_custom_directives() {
        let nodes =
            parse("oilist(`a` `(` $x `)` | `b` $y) (`c`) : (`d` $z^)? custom<Foo>($a, ref(type($b)), \"x\")").unwrap();
        let Node::OiList(clauses) = &nodes[0] else { panic!("no oilist") };
        assert_eq!((clauses.len(), clauses[0].0, clauses[0].1.len()), (2, "a", 3));
        assert!(matches!(nodes[1], Node::Group { anchor: Anchor::Otherwise(1), .. }));
        assert!(matches!(&nodes[2], Node::Custom("Foo", args) if args.len() == 3));
    }

    #[test]
    fn refuses_what_is_broken() {
        for format in ["(`a`)?", "`a", "frob", "type(", "$x )", "custom<", &"(".repeat(1000)] {
            assert!(parse(format).is_err(), "{format}");
        }
    }
}
