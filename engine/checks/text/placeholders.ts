import { type CoachRule, type FunnelRule, findMistake } from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { listPlaceholders } from '#engine/checks/rule/wording.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import {
  eventPlaceholders,
  metadataPlaceholders,
  offerPlaceholders,
  placeholdersIn,
} from '#engine/text/placeholders.ts';
import { quote } from '#engine/text/wording.ts';

/** Parts of a funnel in which texts are filled; the form's fields are known after it was sent. */
type FilledPart = 'page' | 'form' | 'metadata' | 'success' | 'failure';

/** Every placeholder of a funnel's texts stands for something, and stands where it is filled. */
export const placeholdersAreKnown: FunnelRule = (entry) =>
  textsIn(entry.value).flatMap((placed) => {
    const part = partOf(placed);
    if (part === undefined) return findUnfilled(entry, placed);
    const known = namesIn(entry.value, part, placed.keys.at(-1) === 'withoutMessage');
    return placeholdersIn(placed.text).flatMap((name) =>
      known.includes(name) ? [] : [findUnknown(entry, placed, name, known)],
    );
  });

/** A date or a number that an event lacks leaves a hole in the text. */
export const eventTextsAreWhole: FunnelRule = (entry) => {
  const event = entry.value.kind === 'lead' ? entry.value.event : undefined;
  if (event === undefined) return [];
  return textsIn(entry.value).flatMap((placed) =>
    partOf(placed) === undefined ? [] : findHoles(entry, placed, event, 'the event'),
  );
};

/** A coach's texts outside of emails are shown as they stand. */
export const coachTextsArePlain: CoachRule = (entry) =>
  textsIn(entry.value)
    .filter(({ keys }) => keys[0] !== 'functions' && keys[0] !== 'campaigns')
    .flatMap((placed) => findUnfilled(entry, placed));

/**
 * Placeholders that stay empty because an event has no date or no number of seats.
 *
 * @param whose how the problem names the event
 */
export function findHoles(
  entry: { readonly file: string },
  { keys, text }: PlacedText,
  event: DeepReadonly<NonNullable<Extract<Funnel, { kind: 'lead' }>['event']>>,
  whose: string,
): Finding[] {
  const names = placeholdersIn(text);
  const findings: Finding[] = [];
  if (names.includes('event.time') && event.startsAt === undefined) {
    findings.push(
      findMistake(
        entry,
        'empty-placeholder',
        keys,
        `The text shows {event.time}, but ${whose} has no startsAt, so nothing would stand there.`,
        'Add event.startsAt, or write {event.date} alone, which says that the date is to be announced.',
      ),
    );
  }
  if (names.includes('event.seats') && event.seats === undefined) {
    findings.push(
      findMistake(
        entry,
        'empty-placeholder',
        keys,
        `The text shows {event.seats}, but ${whose} has no seats, so nothing would stand there.`,
        'Add event.seats or take the placeholder out of the text.',
      ),
    );
  }
  return findings;
}

/** A placeholder that stands for nothing where it is. */
export function findUnknown(
  entry: { readonly file: string },
  { keys, text }: PlacedText,
  name: string,
  known: readonly string[],
): Finding {
  return findMistake(
    entry,
    'unknown-placeholder',
    keys,
    `{${name}} in ${quote(text)} stands for nothing here.`,
    `Use one of ${listPlaceholders(known)}, or write the words out.`,
  );
}

function findUnfilled(entry: { readonly file: string }, { keys, text }: PlacedText): Finding[] {
  return placeholdersIn(text).map((name) =>
    findMistake(
      entry,
      'unfilled-placeholder',
      keys,
      `{${name}} in ${quote(text)} would be shown as it stands: texts here are not filled.`,
      'Write the words out.',
    ),
  );
}

function partOf({ keys }: PlacedText): FilledPart | undefined {
  const [first, second] = keys;
  if (first === 'submission') return second === 'metadata' ? 'metadata' : undefined;
  return first === 'page' || first === 'form' || first === 'success' || first === 'failure'
    ? first
    : undefined;
}

function namesIn(
  funnel: Entry<Funnel>['value'],
  part: FilledPart,
  isAlternative: boolean,
): readonly string[] {
  const event = funnel.kind === 'lead' ? funnel.event : undefined;
  const fields = funnel.kind === 'lead' ? Object.keys(funnel.form.fields) : [];
  const always: string[] = [...offerPlaceholders, ...(event ? eventPlaceholders : [])];
  switch (part) {
    case 'page':
    case 'form':
      return always;
    case 'metadata':
      return [
        ...always,
        ...fields,
        ...metadataPlaceholders.filter((name) => event !== undefined || name !== 'event.id'),
      ];
    case 'success':
      return [...always, ...fields];
    case 'failure':
      return [...always, ...fields, ...(isAlternative ? [] : ['message'])];
  }
}
