import { countries } from '#engine/declaration/field.ts';
import { withPlainCharacters } from '#engine/text/odd-character.ts';
import { ownValue } from '#engine/text/own-value.ts';

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

/** What people call countries whose letters are others. */
const shortCountries: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  usa: 'US',
  america: 'US',
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
      /^(?:https?:\/\/https?[:.]?\/\/|h?t{1,3}ps?(?:[:;]\/{0,2}|\/\/))(?=\w)/i,
      'https://',
    ),
  // Email addresses
  (value) => value.replace(/^mailto:/, '').replace(/\s*(?:\(at\)|\[at\]|\sat\s)\s*/i, '@'),
  // Between two letters nobody can say what a space stands for.
  (value) => (/[@#]|:\/\//.test(value) ? value.replace(/(?<!\w)\s+|\s+(?!\w)/g, '') : value),
  (value) => (value.includes('@') ? value.replace(/@{2,}/, '@').replace(/\.{2,}/g, '.') : value),
  (value) => value.replace(/(@.*\w),(\w+)$/, '$1.$2').replace(/[.,;]+$/, ''),
  // Colours
  (value) => (/^[0-9a-f]{3,6}$/i.test(value) ? `#${value}` : value),
  (value) => value.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
  (value) => value.replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/i, '$1'),
  (value) =>
    /^#[0-9a-foil]{6}$/i.test(value) ? value.replace(/o/gi, '0').replace(/[il]/gi, '1') : value,
  (value) => colours[value.toLowerCase()] ?? value,
  (value) =>
    value.replace(
      /^rgba?\((\d{1,3}),? ?(\d{1,3}),? ?(\d{1,3})(?:[ ,/].*)?\)$/i,
      (_, ...parts: string[]) =>
        `#${parts
          .slice(0, 3)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')
          .toUpperCase()}`,
    ),
  // Dates and times
  writeMoment,
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
  (value) => `/${joinPath(value).toLowerCase()}`,
  // Names of fields
  (value) =>
    joinWords(value, '-')
      .replace(/^[A-Z]+/, (start) => start.toLowerCase())
      .replace(/-+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  // Countries
  (value) => countryNamed(value) ?? value,
];

/** A day and a time that are written as people write them: 3/16/2027 7:30 pm, 16.03.2027 19:30. */
function writeMoment(value: string): string {
  const time = String.raw`(?:[T ,]+(?:at |um )?(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})? ?([ap]m)?(?: Uhr)?)?`;
  const iso = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, 'i').exec(value);
  const local = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})${time}$`, 'i').exec(
    value,
  );
  const [year, month, day, ...clock] = iso
    ? iso.slice(1)
    : local
      ? [local[4], ...orderDay(local), ...local.slice(5)]
      : [];
  if (month === undefined) return value;
  const two = (digits: string | undefined) => (digits ?? '').padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const [hours, minutes = '00', half] = clock;
  if (hours === undefined) return date;
  const later = half === undefined ? 0 : half.toLowerCase() === 'pm' ? 12 : 0;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + later;
  return `${date}T${two(String(hour))}:${minutes}`;
}

/** Month and day of a date without a name of the month; nothing where either order is possible. */
function orderDay([, one = '', sign, other = '']: readonly string[]): string[] | undefined[] {
  if (sign === '.' || Number(one) > 12) return [other, one];
  return Number(other) > 12 ? [one, other] : [undefined, undefined];
}

/** The letters of a country that is written out, in a language that sites have. */
function countryNamed(value: string): string | undefined {
  const given = value.trim().toLowerCase();
  const short = ownValue(shortCountries, given);
  if (short !== undefined || given.length < 4) return short ?? given.toUpperCase();
  return countries.find((code) =>
    ['en', 'de', 'es', 'fr', 'pt'].some(
      (language) =>
        new Intl.DisplayNames([language], { type: 'region' }).of(code)?.toLowerCase() === given,
    ),
  );
}

/** An address as it is read, where it was copied as browsers send it: `/book%20now`. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The parts of a path, each in the letters of paths. */
function joinPath(value: string): string {
  const parts = decode(value)
    .split('/')
    .map((part) => joinWords(part, '-'));
  return parts.filter((part) => part !== '').join('/');
}

/** Words in the letters of paths and ids, joined. */
export function joinWords(value: string, joint: string): string {
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
