import { coachOf, type FunnelRule, findMistake, type Keys } from '#engine/checks/rule/rule.ts';
import type { PlacedText } from '#engine/checks/rule/texts.ts';
import {
  anyNumber,
  countsSoMany,
  isNear,
  listNouns,
  numberPattern,
  numbersIn,
  readNumber,
} from '#engine/checks/said/english.ts';
import { isLeadFunnel, type Said } from '#engine/checks/said/said.ts';
import type { Coach, Message } from '#engine/declaration/coach.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { ownValue } from '#engine/text/own-value.ts';
import { count, quote } from '#engine/text/wording.ts';

/** A number of things that a text names. */
interface Count {
  readonly number: number;
  readonly words: string;
  /** What the text says after it. */
  readonly after: string;
  readonly index: number;
}

const between =
  "(?:(?!of|to|in|for|with|and|that|which|out|per|minutes?|hours?|days?|weeks?|months?|years?|people|percent|more|other|less|times)[A-Za-zÀ-ỿ’'-]+ ){0,2}";
const counted = new RegExp(
  `(?<number>${numberPattern}|\\bboth)[ -]${between}(?:${listNouns})\\b`,
  'gi',
);

/** Numbers of steps, ways, keys … in a text. */
function countsIn(text: string): Count[] {
  if (!anyNumber.test(text) && !/both/i.test(text)) return [];
  return [...text.matchAll(counted)]
    .map((match) => ({
      number: readCount(match.groups?.['number'] ?? ''),
      words: match[0],
      after: text.slice(match.index + match[0].length),
      index: match.index,
    }))
    .filter(({ number }) => Number.isInteger(number) && number >= 2 && number <= 60);
}

function readCount(words: string): number {
  return /^both$/i.test(words) ? 2 : readNumber(words);
}

/** The title of a list counts its entries. */
export const listsAreCounted: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    // Of whom testimonials and logos are, and what their titles count, has a rule of its own.
    if (!('items' in section) || ['testimonials', 'logos'].includes(section.kind)) return [];
    const { length } = section.items;
    const texts = (['eyebrow', 'title', 'intro'] as const).flatMap((key) => {
      const text: unknown = Reflect.get(section, key);
      return typeof text === 'string' ? [{ keys: ['page', 'sections', index, key], text }] : [];
    });
    const wrong = texts.find(
      ({ keys, text }) => keys.at(-1) !== 'intro' && isMiscounted(text, [length]),
    );
    const below = wrong ?? texts.find(({ text }) => isPointedAt(text, length));
    if (below === undefined || showsSome(section)) return [];
    return [miscounted(entry, below, `the section has ${count(length, 'item')}`)];
  });

/** Whether a list says that it shows some of what its title counts: "Three of them, to give you an idea". */
export function showsSome(section: { readonly items: readonly unknown[] }): boolean {
  const { length } = section.items;
  return (['eyebrow', 'title', 'intro'] as const).some((key) => {
    const text = String(Reflect.get(section, key) ?? '');
    return Array.from(text.matchAll(some)).some(
      ({ groups = {} }) =>
        groups['number'] === undefined || readNumber(groups['number']) === length,
    );
  });
}

const some = new RegExp(
  `(?<number>${numberPattern}) of (?:them|these|those|the|our|all|${numberPattern})\\b|\\b(?:some|a few|a handful|several|among) of (?:them|these|those|(?:the|our|my) (?!most\\b|best\\b))|\\b(?:to give you (?:an idea|a taste)|for (?:example|instance)|a (?:first )?(?:taste|glimpse|selection)|the (?:first|other|last|remaining) (?:${numberPattern}|ones) (?:are|is|come|follow|wait))\\b`,
  'gi',
);

/** A count that stands at the beginning of a sentence or is the title's only one. */
function isMiscounted(text: string, lengths: readonly number[]): boolean {
  const all = countsIn(text);
  const counts = all.filter(
    ({ index, after }) =>
      /(?:^|[.!?:·|] )(?:the |our |these |my |all |your |those )?$/i.test(text.slice(0, index)) &&
      !/^ (?:in|of|out of|from) \d/i.test(after),
  );
  return (
    counts.length > 0 &&
    !all.some(({ number }) => lengths.includes(number)) &&
    // "Seven tasks to delegate and two to keep" are nine points.
    !lengths.some((length) => countsSoMany(text, length))
  );
}

const pointing =
  /\b(?:below|following|these|here are|here come|that follow|(?:begins?|starts?|opens?) with)\b/i;

/** "The six steps below" beside a list that does not have six. */
function isPointedAt(text: string, length: number): boolean {
  const counts = countsIn(text).filter(({ index, words, after }) =>
    pointing.test(`${text.slice(Math.max(0, index - 16), index)}${words}${after.slice(0, 16)}`),
  );
  return counts.length > 0 && !counts.some(({ number }) => number === length);
}

function miscounted(entry: InFile, { keys, text }: PlacedText, fact: string): Finding {
  const words = countsIn(text)[0]?.words ?? text;
  return findMistake(
    entry,
    'count-of-points',
    keys,
    `${quote(words)} stands here, but ${fact}.`,
    'Correct the number, or add or remove what makes the difference.',
  );
}

const group = new RegExp(
  `^(?:(?:lines?|nos?\\.|statements?|questions?) )?(?:\\d{1,2}|[A-Z])(?: (?:to|and|&|–) | ?[–-] ?)(?:\\d{1,2}|[A-Z])\\b|\\(${numberPattern}(?: [a-z]+)?\\)$`,
  'i',
);

/** Whether a point is several of what is counted: "A to C: water", "9-11: partners", "Outside (five)". */
export function isGroup(title: string): boolean {
  return group.test(title);
}

/** The texts of an email count its points. */
export function findMiscountedPoints(entry: InFile, keys: Keys, message: Message): Finding[] {
  if (message.points?.some(({ title }) => isGroup(title))) return [];
  const length = message.points?.length;
  const texts: PlacedText[] = [
    ...(['subject', 'preview', 'heading'] as const).map((key) => ({
      keys: [...keys, key],
      text: message[key],
    })),
    ...message.paragraphs.map((text, index) => ({ keys: [...keys, 'paragraphs', index], text })),
  ];
  const wrong = texts.find(({ keys: place, text }) => {
    const isTitle = typeof place.at(-1) === 'string';
    if (length === undefined) {
      return countsIn(text).some(({ after }) => /^ (?:are |come )?below\b/i.test(after));
    }
    return (
      countsNearly(text, length) &&
      (isPointedAt(text, length) || (isTitle && isMiscounted(text, [length])))
    );
  });
  if (wrong === undefined) return [];
  const fact =
    length === undefined ? 'the email has no points' : `the email has ${count(length, 'point')}`;
  return [miscounted(entry, wrong, fact)];
}

/** Whether a text counts nearly so many: "Eleven things to buy" are no slip for four points. */
function countsNearly(text: string, length: number): boolean {
  return countsIn(text).some(({ number }) => isNear(number, length));
}

/**
 * "Nine ways" in what a guide is called is the number of points in the email that brings it, or of the
 * items in one of the page's lists.
 */
export const offersAreCounted: FunnelRule = (entry, all) => {
  const { value } = entry;
  const coach = coachOf(entry, all);
  if (value.kind !== 'lead' || value.event || coach === undefined) return [];
  const message = requestedMessage(value, coach.value);
  const points = message?.points?.length;
  if (message === undefined || points === undefined) return [];
  if (message.points?.some(({ title }) => isGroup(title))) return [];
  const lists = value.page.sections.flatMap((section) =>
    'items' in section ? [section.items.length] : [],
  );
  // A guide of seven tasks and two more says so itself.
  const told = [...message.paragraphs, message.preview].flatMap((text) =>
    countsIn(text).map(({ number }) => number),
  );
  const texts = offerTexts(value);
  // "Twelve Steps of Corridor", with six sentences for them
  const isCounted = texts.some(({ text }) => numbersIn(text).includes(points));
  const wrong = texts.find(
    ({ keys, text }) =>
      ((keys.at(-1) === 'name' && !isCounted) || countsNearly(text, points)) &&
      isMiscounted(text, [points, ...lists, ...told]),
  );
  return wrong
    ? miscounted(entry, wrong, `the email that brings it has ${count(points, 'point')}`)
    : [];
};

/** The email that a form's visitors asked for. */
export function requestedMessage(
  { id, submission }: LeadFunnel,
  { functions }: Coach,
): Message | undefined {
  const declared = ownValue(functions, submission.email.function);
  return ownValue(declared?.messages, id) ?? declared?.message;
}

/** Where a page says what its offer is. */
function offerTexts({ offer, page }: Funnel): PlacedText[] {
  const [hero] = page.sections;
  const cover = hero?.kind === 'hero' && hero.artwork?.kind === 'cover' ? hero.artwork : undefined;
  const place = ['page', 'sections', 0];
  return [
    { keys: ['offer', 'name'], text: offer.name },
    { keys: ['offer', 'summary'], text: offer.summary },
    { keys: ['page', 'title'], text: page.title },
    { keys: ['page', 'description'], text: page.description },
    ...(hero?.kind === 'hero' ? [{ keys: [...place, 'headline'], text: hero.headline }] : []),
    ...(['title', 'subtitle', 'badge'] as const).flatMap((key) =>
      cover?.[key] === undefined ? [] : [{ keys: [...place, 'artwork', key], text: cover[key] }],
    ),
  ];
}

/** Whether the requested email is what a text calls a checklist: the points in it are one. */
export function isListInEmail({ funnel, coach }: Said, thing: string): boolean {
  if (!/^check ?lists?$/i.test(thing) || !isLeadFunnel(funnel) || coach === undefined) return false;
  return requestedMessage(funnel, coach)?.points !== undefined;
}
