import { meantSource } from '#engine/traffic/likely-source.ts';
import { campaignSource, type TrafficSource } from '#engine/traffic/traffic-source.ts';

/** What a link says of where it stands. */
export interface CampaignLink {
  /** The whole address of the page it leads to. */
  readonly page: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** A link, and under which source its visitors will be counted. */
export interface WrittenLink {
  readonly address: string;
  readonly countedAs: TrafficSource;
  /** The known source that was probably meant. */
  readonly meant: TrafficSource | undefined;
}

/**
 * Writes a link so that it is counted like the others of its campaign.
 *
 * @param known the sources that visitors came from
 * @returns undefined as long as it names no source
 */
export function writeCampaignLink(
  { page, ...parameters }: CampaignLink,
  known: readonly TrafficSource[],
): WrittenLink | undefined {
  const countedAs = campaignSource(parameters);
  if (countedAs === undefined) return undefined;
  const [source = '', medium = '', campaign = ''] = countedAs.split('/');
  const address = new URL(page);
  for (const [name, value] of Object.entries({ source, medium, campaign })) {
    if (value !== '') address.searchParams.set(`utm_${name}`, value);
  }
  const isKnown = known.some((one) => one.split('/')[0] === source);
  return {
    address: address.href,
    countedAs,
    meant: isKnown ? undefined : meantSource(countedAs, known),
  };
}
