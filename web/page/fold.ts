/** Folding of long strings in a line, of which only the beginning is shown. Columns are counted in characters. */

/** Maximum length of a string that is not folded. */
const LONG = 200;
/** The number of characters of a folded string that stay visible. */
const LEFT = 60;

/** A folded range of a line, and the text that is shown in its place. */
export interface Fold {
  from: number;
  to: number;
  shown: string;
}

/** Returns the folds of a line: one for each long string. */
export function folds(line: string): Fold[] {
  if (line.length <= LONG) return [];
  const found: Fold[] = [];
  for (const { 0: text, index } of line.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
    if (text.length <= LONG) continue;
    const from = index + LEFT;
    const to = index + text.length - 1;
    found.push({ from, to, shown: `… ${(to - from).toLocaleString("en")} more` });
  }
  return found;
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
