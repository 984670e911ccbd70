/**
 * What is found out about texts once, however often it is asked: most words and many texts come again.
 * Kept for the whole run, so it forgets everything once there are too many.
 */
export function rememberTexts<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { readonly found: Found }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.found;
    const found = find(text);
    if (known.size >= maxRemembered) known.clear();
    known.set(text, { found });
    return found;
  };
}

const maxRemembered = 50_000;
