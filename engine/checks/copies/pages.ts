import { earlierThan } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { type FunnelRule, findDoubt, type Surroundings } from '#engine/checks/rule/rule.ts';

import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { valueAt } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { isTemplateText } from '#engine/text/template-words.ts';
import { quote } from '#engine/text/wording.ts';
import { findLikeness, wording, wordsOf } from './likeness.ts';

/** A page whose words stand to this part in another one is a copy of it. */
const minShare = 0.5;
const minWords = 50;

/** The pages that have words in common with a page, by its file. */
const likePages = remember(({ funnels }: Surroundings) => {
  const alike = findLikeness(
    funnels
      .filter(({ sound, value }) => sound && !isUnwritten(value))
      .map(({ file, value }) => ({
        file,
        words: wordsOf(
          shownTexts(value)
            .filter(({ keys }) => keys[0] === 'page' || keys[0] === 'offer')
            .map(({ text }) => text),
        ),
      })),
    minWords,
  );
  return new Map(Array.from(alike, ([{ file }, others]) => [file, others]));
});

/** A page that nobody has written yet is no copy; one text may be like the template's by chance. */
function isUnwritten(funnel: Entry<Funnel>['value']): boolean {
  return shownTexts(funnel).filter(({ text }) => isTemplateText(text)).length > 3;
}

/** The page that another one was copied from; undefined if its words are its own. */
export function originalOf(
  entry: Entry<Funnel>,
  all: Surroundings,
): { readonly file: string; readonly share: number } | undefined {
  const found = likePages(all).get(entry.file) ?? [];
  const [best] = found
    .filter(({ other, share }) => share >= minShare && earlierThan(entry, [other], all).length > 0)
    .toSorted((one, other) => other.share - one.share);
  return best && { file: best.other.file, share: best.share };
}

/** A page has words of its own. */
export const pagesHaveOwnWords: FunnelRule = (entry, all) => {
  const original = originalOf(entry, all);
  if (original === undefined) return [];
  return findDoubt(
    entry,
    'copied-page',
    ['page'],
    `About ${Math.round(original.share * 100)}% of this page stands word for word in ${original.file}, so search engines show one of the two and visitors of both see a copy.`,
    'Write this page anew, or keep one of the two files.',
  );
};

const parts = [
  { keys: ['offer', 'name'], what: 'name of the offer' },
  { keys: ['offer', 'summary'], what: 'summary' },
  { keys: ['page', 'title'], what: 'title' },
  { keys: ['page', 'description'], what: 'description' },
  { keys: ['page', 'sections', 0, 'headline'], what: 'headline' },
  { keys: ['page', 'sections', 0, 'lead'], what: 'lead' },
  { keys: ['page', 'sections', 0, 'artwork', 'title'], what: 'title of the cover' },
] as const;

/** The funnels by what each of these parts says. */
const holders = remember((all: Surroundings) =>
  Map.groupBy(
    all.funnels.flatMap((entry) =>
      parts.map(({ keys, what }) => ({ entry, said: `${what}: ${filled(entry, keys, all)}` })),
    ),
    ({ said }) => said,
  ),
);

/** No two pages have one title, description, headline, lead, cover or offer. */
export const pagesDiffer: FunnelRule = (entry, all) => {
  const original = originalOf(entry, all)?.file;
  return parts.flatMap(({ keys, what }) => {
    const text = filled(entry, keys, all);
    const alike = (holders(all).get(`${what}: ${text}`) ?? []).map((one) => one.entry);
    const same = earlierThan(entry, alike, all).find(({ file }) => file !== original);
    // Words of a new file that are to be replaced are told as such.
    if (!text || !same || isTemplateText(String(valueAt(entry.value, keys)))) return [];
    // Two pages of one offer have its name; the texts that show it say so once.
    if (what !== 'name of the offer' && showsName(entry, keys) && hasSameName(entry, same))
      return [];
    return findDoubt(
      entry,
      'same-words',
      keys,
      `The ${what} ${quote(valueAt(entry.value, keys))} is also that of ${same.file}, so nobody could tell the two pages apart.`,
      `Give this page a ${what} of its own.`,
    );
  });
};

function hasSameName(one: Entry<Funnel>, other: Entry<Funnel>): boolean {
  return wording(one.value.offer.name) === wording(other.value.offer.name);
}

function showsName(entry: Entry<Funnel>, keys: readonly (string | number)[]): boolean {
  const text = String(valueAt(entry.value, keys));
  return text.includes('{leadMagnet}') || text.includes(entry.value.offer.name);
}

function filled(entry: Entry<Funnel>, keys: readonly (string | number)[], all: Surroundings) {
  const text = valueAt(entry.value, keys);
  if (typeof text !== 'string') return undefined;
  const brand = all.coaches.find(({ value }) => value.slug === entry.value.coach)?.value.brand;
  return wording(
    text.replaceAll('{leadMagnet}', entry.value.offer.name).replaceAll('{coach}', brand ?? ''),
  );
}

/** Which of these times an event of this name in another funnel begins at, too. */
function startsInCommon(
  { value }: Entry<Funnel>,
  name: string,
  starts: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const event = value.kind === 'lead' ? value.event : undefined;
  if (event?.name !== name) return [];
  return listDates(event).flatMap(({ startsAt }) => (starts.includes(startsAt) ? [startsAt] : []));
}

/** One event belongs to one funnel: its seats and its guests are counted there. */
export const eventsDiffer: FunnelRule = (entry, all) => {
  const { value } = entry;
  if (value.kind !== 'lead' || !value.event) return [];
  const { name } = value.event;
  const starts = listDates(value.event).map(({ startsAt }) => startsAt);
  const alike = all.funnels.filter((one) => startsInCommon(one, name, starts).length > 0);
  const [same] = earlierThan(entry, alike, all);
  if (same === undefined) return [];
  const [startsAt] = startsInCommon(same, name, starts);
  return findDoubt(
    entry,
    'same-event',
    ['event'],
    `The event ${quote(name)}${startsAt === undefined ? '' : ` at ${startsAt}`} is also declared in ${same.file}, so its seats and guests would be counted twice.`,
    `Declare this funnel's own event, or let its paths be aliases of the other page.`,
  );
};
