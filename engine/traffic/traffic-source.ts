import { hostSource } from './known-hosts.ts';

/** What is known about how a visitor got to a page. */
export interface Arrival {
  /** The query of the page's address, with or without its question mark. */
  readonly query: string;
  /** The address of the page before, or its host, as the browser names it. */
  readonly referrer?: string | undefined;
  readonly ownHosts: readonly string[];
}

/**
 * What brought a visitor, as one key: `newsletter/email/spring` of utm_source, utm_medium and
 * utm_campaign, `google/ads` of a click id, `google/search` or a host of the page before, and else one
 * of `notNamed`.
 */
export type TrafficSource = string;

/** The keys that name nothing. */
export const notNamed = {
  /** No page before: typed in, a bookmark, an app that does not say. */
  direct: 'direct',
  /** Another page of this site. */
  site: 'site',
  /** Whatever came once a day had more sources than are told apart. */
  other: 'other',
  /** From before sources were counted. */
  unknown: '',
} as const;

/** Ad platforms add these to the addresses of their links; whose click it was is not looked at. */
const clickIds: readonly (readonly [name: string, source: TrafficSource])[] = [
  ['gclid', 'google/ads'],
  ['gbraid', 'google/ads'],
  ['wbraid', 'google/ads'],
  ['dclid', 'google/ads'],
  ['msclkid', 'bing/ads'],
  ['fbclid', 'facebook/social'],
  ['ttclid', 'tiktok/ads'],
  ['li_fat_id', 'linkedin/ads'],
  ['twclid', 'x/ads'],
  ['epik', 'pinterest/ads'],
  ['rdt_cid', 'reddit/ads'],
  ['sccid', 'snapchat/ads'],
];

/** How long each part of a key may be, in characters. */
const maxPart = 40;

/** Reads what brought a visitor. What the address says counts before what the browser says. */
export function trafficSourceOf({ query, referrer, ownHosts }: Arrival): TrafficSource {
  const named = query.length > 1 ? sourceInQuery(query) : undefined;
  if (named !== undefined) return named;
  const page = readReferrer(referrer);
  if (page === undefined || page.host === '') return notNamed.direct;
  if (!ownHosts.includes(page.host)) return hostSource(page.hostname);
  // From another page of this site: browsers send its whole address, which may name the source.
  return sourceInQuery(page.search) ?? notNamed.site;
}

/** The key of utm parameters, as the console's builder of links shows it; undefined without a source. */
export function campaignSource(parameters: {
  readonly source: string;
  readonly medium?: string;
  readonly campaign?: string;
}): TrafficSource | undefined {
  const parts = [parameters.source, parameters.medium ?? '', parameters.campaign ?? ''].map(tidy);
  if (parts[0] === '') return undefined;
  return parts.join('/').replace(/\/+$/, '');
}

/** Hyphens at both ends; the look behind keeps it from trying each of many in the middle. */
const outerHyphens = /^-+|(?<!-)-+$/g;

/** A part of a key: however it was written, one campaign is one source. */
function tidy(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = plain.replace(/[^\p{L}\p{N}._+-]+/gu, '-').replace(outerHyphens, '');
  return [...words].slice(0, maxPart).join('');
}

function sourceInQuery(query: string): TrafficSource | undefined {
  if (query.length < 2) return undefined;
  const parameters = new URLSearchParams(query);
  const campaign = campaignSource({
    source: parameters.get('utm_source') ?? '',
    medium: parameters.get('utm_medium') ?? '',
    campaign: parameters.get('utm_campaign') ?? '',
  });
  return campaign ?? clickIds.find(([name]) => parameters.has(name))?.[1];
}

function readReferrer(referrer: string | undefined): URL | undefined {
  if (!referrer) return undefined;
  const address = referrer.includes('://') ? referrer : `https://${referrer}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}
