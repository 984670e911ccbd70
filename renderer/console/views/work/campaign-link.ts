import { meantSource } from '#engine/traffic/likely-source.ts';
import { campaignSource, type TrafficSource } from '#engine/traffic/traffic-source.ts';

/** The utm parameters of a link. */
export interface CampaignLink {
  /** The full address of its page. */
  readonly page: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

/** A link, and the source under which its visitors will be counted. */
export interface WrittenLink {
  readonly address: string;
  readonly countedAs: TrafficSource;
  /** The known source that was probably meant. */
  readonly meant: TrafficSource | undefined;
}

/**
 * Builds a link so that it is counted with the others of its campaign.
 *
 * @param known the sources that visitors came from
 * @returns undefined until it names a source
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
