/** Finds groups of equal content, such as the layers of a transformer. */
import { KIND } from "./data.ts";
import type { Item, Tree } from "./tree.ts";

const known = new WeakMap<Tree, Map<number, Item[]>>();
const keys = new WeakMap<Item, number>();

/** Computes a number for each group of a tree. Groups with the same operations and types in the same order have the same number. */
function classes(tree: Tree): Map<number, Item[]> {
  const found = known.get(tree);
  if (found) return found;
  const { rows } = tree;
  const numbers = new Map<string, number>();
  const groups = new Map<number, Item[]>();
  const walk = (item: Item): number => {
    const own = item.row === undefined ? "" : `${rows.data.name[item.row]} ${rows.data.type[item.row]}`;
    // Arguments are omitted, because the first layer of a model contains those that only it uses.
    const inside = item.children.filter(({ row }) => row === undefined || rows.kind(row) !== KIND.argument);
    const text = item.children.length === 0 ? own : `${own}(${inside.map(walk).join(",")})`;
    let number = numbers.get(text);
    if (number === undefined) numbers.set(text, (number = numbers.size));
    if (item.children.length > 0 && item !== tree.root) {
      keys.set(item, number);
      const equal = groups.get(number);
      if (equal) equal.push(item);
      else groups.set(number, [item]);
    }
    return number;
  };
  walk(tree.root);
  known.set(tree, groups);
  return groups;
}

/** Returns the groups that have the same operations and types as a group, including that group. */
export function equals(tree: Tree, item: Item): Item[] {
  const groups = classes(tree);
  const key = keys.get(item);
  return (key !== undefined && groups.get(key)) || [item];
}

/** Returns the lists of equal groups with at least two members. The lists that contain the most operations are first. */
export function repeated(tree: Tree): Item[][] {
  return [...classes(tree).values()].filter((list) => list.length > 1).sort((one, other) => other.length * other[0].count - one.length * one[0].count);
}
