/** Parses the tags of a DKIM or DMARC record, `p=none; rua=…`, by lower-case name. */
export function readTags(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      if (at === -1) return [];
      return [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );
}
