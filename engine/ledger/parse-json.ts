/** A JSON text's value, or why it has none, with the line where that is known. */
export function parseJson(
  text: string,
): { readonly value: unknown } | { readonly failure: string } {
  try {
    const value: unknown = JSON.parse(text);
    const twice = findTwice(text);
    return twice === undefined ? { value } : { failure: twice };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(words) ?? [];
    if (position === undefined) return { failure: words };
    const line = text.slice(0, Number(position)).split('\n').length;
    return { failure: `${words.replace(/ in JSON at position .*$/, '')} (line ${line})` };
  }
}

/** JSON takes the last of two entries of one name, as a merge by hand leaves them, and forgets the first. */
function findTwice(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const { 0: token, groups = {}, index } of text.matchAll(
    /[{}]|(?<name>"(?:[^"\\]|\\.)*")(?<isKey>\s*:)?/g,
  )) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (groups['isKey'] !== undefined) {
      const name = groups['name'] ?? '';
      if (open.at(-1)?.has(name)) {
        const line = text.slice(0, index).split('\n').length;
        return `${name} stands twice in one place (line ${line}), as after a merge`;
      }
      open.at(-1)?.add(name);
    }
  }
  return undefined;
}
