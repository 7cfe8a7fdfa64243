/** Long strings of a line, shown by their beginning. Columns count characters. */

/** Strings with more characters are folded. */
const LONG = 200;
/** What is left of one. */
const LEFT = 60;

/** A part of a line, and what is shown instead. */
export interface Fold {
  from: number;
  to: number;
  shown: string;
}

/** The long strings of a line. */
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

/** The column at which a character is shown. */
export function seen(all: Fold[], column: number): number {
  let less = 0;
  for (const { from, to, shown } of all) {
    if (column >= to) less += to - from - shown.length;
    else if (column > from) return from - less;
    else break;
  }
  return column - less;
}

/** The character that is shown at a column. */
export function real(all: Fold[], column: number): number {
  let at = column;
  for (const { from, to, shown } of all) {
    if (at < from) break;
    if (at < from + shown.length) return from;
    at += to - from - shown.length;
  }
  return at;
}
