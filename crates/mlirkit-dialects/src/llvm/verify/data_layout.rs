//! Checks of `llvm.data_layout`: an LLVM data layout string, which consists of specifications separated by `-`.

/// Returns the error in a data layout string, worded as in LLVM; `None` if the string is valid.
pub(super) fn fault(text: &str) -> Option<String> {
    if text.is_empty() {
        return None;
    }
    let mut names = Vec::new();
    text.split('-').find_map(|spec| check(spec, &mut names).err())
}

type Checked<T = ()> = Result<T, String>;

/// Checks one specification. `names` collects the names of address spaces, which must be unique.
fn check<'t>(spec: &'t str, names: &mut Vec<&'t str>) -> Checked {
    if let Some(rest) = spec.strip_prefix("ni") {
        let spaces = rest.strip_prefix(':').ok_or_else(|| malformed("ni:<address space>[:<address space>]..."))?;
        return spaces.split(':').try_for_each(|space| match address_space(space)? {
            0 => fail("address space 0 cannot be non-integral"),
            _ => Ok(()),
        });
    }
    let Some(kind) = spec.chars().next() else { return fail("empty specification is not allowed") };
    let rest = spec.get(kind.len_utf8()..).unwrap_or_default();
    match kind {
        'i' | 'f' | 'v' => primitive(kind, rest),
        'a' => aggregate(rest),
        'p' => pointer(rest, names),
        's' => Ok(()),
        'e' | 'E' if rest.is_empty() => Ok(()),
        'e' | 'E' => fail("malformed specification, must be just 'e' or 'E'"),
        'n' => rest.split(':').try_for_each(|width| size(width, "size").map(drop)),
        'S' if rest.is_empty() => Err(malformed("S<size>")),
        'S' => alignment(rest, "stack natural", false).map(drop),
        'F' => function_pointer(rest),
        'P' | 'A' | 'G' if rest.is_empty() => Err(malformed(&format!("{kind}<address space>"))),
        'P' | 'A' | 'G' => address_space(rest).map(drop),
        'm' => match rest.strip_prefix(':') {
            None | Some("") => Err(malformed("m:<mangling>")),
            Some("a" | "e" | "l" | "m" | "o" | "w" | "x") => Ok(()),
            Some(_) => fail("unknown mangling mode"),
        },
        _ => Err(format!("unknown specifier '{kind}'")),
    }
}

/// Checks a specification of an integer, float or vector such as `i32:32:64`, without its leading letter.
fn primitive(kind: char, rest: &str) -> Checked {
    let (width, abi, preferred) = match *parts(rest) {
        [width, abi] => (width, abi, None),
        [width, abi, preferred] => (width, abi, Some(preferred)),
        _ => return Err(malformed(&format!("{kind}<size>:<abi>[:<pref>]"))),
    };
    let (width, abi) = (size(width, "size")?, alignment(abi, "ABI", false)?);
    if kind == 'i' && width == 8 && abi != 8 {
        return fail("i8 must be 8-bit aligned");
    }
    preferred_alignment(preferred, abi)
}

/// Checks an aggregate specification such as `a:0:64`, without its leading `a`.
fn aggregate(rest: &str) -> Checked {
    let (width, abi, preferred) = match *parts(rest) {
        [width, abi] => (width, abi, None),
        [width, abi, preferred] => (width, abi, Some(preferred)),
        _ => return Err(malformed("a:<abi>[:<pref>]")),
    };
    if !width.is_empty() && number(width) != Some(0) {
        return fail("size must be zero");
    }
    preferred_alignment(preferred, alignment(abi, "ABI", true)?)
}

/// Checks a pointer specification such as `p1:64:64:64:32` or `pue7(name):64:64`, without its leading `p`.
fn pointer<'t>(rest: &'t str, names: &mut Vec<&'t str>) -> Checked {
    let parts = parts(rest);
    let [space, width, abi, others @ ..] = &*parts else { return Err(malformed(POINTER)) };
    if others.len() > 2 {
        return Err(malformed(POINTER));
    }
    pointer_space(space, names)?;
    let (width, abi) = (size(width, "pointer size")?, alignment(abi, "ABI", false)?);
    preferred_alignment(others.first().copied(), abi)?;
    match others.get(1).map(|index| size(index, "index size")).transpose()? {
        Some(index) if index > width => fail("index size cannot be larger than the pointer size"),
        _ => Ok(()),
    }
}

/// Checks the flags, the number and the name of an address space, each of which may be absent.
fn pointer_space<'t>(text: &'t str, names: &mut Vec<&'t str>) -> Checked {
    let space = text.trim_start_matches(['u', 'e']);
    let has_flags = space.len() < text.len();
    if let Some(other) = space.chars().next().filter(char::is_ascii_alphabetic) {
        return Err(format!("'{other}' is not a valid pointer specification flag"));
    }
    let (space, name) = space.split_at(space.find('(').unwrap_or(space.len()));
    if (if space.is_empty() { 0 } else { address_space(space)? }) == 0 && has_flags {
        return fail("address space 0 cannot be unstable or have external state");
    }
    if name.is_empty() {
        return Ok(());
    }
    match name.strip_prefix('(').and_then(|name| name.strip_suffix(')')) {
        None | Some("") => fail("Expected `( address space name )`"),
        Some(name) if names.contains(&name) => Err(format!("address space name `{name}` already used")),
        Some(name) => {
            names.push(name);
            Ok(())
        }
    }
}

const POINTER: &str = "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]";

/// Checks a function pointer specification such as `Fi8`, without its leading `F`.
fn function_pointer(rest: &str) -> Checked {
    let Some(kind) = rest.chars().next() else { return Err(malformed("F<type><abi>")) };
    match kind {
        'i' | 'n' => alignment(&rest[1..], "ABI", false).map(drop),
        _ => Err(format!("unknown function pointer alignment type '{kind}'")),
    }
}

fn parts(rest: &str) -> Vec<&str> {
    rest.split(':').collect()
}

fn fail<T>(message: &str) -> Checked<T> {
    Err(message.to_owned())
}

fn malformed(form: &str) -> String {
    format!("malformed specification, must be of the form \"{form}\"")
}

/// Parses a string of digits; `None` if it has other characters or is too large.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|c| c.is_ascii_digit()).then(|| text.parse().ok())?
}

fn address_space(text: &str) -> Checked<u32> {
    if text.is_empty() {
        return fail("address space component cannot be empty");
    }
    let space = number(text).filter(|space| space >> 24 == 0);
    space.ok_or_else(|| "address space must be a 24-bit integer".to_owned())
}

/// Parses a non-zero size in bits.
fn size(text: &str, name: &str) -> Checked<u32> {
    if text.is_empty() {
        return Err(format!("{name} component cannot be empty"));
    }
    let width = number(text).filter(|width| *width != 0 && width >> 24 == 0);
    width.ok_or_else(|| format!("{name} must be a non-zero 24-bit integer"))
}

/// Parses an alignment in bits. If `may_be_zero`, 0 means an alignment of 8 bits.
fn alignment(text: &str, name: &str, may_be_zero: bool) -> Checked<u32> {
    if text.is_empty() {
        return Err(format!("{name} alignment component cannot be empty"));
    }
    match number(text).filter(|value| value >> 16 == 0) {
        None => Err(format!("{name} alignment must be a 16-bit integer")),
        Some(0) if may_be_zero => Ok(8),
        Some(0) => Err(format!("{name} alignment must be non-zero")),
        Some(value) if value % 8 == 0 && value.is_power_of_two() => Ok(value),
        Some(_) => Err(format!("{name} alignment must be a power of two times the byte width")),
    }
}

fn preferred_alignment(text: Option<&str>, abi: u32) -> Checked {
    match text.map(|text| alignment(text, "preferred", false)).transpose()? {
        Some(preferred) if preferred < abi => fail("preferred alignment cannot be less than the ABI alignment"),
        _ => Ok(()),
    }
}
