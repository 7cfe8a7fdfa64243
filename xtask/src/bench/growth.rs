//! Measures how time and memory of both tools grow with the input size, and draws `benches/growth.svg`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Taken, convert, diverse, time, write_once};
use crate::paths;

/// Number of operations in the smallest and in the largest input, as powers of ten.
const POWERS: std::ops::RangeInclusive<u32> = 3..=7;

/// The curves: name, colour, whether the tool is mlirkit, and printing options.
const LINES: [(&str, &str, bool, &[&str]); 4] = [
    ("mlirkit, to bytecode", "#0a6", true, &["--emit-bytecode"]),
    ("mlirkit, to text", "#06c", true, &[]),
    ("mlir-opt-22, to bytecode", "#c60", false, &["--emit-bytecode"]),
    ("mlir-opt-22, to text", "#c06", false, &[]),
];

/// Measures all sizes and draws the plot.
pub(super) fn run(folder: &Path, quick: bool) -> Result<(), String> {
    let mut measured: [Vec<(f64, Taken)>; LINES.len()] = Default::default();
    for power in POWERS.filter(|power| !quick || *power < 6) {
        let (count, name) = (10_usize.pow(power), format!("growth{power}"));
        let size = count.min(1000);
        let shape = diverse::Shape { functions: count / size, size, callees: 100, locations: false };
        let text = folder.join(format!("{name}.mlir"));
        write_once(&text, |out| diverse::program(out, &shape))?;
        let input = text.with_extension("mlirbc");
        convert(&text, &input, &["--emit-bytecode"])?;
        for ((what, _, ours, flags), points) in LINES.iter().zip(&mut measured) {
            let tool = if *ours { paths::shipped() } else { paths::mlir_opt(22) };
            let output = folder.join("output");
            let run = || {
                let mut command = Command::new(&tool);
                command.args(ours.then_some("opt")).args(*flags).arg(&input).arg("-o").arg(&output);
                time(&mut command)
            };
            // For small inputs, the best of several runs is used. Large inputs vary little, so they are run once.
            let mut best = run()?;
            for _ in 1..if power < 6 { 5 } else { 1 } {
                let next = run()?;
                best = if next.wall < best.wall { next } else { best };
            }
            let seconds = best.wall.as_secs_f64();
            println!("10^{power} {what}: {seconds:.4} s, {} MiB", best.peak_kib / 1024);
            points.push((f64::from(power), best));
        }
        fs::remove_file(folder.join("output")).map_err(|e| e.to_string())?;
    }
    if quick {
        return Ok(());
    }
    let seconds = |taken: &Taken| taken.wall.as_secs_f64().log10();
    let mebibytes = |taken: &Taken| super::kib(taken.peak_kib / 1024).log10();
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"420\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"960\" height=\"420\" fill=\"white\"/>\n",
    );
    panel(&mut svg, 60.0, "wall time, s", -3..=2, &measured, seconds);
    panel(&mut svg, 540.0, "peak memory, MiB", 0..=4, &measured, mebibytes);
    for (index, (name, colour, ..)) in LINES.iter().enumerate() {
        let x = 60 + 230 * index;
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"395\" width=\"14\" height=\"4\" fill=\"{colour}\"/><text x=\"{}\" y=\"402\">{name}</text>",
            x + 20
        );
    }
    svg.push_str("</svg>\n");
    let path = paths::workspace().join("benches/growth.svg");
    fs::write(&path, svg).map_err(|e| format!("{}: {e}", path.display()))
}

// The size and position of the plot area.
const WIDTH: f64 = 380.0;
const HEIGHT: f64 = 300.0;
const TOP: f64 = 40.0;

/// Draws one quantity as a function of the input size, on logarithmic scales.
fn panel(
    svg: &mut String,
    left: f64,
    title: &str,
    decades: std::ops::RangeInclusive<i32>,
    measured: &[Vec<(f64, Taken)>],
    of: impl Fn(&Taken) -> f64,
) {
    let (first, last) = (f64::from(*POWERS.start()), f64::from(*POWERS.end()));
    let (low, high) = (f64::from(*decades.start()), f64::from(*decades.end()));
    let x = |power: f64| left + (power - first) / (last - first) * WIDTH;
    let y = |power: f64| TOP + HEIGHT - (power - low) / (high - low) * HEIGHT;
    let _ = writeln!(svg, "<text x=\"{left}\" y=\"22\" font-weight=\"bold\">{title}, by operations</text>");
    for power in POWERS {
        let at = x(f64::from(power));
        let _ = writeln!(
            svg,
            "<line x1=\"{at:.1}\" y1=\"{TOP}\" x2=\"{at:.1}\" y2=\"{:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">10^{power}</text>",
            TOP + HEIGHT,
            TOP + HEIGHT + 18.0
        );
    }
    for power in decades {
        let at = y(f64::from(power));
        let _ = writeln!(
            svg,
            "<line x1=\"{left}\" y1=\"{at:.1}\" x2=\"{:.1}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">10^{power}</text>",
            left + WIDTH,
            left - 6.0,
            at + 4.0
        );
    }
    for ((_, colour, ..), points) in LINES.iter().zip(measured) {
        let points: Vec<_> =
            points.iter().map(|(power, taken)| format!("{:.1},{:.1}", x(*power), y(of(taken)))).collect();
        let points = points.join(" ");
        let _ = writeln!(svg, "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>");
    }
}
