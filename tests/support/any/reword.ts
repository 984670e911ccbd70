/** Ordinary words, of which other words are made that mean nothing else. */
const replacements = [
  'amber',
  'basket',
  'candle',
  'dinner',
  'engine',
  'feather',
  'garden',
  'harvest',
  'island',
  'kettle',
  'ladder',
  'meadow',
  'needle',
  'orchard',
  'pebble',
  'quilt',
  'ribbon',
  'saddle',
  'timber',
  'velvet',
  'window',
  'yarrow',
];

/** Words that carry the grammar; they stay, as they would in an honest rewording. */
const kept =
  /^(?:a|an|and|are|as|at|be|but|by|can|do|does|for|from|has|have|how|i|if|in|is|it|its|my|no|not|of|on|one|or|our|so|that|the|their|them|then|there|they|this|to|up|was|we|what|when|which|who|will|with|you|your|we|us|free|call|email|emails|guide|report|seat|masterclass|workshop|webinar|minute|minutes|click|stops|agree|get|few|please|enter|address|name|send|sending|reserve|register|again|wrong|something|went|try|thank|registered|inbox|spam|live|session|begin|reminder|remind|hours|before|day|week|within)$/iu;

/** Names that programs read: where they stand, nothing is reworded. */
const names = new Set([
  'kind',
  'coach',
  'language',
  'scene',
  'file',
  'to',
  'marker',
  'autocomplete',
  'value',
  'version',
  'startsAt',
  'timeZone',
  'function',
  'campaign',
  'firstEmail',
  'when',
  'body',
  'onFailure',
  'stored',
  'leadId',
  'after',
  'aliases',
  'redirects',
  'strayEndings',
  'rule',
  'place',
  'currency',
]);

/**
 * A funnel as somebody writes it who takes another one for a pattern: the same parts, every sentence in
 * words of its own, and an id, a path, a source, a date and people of its own.
 */
export function reword(funnel: unknown, seed: number): unknown {
  const copy = rewordPart(funnel, seed, '');
  const own = `pattern-${'abcdefghijklmnopqrstuvwxyz'[seed]}`;
  const declared = Object(copy) as Record<string, unknown>;
  declared['id'] = own;
  declared['path'] = `/${own}`;
  delete declared['allow'];
  delete declared['aliases'];
  delete declared['redirects'];
  const { submission, event } = declared as Record<string, Record<string, unknown>>;
  if (submission) submission['source'] = own;
  if (event?.['startsAt'] !== undefined) {
    event['startsAt'] = String(event['startsAt']).replace(/-(\d\d)T/, (_, day: string) =>
      day === '15' ? '-22T' : `-${String(((Number(day) + 6) % 28) + 1).padStart(2, '0')}T`,
    );
  }
  return copy;
}

function rewordPart(part: unknown, seed: number, key: string): unknown {
  if (names.has(key)) return part;
  if (typeof part === 'string') return rewordText(part, seed);
  // Entries of one list are not named alike.
  if (Array.isArray(part)) return part.map((one, index) => rewordPart(one, seed + 3 * index, ''));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, rewordPart(value, seed, name)]),
  );
}

/** Every word with a meaning becomes another one; numbers, placeholders, marks and capitals stay. */
function rewordText(text: string, seed: number): string {
  let last = -1;
  return text.replace(/\{[^}]*\}|[\w.-]+@[\w.-]+|\p{L}+(?:[’']\p{L}+)*/gu, (word, at: number) => {
    if (!/^\p{L}/u.test(word) || word.includes('@') || kept.test(word)) return word;
    if (/^\p{Lu}\p{Lu}?$/u.test(word)) return word;
    let index = (hashOf(word.toLowerCase()) + seed * 7 + at) % replacements.length;
    if (index === last) index = (index + 1) % replacements.length;
    last = index;
    const other = replacements[index] ?? word;
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

function hashOf(word: string): number {
  return [...word].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 9973, 7);
}
