import { findGaps, findUnknown } from '#engine/checks/rule/placeholder-findings.ts';
import {
  type CoachRule,
  type FunnelRule,
  findMistake,
  type GuideRule,
  type Keys,
  leadRule,
} from '#engine/checks/rule/rule.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { ownPlaceholdersIn } from '#engine/text/foreign-placeholders.ts';
import {
  eventPlaceholders,
  metadataPlaceholders,
  offerPlaceholders,
  seatsLeftPlaceholder,
} from '#engine/text/placeholders.ts';
import { quote } from '#engine/text/wording.ts';

/** Parts of a funnel whose texts are filled. */
type FilledPart = 'page' | 'form' | 'seats-left' | 'metadata' | 'success' | 'failure';

/** Every placeholder in a funnel's texts has a value, in a place where texts are filled. */
export const placeholdersAreKnown: FunnelRule = (entry) =>
  textsIn(entry.value).flatMap((placed) => {
    const part = partOf(placed);
    // What a variant says is judged where it is shown.
    if (placed.keys[0] === 'experiment') return [];
    if (part === undefined) return findUnfilled(entry, placed);
    const known = namesIn(entry.value, part, placed.keys.at(-1) === 'withoutMessage');
    return ownPlaceholdersIn(placed.text).flatMap((name) =>
      known.includes(name) ? [] : [findUnknown(entry, placed, name, known)],
    );
  });

/** No text shows a date or a number that the event lacks. */
export const eventTextsAreWhole: FunnelRule = leadRule((entry) => {
  const { event } = entry.value;
  if (event === undefined) return [];
  return textsIn(entry.value).flatMap((placed) =>
    partOf(placed) === undefined ? [] : findGaps(entry, placed, event, 'the event'),
  );
});

/** A coach's texts outside of emails have no placeholders, because they are shown as they are. */
export const coachTextsArePlain: CoachRule = (entry) =>
  textsIn(entry.value)
    .filter(({ keys }) => keys[0] !== 'functions' && keys[0] !== 'campaigns')
    .flatMap((placed) => findUnfilled(entry, placed));

/** A guide is one file for everybody: nothing in it is filled in. */
export const guideTextsArePlain: GuideRule = (entry) =>
  textsIn(entry.value).flatMap((placed) => findUnfilled(entry, placed));

function findUnfilled(entry: InFile, { keys, text }: PlacedText): Finding[] {
  return ownPlaceholdersIn(text).map((name) =>
    findMistake(
      entry,
      'unfilled-placeholder',
      keys,
      `{${name}} in ${quote(text)} would be shown as it is: placeholders are not filled in here.`,
      'Write the words out.',
    ),
  );
}

function partOf({ keys }: PlacedText): FilledPart | undefined {
  const [first, second] = keys;
  if (first === 'submission') return second === 'metadata' ? 'metadata' : undefined;
  if (first === 'expires') return 'page';
  // A stranger may have typed the answers, so the email that asks repeats none of them.
  if (first === 'confirmation') return second === 'inbox' ? 'success' : 'page';
  if (first === 'event') return partOfEvent(keys);
  return first === 'page' || first === 'form' || first === 'success' || first === 'failure'
    ? first
    : undefined;
}

/** What an event is called and where it is are facts that fill other texts; its endings are filled. */
function partOfEvent([, part, , words]: Keys): FilledPart | undefined {
  if (part === 'seatsLeft') return 'seats-left';
  if (part === 'whenFull') return words === 'joined' ? 'success' : 'page';
  return part === 'whenBegun' || part === 'whenOver' ? 'page' : undefined;
}

/** The placeholders that have a value at a place of a declaration. */
export function namesAt(value: object, placed: PlacedText): readonly string[] {
  if ('slug' in value) {
    const isEmail = placed.keys[0] === 'functions' || placed.keys[0] === 'campaigns';
    return isEmail ? ['name', 'email', ...offerPlaceholders, ...eventPlaceholders] : [];
  }
  if ('chapters' in value) return [];
  const part = partOf(placed);
  return part === undefined
    ? []
    : namesIn(value as Funnel, part, placed.keys.at(-1) === 'withoutMessage');
}

function namesIn(funnel: Funnel, part: FilledPart, isAlternative: boolean): readonly string[] {
  const event = funnel.kind === 'lead' ? funnel.event : undefined;
  const fields = funnel.kind === 'lead' ? Object.keys(funnel.form.fields) : [];
  const always: string[] = [...offerPlaceholders, ...(event ? eventPlaceholders : [])];
  switch (part) {
    case 'page':
    case 'form':
      return always;
    case 'seats-left':
      return [...always, seatsLeftPlaceholder];
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
