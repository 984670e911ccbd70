import { findDoubt, type Keys } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { PlacedText } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { dayMs } from '#engine/schedule/wall-clock.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import { quote } from '#engine/text/wording.ts';
import { declaredDates } from './dates.ts';

/** A year by which a text says for when it is. */
export interface NamedYear {
  readonly file: string;
  readonly keys: Keys;
  readonly year: number;
  readonly words: string;
  /** The day that the words name, where they name one. */
  readonly until?: number | undefined;
}

/** Texts that say for when an offer is, as in "The 2026 Hiring Guide". */
const titles = new Set([
  'name',
  'title',
  'subtitle',
  'badge',
  'headline',
  'eyebrow',
  'subject',
  'heading',
]);

/** What follows or precedes a year of the past: a history tells when things were. */
const isHistory =
  /\b(?:since|from|founded|est(?:ablished|\.)?|back in|in|of|until|before|after|by|seit|von|ab|im|bis|vor|nach|gegründet|desde|depuis|en|em)(?: (?:about|around|early|late|mid|etwa|rund))?\s*$|\b(?:since|seit|desde|depuis) (?:[\p{L}\d.]+,? ){1,4}$/iu;
/** The same in the Romance languages, where an offer's own title could say it, too: "Le prix de 2023". */
const isOfYear = /(?<![A-Za-zÀ-ỿ])d[eo] $/i;
/** A year that is part of a law's name: "Your rights under the Data Act, 2023". */
const isOfLaw =
  /\b(?:Act|Law|Bill|Ordinance|Statute|Directive|Regulations?|Convention)(?: \([A-Za-z ]+\))?,? $/;
/** Years before the last of several: "measured in 2024 and 2025". */
const yearsBefore = /(?:20\d\d(?:,| and| or| to| und| bis| et| y| e) ?)+$/i;
/** "The client who pays 2019 prices": of that year, as whoever says so knows. */
const isThatYears = /^ (?:prices?|rates?|fees?|money|pay|salar(?:y|ies)|wages?)\b/i;
/** "In the 2025 season we collected 83": what was done then. */
const isOfSeason = /\b(?:in|during|over|from|for|after|before|since) (?:the|our) $/i;
const isDone =
  /^[^.!?]*\b(?:[a-z]{2,}ed|came|did|drew|found|gave|got|grew|had|kept|lost|made|met|paid|read|saw|sold|taught|told|took|wa?s|were|went|won|wrote)\b/i;
/** "Where were you in March 2018?", "Your bread of 2020 was flat" tell what was. */
const isOfPast =
  /(?<![A-Za-zÀ-ỿ])(?:was|were|did|had|war(?:en|st)?|hatten?|était|étiez|estaba[ns]?|estava[ms]?|era)(?![A-Za-zÀ-ỿ])/i;
const titleYear = /(?<![\d/.,$€£–-])(?<year>20\d\d)(?![\d/%–-]|\.\d)/gu;

/** A year of which a text speaks as of one that comes or is. */
const currentYear =
  /\b(?:updated (?:for|in)|new for|ready for|goals for|plans? for|trends (?:for|in)|dates (?:for|in)|as of|this year,?|in early|in late|starts? in|begins? in|opens? in|coming in|see you in|stand(?: vom)?:?|für das jahr)(?: \p{Lu}\p{L}+)? (?<year>20\d\d)\b|(?:©|\(c\)|\bcopyright)\s?(?:©\s?)?(?:\d{4}\s?[–-]\s?)?(?<claimed>20\d\d)\b|(?<![\d/.,$€£–-])(?<before>20\d\d) (?:edition(?! of an?\b)|guide|report|calendar|trends|update|playbook|version|season|dates|programme?|ausgabe|leitfaden)\b|\b(?:free|open|valid|available|regist(?:er|ration)|sign[ -]?up|book|offer|price|close[sd]?|ends?|expires?|deadline|places|seats)\b[^.!?\n]{0,20}? (?:(?:until|till|through|by|before|on|ends?|to) |: )(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? )?\p{Lu}\p{L}{2,8}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?<last>20\d\d)\b|\b(?:we|i|you)(?:[’']ll| will| shall)\b[^.!?\n]{0,60}? (?:by|until|before|on|in) (?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? )?\p{Lu}\p{L}{2,8}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?<last>20\d\d)\b|\b(?:we (?:meet|begin|start|gather)|join us) (?:again )?(?:in|on) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?\p{Lu}\p{L}{2,8}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? (?<last>20\d\d)\b/giu;

/** Years in the texts of pages that are shown and of their coaches that are not those of their events. */
export function listYears(funnels: readonly CompiledFunnel[]): readonly NamedYear[] {
  const coaches = Map.groupBy(funnels, ({ coach }) => coach.slug);
  return [
    ...funnels.flatMap((funnel) => {
      const events = declaredDates(funnel).map(({ local }) => Number(local.slice(0, 4)));
      return yearsIn(funnel.file, shownTexts(funnel.declaration)).filter(
        ({ year, keys }) => !events.includes(year) && !isTold(keys, funnel),
      );
    }),
    ...[...coaches.values()].flatMap(([first]) =>
      first === undefined
        ? []
        : yearsIn(first.file.replace(/[^/]+$/, 'coach.ts'), shownTexts(first.coach)),
    ),
  ];
}

/** Years that are over on the clock of Greenwich, once in each text. */
export function findPastYears(funnels: readonly CompiledFunnel[], now: Date): readonly Finding[] {
  return listYears(funnels).flatMap(({ file, keys, year, words, until }) => {
    const isPast = year < now.getUTCFullYear();
    const isPastDay = !isPast && until !== undefined && until + 2 * dayMs < now.getTime();
    if ((!isPast && !isPastDay) || allows(funnels, file)) return [];
    if (isLongAgo({ keys, words, year }, now)) return [];
    return findDoubt(
      { file },
      'past-year',
      keys,
      `${quote(words)} stands here, but ${isPastDay ? 'that day' : year} is past, so readers take the offer for an old one.`,
      `Bring the text up to date, or leave the ${isPastDay ? 'date' : 'year'} out.`,
    );
  });
}

/** "Front: done. Sleeve: 2019." above a text tells of a time that nobody takes for now. */
function isLongAgo({ keys, words, year }: Omit<NamedYear, 'file'>, now: Date): boolean {
  const isAbove = ['headline', 'heading', 'subject'].includes(String(keys.at(-1)));
  return isAbove && words.length === 4 && year < now.getUTCFullYear() - 4;
}

function yearsIn(file: string, texts: readonly PlacedText[]): readonly NamedYear[] {
  return texts.flatMap(({ keys, text }) => {
    if (!text.includes('20') || isOfItsTime(keys)) return [];
    const isTitle = titles.has(String(keys.findLast((key) => typeof key === 'string')));
    const found = [
      ...(isTitle ? text.matchAll(titleYear) : []),
      ...text.matchAll(currentYear),
    ].flatMap(({ groups = {}, index, 0: words }) => {
      const year = Number(
        groups['year'] ?? groups['before'] ?? groups['claimed'] ?? groups['last'],
      );
      const until = groups['last'] === undefined ? undefined : dayIn(words);
      const before = text.slice(0, index).replace(yearsBefore, '');
      const after = text.slice(index + words.length);
      const isTold =
        words.length === 4
          ? isHistory.test(before) ||
            isOfLaw.test(before) ||
            isOfPast.test(before + after) ||
            isThatYears.test(after) ||
            (keys.includes('items') && isOfYear.test(before))
          : isOfSeason.test(before) && isDone.test(after);
      return isTold ? [] : [{ year, words, until }];
    });
    // A day says more than its year alone.
    const [last] = found.toSorted(
      (one, other) => other.year - one.year || (other.until ?? 0) - (one.until ?? 0),
    );
    return last === undefined ? [] : [{ file, keys, ...last }];
  });
}

const namedDay =
  /(?:(?<before>\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(?<month>\p{Lu}\p{L}{2,8})\.?(?: (?<after>\d{1,2})(?:st|nd|rd|th)?)?,? (?<year>20\d\d)$/u;

/** The day at the end of some words, or the last one of a month, at midnight in Greenwich. */
function dayIn(words: string): number | undefined {
  const { before, month, after, year } = namedDay.exec(words)?.groups ?? {};
  const day = before ?? after;
  const at = new Date(`${day ?? 1} ${month} ${year} UTC`);
  if (day === undefined) at.setUTCMonth(at.getUTCMonth() + 1, 0);
  return Number.isNaN(Number(at)) ? undefined : Number(at);
}

/** What other people say, the lives of coaches, and legal pages are of their time. */
function isOfItsTime(keys: Keys): boolean {
  const ofTheirTime = ['quote', 'biography', 'by', 'story', 'documents'];
  return keys.some((key) => ofTheirTime.includes(String(key)));
}

/** "Whitsun, 2016", above a story, and the year in which something was counted. */
function isTold([part, list, index]: Keys, { declaration }: CompiledFunnel): boolean {
  if (part !== 'page' || list !== 'sections') return false;
  const kind = declaration.page.sections[Number(index)]?.kind ?? '';
  return ['story', 'statistics'].includes(kind);
}

function allows(funnels: readonly CompiledFunnel[], file: string): boolean {
  const own = funnels.find((funnel) => funnel.file === file)?.declaration.allow;
  const coach = funnels.find((funnel) => funnel.file.replace(/[^/]+$/, 'coach.ts') === file)?.coach;
  return (own ?? coach?.allow ?? []).some(({ rule }) => rule === 'past-year');
}
