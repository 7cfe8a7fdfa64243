//! Parses queries.

use mlirkit_diag::{Error, Position};

use super::{
    Navigation, Query, QueryCompare, QueryEdit, QueryExpr, QueryField, QueryMeasure, QueryReduction, RowStage, Stage,
};

#[derive(Debug, Clone, PartialEq, Eq)]
enum QueryToken {
    Word(String),
    Text(String),
    Sign(&'static str),
}

/// Maximum nesting depth of expressions.
const DEEPEST: usize = 256;

const SIGNS: [&str; 12] = ["==", "!=", "<=", ">=", "<", ">", "(", ")", ",", "|", "&", "!"];

fn tokens(text: &str) -> Result<Vec<(QueryToken, usize)>, Error> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let first = rest.chars().next().unwrap_or(' ');
        if first.is_whitespace() {
            at += first.len_utf8();
        } else if first == '"' || first == '\'' {
            let inside = rest.get(1..).unwrap_or_default();
            let end =
                inside.find(first).ok_or_else(|| Error::new(Position::Offset(at as u64), "the string does not end"))?;
            found.push((QueryToken::Text(inside.get(..end).unwrap_or_default().to_owned()), at));
            at += end + 2;
        } else if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            found.push((QueryToken::Sign(sign), at));
            at += sign.len();
        } else {
            let is_end = |c: char| c.is_whitespace() || "()|,\"'=<>!&".contains(c);
            let end = rest.find(is_end).unwrap_or(rest.len()).max(first.len_utf8());
            found.push((QueryToken::Word(rest.get(..end).unwrap_or(rest).to_owned()), at));
            at += end;
        }
    }
    Ok(found)
}

/// Parses a query.
///
/// # Errors
/// Returns a syntax error whose position is an offset into `text`.
pub fn parse(text: &str) -> Result<Query, Error> {
    let mut parser = QueryParser { text, tokens: tokens(text)?, at: 0, end: text.len(), depth: 0, named: Vec::new() };
    let mut stages = Vec::new();
    let mut titles: Option<Vec<String>> = None;
    loop {
        let stage = match (&titles, stages.last()) {
            (_, Some(Stage::Count(None) | Stage::Reduce(..) | Stage::Rows(RowStage::Count))) => {
                return Err(parser.error("nothing can follow a number"));
            }
            (Some(titles), _) => parser.row_stages(titles)?,
            (None, _) => parser.stages()?,
        };
        if let Some(made) = stage[0].titles() {
            titles = Some(made);
        }
        stages.extend(stage);
        if !parser.take("|") {
            break;
        }
    }
    if parser.at < parser.tokens.len() {
        return Err(parser.error("expected '|' or the end of the query"));
    }
    Ok(Query { stages, named: parser.named })
}

struct QueryParser<'t> {
    text: &'t str,
    tokens: Vec<(QueryToken, usize)>,
    at: usize,
    end: usize,
    depth: usize,
    /// The operation names found in the query so far, for [`Query::named_operations`].
    named: Vec<(usize, String)>,
}

/// The names of the fields, as listed in error messages.
const FIELDS: &str = "name, dialect, symbol, path, function, attr(\"NAME\"), types, operand_types, memory_space, location, operands, \
                      results, regions, blocks, users, depth, bytes and flops";

impl Stage {
    /// Returns the column titles of the table that the stage produces; `None` if it produces no table.
    fn titles(&self) -> Option<Vec<String>> {
        match self {
            Self::Count(Some(field)) => Some(vec!["count".to_owned(), field.title()]),
            Self::Table(fields) | Self::Unique(fields) => Some(fields.iter().map(QueryField::title).collect()),
            _ => None,
        }
    }
}

impl QueryField {
    /// Returns the title of the column that shows the field.
    pub(crate) fn title(&self) -> String {
        match self {
            Self::Name => "name".to_owned(),
            Self::Dialect => "dialect".to_owned(),
            Self::Symbol => "symbol".to_owned(),
            Self::Path => "path".to_owned(),
            Self::Function => "function".to_owned(),
            Self::Attr(name) => name.clone(),
            Self::Types => "types".to_owned(),
            Self::OperandTypes => "operand_types".to_owned(),
            Self::MemorySpaces => "memory_space".to_owned(),
            Self::Location => "location".to_owned(),
            Self::Number(measure) => format!("{measure:?}").to_lowercase(),
        }
    }
}

impl QueryParser<'_> {
    fn error(&self, message: impl Into<String>) -> Error {
        let place = self.tokens.get(self.at).map_or(self.end, |(_, place)| *place);
        Error::new(Position::Offset(place as u64), message)
    }

    fn peek(&self) -> Option<&QueryToken> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    fn take(&mut self, sign: &str) -> bool {
        let there = matches!(self.peek(), Some(QueryToken::Sign(other)) if *other == sign);
        self.at += usize::from(there);
        there
    }

    fn take_word(&mut self, word: &str) -> bool {
        let there = matches!(self.peek(), Some(QueryToken::Word(other)) if other == word);
        self.at += usize::from(there);
        there
    }

    fn expect(&mut self, sign: &'static str) -> Result<(), Error> {
        if self.take(sign) { Ok(()) } else { Err(self.error(format!("expected '{sign}'"))) }
    }

    fn word(&mut self, what: &str) -> Result<String, Error> {
        match self.peek() {
            Some(QueryToken::Word(word) | QueryToken::Text(word)) => {
                let word = word.clone();
                self.at += 1;
                Ok(word)
            }
            _ => Err(self.error(format!("expected {what}"))),
        }
    }

    /// Parses an argument in parentheses: `("text")`. `what` describes it in error messages.
    fn argument(&mut self, what: &str) -> Result<String, Error> {
        self.expect("(")?;
        let text = self.word(what)?;
        self.expect(")")?;
        Ok(text)
    }

    /// Parses the text of an attribute, which is in quotation marks or extends to the closing parenthesis.
    fn attribute_text(&mut self) -> Result<String, Error> {
        let place = |parser: &Self| parser.tokens.get(parser.at).map_or(parser.end, |(_, place)| *place);
        let (first, start) = (self.at, place(self));
        let mut open = 0_u32;
        while let Some(token) = self.peek() {
            match token {
                QueryToken::Sign("(") => open += 1,
                QueryToken::Sign(")") if open == 0 => break,
                QueryToken::Sign(")") => open -= 1,
                _ => {}
            }
            self.at += 1;
        }
        match &self.tokens[first..self.at] {
            [] => Err(self.error("expected an attribute, such as \"3 : i32\"")),
            [(QueryToken::Text(text), _)] => Ok(text.clone()),
            _ => Ok(self.text.get(start..place(self)).unwrap_or_default().trim_end().to_owned()),
        }
    }

    /// Parses `("text")`, or a comparison with a string, into a condition.
    fn condition(&mut self, what: &str, make: impl FnOnce(String) -> QueryExpr) -> Result<QueryExpr, Error> {
        if matches!(self.peek(), Some(QueryToken::Sign("("))) {
            return Ok(make(self.argument(what)?));
        }
        let (differs, text) = self.compared(what)?;
        let made = make(text);
        Ok(if differs { QueryExpr::Not(Box::new(made)) } else { made })
    }

    /// Parses `== "text"` or `!= "text"`. Returns the string, preceded by true for `!=` and false for `==`.
    fn compared(&mut self, what: &str) -> Result<(bool, String), Error> {
        let place = self.at;
        let differs = match self.compare() {
            Some(QueryCompare::Equal) => false,
            Some(QueryCompare::Unequal) => true,
            found => {
                self.at = place;
                return Err(self.error(match found {
                    Some(_) => "a text is compared with '==' or '!='".to_owned(),
                    None => format!("expected '==', '!=' or '(', and {what}"),
                }));
            }
        };
        Ok((differs, self.word(what)?))
    }

    /// Parses one stage of a query. Returns two stages for `top`, which is short for a sort and a limit.
    fn stages(&mut self) -> Result<Vec<Stage>, Error> {
        if !self.take_word("top") {
            return Ok(vec![self.stage()?]);
        }
        let count = self.number()?;
        self.by()?;
        Ok(vec![Stage::Sort(self.field()?, true), Stage::Limit(count)])
    }

    fn by(&mut self) -> Result<(), Error> {
        if self.take_word("by") { Ok(()) } else { Err(self.error("expected 'by' and a field")) }
    }

    fn stage(&mut self) -> Result<Stage, Error> {
        let Some(QueryToken::Word(word)) = self.peek().cloned() else { return Ok(Stage::Filter(self.either()?)) };
        let way = match word.as_str() {
            "operands" | "defs" => Some(Navigation::Operands),
            "slice" => Some(Navigation::Slice),
            "users" => Some(Navigation::Users),
            "parent" => Some(Navigation::Parent),
            "children" => Some(Navigation::Children),
            "inside" => Some(Navigation::Inside),
            "callees" => Some(Navigation::Callees),
            "callers" => Some(Navigation::Callers),
            "functions" => Some(Navigation::Functions),
            _ => None,
        };
        let compared =
            matches!(self.tokens.get(self.at + 1), Some((QueryToken::Sign("==" | "!=" | "<" | ">" | "<=" | ">="), _)))
                || matches!(self.tokens.get(self.at + 1), Some((QueryToken::Word(word), _)) if word == "=");
        if let (Some(way), false) = (way, compared) {
            self.at += 1;
            return Ok(Stage::Go(way));
        }
        self.at += 1;
        Ok(match word.as_str() {
            "filter" => {
                self.expect("(")?;
                let inside = self.either()?;
                self.expect(")")?;
                Stage::Filter(inside)
            }
            "operand" => Stage::Go(Navigation::Operand(self.number()?)),
            "limit" => Stage::Limit(self.number()?),
            "sort" => {
                self.take_word("by");
                let field = self.field()?;
                Stage::Sort(field, self.direction())
            }
            "unique" => Stage::Unique(self.fields()?),
            "sum" => Stage::Reduce(QueryReduction::Sum, self.in_parentheses(Self::summand)?),
            "min" => Stage::Reduce(QueryReduction::Min, self.in_parentheses(Self::field)?),
            "max" => Stage::Reduce(QueryReduction::Max, self.in_parentheses(Self::field)?),
            "count" => Stage::Count(if self.take_word("by") { Some(self.in_parentheses(Self::field)?) } else { None }),
            "table" | "select" => Stage::Table(self.fields()?),
            "set" => {
                self.expect("(")?;
                let name = self.word("the name of an attribute")?;
                self.expect(",")?;
                let value = self.attribute_text()?;
                self.expect(")")?;
                Stage::QueryEdit(QueryEdit::Set(name, value))
            }
            "unset" => Stage::QueryEdit(QueryEdit::Unset(self.argument("the name of an attribute")?)),
            "rename" => {
                Stage::QueryEdit(QueryEdit::Rename(self.argument("a name")?.trim_start_matches('@').to_owned()))
            }
            "delete" => Stage::QueryEdit(QueryEdit::Delete),
            _ => {
                self.at -= 1;
                Stage::Filter(self.either()?)
            }
        })
    }

    /// Parses a stage that follows a table with these column titles. Returns two stages for `top`, which is short for a
    /// sort and a limit.
    fn row_stages(&mut self, titles: &[String]) -> Result<Vec<Stage>, Error> {
        let start = self.at;
        let word = self.word("a stage")?;
        let stages = match word.as_str() {
            "limit" => vec![RowStage::Limit(self.number()?)],
            "sort" => {
                self.take_word("by");
                let column = self.column(titles)?;
                vec![RowStage::Sort(column, self.direction())]
            }
            "top" => {
                let count = self.number()?;
                self.by()?;
                vec![RowStage::Sort(self.column(titles)?, true), RowStage::Limit(count)]
            }
            "unique" => vec![RowStage::Unique],
            "count" => vec![RowStage::Count],
            _ => {
                self.at = start;
                return Err(self.error("only 'sort', 'top', 'limit', 'unique' and 'count' can follow a table"));
            }
        };
        Ok(stages.into_iter().map(Stage::Rows).collect())
    }

    /// Parses the name of a column and returns its index.
    fn column(&mut self, titles: &[String]) -> Result<usize, Error> {
        let place = self.at;
        let name = match self.peek() {
            Some(QueryToken::Word(word)) if titles.contains(word) => self.word("a column")?,
            Some(QueryToken::Text(_)) => self.word("a column")?,
            _ => self.field()?.title(),
        };
        titles.iter().position(|title| *title == name).ok_or_else(|| {
            self.at = place;
            self.error(format!("no column is called '{name}'; the columns are {}", titles.join(", ")))
        })
    }

    /// Parses an optional sort order. Returns true if it is descending.
    fn direction(&mut self) -> bool {
        let descending = self.take_word("desc");
        if !descending {
            self.take_word("asc");
        }
        descending
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, Error> {
        let word = self.word("a number")?;
        word.parse().map_err(|_| {
            self.at -= 1;
            self.error(format!("expected a number, and not '{word}'"))
        })
    }

    /// Parses a list of fields, which may be in parentheses.
    fn fields(&mut self) -> Result<Vec<QueryField>, Error> {
        self.in_parentheses(|parser| {
            let mut fields = vec![parser.field()?];
            while parser.take(",") {
                fields.push(parser.field()?);
            }
            Ok(fields)
        })
    }

    /// Parses what `parse` parses, with or without parentheses around it.
    fn in_parentheses<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T, Error>) -> Result<T, Error> {
        let closes = self.take("(");
        let parsed = parse(self)?;
        if closes {
            self.expect(")")?;
        }
        Ok(parsed)
    }

    /// Parses a numeric field, of which a sum can be computed.
    fn summand(&mut self) -> Result<QueryField, Error> {
        let place = self.at;
        let field = self.field()?;
        if !matches!(field, QueryField::Number(_) | QueryField::Attr(_)) {
            self.at = place;
            return Err(self.error(format!("'{}' is no number and has no sum", field.title())));
        }
        Ok(field)
    }

    fn either(&mut self) -> Result<QueryExpr, Error> {
        let mut left = self.both()?;
        while self.take_word("or") {
            left = QueryExpr::Or(Box::new(left), Box::new(self.both()?));
        }
        Ok(left)
    }

    fn both(&mut self) -> Result<QueryExpr, Error> {
        let mut left = self.one()?;
        while self.take_word("and") || self.take("&") {
            left = QueryExpr::And(Box::new(left), Box::new(self.one()?));
        }
        Ok(left)
    }

    fn one(&mut self) -> Result<QueryExpr, Error> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.error("the query is nested too deeply"));
        }
        let found = self.simple();
        self.depth -= 1;
        found
    }

    fn simple(&mut self) -> Result<QueryExpr, Error> {
        if self.take_word("not") || self.take("!") {
            return Ok(QueryExpr::Not(Box::new(self.one()?)));
        }
        if self.take("(") {
            let inside = self.either()?;
            self.expect(")")?;
            return Ok(inside);
        }
        let Some(QueryToken::Word(word)) = self.peek().cloned() else {
            return Err(self.error("expected a condition, such as op(\"arith.addi\")"));
        };
        self.at += 1;
        let symbol = |name: String| name.trim_start_matches('@').to_owned();
        Ok(match word.as_str() {
            "all" => QueryExpr::All,
            "op" | "name" => {
                let place = self.tokens.get(self.at + 1).map_or(self.end, |(_, place)| *place);
                let mut name = String::new();
                let found = self.condition("the name of an operation", |given| {
                    name.clone_from(&given);
                    QueryExpr::Op(given)
                })?;
                self.named.push((place, name));
                found
            }
            "dialect" => self.condition("the name of a dialect", QueryExpr::Dialect)?,
            "symbol" => self.condition("the name of a symbol", |name| QueryExpr::Symbol(symbol(name)))?,
            "in" => self.condition("the name of a symbol", |name| QueryExpr::In(symbol(name)))?,
            "references" => self.condition("the name of a symbol", |name| QueryExpr::References(symbol(name)))?,
            "type" => self.condition("a type", QueryExpr::Type)?,
            "operand_type" => self.condition("a type", QueryExpr::OperandType)?,
            "types" | "operand_types" | "path" | "function" | "loc" | "location" => {
                self.at -= 1;
                let field = self.field()?;
                let (differs, text) = self.compared("a text")?;
                let text = if field == QueryField::Function { symbol(text) } else { text };
                let found = QueryExpr::Is(field, text);
                if differs { QueryExpr::Not(Box::new(found)) } else { found }
            }
            "memory_space" => self.condition("a memory space", QueryExpr::MemorySpace)?,
            "attr" => {
                let name = self.argument("the name of an attribute")?;
                match self.compare() {
                    Some(compare) => QueryExpr::AttrIs(name, compare, self.word("a value")?),
                    None => QueryExpr::Attr(name),
                }
            }
            other => {
                let Some(measure) = measure(other) else {
                    self.at -= 1;
                    return Err(self.error(format!("'{other}' is neither a condition nor a stage{}", hint(other))));
                };
                let compare = self.compare().ok_or_else(|| self.error("expected a comparison, such as '> 2'"))?;
                QueryExpr::Number(measure, compare, self.number()?)
            }
        })
    }

    fn compare(&mut self) -> Option<QueryCompare> {
        let compare = match self.peek()? {
            // SQL spells equality with a single `=`.
            QueryToken::Word(word) if word == "=" => QueryCompare::Equal,
            QueryToken::Sign("==") => QueryCompare::Equal,
            QueryToken::Sign("!=") => QueryCompare::Unequal,
            QueryToken::Sign("<") => QueryCompare::Less,
            QueryToken::Sign("<=") => QueryCompare::LessOrEqual,
            QueryToken::Sign(">") => QueryCompare::More,
            QueryToken::Sign(">=") => QueryCompare::MoreOrEqual,
            _ => return None,
        };
        self.at += 1;
        Some(compare)
    }

    fn field(&mut self) -> Result<QueryField, Error> {
        let word = self.word("a field, such as name")?;
        Ok(match word.as_str() {
            "name" => QueryField::Name,
            "dialect" => QueryField::Dialect,
            "symbol" => QueryField::Symbol,
            "path" => QueryField::Path,
            "function" => QueryField::Function,
            "type" | "types" => QueryField::Types,
            "operand_types" => QueryField::OperandTypes,
            "memory_space" | "memory_spaces" => QueryField::MemorySpaces,
            "loc" | "location" => QueryField::Location,
            "attr" => QueryField::Attr(self.argument("the name of an attribute")?),
            other => match measure(other) {
                Some(measure) => QueryField::Number(measure),
                None => {
                    self.at -= 1;
                    let names = FIELDS.split([',', ' ']).filter(|word| !word.is_empty() && *word != "and");
                    let near = mlirkit_diag::nearest(other, names).map(|near| format!("; did you mean '{near}'?"));
                    let near = near.unwrap_or_default();
                    return Err(self.error(format!("'{other}' is not a field; the fields are {FIELDS}{near}")));
                }
            },
        })
    }
}

/// The words that begin a condition or stage, conditions first.
const WORDS: [&str; 41] = [
    "op",
    "dialect",
    "symbol",
    "in",
    "references",
    "type",
    "operand_type",
    "memory_space",
    "attr",
    "results",
    "regions",
    "blocks",
    "depth",
    "bytes",
    "flops",
    "all",
    "not",
    "filter",
    "operands",
    "operand",
    "slice",
    "users",
    "parent",
    "children",
    "inside",
    "callees",
    "callers",
    "functions",
    "limit",
    "sort",
    "top",
    "unique",
    "sum",
    "min",
    "max",
    "count",
    "table",
    "set",
    "unset",
    "rename",
    "delete",
];
/// The index of the first stage in [`WORDS`].
const FIRST_STAGE: usize = 17;

/// Returns a suggestion for an unknown word or, if there is none, a list of the known words. The result begins with a
/// semicolon.
fn hint(word: &str) -> String {
    if let Some(symbol) = word.strip_prefix('@') {
        return format!("; the condition is symbol(\"{symbol}\")");
    }
    if word.contains('.') {
        return format!("; the condition is op(\"{word}\")");
    }
    match mlirkit_diag::nearest(word, WORDS) {
        Some(near) => format!("; did you mean '{near}'?"),
        None => format!(
            "; conditions are op, dialect, symbol, in, references, type, operand_type, memory_space, attr and comparisons; \
             stages are {}",
            WORDS[FIRST_STAGE..].join(", ")
        ),
    }
}

fn measure(word: &str) -> Option<QueryMeasure> {
    Some(match word {
        "operands" => QueryMeasure::Operands,
        "results" => QueryMeasure::Results,
        "regions" => QueryMeasure::Regions,
        "blocks" => QueryMeasure::Blocks,
        "users" => QueryMeasure::Users,
        "depth" => QueryMeasure::Depth,
        "bytes" => QueryMeasure::Bytes,
        "flops" => QueryMeasure::Flops,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_has_a_place() {
        for (text, place) in
            [("op(", 3), ("op(\"a\") and", 11), ("nosuch", 0), ("op(\"a\") | count by x", 19), ("op(\"a", 3)]
        {
            let error = parse(text).err().map(|error| error.position.clone());
            assert_eq!(error, Some(Position::Offset(place)), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, message) in [
            ("all | sort nme", "'nme' is not a field; the fields are name, "),
            ("al", "'al' is neither a condition nor a stage; did you mean 'all'?"),
            ("name > \"a.b\"", "a text is compared with '==' or '!='"),
            ("types", "expected '==', '!=' or '(', and a text"),
            ("arith.addi", "'arith.addi' is neither a condition nor a stage; the condition is op(\"arith.addi\")"),
            ("@f | users", "'@f' is neither a condition nor a stage; the condition is symbol(\"f\")"),
            ("all | set(\"a\", )", "expected an attribute, such as \"3 : i32\""),
            ("conut by name", "'conut' is neither a condition nor a stage; did you mean 'count'?"),
            ("all | count | limit 3", "nothing can follow a number"),
            ("all | table name | users", "only 'sort', 'top', 'limit', 'unique' and 'count' can follow a table"),
            ("all | table name | sort path", "no column is called 'path'; the columns are name"),
            ("all | sum name", "'name' is no number and has no sum"),
            ("all | limit x", "expected a number, and not 'x'"),
            ("all | top 3", "expected 'by' and a field"),
        ] {
            let error = parse(text).err().map(|error| error.message.to_string()).unwrap_or_default();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }

    #[test]
    fn as_others_write_it() {
        let stages = |text| parse(text).map(|query| query.stages).ok();
        assert_eq!(stages("dialect == arith"), stages("dialect(\"arith\")"));
        assert_eq!(stages("memory_space != 3 | count"), stages("not memory_space(\"3\") | count"));
        assert_eq!(stages("symbol == @f"), stages("symbol(\"f\")"));
        let parsed = |text: &str| parse(text).map(|query| query.stages).ok();
        for stage in ["sum", "min", "max", "unique", "table", "count by"] {
            let texts = [" bytes", "(bytes)", "(bytes"].map(|field| format!("all | {stage}{field}"));
            assert!(parsed(&texts[0]).is_some(), "{stage}");
            assert_eq!(parsed(&texts[1]), parsed(&texts[0]), "{stage}");
            assert_eq!(parsed(&texts[2]), None, "{stage}");
        }
        for word in ["op", "dialect", "symbol", "in", "references", "type", "operand_type", "memory_space"] {
            let condition = parsed(&format!("{word}(\"x\") | count"));
            assert!(condition.is_some(), "{word}");
            assert_eq!(parsed(&format!("{word} == x | count")), condition, "{word}");
            assert_eq!(parsed(&format!("{word} != 'x' | count")), parsed(&format!("not {word}(x) | count")), "{word}");
        }
        assert_eq!(stages("name == arith.addi"), stages("op(\"arith.addi\")"));
        assert_eq!(stages("users = 0"), stages("users == 0"));
        assert_eq!(stages("all | set(\"a\", 3 : i32)"), stages("all | set(\"a\", \"3 : i32\")"));
        assert_eq!(
            stages("all | set(a, affine_map<(d0) -> (d0)>)"),
            stages("all | set(\"a\", 'affine_map<(d0) -> (d0)>')")
        );
        assert_eq!(stages("filter(op(\"arith.addi\")) | count"), stages("op(\"arith.addi\") | count"));
    }
}
