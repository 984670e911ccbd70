import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  type FunnelRule,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { quote } from '#engine/text/wording.ts';

/** A name that somebody has, had before, or retired. */
interface Claim {
  readonly file: string;
  readonly keys: Keys;
  readonly name: string;
  readonly isFormer: boolean;
}

/** A funnel's former ids and sources are nobody's now: what is filed under them could not be told apart. */
export const formerFunnelNamesAreFree: FunnelRule = (entry, all) => [
  ...findTaken(entry, 'id', listIds(all)),
  ...findTaken(entry, 'source', listSources(all)),
];

/** The same for a coach's former slugs and retired funnels, and for what its campaigns were called. */
export const formerCoachNamesAreFree: CoachRule = (entry, all) => [
  ...findTaken(entry, 'id', listIds(all)),
  ...findTaken(entry, 'slug', listSlugs(all)),
  ...findTaken(entry, 'campaign name', listCampaigns(all)),
  ...entry.value.campaigns.flatMap(({ steps }, index) => {
    const claims = steps.flatMap(({ id, formerIds = [] }, place) => {
      const keys = ['campaigns', index, 'steps', place];
      return claim(entry.file, keys, 'id', id, 'formerIds', formerIds);
    });
    return findTaken(entry, 'email id', claims);
  }),
];

function findTaken({ file }: InFile, noun: string, claims: readonly Claim[]): Finding[] {
  return claims
    .filter((one) => one.isFormer && one.file === file)
    .flatMap((one) => {
      const owner = claims.find(
        (other) =>
          other !== one &&
          other.name === one.name &&
          (!other.isFormer || claims.indexOf(other) < claims.indexOf(one)),
      );
      if (owner === undefined) return [];
      const whose = owner.file === file ? 'in this file' : `in ${owner.file}`;
      return findMistake(
        { file },
        'former-name-taken',
        one.keys,
        `${quote(one.name)} stands here as ${one.keys.includes('retired') ? 'retired' : `a former ${noun}`}, but it is ${owner.isFormer ? `one ${whose}, too` : `an ${noun} ${whose}`.replace(/^an (?=[^aeiou])/, 'a ')}; nobody could tell whose rows are under it.`,
        owner.isFormer
          ? 'Leave it in one place.'
          : 'Remove it here, or give the other one a name of its own.',
      );
    });
}

function claim(
  file: string,
  keys: Keys,
  key: string,
  name: string,
  formerKey: string,
  former: readonly string[] = [],
): Claim[] {
  return [
    { file, keys: [...keys, key], name, isFormer: false },
    ...former.map((one, index) => ({
      file,
      keys: [...keys, formerKey, index],
      name: one,
      isFormer: true,
    })),
  ];
}

const listIds = remember((all: Surroundings): readonly Claim[] => {
  return [
    ...all.funnels.flatMap(({ file, value }) =>
      claim(file, [], 'id', value.id, 'formerIds', value.formerIds),
    ),
    ...all.coaches.flatMap(({ file, value }) =>
      (value.retired ?? []).map(({ id }, index) => ({
        file,
        keys: ['retired', index, 'id'],
        name: id,
        isFormer: true,
      })),
    ),
  ];
});

const listSources = remember((all: Surroundings): readonly Claim[] => {
  return all.funnels.flatMap(({ file, value }) =>
    value.kind === 'lead'
      ? claim(
          file,
          ['submission'],
          'source',
          value.submission.source,
          'formerSources',
          value.submission.formerSources,
        )
      : [],
  );
});

const listSlugs = remember((all: Surroundings): readonly Claim[] => {
  return all.coaches.flatMap(({ file, value }) =>
    claim(file, [], 'slug', value.slug, 'formerSlugs', value.formerSlugs),
  );
});

const listCampaigns = remember((all: Surroundings): readonly Claim[] => {
  return all.coaches.flatMap(({ file, value }) =>
    value.campaigns.flatMap(({ name, formerNames }, index) =>
      claim(file, ['campaigns', index], 'name', name, 'formerNames', formerNames),
    ),
  );
});
