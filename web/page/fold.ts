/** Folding of long strings, attributes and types in a line, of which only the beginning is shown. Columns are counted in characters. */

/** Maximum length of a string, attribute or type that is not folded. */
const LONG = 200;
/** The number of characters of a folded part that stay visible. */
const LEFT = 60;

/** A folded range of a line, and the text that is shown in its place. */
export interface Fold {
  from: number;
  to: number;
  shown: string;
}

/** Returns the folds of a line: one for each long string, and for each long attribute or type with parameters. */
export function folds(line: string): Fold[] {
  if (line.length <= LONG) return [];
  const found: Fold[] = [];
  const parts = /"(?:[^"\\]|\\.)*"|[#!][\w.$]+</g;
  for (let part = parts.exec(line); part; part = parts.exec(line)) {
    const { 0: text, index } = part;
    const end = text.startsWith('"') ? index + text.length : closed(line, index + text.length);
    if (end - index <= LONG) continue;
    const [from, to] = [index + LEFT, end - 1];
    found.push({ from, to, shown: `… ${(to - from).toLocaleString("en")} more` });
    parts.lastIndex = end;
  }
  return found;
}

/** Returns the position after the `>` that closes the bracket before `start`; 0 if there is none. */
function closed(line: string, start: number): number {
  const brackets = /"(?:[^"\\]|\\.)*"|->|[<>]/g;
  brackets.lastIndex = start;
  let depth = 1;
  for (let bracket = brackets.exec(line); bracket; bracket = brackets.exec(line)) {
    if (bracket[0] === "<") depth++;
    else if (bracket[0] === ">" && --depth === 0) return brackets.lastIndex;
  }
  return 0;
}

/** Returns the column at which a character of the line is shown. */
export function seen(all: Fold[], column: number): number {
  let less = 0;
  for (const { from, to, shown } of all) {
    if (column >= to) less += to - from - shown.length;
    else if (column > from) return from - less;
    else break;
  }
  return column - less;
}

/** Returns the index of the character of the line that is shown at a column. */
export function real(all: Fold[], column: number): number {
  let at = column;
  for (const { from, to, shown } of all) {
    if (at < from) break;
    if (at < from + shown.length) return from;
    at += to - from - shown.length;
  }
  return at;
}
