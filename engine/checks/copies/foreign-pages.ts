import { ownOf } from '#engine/checks/rule/own/own.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { type FunnelRule, findDoubt, type Surroundings } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { quote } from '#engine/text/wording.ts';

/** Whose page each path of the site is. */
const ownerByPath = remember(
  ({ funnels }: Surroundings): ReadonlyMap<string, Entry<Funnel>> =>
    new Map(
      funnels.flatMap((funnel) =>
        [
          funnel.value.path,
          ...[funnel.value.aliases ?? [], funnel.value.redirects ?? []].flat(),
        ].map((path) => [path, funnel] as const),
      ),
    ),
);

/** The buttons and links of a page lead to pages of its own coach. */
export const linksStayWithCoach: FunnelRule = (entry, all) => {
  const places = textsIn(entry.value).filter(
    ({ keys, text }) => keys.at(-1) === 'to' && text.startsWith('/'),
  );
  return places.flatMap(({ keys, text }) => {
    const page = ownerByPath(all).get(text.split(/[?#]/u)[0] ?? '');
    if (page === undefined || page.value.coach === entry.value.coach) return [];
    const brand = ownOf(all, page.value.coach).coach?.value.brand ?? page.value.coach;
    return [
      findDoubt(
        entry,
        'foreign-address',
        keys,
        `The link leads to ${quote(text)}, which is a page of ${brand} (${page.file}).`,
        'Lead to a page of this coach, or allow it here if the two work together.',
      ),
    ];
  });
};
