/** A JSON text's value, or why it has none, with the line where that is known. */
export function parseJson(
  text: string,
): { readonly value: unknown } | { readonly failure: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const [, position] = /at position (\d+)/.exec(words) ?? [];
    if (position === undefined) return { failure: words };
    const line = text.slice(0, Number(position)).split('\n').length;
    return { failure: `${words.replace(/ in JSON at position .*$/, '')} (line ${line})` };
  }
}
