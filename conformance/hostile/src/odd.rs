//! Large files with irregular lines: bodies of all sizes, deep or missing indentation, tabs, several operations on a
//! line, comments in unexpected positions, and occasional errors. The result of reading them must not depend on the
//! number of threads.

use crate::damage::Random;

/// File size in bytes, large enough that several threads are used.
const LENGTH: usize = (1 << 20) + (1 << 16);

/// Returns file number `number` of the run with `seed`.
#[must_use]
pub fn file(seed: u64, number: usize) -> Vec<u8> {
    let mut random = Random::of(seed, number);
    let style = Style::of(&mut random);
    let mut odd = Odd { text: String::new(), random, style, count: 0 };
    let wrapped = odd.random.below(4) == 0;
    if wrapped {
        odd.line("module {");
    }
    if odd.random.below(2) == 0 {
        (0..20).for_each(|number| {
            odd.text.push_str(&format!("#a{number} = [{number}, \"x\"]\n!t{number} = tuple<i{}>\n", number + 1))
        });
    } else {
        odd.style.aliases = false;
    }
    let errors = if odd.random.below(3) == 0 { 1 + odd.random.below(2) } else { 0 };
    let mut places: Vec<usize> = (0..errors).map(|_| odd.random.below(LENGTH)).collect();
    places.sort_unstable_by_key(|place| std::cmp::Reverse(*place));
    while odd.text.len() < LENGTH {
        odd.function();
        while places.pop_if(|place| *place < odd.text.len()).is_some() {
            odd.wrong();
        }
    }
    if wrapped {
        odd.line("}");
    }
    let mut text = odd.text;
    if odd.style.crlf {
        text = text.replace('\n', "\r\n");
    }
    text.into_bytes()
}

/// The style of the lines in a file.
struct Style {
    indent: &'static str,
    base: usize,
    joined: usize,
    comments: bool,
    crlf: bool,
    aliases: bool,
    locations: bool,
    longest: usize,
}

impl Style {
    fn of(random: &mut Random) -> Self {
        let indent = ["  ", "", "\t", " ", "    ", " \t"].get(random.below(6)).copied().unwrap_or_default();
        Self {
            indent,
            base: [0, 0, 0, 1, 40, 300].get(random.below(6)).copied().unwrap_or_default(),
            joined: [0, 0, 2, 30, usize::MAX].get(random.below(5)).copied().unwrap_or_default(),
            comments: random.below(3) == 0,
            crlf: random.below(6) == 0,
            aliases: true,
            locations: random.below(3) == 0,
            longest: [3, 40, 400, 4000].get(random.below(4)).copied().unwrap_or_default(),
        }
    }
}

struct Odd {
    text: String,
    random: Random,
    style: Style,
    count: usize,
}

impl Odd {
    /// Writes a line, or a part of a line if several operations share it.
    fn line(&mut self, line: &str) {
        self.indented(0, line);
    }

    fn indented(&mut self, depth: usize, line: &str) {
        // Insert a misplaced line from time to time.
        let depth = if self.random.below(200) == 0 { self.random.below(5) } else { depth };
        self.text.push_str(&self.style.indent.repeat(depth + self.style.base));
        self.text.push_str(line);
        if self.style.locations && self.random.below(3) == 0 && line.contains(" = arith") {
            let place = format!(" loc(\"f{}\":{}:7)", self.random.below(9), self.random.below(99));
            self.text.push_str(&place);
        }
        if self.style.comments && self.random.below(9) == 0 {
            self.text.push_str(
                [" // }", " // { \"", "\n// func.func @x() {", "\n\n"].get(self.random.below(4)).unwrap_or(&""),
            );
            self.text.push('\n');
        } else if self.style.joined == 0 || self.random.below(self.style.joined.saturating_add(1)) == 0 {
            self.text.push('\n');
        } else {
            self.text.push(' ');
        }
    }

    fn function(&mut self) {
        let name = self.count;
        self.count += 1;
        match self.random.below(12) {
            0 => return self.line(&format!("func.func private @p{name}(i32) -> i32")),
            1 => return self.line(&format!("module @m{name} {{ func.func private @f() }}")),
            2 => {
                return self.line(&format!(
                    "\"t.op\"() ({{ \"t.in\"() : () -> () }}) {{n = {name}, s = \"}}\\n{{\"}} : () -> ()"
                ));
            }
            _ => {}
        }
        let wrapped = self.random.below(10) == 0;
        if wrapped {
            self.line(&format!("module @n{name} {{"));
        }
        self.line(&format!("func.func @f{name}(%a: i32, %c: i1) -> i32 {{"));
        let length = self.random.below(self.style.longest);
        self.body(length, 1);
        let value = if length == 0 { "%a".to_owned() } else { format!("%d1_{}", self.random.below(length)) };
        self.indented(1, &format!("return {value} : i32"));
        self.line("}");
        if wrapped {
            self.line("}");
        }
    }

    fn body(&mut self, length: usize, depth: usize) {
        for number in 0..length {
            let operand =
                if number == 0 { "%a".to_owned() } else { format!("%d{depth}_{}", self.random.below(number)) };
            let attrs = match self.random.below(12) {
                0 if self.style.aliases => format!(" {{x = #a{}}}", self.random.below(20)),
                1 if self.style.aliases => format!(" {{x = !t{}}}", self.random.below(20)),
                2 => format!(
                    " {{x = \"{}\"}}",
                    ["}", "{", "//", "\\22", "\u{e9}"].get(self.random.below(5)).unwrap_or(&"")
                ),
                _ => String::new(),
            };
            self.indented(depth, &format!("%d{depth}_{number} = arith.addi {operand}, %a{attrs} : i32"));
            if depth < 6 && self.random.below(40) == 0 {
                self.indented(depth, "scf.if %c {");
                let inner = self.random.below(9);
                self.body(inner, depth + 1);
                self.indented(depth, "}");
            }
        }
    }

    /// Writes a random kind of error.
    fn wrong(&mut self) {
        let name = self.count;
        let line = match self.random.below(8) {
            0 => format!("func.func @w{name}() {{ %x = arith.addi %undefined, %x : i32 return }}"),
            1 => format!("func.func @w{name}(%a: i32) -> i64 {{ return %a : i32 }}"),
            2 => "}".to_owned(),
            3 => format!("func.func @w{name}() {{"),
            4 => format!("func.func @w{name}() {{ \"no.such\"() {{a = #undefined}} : () -> () return }}"),
            5 => "func.func @f0() { return }".to_owned(),
            6 => format!("func.func @w{name}() {{ \"t.op\"() : () -> () loc(\"open }}\n"),
            _ => format!("func.func @w{name}(%a: i32, %a: i32) {{\n^bb0:\n  cf.br ^nowhere\n}}"),
        };
        self.line(&line);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn they_are_large_and_follow_from_their_number() {
        let file = super::file(1, 3);
        assert!(file.len() > 1 << 20 && file.len() < 1 << 23, "{}", file.len());
        assert!(file == super::file(1, 3) && file != super::file(1, 4));
    }
}
