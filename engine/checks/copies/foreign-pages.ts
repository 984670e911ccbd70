import { funnelAt } from '#engine/checks/rule/funnel-at.ts';
import { ownOf } from '#engine/checks/rule/own/own.ts';
import {
  type FunnelRule,
  findDoubt,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { textsIn, valueAt } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';

/**
 * Whether a section of a page recommends another coach: it leads to a page of theirs and names them.
 * What people get after sending a form is the coach's own, whoever is named there.
 */
export function isRecommended(
  { value }: Entry<Funnel>,
  keys: Keys,
  slug: string,
  all: Surroundings,
): boolean {
  if (keys[0] !== 'page' || keys[1] !== 'sections') return false;
  const texts = textsIn(valueAt(value, keys.slice(0, 3)), keys.slice(0, 3)).map(({ text }) => text);
  const owners = texts.flatMap((text) => [
    text,
    ...Array.from(text.matchAll(/\]\((\/[^)]*)\)/gu), ([, to = '']) => to),
  ]);
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

/** The buttons of a page lead to pages of its own coach, or recommend another by name. */
export const linksStayWithCoach: FunnelRule = (entry, all) => {
  const places = textsIn(entry.value).filter(({ keys }) => keys.at(-1) === 'to');
  return places.flatMap(({ keys, text }) => {
    const page = pageAt(text, all);
    if (!page?.value.coach || page.value.coach === entry.value.coach) return [];
    if (isRecommended(entry, keys, page.value.coach, all)) return [];
    const brand = ownOf(all, page.value.coach).coach?.value.brand ?? page.value.coach;
    return findDoubt(
      entry,
      'foreign-address',
      keys,
      `The link leads to ${quote(text)}, which is a page of ${brand} (${page.file}).`,
      `Lead to a page of this coach; or name ${brand} beside the link, or allow it here, if the two work together.`,
    );
  });
};
