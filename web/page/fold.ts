/** Long strings of a line, shown by their beginning. Columns count characters. */

/** Strings with more characters are folded. */
const LONG = 200;
/** The number of characters that stay visible of a folded string. */
const LEFT = 60;

/** A folded part of a line, and the text that is shown instead. */
export interface Fold {
  from: number;
  to: number;
  shown: string;
}

/** Returns the folds of a line: its long strings. */
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

/** Returns the column at which a character is shown. */
export function seen(all: Fold[], column: number): number {
  let less = 0;
  for (const { from, to, shown } of all) {
    if (column >= to) less += to - from - shown.length;
    else if (column > from) return from - less;
    else break;
  }
  return column - less;
}

/** Returns the index of the character that is shown at a column. */
export function real(all: Fold[], column: number): number {
  let at = column;
  for (const { from, to, shown } of all) {
    if (at < from) break;
    if (at < from + shown.length) return from;
    at += to - from - shown.length;
  }
  return at;
}
