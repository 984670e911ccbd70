import type { MapPart, MapStage } from '#engine/contract/console/map-parts.ts';

import { endingsOf, type Happening } from '#engine/declaration/telling/inbound.ts';
import { confirmDays } from '#engine/site/confirmation.ts';
import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { allOf, count } from '#engine/text/wording.ts';
import { campaignEnds } from './draw-email.ts';
import { lapsedEnd } from './email-stage.ts';
import { endKey, targetOf } from './parts.ts';

type End = Pick<MapPart, 'title' | 'meaning' | 'tone'>;

/** The ends that mean success. */
const mainEnds: ReadonlySet<string> = new Set([
  'scheduling',
  'download',
  'seat',
  campaignEnds.all,
  campaignEnds.rest,
  campaignEnds.booking,
  campaignEnds.purchase,
]);

/** The ends of all ways, each once, in the order in which they are reached. */
export function endStage(
  site: Pick<Site, 'funnels'>,
  funnel: CompiledFunnel,
  stages: readonly MapStage[],
): MapStage {
  const targets = stages
    .flatMap(({ main, side }) => [...main, ...side])
    .flatMap(({ to }) => to.map(({ part }) => targetOf(part)))
    .filter((target) => target !== undefined);
  const ends = [...new Set(targets)].map((target) => ({
    isMain: mainEnds.has(target) || isElsewhere(target),
    part: {
      key: endKey(target),
      kind: 'end' as const,
      words: [],
      to: [],
      ...describeEnd(target, site, funnel),
    },
  }));
  return {
    key: 'ends',
    title: 'Where it ends',
    main: ends.filter(({ isMain }) => isMain).map(({ part }) => part),
    side: ends.filter(({ isMain }) => !isMain).map(({ part }) => part),
  };
}

/** A page of this site, or an address. */
const isElsewhere = (target: string) => target.startsWith('/') || target.startsWith('https:');

function describeEnd(
  target: string,
  { funnels }: Pick<Site, 'funnels'>,
  { coach, declaration }: CompiledFunnel,
): End {
  switch (target) {
    case 'scheduling':
      return good('A call is booked', `The coach’s own calendar opens: ${coach.schedulingUrl}`);
    case 'download':
      return good(
        'The file is theirs',
        `“${declaration.offer.file}” is served at a link that works for years. The first download is recorded.`,
      );
    case 'seat':
      return good('The seat’s page', 'Where a seat is confirmed, freed or changed.');
    case 'home':
      return plain('Home', 'The list of all coaches and offers.');
    case campaignEnds.all:
      return good(
        'All emails have been sent',
        'The campaign is over for this person. Nothing more comes automatically.',
      );
    case campaignEnds.rest:
      return plain('Nothing more comes automatically', 'The funnel starts no campaign.');
    case lapsedEnd:
      return {
        title: 'Nobody confirmed',
        tone: 'warn',
        meaning: `After ${count(confirmDays, 'day')} what was typed is deleted. That somebody was asked still counts.`,
      };
    case campaignEnds.unsubscribed:
      return {
        title: 'Unsubscribed',
        tone: 'warn',
        meaning: `No more campaign emails from ${coach.brand}, or from anybody. What a person asks for still arrives.`,
      };
    case campaignEnds.dead:
      return {
        title: 'The address does not work',
        tone: 'bad',
        meaning: 'After a hard bounce or a complaint nothing more is sent to it.',
      };
    case campaignEnds.left:
      return plain(
        'Signed up elsewhere',
        `Sending the form of ${nameFunnels(funnels, coach, declaration)} ends the campaign.`,
      );
    case campaignEnds.booking:
      return good('A call is booked elsewhere', sayReported('booking', coach));
    case campaignEnds.purchase:
      return good('Something is bought elsewhere', sayReported('purchase', coach));
    default: {
      const page = funnels.find(({ paths }) => paths.includes(target));
      return page
        ? plain(page.declaration.offer.name, `Another page of the site: ${target}`)
        : plain(
            target.replace(/^https:\/\/([^/]+).*/, '$1'),
            target.startsWith('/') ? 'Another page of the site.' : `Another site: ${target}`,
          );
    }
  }
}

const good = (title: string, meaning: string): End => ({ title, meaning, tone: 'good' });
const plain = (title: string, meaning: string): End => ({ title, meaning, tone: 'plain' });

/** The effect of a report from elsewhere, and its senders. */
function sayReported(happening: Happening, { inbound = [] }: CompiledFunnel['coach']): string {
  const services = inbound
    .filter(({ is }) => is === happening)
    .map(({ kind, name }) => (kind === 'signed' ? name : kind));
  return `Once it is reported (${services.join(', ')}), the campaign ends: an email then due is not sent.`;
}

function nameFunnels(
  funnels: Site['funnels'],
  { campaigns }: CompiledFunnel['coach'],
  declaration: CompiledFunnel['declaration'],
): string {
  const started =
    declaration.kind === 'lead' ? declaration.submission.journey?.campaign : undefined;
  const { endsWith } = campaigns.find(({ name }) => name === started) ?? {};
  const names = endingsOf(endsWith).funnels.map(
    ({ id }) => funnels.find((one) => one.id === id)?.declaration.offer.name ?? id,
  );
  return allOf(names.map((name) => `“${name}”`));
}
