import {
  type CoachRule,
  coachOf,
  type FunnelRule,
  findDoubt,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

const digits = '\\d{1,3}(?:,\\d{3})+|\\d{2,}';
/** "500+ owners coached" */
const credential = new RegExp(
  `^(?:(?<number>${digits})\\+|(?:More than|Over|Über|Mehr als|Plus de|Más de|Mais de) (?<more>${digits}|\\d{1,3}(?:[. ]\\d{3})+)) [A-Za-zÀ-ỿ]`,
  'u',
);
/** "more than 500 owners", "we have moved 500 executives" */
const told = new RegExp(
  `\\b(?:more than|over|about|almost|nearly|have (?:moved|tended|helped|coached|trained|taught|guided|advised)) (?<number>${digits})(?![\\d%]|[.,]\\d) (?!(?:minutes?|hours?|days?|weeks?|months?|years?|dollars|euros|pounds|percent|miles|pages|degrees)\\b)(?<noun>[A-Za-zÀ-ỿ]+)`,
  'gi',
);
/** "Wir haben über 500 Führungskräfte begleitet": whom, is said in another language than in the credentials. */
const toldInGerman =
  /\b(?:haben wir|wir haben) (?:schon |bereits |inzwischen )?(?:über|mehr als|rund|fast) (?<number>\d{1,3}(?:\.\d{3})+|\d{2,}) (?!Minuten|Stunden|Tage|Wochen|Monate|Jahre)(?<noun>[A-ZÄÖÜ][a-zäöüß]+)/gu;

/** "Más de 300 negocios": of what the credentials count. */
const toldInOthers =
  /(?<![A-Za-zÀ-ỿ])(?:más de|mais de|plus de) (?<number>\d{1,3}(?:[. ]\d{3})+|\d{2,}) (?:\p{Ll}+ )??(?<noun>\p{Ll}{4,})/giu;

/** How many people a coach has reached is one number in its credentials and in its biography. */
export const biographyKeepsCount: CoachRule = (entry) =>
  textsIn({ biography: entry.value.biography })
    .filter(({ keys }) => keys[1] !== 'credentials')
    .flatMap(({ keys, text }) => judge(entry, keys, text, entry.value));

/** The same above the coach on a funnel's page, and how a page's figures say that people rate it. */
export const hostKeepsCount: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all)?.value;
  if (coach === undefined) return [];
  const elsewhere = shownTexts(entry.value).flatMap(({ keys, text }) => {
    const section = keys[1] === 'sections' ? entry.value.page.sections[Number(keys[2])] : undefined;
    const isOthers = ['host', 'statistics', 'testimonials', 'quote'].includes(section?.kind ?? '');
    return isOthers || !/\d{2}/u.test(text) ? [] : judge(entry, keys, text, coach, true);
  });
  const ofSections = entry.value.page.sections.flatMap((section, index): Finding[] => {
    const keys = ['page', 'sections', index];
    if (section.kind === 'host') {
      const place = [...keys, 'title'];
      const miscounted = judgeLife(entry, place, section.title, coach);
      return miscounted.length > 0 ? miscounted : judge(entry, place, section.title, coach);
    }
    if (section.kind !== 'statistics' || isOfSome(section.title, coach)) return [];
    return section.items.flatMap(({ value }, item) =>
      judgeRating(entry, [...keys, 'items', item, 'value'], value, coach),
    );
  });
  return [...elsewhere, ...ofSections];
};

/** "Twelve years of", "three founders": what a biography says in short of those whom it is about. */
const lives = [
  new RegExp(
    `(?<![\\w-])(?<number>${numberPattern}) (?<noun>years)(?! (?:ago|later|old))\\b`,
    'gi',
  ),
  new RegExp(
    `(?<![\\w-])(?<number>${numberPattern}) (?<noun>people|founders|partners|colleagues|women|men|coaches|CPAs|friends|sisters|brothers)\\b`,
    'gi',
  ),
];

/** How long a coach has done it, and how many they are, is one number above the coach and in the biography. */
function judgeLife(entry: InFile, keys: Keys, title: string, { biography }: Coach): Finding[] {
  const told = [biography.headline, ...(biography.credentials ?? [])];
  const other = lives.flatMap((pattern) => {
    const [said] = title.matchAll(pattern);
    const numberOf = ({ groups = {} }: RegExpMatchArray) => readNumber(groups['number'] ?? '');
    if (said === undefined || numberOf(said) >= 50) return [];
    // "The one with the ticket, and two friends" are three.
    const isJoined = /\b(?:and|with|plus) $/i.test(title.slice(0, said.index));
    const total = numberOf(said) + (isJoined ? 1 : 0);
    const known = told.flatMap((text) => Array.from(text.matchAll(pattern)));
    const shorts = known.filter((one) => numberOf(one) < 50);
    const everywhere = biography.paragraphs
      .flatMap((text) => Array.from(text.matchAll(pattern)))
      .filter((one) => numberOf(one) < 50);
    const isKnown = [...shorts, ...everywhere].some((one) =>
      [numberOf(said), total].includes(numberOf(one)),
    );
    const ofSameNoun = everywhere.find((one) => {
      const noun = one.groups?.['noun']?.toLowerCase();
      if (noun === 'years' || noun !== said.groups?.['noun']?.toLowerCase()) return false;
      // "They see about forty people a week" counts others than themselves.
      return noun !== 'people' || numberOf(one) < 8;
    });
    const first = shorts[0] ?? ofSameNoun;
    return first === undefined || isKnown ? [] : [{ said: said[0], known: first[0] }];
  });
  return other
    .slice(0, 1)
    .map(({ said, known }) =>
      findDoubt(
        entry,
        'count-of-points',
        keys,
        `${quote(said)} stands here, but the biography says ${quote(known)}.`,
        'Write the number that is right in both places.',
      ),
    );
}

/** "From the first 340 people": whose figures a title says that they are. */
const ofSome = new RegExp(
  `\\b(?:from|among|of|by) (?:the |our )?(?:first |last )?(?<number>${numberPattern}) [A-Za-zÀ-ỿ]`,
  'i',
);

/** Whether a title says that the figures below are those of fewer than all whom a coach has reached. */
function isOfSome(title = '', { biography }: Coach): boolean {
  const number = ofSome.exec(title)?.groups?.['number'];
  const isOfAll = biography.credentials?.some((shown) => number && shown.startsWith(number));
  return number !== undefined && !isOfAll;
}

/** "4.9/5", "4.9 out of 5" */
const rating = /(?<![\d.,])(?<number>\d\.\d) ?(?:\/|out of) ?5(?![\d.])/;

function judgeRating(entry: InFile, keys: Keys, text: string, coach: Coach): Finding[] {
  const number = rating.exec(text)?.groups?.['number'];
  const rated = coach.biography.credentials?.find((shown) => rating.test(shown));
  if (number === undefined || rated === undefined) return [];
  if (rating.exec(rated)?.groups?.['number'] === number) return [];
  return [
    findDoubt(
      entry,
      'count-of-points',
      keys,
      `${quote(text)} stands here, but the credentials say ${quote(rated)} (biography.credentials).`,
      'Write the figure that is right in both places.',
    ),
  ];
}

function judge(
  entry: InFile,
  keys: Keys,
  text: string,
  coach: Coach,
  isSaidInPassing = false,
): Finding[] {
  const reached = (coach.biography.credentials ?? []).flatMap((shown) => {
    const { number, more = number } = credential.exec(shown)?.groups ?? {};
    return more === undefined ? [] : [{ shown, number: plain(more) }];
  });
  const [first] = reached;
  if (first === undefined) return [];
  const said = [
    ...text.matchAll(told),
    ...text.matchAll(toldInGerman),
    ...Array.from(text.matchAll(toldInOthers)).filter(({ groups = {} }) =>
      counted(groups['noun'] ?? '', first.shown),
    ),
  ];
  const wrong = said.find(({ groups = {}, 0: words }) => {
    const number = plain(groups['number'] ?? '');
    // In passing, a page may count others than whom the coach has reached.
    const isOfOthers =
      isSaidInPassing && !/wir/iu.test(words) && !counted(groups['noun'] ?? '', first.shown);
    return Number(number) >= 50 && !isOfOthers && !reached.some((one) => one.number === number);
  });
  if (wrong === undefined) return [];
  return [
    findDoubt(
      entry,
      'count-of-points',
      keys,
      `${quote(wrong[0])} stands here, but the credentials say ${quote(first.shown)} (biography.credentials).`,
      'Write the figure that is right in both places.',
    ),
  ];
}

/** Whether a credential counts what a noun names: "owners" in "500+ firm owners advised". */
function counted(noun: string, shown: string): boolean {
  return shown.toLowerCase().split(' ').includes(noun.toLowerCase());
}

function plain(number: string): string {
  return number.replace(/[.,]/gu, '');
}
