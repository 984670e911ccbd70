import { withPlainCharacters } from '#engine/text/odd-character.ts';

/** Colours that people know by name (CSS Color 4, 6.1). */
const colours: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#FFFFFF',
  red: '#FF0000',
  green: '#008000',
  blue: '#0000FF',
  navy: '#000080',
  teal: '#008080',
  purple: '#800080',
  orange: '#FFA500',
  yellow: '#FFFF00',
  grey: '#808080',
  gray: '#808080',
  maroon: '#800000',
  gold: '#FFD700',
  pink: '#FFC0CB',
};

/** Repairs that may yield the value that was meant; tried in this order, alone and chained. */
const repairs: readonly ((value: string) => string)[] = [
  (value) => value.trim(),
  withPlainCharacters,
  // Addresses of pages
  (value) => value.replace(/^http:\/\//i, 'https://'),
  (value) => (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value) ? `https://${value}` : value),
  (value) => value.replace(/^https:\/(?!\/)/, 'https://'),
  (value) =>
    value.replace(
      /^(?:h?t{1,3}ps?(?:[:;]\/{0,2}|\/\/)|https:\/\/https?[:.]?\/\/)(?=\w)/i,
      'https://',
    ),
  // Email addresses
  (value) => value.replace(/^mailto:/, '').replace(/\s*(?:\(at\)|\[at\]|\sat\s)\s*/i, '@'),
  (value) => (/[@#]|:\/\//.test(value) ? value.replace(/\s/g, '') : value),
  (value) => value.replace(/(@.*\w),(\w+)$/, '$1.$2').replace(/[.,;]+$/, ''),
  // Colours
  (value) => (/^[0-9a-f]{3,6}$/i.test(value) ? `#${value}` : value),
  (value) => value.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
  (value) => value.replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/i, '$1'),
  (value) => colours[value.toLowerCase()] ?? value,
  // Dates and times
  (value) => value.replace(/^(\d{4}-\d{2}-\d{2})\s+(?=\d)/, '$1T'),
  (value) => value.replace(/^(\d{4}-\d{2}-\d{2}T)(\d):/, '$10$2:'),
  (value) =>
    value.replace(
      /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/,
      '$1',
    ),
  // Paths
  (value) => value.replace(/^https?:\/\/[^/]+/, ''),
  (value) => value.replace(/[?#].*$/, ''),
  (value) => value.replace(/\\/g, '/').replace(/\/{2,}/g, '/'),
  (value) => value.replace(/(.)\/+$/, '$1'),
  (value) => `/${value.replace(/^\/+/, '')}`,
  (value) => value.replace(/^\/+/, ''),
  // Ids, and the words of paths
  (value) => joinWords(value, '-'),
  (value) => joinWords(value, '-').toLowerCase(),
  (value) => joinWords(value.replace(/([a-z])([A-Z])/g, '$1-$2'), '-').toLowerCase(),
  (value) => `/${joinWords(value, '-').toLowerCase()}`,
  // Names of fields
  (value) =>
    joinWords(value, '-')
      .replace(/^[A-Z]+/, (start) => start.toLowerCase())
      .replace(/-+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
];

function joinWords(value: string, joint: string): string {
  // An address would become a name that nobody meant.
  if (/@|:\/\//.test(value)) return value;
  return value
    .replace(/[äö](?=\p{Ll})|ü(?![eéií])/gu, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^A-Za-z0-9]+/g, joint)
    .replace(/^-+|-+$/g, '');
}

/**
 * The value that was probably meant by a malformed one.
 *
 * @param isRight whether a value has the right form
 * @returns undefined if none of the usual slips explains it
 */
export function repairValue(
  given: string,
  isRight: (value: string) => boolean,
): string | undefined {
  let value = given;
  for (const repair of repairs) {
    const alone = repair(given);
    if (alone !== given && isRight(alone)) return alone;
    const chained = repair(value);
    if (chained !== value && isRight(chained)) return chained;
    // What makes the next repairs possible is kept; a path's slash would spoil an id.
    if (!chained.startsWith('/') || given.startsWith('/')) value = chained;
  }
  return undefined;
}
