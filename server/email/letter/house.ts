import type { Coach } from '#engine/declaration/coach.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';
import type { Site } from '#engine/site/site.ts';

/** Neutral, as the pages that belong to no coach. */
const theme = {
  paper: '#FAFAF7',
  ink: '#171717',
  strong: '#3A46A8',
  accent: '#C8452B',
  display: 'Archivo',
  motif: 'contours',
} as const;

/**
 * The site itself as the sender of an email: its host is its brand, and it writes from the first
 * coach's address, which the provider knows.
 */
export function houseOf(site: Site, publicUrl: string): DeepReadonly<Coach> | undefined {
  const [first] = site.coaches;
  if (first === undefined) return undefined;
  const { legal: _legal, documents: _documents, language: _language, ...rest } = first;
  const brand = new URL(publicUrl).host;
  const { email } = first.sender;
  return { ...rest, slug: '', brand, theme, sender: { name: brand, email }, contactEmail: email };
}

/** The clock by which the site's operators live: that of most of its coaches. */
export function houseTimeZone({ coaches }: Pick<Site, 'coaches'>): string {
  const zones = Map.groupBy(coaches, ({ timeZone }) => timeZone);
  const [most] = [...zones].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'UTC';
}
