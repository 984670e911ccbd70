import { numberPattern, numbersIn, readNumber } from '#engine/checks/said/english.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import { findSlip, siblingsOf } from '#engine/checks/said/siblings.ts';
import { rememberTexts } from '#engine/patterns/remember-texts.ts';
import { quote } from '#engine/text/wording.ts';

const unit =
  'minutes?|days?|weeks?|months?|hours?|steps?|pages?|people|employees|percent|euros|dollars';
const units =
  'days|weeks|minutes|hours|months|pages|tage|wochen|minuten|monate|seiten|jours|semaines|mois|d[ií]as|semanas|minutos|meses|p[aá]ginas';
const to = '(?:to|–|-|and|until|bis|und|à|au|et|a|al|y|e|ao)';
/** "Days 1 to 14", "Wochen 5 und 6", and what is said of a score: "0 to 2: steady". */
const stretch = new RegExp(
  `(?:\\b(?<unit>${units}) (?<from>${numberPattern}) ?${to} ?(?<to>${numberPattern})|(?<=^|[.!?;,] )(?<least>\\d{1,3}) ?${to} ?(?<most>\\d{1,3})(?=:))`,
  'gi',
);
/** "Teams of ten to one": from more to less; "between ten and four" may be hours over noon. */
const backwards = new RegExp(
  `(?<!\\bodds )\\b(?:of|in|takes|within|for|between(?= ${numberPattern} and ${numberPattern} (?:${unit})\\b)) (?<from>${numberPattern})(?: to |(?<!hundred|thousand) and | ?[–-] ?)(?<to>${numberPattern})(?= (?:${unit})\\b|[.,;!?]|$)`,
  'gi',
);

/** "On days 3, 7 and 10, a person on day 12" */
const listed =
  /\b(?:days|weeks|months) (?<list>\d{1,3}(?:, \d{1,3})+,? and \d{1,3}\b(?:[^.!?:;]{0,40} on (?:day|week|month) \d{1,3})?)/i;

/** Stretches of days, weeks and scores follow each other, and a range goes upwards; in any language. */
export function judgeRanges(): Judge {
  return judgeWhere([stretch, backwards, listed], (said) => {
    if (!isOwnClaim(said)) return [];
    const { texts, at } = siblingsOf(said);
    const ofEach = texts.flatMap((text) => stretchesIn(text).slice(0, 1));
    const wrong =
      findOverlap(said.text) ??
      findBackwards(said.text) ??
      findUpAndDown(said.text) ??
      findBreak(stretchesIn(said.text)) ??
      // Of several entries that each begin with a stretch, the one that does not follow is told.
      (ofEach.length === texts.length ? findBreak(ofEach, at) : undefined) ??
      findOtherEnd(said, stretchesIn(said.text)) ??
      (at === texts.length - 1 && ofEach.length === texts.length
        ? findOtherEnd(said, ofEach)
        : undefined);
    return wrong === undefined
      ? []
      : [{ rule: 'count-of-points', isDoubt: true, claim: wrong.problem, ...wrong }];
  });
}

interface Stretch {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Found once for each text: every entry of a list is compared with the others. */
const stretchesIn = rememberTexts((text): readonly Stretch[] =>
  Array.from(text.matchAll(stretch), ({ 0: words, groups = {} }) => ({
    unit: (groups['unit'] ?? '').toLowerCase(),
    from: readNumber(groups['from'] ?? groups['least'] ?? ''),
    to: readNumber(groups['to'] ?? groups['most'] ?? ''),
    words,
  })),
);

const remedy = 'Let each stretch begin where the one before it ends.';

function findOverlap(text: string) {
  const stretches = stretchesIn(text);
  return stretches.flatMap(({ unit: own, from, to: end, words }, index) => {
    const last = stretches[index - 1];
    return last?.unit === own && from < last.to && end > last.to
      ? [{ problem: `${quote(words)} begins before ${quote(last.words)} has ended.`, remedy }]
      : [];
  })[0];
}

/** Where one stretch alone, or the one at a place, does not begin right after the one before it. */
function findBreak(stretches: readonly Stretch[], at?: number) {
  const [first] = stretches;
  const ofOther = findOtherUnit(stretches);
  if (ofOther !== undefined && (at === undefined || at === ofOther)) {
    const [own, other] = [stretches[ofOther], stretches[ofOther === 0 ? 1 : 0]];
    const problem = `${quote(own?.words)} stands among ${other?.unit}: ${quote(other?.words)}.`;
    return { problem, remedy: 'Measure all of them alike.' };
  }
  if (first === undefined || first.from > 1) return undefined;
  const breaks = stretches.flatMap(({ unit: own, from }, index) => {
    const last = stretches[index - 1];
    if (own !== first.unit) return [Number.NaN];
    return last === undefined || from === last.to + 1 ? [] : [index];
  });
  const [index = 0, ...others] = breaks;
  const [own, last] = [stretches[index], stretches[index - 1]];
  if (own === undefined || last === undefined || others.length > 0 || stretches.length < 3)
    return undefined;
  // A longer pause between two of them is one on purpose.
  if (Math.abs(own.from - last.to - 1) > 2 || (at !== undefined && at !== index)) return undefined;
  return {
    problem: `${quote(own.words)} does not follow ${quote(last.words)}, while the others follow each other.`,
    remedy,
  };
}

function findUpAndDown(text: string) {
  const { 0: words, groups } = listed.exec(text) ?? {};
  const numbers = (groups?.['list']?.match(/\d+/g) ?? []).map(Number);
  const steps = numbers.slice(1).map((one, index) => Math.sign(one - (numbers[index] ?? 0)));
  if (words === undefined || new Set(steps).size === 1) return undefined;
  return {
    problem: `The numbers in ${quote(words)} go up and down.`,
    remedy: 'Put them in order, or correct one of them.',
  };
}

/** "Days 46 to 80" at the end of an email about ninety days, "6 to 10" in one of nine statements. */
function findOtherEnd({ message, funnel }: Said, stretches: readonly Stretch[]) {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const isWhole = stretches.every(
    ({ unit: own, from }, index) =>
      own === first.unit &&
      (index === 0 ? from <= 1 : from === (stretches[index - 1]?.to ?? 0) + 1),
  );
  if (!isWhole || stretches.length < 3) return undefined;
  const inShort = message
    ? `${message.subject}. ${message.preview}. ${message.heading}`
    : `${funnel.offer.summary}. ${funnel.page.title}. ${funnel.page.description}`;
  const ofUnit = new RegExp(`(?<number>${numberPattern}) ${first.unit}\\b`, 'gi');
  const named =
    first.unit === ''
      ? [message?.points?.length ?? 0].filter((one) => numbersIn(inShort).includes(one))
      : Array.from(inShort.matchAll(ofUnit), ({ groups }) => readNumber(groups?.['number'] ?? ''));
  const whole = named.find((one) => Math.abs(one - last.to) <= one / 6);
  if (whole === undefined || named.includes(last.to)) return undefined;
  return {
    problem: `${quote(last.words)} ends the last of several stretches, but the ${message ? 'email' : 'page'} ${first.unit === '' ? `has ${whole} points` : `tells of ${whole} ${first.unit}`}.`,
    remedy: 'Let the last one end where all of them end.',
  };
}

/** Which of three stretches or more is alone in another unit, although the others go on where it ends or begins. */
function findOtherUnit(stretches: readonly Stretch[]): number | undefined {
  const units = [...Map.groupBy(stretches, ({ unit: own }) => own).values()];
  const [other, ...more] = units.filter(({ length }) => length === 1).flat();
  if (units.length !== 2 || stretches.length < 3 || other === undefined || more.length > 0)
    return undefined;
  const at = stretches.indexOf(other);
  const [last, next] = [stretches[at - 1], stretches[at + 1]];
  const isNext = (one?: Stretch, after?: Stretch) =>
    one && after && [0, 1].includes(after.from - one.to);
  const goesOn = (!last || isNext(last, other)) && (!next || isNext(other, next));
  return other.unit !== '' && goesOn ? at : undefined;
}

function findBackwards(text: string) {
  for (const { 0: words, groups = {} } of text.matchAll(backwards)) {
    if (readNumber(groups['from'] ?? '') > readNumber(groups['to'] ?? '')) {
      return {
        problem: `${quote(words)} goes from more to less.`,
        remedy: 'Write the smaller number first.',
      };
    }
  }
  return undefined;
}

/** "Cue six: call", "Schritt 3. Der Plan". */
const numberedTitle = new RegExp(
  `^(?<noun>[A-Za-zÀ-ỿ]{3,}) (?<number>\\d{1,2}|${numberPattern})[.:)–—]`,
  'i',
);

/** The titles of points and steps that are numbered count up by one, in any language. */
export function judgeTitles(): Judge {
  return judgeWhere([numberedTitle], (said) => {
    const { texts, at } = siblingsOf(said);
    const titles = texts.map((text) => numberedTitle.exec(text)?.groups ?? {});
    const [first] = titles;
    if (at === undefined || titles.some(({ noun }) => noun !== first?.['noun'])) return [];
    const numbers = titles.map(({ number = '' }) => readNumber(number));
    if (findSlip(numbers) !== at) return [];
    return {
      rule: 'out-of-order',
      isDoubt: true,
      claim: said.text,
      problem: `${quote(said.text)} follows ${quote(texts[at - 1])}.`,
      remedy: `Write ${first?.['noun']} ${(numbers[at - 1] ?? 0) + 1}, or put them in order.`,
    };
  });
}
