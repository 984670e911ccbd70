import type { OfferKind } from '#engine/declaration/funnel.ts';
import type { Language } from '#engine/declaration/language.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

/** A part of home: offers of a similar kind. */
export interface OfferGroup {
  readonly title: string;
  readonly intro: string;
  readonly kinds: readonly OfferKind[];
}

/** How home groups what there is; the library shows the first group. */
export const offerGroups = [
  {
    title: 'To read',
    intro: 'Guides, reports and tests. They arrive by email, and they are yours to keep.',
    kinds: ['guide', 'report', 'test'],
  },
  {
    title: 'To attend',
    intro: 'Live sessions with a date, a host and room for your questions.',
    kinds: ['masterclass', 'workshop', 'webinar', 'event'],
  },
  {
    title: 'To talk',
    intro: 'One coach, one call, no charge. Bring the thing that worries you.',
    kinds: ['call'],
  },
] as const satisfies readonly OfferGroup[];

/** A word or two for what a funnel offers. */
export const offerLabels = {
  guide: 'Free guide',
  report: 'Free report',
  test: 'Free test',
  masterclass: 'Masterclass',
  workshop: 'Workshop',
  webinar: 'Webinar',
  event: 'Live event',
  call: 'Free call',
} satisfies Record<OfferKind, string>;

/** The language of a funnel's words where they stand on a page of the site, which is English. */
export function langOf({ language }: CompiledFunnel): Language | undefined {
  return language === 'en' ? undefined : language;
}

/** The funnels of a group, in the order of the files. */
export function offersOf(
  funnels: readonly CompiledFunnel[],
  { kinds }: OfferGroup,
): CompiledFunnel[] {
  return funnels.filter(({ declaration }) => kinds.includes(declaration.offer.kind));
}
