import { numberWords } from '#engine/read/type-words.ts';

/**
 * The English words in which texts name numbers, days, lengths and things. Rules take them from here
 * alone, so that another language is another file like this one.
 */

const ones = [
  ...numberWords,
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const tensPattern = `(?:${tens.join('|')})(?:[- ](?:${ones.slice(1, 10).join('|')}))?`;
const dozens = '(?:(?:half a|half-a|a half|a|one|two|three|four|five|six) dozen|dozen)';
const wordPattern = `(?:(?:a|one|two|three|four|five) hundred|${dozens}|${tensPattern}|${ones.slice(1).reverse().join('|')})`;

/** A number in digits or words, as the source of a regular expression; not part of a longer one. */
export const numberPattern = `(?<![A-Za-zÀ-ỿ\\d.,:$€£#/-])(?:\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|${wordPattern})(?![A-Za-zÀ-ỿ\\d%]|[.,:]\\d)`;

/** What every number has, and about half of the texts have not. */
export const anyNumber = new RegExp(
  `\\d|${[...ones.slice(1), ...tens, 'hundred', 'dozen'].join('|')}`,
  'i',
);

/** What a number is, in digits or words. */
export function readNumber(text: string): number {
  const word = text.toLowerCase().replaceAll('-', ' ');
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''));
  if (word.endsWith('dozen')) {
    return word.includes('half') ? 6 : 12 * Math.max(1, ones.indexOf(word.split(' ')[0] ?? ''));
  }
  if (word.endsWith('hundred')) return 100 * Math.max(1, ones.indexOf(word.split(' ')[0] ?? ''));
  const [first = '', second = ''] = word.split(' ');
  const ten = tens.indexOf(first);
  return ten === -1 ? ones.indexOf(first) : (ten + 2) * 10 + Math.max(0, ones.indexOf(second));
}

/**
 * Whether one number may be a slip for another: a slip is near what it should be, and what is far away is a
 * number of something else.
 */
export function isNear(said: number, right: number, most = 2): boolean {
  return Math.abs(said - right) <= most;
}

const everyNumber = new RegExp(numberPattern, 'gi');

/** Every number in a text, in its order. */
export function numbersIn(text: string): readonly number[] {
  return Array.from(text.matchAll(everyNumber), ([one]) => readNumber(one));
}

/** "Three things, and a walk in between": one more. */
const oneMore = /(?:\b(?:and|plus)|,(?: with)?) an? (?!few\b|half\b)[A-Za-zÀ-ỿ]/gi;

/** Whether a text says of some things that there are so many: as one of its numbers or as their sum. */
export function countsSoMany(text: string, length: number): boolean {
  const numbers = numbersIn(text);
  const sum = numbers.reduce((total, one) => total + one, 0);
  return (
    numbers.includes(length) || [sum, sum + (text.match(oneMore) ?? []).length].includes(length)
  );
}

/** From the first on. */
export const ordinals: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** The days of a month in words: the thirty-first. */
export const dayOrdinals: readonly string[] = [
  ...ordinals,
  ...'thir four fif six seven eigh nine'.split(' ').map((one) => `${one}teenth`),
  'twentieth',
  ...ordinals.slice(0, 9).map((one) => `twenty-${one}`),
  'thirtieth',
  'thirty-first',
];

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What people call an event that they register for. */
export const eventNouns =
  'masterclass|master class|workshop|webinar|training|seminar|session|class|event|evening|live stream|livestream|broadcast|bootcamp|talk';

/** What people call a call that they book. */
export const callNouns =
  'call|session|conversation|consultation|chat|appointment|meeting|consult|audit|review|talk';

/** What a numbered list holds. */
export const listNouns =
  'steps|ways|keys|things|reasons|lessons|myths|moves|mistakes|questions|answers|signs|habits|tips|secrets|principles|benefits|points|places|shifts|stages|rules|tools|exercises|strategies|ideas|promises|facts|truths|lies|pitfalls|warnings|practices|tasks|readings|methods|techniques|beliefs|phrases|sentences|statements|stories|recipes|checks|traps|levers|ingredients|pillars|changes|tricks|hacks|gifts|parts|chapters|jobs|errands|prompts|scripts|factors|elements|topics';

/** Between which hours an event may begin that is called so. */
export const partsOfDay: Readonly<Record<string, readonly [number, number]>> = {
  breakfast: [5, 10.5],
  morning: [4, 12],
  lunchtime: [11, 14.5],
  afternoon: [11.5, 18],
  evening: [16, 24],
  night: [17, 24],
};

/** Names that many people have, as the alternatives of a pattern. */
export const firstNames =
  'Adam|Alex|Alice|Amanda|Amy|Ana|Andrea|Andrew|Angela|Anna|Anne|Barbara|Ben|Brian|Camille|Carlos|Carol|Caroline|Charles|Charlotte|Chloé|Chris|Christian|Claire|Claudia|Dan|Daniel|David|Diana|Eduardo|Elena|Emily|Emma|Eric|Eva|Fernando|Frank|George|Greg|Hannah|Heather|Helen|Helena|Jack|Jacob|James|Jan|Jane|Jason|Jean|Jeff|Jennifer|Jessica|Jim|João|Joe|John|Jonas|José|Juan|Julia|Julie|Karen|Kate|Katharina|Kevin|Laura|Lea|Lena|Linda|Lisa|Louis|Lucas|Lucy|Luis|Lukas|Maria|María|Marie|Mark|Martin|Mary|Matt|Max|Mia|Michael|Michelle|Mike|Monica|Nancy|Nicole|Olivia|Oliver|Patricia|Paul|Peter|Pierre|Rachel|Rebecca|Richard|Robert|Rosa|Ruth|Sabine|Sam|Sandra|Sara|Sarah|Simon|Sofia|Sophie|Stefan|Steve|Susan|Thomas|Tim|Tom|Ursula|Victoria|William';
