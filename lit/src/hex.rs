//! `unhex FILE`: converts annotated hexadecimal text to bytes.
//!
//! Each pair of digits is a byte, and `"text"` is the bytes of the string. A comment begins with `//` or `#` and ends
//! with its line. In a string, a backslash escapes the next character, and `\0` is the byte 0.

use std::io::Write;
use std::process::ExitCode;

/// Converts the file named by the only argument, and writes the bytes to standard output.
pub fn main(arguments: &[String]) -> ExitCode {
    let [file] = arguments else {
        eprintln!("usage: unhex FILE");
        return ExitCode::from(2);
    };
    let bytes = std::fs::read_to_string(file).map_err(|e| e.to_string()).and_then(|text| parse(&text));
    match bytes.and_then(|bytes| std::io::stdout().write_all(&bytes).map_err(|e| e.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{file}: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Parses annotated hexadecimal text. An error message contains the line number.
fn parse(text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let wrong = |what: &str| Err(format!("line {number}: {what}"));
        let mut rest = line.chars().peekable();
        while let Some(c) = rest.next() {
            match c {
                '#' => break,
                '/' if rest.peek() == Some(&'/') => break,
                c if c.is_whitespace() => {}
                '"' => loop {
                    match rest.next() {
                        None => return wrong("the text does not end"),
                        Some('"') => break,
                        Some('\\') => match rest.next() {
                            None => return wrong("the text does not end"),
                            Some('0') => bytes.push(0),
                            Some(c) => bytes.extend(c.to_string().into_bytes()),
                        },
                        Some(c) => bytes.extend(c.to_string().into_bytes()),
                    }
                },
                high => {
                    let digit = |c: Option<char>| c.and_then(|c| c.to_digit(16)).and_then(|d| u8::try_from(d).ok());
                    let (Some(high), Some(low)) = (digit(Some(high)), digit(rest.next())) else {
                        return wrong("expected two hexadecimal digits, a text or a comment");
                    };
                    bytes.push(high << 4 | low);
                }
            }
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn bytes_texts_and_comments() {
        assert_eq!(parse("4d 4Cef // 00\n# 01\n\"a\\0\\\"\" 0a").unwrap(), b"\x4d\x4c\xefa\0\"\x0a");
        assert_eq!(parse("\n4").unwrap_err(), "line 2: expected two hexadecimal digits, a text or a comment");
        assert!(parse("0x00").is_err());
        assert!(parse("\"a").is_err());
    }
}
