import type { Site } from '#engine/site/site.ts';

/** A name that rows may still have, and its replacement. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** All former names in the declarations. */
export interface Renames {
  readonly funnels: readonly Rename[];
  readonly sources: readonly Rename[];
  readonly campaigns: readonly Rename[];
  /** Ids of campaign emails. */
  readonly emails: readonly (Rename & { readonly campaign: string })[];
  readonly coaches: readonly Rename[];
}

/** Collects the former names that a site's declarations list. */
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
