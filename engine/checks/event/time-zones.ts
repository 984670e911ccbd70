import { rememberTexts } from '#engine/patterns/remember-texts.ts';
import { wallClockAt } from '#engine/schedule/wall-clock.ts';
import { findSimilar } from '#engine/text/similar.ts';
import { beginSentence } from '#engine/text/wording.ts';

/** What people mean by names of zones that are no names of the list, or mean something else there. */
const meant: Readonly<Record<string, string>> = {
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  eastern: 'America/New_York',
  est5edt: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  central: 'America/Chicago',
  cst6cdt: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  mst7mdt: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  pst8pdt: 'America/Los_Angeles',
  hst: 'Pacific/Honolulu',
  akst: 'America/Anchorage',
  gmt: 'Europe/London',
  bst: 'Europe/London',
  wet: 'Europe/Lisbon',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  met: 'Europe/Berlin',
  mez: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  eet: 'Europe/Athens',
  eest: 'Europe/Athens',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
};

/** Large cities that have no zone of their own. */
const inZone: Readonly<Record<string, string>> = {
  'America/New_York':
    'washington boston miami atlanta philadelphia orlando tampa charlotte baltimore pittsburgh cleveland columbus',
  'America/Chicago':
    'dallas houston austin san_antonio minneapolis nashville new_orleans st_louis milwaukee kansas_city memphis',
  'America/Denver': 'salt_lake_city albuquerque santa_fe colorado_springs',
  'America/Los_Angeles': 'san_diego san_francisco seattle portland las_vegas sacramento oakland',
  'America/Toronto': 'ottawa montreal quebec',
  'America/Sao_Paulo': 'rio_de_janeiro brasilia belo_horizonte',
  'America/Mexico_City': 'guadalajara puebla',
  'Europe/London': 'manchester birmingham edinburgh glasgow liverpool bristol',
  'Europe/Berlin':
    'hamburg munich muenchen m\u00fcnchen cologne koeln k\u00f6ln frankfurt stuttgart leipzig',
  'Europe/Zurich': 'geneva gen\u00e8ve basel bern lausanne',
  'Europe/Madrid': 'barcelona valencia sevilla bilbao',
  'Europe/Paris': 'lyon marseille toulouse bordeaux lille',
  'Europe/Rome': 'milan milano naples napoli turin',
  'Asia/Kolkata': 'mumbai delhi new_delhi bangalore',
  'Asia/Shanghai': 'beijing shenzhen',
};

/** Names that the list keeps for old programs, and today's. */
const renamed: Readonly<Record<string, string>> = {
  'us/eastern': 'America/New_York',
  'us/central': 'America/Chicago',
  'us/mountain': 'America/Denver',
  'us/pacific': 'America/Los_Angeles',
  'us/arizona': 'America/Phoenix',
  'us/alaska': 'America/Anchorage',
  'us/hawaii': 'Pacific/Honolulu',
  'us/michigan': 'America/Detroit',
  'us/east-indiana': 'America/Indiana/Indianapolis',
  'canada/eastern': 'America/Toronto',
  'canada/central': 'America/Winnipeg',
  'canada/mountain': 'America/Edmonton',
  'canada/pacific': 'America/Vancouver',
  'canada/atlantic': 'America/Halifax',
  gb: 'Europe/London',
  eire: 'Europe/Dublin',
  portugal: 'Europe/Lisbon',
  poland: 'Europe/Warsaw',
  turkey: 'Europe/Istanbul',
  israel: 'Asia/Jerusalem',
  japan: 'Asia/Tokyo',
  singapore: 'Asia/Singapore',
  hongkong: 'Asia/Hong_Kong',
  nz: 'Pacific/Auckland',
  egypt: 'Africa/Cairo',
  iceland: 'Atlantic/Reykjavik',
};

/** What is said about a zone's name: what is wrong, and the name to write if it can be guessed. */
interface ZoneSlip {
  readonly kind: 'unknown' | 'ambiguous' | 'reversed' | 'old';
  readonly write: string | undefined;
}

/**
 * Whether a time zone is a place on the IANA list. Letters like EST are on it for old programs only:
 * EST never changes to summer time, BST is in Bangladesh, and Etc/GMT+8 lies west of Greenwich.
 */
export function findZoneSlip(name: string): ZoneSlip | undefined {
  const lower = name.toLowerCase();
  if (/^(?:utc|etc\/utc)$/.test(lower)) return undefined;
  if (/^etc\//.test(lower)) return { kind: 'reversed', write: undefined };
  const today = renamed[lower];
  if (today !== undefined) return { kind: 'old', write: today };
  const guess = meant[lower.replace(/ (?:standard |daylight )?time$/, '')];
  if (isTimeZone(name)) {
    if (name.includes('/')) {
      return name === writtenRight(name) ? undefined : { kind: 'old', write: writtenRight(name) };
    }
    return { kind: 'ambiguous', write: guess };
  }
  return { kind: 'unknown', write: guess ?? findPlace(name) };
}

/** Whether a name is one of the IANA list: a format takes a while to make, and many funnels share a zone. */
export const isTimeZone = rememberTexts((name): boolean => {
  // Fixed offsets ignore daylight saving, so they would be wrong for half of the year.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
});

/** A listed name with its capitals; some programs that read calendar files insist on them. */
const writtenRight = rememberTexts((name): string => {
  const known = Intl.supportedValuesOf('timeZone').find(
    (one) => one.toLowerCase() === name.toLowerCase(),
  );
  return known ?? name.replace(/(?<=^|[/_-])(?!of_|es_|au_)\p{Ll}/gu, beginSentence);
});

/** A zone by its city, however it is spelt: "London", "America/Los Angeles", "Europe/Berln". */
function findPlace(name: string): string | undefined {
  return zoneOfCity(name) ?? findSimilar(keyOf(name), Intl.supportedValuesOf('timeZone'));
}

const keyOf = (name: string) => name.replace(/\s+/g, '_').toLowerCase();

/** The zone of a city that the list knows, or of a large one that has none of its own: "Los Angeles". */
export function zoneOfCity(name: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone');
  const key = keyOf(name);
  const parts = key.split('/');
  const city = parts.at(-1) ?? key;
  const cityOf = (zone: string) => zone.toLowerCase().split('/').at(-1) ?? '';
  return (
    zones.find((zone) => zone.toLowerCase() === key) ??
    zones.find((zone) => cityOf(zone) === city) ??
    zones.find((zone) => zone.toLowerCase() === parts.toReversed().join('/')) ??
    Object.keys(inZone).find((zone) => inZone[zone]?.split(' ').includes(city))
  );
}

/** Whether the clocks of two zones show the same time, in winter and in summer. */
export function haveSameClock(one: string, other: string): boolean {
  const moments = [0, 6].map((month) => new Date(Date.UTC(2027, month, 15)));
  return moments.every((moment) => wallClockAt(moment, one) === wallClockAt(moment, other));
}

/** The states of the United States by their zone; some lie in two. */
const statesIn: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  'America/Chicago': 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'AZ CO ID KS MT ND NE NM NV OR SD TX UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'AK HI',
};

/** The zones of a state by its two letters. */
export function zonesOfState(letters: string): readonly string[] {
  return Object.keys(statesIn).filter((zone) => statesIn[zone]?.split(' ').includes(letters));
}
