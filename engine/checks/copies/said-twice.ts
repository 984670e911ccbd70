import { listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import {
  type CoachRule,
  type FunnelRule,
  findMistake,
  type GuideRule,
  type Keys,
} from '#engine/checks/rule/rule.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { placeInWords } from '#engine/read/places.ts';
import { quote } from '#engine/text/wording.ts';
import { areNearly, wording } from './likeness.ts';

/** Something that a reader would read twice. */
interface Part {
  readonly keys: Keys;
  readonly what: string;
  /** What it is compared by. */
  readonly text: string;
  /** The words that the finding quotes. */
  readonly shown: string;
  /** What it quotes in their place beside something that is titled otherwise. */
  readonly below?: string;
}

/** No page says the same thing twice: no section, entry or testimonial is in it again. */
export const nothingIsSaidTwice: FunnelRule = (entry) => {
  const { sections } = entry.value.page;
  const whole = sections.flatMap((section, index) => {
    // A second hero has a rule of its own.
    if (['hero', 'host', 'event'].includes(section.kind)) return [];
    const text = wording(JSON.stringify(section));
    return [{ keys: ['page', 'sections', index], what: 'section', text, shown: titleOf(section) }];
  });
  const repeated = findRepeated(entry, whole);
  if (repeated.length > 0) return repeated;
  const headings = sections.flatMap((section, index): Part[] =>
    (['headline', 'title'] as const).flatMap((name) => {
      const shown: unknown = Reflect.get(section, name);
      return typeof shown !== 'string' || wording(shown).split(' ').length < 2
        ? []
        : { keys: ['page', 'sections', index, name], what: name, text: wording(shown), shown };
    }),
  );
  const titles = sections.flatMap((section, index): Part[] =>
    ('items' in section ? section.items : []).flatMap((item, place) =>
      (['title', 'question'] as const).flatMap((what) => {
        const shown: unknown = typeof item === 'string' ? undefined : Reflect.get(item, what);
        if (typeof shown !== 'string') return [];
        const keys = ['page', 'sections', index, 'items', place, what];
        return { keys, what, text: wording(shown), shown };
      }),
    ),
  );
  // A short title may come again in another section, but not beside itself.
  const named = [
    ...findRepeated(entry, headings),
    ...findRepeated(
      entry,
      titles,
      ({ keys: one }, { keys: other, text }) => one[2] === other[2] || text.split(' ').length >= 3,
    ),
  ];
  if (named.length > 0) return named;
  const entries = sections.flatMap((section, index): Part[] => {
    const keys = ['page', 'sections', index];
    const shown = section.kind === 'quote' ? [section.quote] : [];
    return [
      ...listsIn(section, keys),
      ...shown.map((text) => ({ keys, what: 'quote', text: wording(text), shown: text })),
    ];
  });
  const { success } = entry.value.kind === 'lead' ? entry.value : {};
  const next = success?.after === 'screen' ? success.screen.next : undefined;
  entries.push(...listsIn(next ?? {}, ['success', 'screen', 'next']));
  // A list may name again what a lesson explains; within one section, or word for word at length, not.
  return findRepeated(
    entry,
    entries.filter(({ text }) => text.split(' ').length >= 3),
    ({ keys: one }, { keys: other, text }) => one[2] === other[2] || text.split(' ').length >= 7,
  );
};

type Item = string | Readonly<Record<string, unknown>>;

const lists = 'items points paragraphs afterword forYou notForYou credentials'.split(' ');

/** The entries of the lists that a group of properties has. */
function listsIn(group: object, keys: Keys): Part[] {
  return lists.flatMap((name) => {
    const list: readonly Item[] = Reflect.get(group, name) ?? [];
    return list.map((item, place) => ({ ...partOf(item), keys: [...keys, name, place] }));
  });
}

function partOf(item: Item): Omit<Part, 'keys'> {
  if (typeof item === 'string') return { what: 'entry', text: wording(item), shown: item };
  const { quote: words, question, title, text, answer, value, label } = item;
  if (typeof words === 'string') return { what: 'testimonial', text: wording(words), shown: words };
  const first = String(question ?? title ?? value ?? '');
  const rest = String(answer ?? text ?? label ?? '');
  const isLong = wording(rest).split(' ').length >= 5;
  if (!isLong) return { what: 'entry', text: wording(`${first} ${rest}`), shown: first };
  return { what: 'entry', text: wording(rest), shown: first, below: rest };
}

function titleOf(section: object): string {
  const found: unknown = Reflect.get(section, 'title') ?? Reflect.get(section, 'headline');
  return typeof found === 'string' ? found : String(Reflect.get(section, 'kind'));
}

function findRepeated(
  entry: InFile,
  parts: readonly Part[],
  isRepeated: (one: Part, other: Part) => boolean = () => true,
): Finding[] {
  return parts.flatMap((part, index) => {
    const first = parts
      .slice(0, index)
      .find((other) => isSame(other, part) && isRepeated(other, part));
    if (first === undefined) return [];
    const shown = first.shown === part.shown ? part.shown : (part.below ?? part.shown);
    return findMistake(
      entry,
      'said-twice',
      part.keys,
      `The ${part.what} ${quote(shown)} stands here already (${placeInWords(first.keys)}).`,
      'Remove it, or write what was meant to be here.',
    );
  });
}

/**
 * The same words, or at length nearly the same: what people say is changed in a few words, and points
 * that are worded alike on purpose differ in more.
 */
function isSame(one: Part, other: Part): boolean {
  if (one.text === other.text) return true;
  if (one.what !== other.what || one.what === 'section') return false;
  return areNearly(one.text, other.text, one.what === 'testimonial' ? 0.75 : 0.85);
}

/** No guide has a chapter twice. */
export const guideHasChaptersOnce: GuideRule = (entry) =>
  findRepeated(
    entry,
    entry.value.chapters.map(({ title }, index) => ({
      keys: ['chapters', index, 'title'],
      what: 'title',
      text: wording(title),
      shown: title,
    })),
  );

/** No biography says a paragraph or a result twice. */
export const coachSaysThingsOnce: CoachRule = (entry) =>
  findRepeated(entry, listsIn(entry.value.biography, ['biography']));

/** No email says a paragraph or a point twice. */
export const emailsSayThingsOnce: CoachRule = (entry, all) =>
  listDeclaredEmails(entry, all).flatMap(({ keys, message }) =>
    findRepeated(
      entry,
      [
        ...listsIn(message, keys).map((part) => ({
          ...part,
          what: part.keys.at(-2) === 'points' ? 'point' : 'paragraph',
        })),
        ...(message.points ?? []).map(({ title }, index) => ({
          keys: [...keys, 'points', index, 'title'],
          what: 'title',
          text: wording(title),
          shown: title,
        })),
      ].filter(({ text, what }) => what === 'title' || text.split(' ').length >= 4),
    ),
  );

/**
 * No campaign says a whole paragraph in two of its emails: whoever gets one has had the other. What more
 * of them have is a line that belongs to all.
 */
export const campaignsSayThingsOnce: CoachRule = (entry) =>
  entry.value.campaigns.flatMap(({ steps }, campaign) => {
    const paragraphs = steps.flatMap(({ message }, step) =>
      message.paragraphs.map((shown, place) => ({ step, place, shown, text: wording(shown) })),
    );
    return [...Map.groupBy(paragraphs, ({ text }) => text)].flatMap(
      ([text, [one, other, third]]) =>
        one === undefined ||
        other === undefined ||
        third !== undefined ||
        one.step === other.step ||
        text.split(' ').length < 12
          ? []
          : findMistake(
              entry,
              'said-twice',
              ['campaigns', campaign, 'steps', other.step, 'message', 'paragraphs', other.place],
              `The paragraph ${quote(other.shown)} is already in ${quote(steps[one.step]?.message.subject)}, which comes before.`,
              'Remove it, or write what was meant to be here.',
            ),
    );
  });
