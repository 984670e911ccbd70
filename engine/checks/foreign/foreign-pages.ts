import { funnelAt } from '#engine/checks/rule/funnel-at.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import {
  findDoubt,
  folderNameOf,
  type Keys,
  type Rule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Guide } from '#engine/declaration/guide.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { linksIn } from '#engine/text/markup.ts';
import { quote } from '#engine/text/wording.ts';

/**
 * Whether a section of a page recommends another coach: it leads to a page of theirs and names them.
 * What people get after sending a form is the coach's own, whoever is named there.
 */
export function isRecommended(value: Funnel, keys: Keys, slug: string, all: Surroundings): boolean {
  if (keys[0] !== 'page' || keys[1] !== 'sections') return false;
  const texts = textsIn(valueAt(value, keys.slice(0, 3)), keys.slice(0, 3)).map(({ text }) => text);
  const owners = texts.flatMap((text) => [text, ...pathsIn(text)]);
  if (!owners.some((to) => pageAt(to, all)?.value.coach === slug)) return false;
  const { coach, funnels } = ownOf(all, slug);
  const brand = coach?.value.brand ?? slug;
  const [first = ''] = brand.split(' ');
  const names = [first.length < 4 ? brand : first, ...funnels.map((one) => one.value.offer.name)];
  return texts.some((text) => names.some((name) => text.includes(name)));
}

function pageAt(to: string, all: Surroundings): Entry<Funnel> | undefined {
  return to.startsWith('/') ? funnelAt(to, all) : undefined;
}

/** What says that a page is somebody else's: "our friends next door hold a workshop". */
const ofOthers =
  /\b(?:not (?:what we|one of ours|ours)|recommend|(?:friends?|colleagues?|partners?|neighbou?rs?)\b)/i;

/** Whether a text says so before the sentence of a link ends; what comes later is about something else. */
function saysSo(text: string, to: string): boolean {
  const end = text.indexOf(to) + to.length;
  const [rest = ''] = text.slice(end).split(/[.!?…](?=\s)/u);
  return ofOthers.test(text.slice(0, end) + rest);
}

/**
 * Buttons and links of pages, emails and guides lead to pages of their own coach. The section of a page
 * may recommend another by name.
 */
export const linksStayWithCoach: Rule<Funnel | Coach | Guide> = (entry, all) => {
  const slug = slugOf(entry);
  const own = pathsOf(slug, all);
  return textsIn(entry.value).flatMap(({ keys, text }) => {
    if (keys[0] === 'retired') return [];
    const links = keys.at(-1) === 'to' ? [text] : text.includes('](/') ? pathsIn(text) : [];
    return links.flatMap((to) => {
      if (own.has(to.split(/[?#]/u)[0] ?? '')) return [];
      const page = pageAt(to, all);
      if (!page?.value.coach || page.value.coach === slug || saysSo(text, to)) return [];
      const isOnPage = 'coach' in entry.value;
      if (isOnPage && isRecommended(entry.value, keys, page.value.coach, all)) return [];
      const brand = ownOf(all, page.value.coach).coach?.value.brand ?? page.value.coach;
      return findDoubt(
        entry,
        'foreign-address',
        keys,
        `The link leads to ${quote(to)}, which is a page of ${brand} (${page.file}).`,
        isOnPage
          ? `Lead to a page of this coach; or name ${brand} beside the link, or allow it here, if the two work together.`
          : 'Lead to a page of this coach, or allow it here, if the two work together.',
      );
    });
  });
};

function slugOf(entry: Entry<Funnel | Coach | Guide>): string {
  if ('coach' in entry.value) return entry.value.coach;
  return 'slug' in entry.value ? entry.value.slug : folderNameOf(entry);
}

const pathsOf = (slug: string, all: Surroundings) =>
  new Set(ownOf(all, slug).funnels.flatMap(({ value }) => [value.path, ...(value.aliases ?? [])]));

function pathsIn(text: string): string[] {
  return linksIn(text).flatMap(({ to }) => (to.startsWith('/') ? [to] : []));
}
