import type { CompiledFunnel, Site } from '#engine/site/site.ts';
import { campaignId, eventId, pageId, sequenceId } from '#server/db/identity.ts';
import { declaredRenames, type Renames } from './carried/renames.ts';
import { consentsOf } from './consent-text.ts';
import { sequenceVersion } from './sequence-version.ts';

/** The rows that the declarations require, in the product's terms. */
export interface DeclaredRows {
  readonly campaigns: readonly {
    readonly id: string;
    readonly name: string;
    readonly coach: string;
    readonly fromEmail: string;
    readonly fromName: string;
    readonly subjectTemplate: string | null;
    readonly postalAddress: string | null;
    /** Emails of an inactive campaign wait. */
    readonly isActive: boolean;
    /** The zone for times in notes. */
    readonly timeZone: string;
  }[];
  readonly pages: readonly { readonly id: string; readonly slug: string }[];
  readonly landingPages: readonly {
    readonly name: string;
    readonly url: string;
    readonly campaignId: string | null;
  }[];
  /** The steps of the sequences' declared versions; another version has other ids. */
  readonly sequences: readonly {
    readonly id: string;
    readonly campaignId: string;
    readonly version: string;
    /** Counted from 1. */
    readonly step: number;
    /** The step's id in its campaign. */
    readonly stepId: string;
    /** Stored as JSON, which also contains the step's id. */
    readonly content: unknown;
  }[];
  /** What forms ask visitors to agree to; every text that was ever shown is kept. */
  readonly consents: readonly {
    readonly version: string;
    readonly name: string;
    readonly text: string;
  }[];
  readonly events: readonly {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly startsAt: Date | null;
    readonly timeZone: string;
    readonly minutes: number;
    /** Null means without a limit. */
    readonly capacity: number | null;
  }[];
  /** Former names. */
  readonly renames: Renames;
}

/** Derives the rows that the declarations require: campaigns with their steps, pages, events. */
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
        stepId: content.id,
        content,
      }));
    }),
    pages: site.funnels.map(({ id }) => ({ id: pageId(id), slug: id })),
    landingPages: site.funnels.map((funnel) => ({
      name: funnel.declaration.page.title,
      url: funnel.paths[0],
      campaignId: journeyCampaign(funnel),
    })),
    // Funnels may share a text, but a statement can write a row only once.
    consents: [
      ...new Map(
        site.funnels.flatMap((funnel) => {
          const { sending, boxes, confirmation } = consentsOf(funnel);
          const texts = [sending, ...boxes.values(), confirmation].filter((text) => text !== null);
          return texts.map((consent) => [consent.version, consent] as const);
        }),
      ).values(),
    ],
    events: site.funnels.flatMap(declaredEvents),
    renames: declaredRenames(site),
  };
}

/** The campaign of a funnel's journey, if declared; one looked up by name may not exist. */
function journeyCampaign({ declaration, coach }: CompiledFunnel): string | null {
  const name = declaration.kind === 'lead' ? declaration.submission.journey?.campaign : undefined;
  const isDeclared = coach.campaigns.some((campaign) => campaign.name === name);
  return name !== undefined && isDeclared ? campaignId(name) : null;
}

function declaredEvents({ declaration, dates }: CompiledFunnel): DeclaredRows['events'] {
  const event = declaration.kind === 'lead' ? declaration.event : undefined;
  if (!event) return [];
  return dates.map(({ key, startsAt, minutes, seats }) => ({
    id: eventId(key),
    key,
    name: event.name,
    startsAt: startsAt ?? null,
    timeZone: event.timeZone,
    minutes,
    capacity: seats ?? null,
  }));
}
