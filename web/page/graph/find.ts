/** Finds rows of a graph by text. */
/** Returns a function that tells whether a string contains a text, or matches a regular expression such as `/dot|conv/`. */
export function matcher(wanted: string): (text: string) => boolean {
  if (wanted.length > 2 && wanted.startsWith("/") && wanted.endsWith("/")) {
    try {
      const rule = new RegExp(wanted.slice(1, -1), "i");
      return (text) => text !== "" && rule.test(text);
    } catch {
      // An incomplete expression is searched as text.
    }
  }
  const low = wanted.toLowerCase();
  return (text) => text.toLowerCase().includes(low);
}
