import { momentOf } from '#engine/event-texts.ts';
import type { CompiledFunnel, Site } from '#engine/site.ts';
import { consentOf } from './consent/consent-text.ts';
import type { DeclaredRows } from './db/reconcile.ts';
import { campaignId, eventId, pageId, sequenceId } from './identity.ts';
import { sequenceVersion } from './sequence-version.ts';

/** The rows that the declarations ask for: campaigns with their letters, pages, events. */
export function declaredRows(site: Site): DeclaredRows {
  const campaigns = site.coaches.flatMap((coach) =>
    coach.campaigns.map((campaign) => ({ coach, campaign })),
  );
  return {
    campaigns: campaigns.map(({ coach, campaign }) => ({
      id: campaignId(campaign.name),
      name: campaign.name,
      coach: coach.slug,
      fromEmail: coach.sender.email,
      fromName: coach.sender.name,
      subjectTemplate: campaign.steps[0]?.message.subject ?? null,
      postalAddress: coach.postalAddress,
      isActive: campaign.active !== false,
      timeZone: coach.timeZone,
    })),
    sequences: campaigns.flatMap(({ campaign }) => {
      const version = sequenceVersion(campaign);
      return campaign.steps.map((content, index) => ({
        id: sequenceId(campaign.name, version, index + 1),
        campaignId: campaignId(campaign.name),
        version,
        step: index + 1,
        letter: content.id,
        content,
      }));
    }),
    pages: site.funnels.map(({ id }) => ({ id: pageId(id), slug: id })),
    landingPages: site.funnels.map((funnel) => ({
      name: funnel.declaration.page.title,
      url: funnel.paths[0],
      campaignId: journeyCampaign(funnel),
    })),
    // Funnels may share a text, and a row can be written only once by a statement.
    consents: [
      ...new Map(
        site.funnels.flatMap((funnel) => {
          const consent = consentOf(funnel);
          return consent ? [[consent.version, consent] as const] : [];
        }),
      ).values(),
    ],
    events: site.funnels.flatMap(declaredEvent),
  };
}

/** The campaign of a funnel's journey, where it is declared; one looked up by name may be missing. */
function journeyCampaign({ declaration, coach }: CompiledFunnel): string | null {
  const name = declaration.kind === 'lead' ? declaration.submission.journey?.campaign : undefined;
  const isDeclared = coach.campaigns.some((campaign) => campaign.name === name);
  return name !== undefined && isDeclared ? campaignId(name) : null;
}

function declaredEvent({ id, declaration }: CompiledFunnel): DeclaredRows['events'][number][] {
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  if (!event) return [];
  const startsAt = event.startsAt === undefined ? null : momentOf(event.startsAt, event.timeZone);
  return [
    {
      id: eventId(id),
      key: id,
      name: event.name,
      startsAt,
      timeZone: event.timeZone,
      minutes: event.minutes,
      capacity: event.seats ?? null,
    },
  ];
}
