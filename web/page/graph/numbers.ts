/** Counts boxes, and formats large numbers. */
import type { Box } from "./layout.ts";

/** Returns the number of boxes in a box, including itself. */
export function count(box: Box): number {
  return 1 + (box.children ?? []).reduce((sum, child) => sum + count(child), 0);
}

/** Formats a large number in a short form, such as `1.2 M`. */
export function big(value: number): string {
  const units = ["", " k", " M", " G", " T", " P"];
  let at = 0;
  while (value >= 1000 && at < units.length - 1) [value, at] = [value / 1000, at + 1];
  return `${at === 0 ? String(Math.round(value * 1000) / 1000) : value.toFixed(value < 10 ? 2 : 1)}${units[at]}`;
}
