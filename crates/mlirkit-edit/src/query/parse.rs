//! Parses queries.

use mlirkit_diag::{Error, Position};

use super::{Navigation, Query, QueryCompare, QueryEdit, QueryExpr, QueryField, QueryMeasure, Stage};

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
/// A syntax error; its position is an offset into the text.
pub fn parse(text: &str) -> Result<Query, Error> {
    let mut parser = QueryParser { tokens: tokens(text)?, at: 0, end: text.len(), depth: 0 };
    let mut stages = vec![parser.stage()?];
    while parser.take("|") {
        let place = parser.at;
        let stage = parser.stage()?;
        let ended = stages.iter().any(|stage| matches!(stage, Stage::Count(_) | Stage::Table(_)));
        if ended
            && !(matches!(stage, Stage::Limit(_))
                && matches!(stages.last(), Some(Stage::Count(Some(_)) | Stage::Table(_))))
        {
            parser.at = place;
            return Err(parser.error("only 'limit' can follow a table, and nothing a number"));
        }
        stages.push(stage);
    }
    if parser.at < parser.tokens.len() {
        return Err(parser.error("expected '|' or the end of the query"));
    }
    Ok(Query { stages })
}

struct QueryParser {
    tokens: Vec<(QueryToken, usize)>,
    at: usize,
    end: usize,
    depth: usize,
}

impl QueryParser {
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

    /// Parses `("text")`.
    fn argument(&mut self, what: &str) -> Result<String, Error> {
        self.expect("(")?;
        let text = self.word(what)?;
        self.expect(")")?;
        Ok(text)
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
            _ => None,
        };
        let compared =
            matches!(self.tokens.get(self.at + 1), Some((QueryToken::Sign("==" | "!=" | "<" | ">" | "<=" | ">="), _)));
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
            "operand" => {
                let number = self.word("the number of an operand")?;
                Stage::Go(Navigation::Operand(
                    number.parse().map_err(|_| self.error("expected the number of an operand"))?,
                ))
            }
            "limit" => {
                let number = self.word("a number")?;
                Stage::Limit(number.parse().map_err(|_| self.error("expected a number"))?)
            }
            "count" => Stage::Count(if self.take_word("by") { Some(self.field()?) } else { None }),
            "table" | "select" => {
                let closes = self.take("(");
                let mut fields = vec![self.field()?];
                while self.take(",") {
                    fields.push(self.field()?);
                }
                if closes {
                    self.expect(")")?;
                }
                Stage::Table(fields)
            }
            "set" => {
                self.expect("(")?;
                let name = self.word("the name of an attribute")?;
                self.expect(",")?;
                let value = self.word("an attribute, as text in quotation marks")?;
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
            "op" => QueryExpr::Op(self.argument("the name of an operation")?),
            "dialect" => QueryExpr::Dialect(self.argument("the name of a dialect")?),
            "symbol" => QueryExpr::Symbol(symbol(self.argument("the name of a symbol")?)),
            "in" => QueryExpr::In(symbol(self.argument("the name of a symbol")?)),
            "references" => QueryExpr::References(symbol(self.argument("the name of a symbol")?)),
            "type" => QueryExpr::Type(self.argument("a type")?),
            "operand_type" => QueryExpr::OperandType(self.argument("a type")?),
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
                    return Err(self.error(format!("'{other}' is neither a condition nor a stage")));
                };
                let compare = self.compare().ok_or_else(|| self.error("expected a comparison, such as '> 2'"))?;
                let number = self.word("a number")?;
                QueryExpr::Number(measure, compare, number.parse().map_err(|_| self.error("expected a number"))?)
            }
        })
    }

    fn compare(&mut self) -> Option<QueryCompare> {
        let compare = match self.peek()? {
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
            "loc" | "location" => QueryField::Location,
            "attr" => QueryField::Attr(self.argument("the name of an attribute")?),
            other => match measure(other) {
                Some(measure) => QueryField::Number(measure),
                None => return Err(self.error(format!("'{other}' is not a field"))),
            },
        })
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
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_has_a_place() {
        for (text, place) in
            [("op(", 3), ("op(\"a\") and", 11), ("nosuch", 0), ("op(\"a\") | count by x", 20), ("op(\"a", 3)]
        {
            let error = parse(text).err().map(|error| error.position.clone());
            assert_eq!(error, Some(Position::Offset(place)), "{text}");
        }
    }

    #[test]
    fn as_others_write_it() {
        assert_eq!(parse("filter(op(\"arith.addi\")) | count").ok(), parse("op(\"arith.addi\") | count").ok());
    }
}
