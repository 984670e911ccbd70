import type { Site } from '#engine/site/site.ts';

/** A name under which people's rows may be, and the one that is declared now. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** Everything that declarations say had another name before. */
export interface Renames {
  /** Ids of funnels. */
  readonly funnels: readonly Rename[];
  readonly sources: readonly Rename[];
  /** Names of campaigns. */
  readonly campaigns: readonly Rename[];
  /** Ids of a campaign's emails. */
  readonly emails: readonly (Rename & { readonly campaign: string })[];
  /** Slugs of coaches. */
  readonly coaches: readonly Rename[];
}

/** The former names that the declarations of a site list. */
export function declaredRenames(site: Site): Renames {
  const campaigns = site.coaches.flatMap((coach) => coach.campaigns);
  return {
    funnels: site.funnels.flatMap(({ id, declaration }) => from(declaration.formerIds, id)),
    sources: site.funnels.flatMap(({ declaration }) =>
      declaration.kind === 'lead'
        ? from(declaration.submission.formerSources, declaration.submission.source)
        : [],
    ),
    campaigns: campaigns.flatMap(({ name, formerNames }) => from(formerNames, name)),
    emails: campaigns.flatMap(({ name, steps }) =>
      steps.flatMap(({ id, formerIds }) =>
        from(formerIds, id).map((rename) => ({ ...rename, campaign: name })),
      ),
    ),
    coaches: site.coaches.flatMap(({ slug, formerSlugs }) => from(formerSlugs, slug)),
  };
}

function from(former: readonly string[] | undefined, to: string): Rename[] {
  return (former ?? []).map((name) => ({ from: name, to }));
}
