import { earlierThan } from '#engine/checks/rule/newer.ts';
import {
  type CoachRule,
  findMistake,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { twinOf } from '#engine/site/hosts.ts';
import { quote } from '#engine/text/wording.ts';
import { judgeHost } from './host-name.ts';

/** A host that a coach has or had, and where it is written. */
interface Claim {
  readonly host: string;
  readonly keys: Keys;
}

function claimsOf({ value }: Entry<Coach>): readonly Claim[] {
  const { domain, formerDomains = [] } = value;
  return [
    ...(domain === undefined ? [] : [{ host: domain, keys: ['domain'] }]),
    ...formerDomains.map((host, index) => ({ host, keys: ['formerDomains', index] })),
  ];
}

/** A coach's domain is the name of a public host, and nobody else's. */
export const domainsAreSound: CoachRule = (entry, all) => {
  const claims = claimsOf(entry);
  const shapes = claims.flatMap(({ host, keys }) => {
    const wrong = judgeHost(host);
    return wrong ? [findMistake(entry, 'wrong-domain', keys, wrong.problem, wrong.remedy)] : [];
  });
  const { domain, onSharedSite } = entry.value;
  const needless =
    onSharedSite !== undefined && domain === undefined
      ? [
          findMistake(
            entry,
            'needless-shared-site',
            ['onSharedSite'],
            'This coach has no domain, so that the shared site is where the pages are.',
            "Remove onSharedSite, or add domain: '…'.",
          ),
        ]
      : [];
  return [...shapes, ...needless, ...claims.flatMap((claim) => findTaken(entry, claim, all))];
};

/** The same host twice, with or without www., in this file or in that of another coach. */
function findTaken(entry: Entry<Coach>, { host, keys }: Claim, all: Surroundings): Finding[] {
  const isSame = (other: Claim) => other.host === host || other.host === twinOf(host);
  const [own] = claimsOf(entry).filter(isSame);
  if (own !== undefined && own.keys.join() !== keys.join()) {
    const problem =
      own.host === host
        ? `The host ${quote(host)} stands in this file twice.`
        : `The host ${quote(host)} is led on by itself: with and without www. is one domain.`;
    return [findMistake(entry, 'domain-twice', keys, problem, 'Remove it here.')];
  }
  const alike = all.coaches.filter((one) => claimsOf(one).some(isSame));
  const [other] = earlierThan(entry, alike, all);
  if (other === undefined) return [];
  return [
    findMistake(
      entry,
      'domain-taken',
      keys,
      `The host ${quote(host)} belongs to ${other.file} already.`,
      'Give this coach a domain of its own, or remove it there.',
    ),
  ];
}

/** The shared site has a host of its own. */
export const domainIsNotShared: CoachRule = (entry, { publicUrl }) => {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return [];
  const { hostname } = new URL(publicUrl);
  return claimsOf(entry)
    .filter(({ host }) => host === hostname || twinOf(host) === hostname)
    .map(({ host, keys }) =>
      findMistake(
        entry,
        'domain-of-shared-site',
        keys,
        `The host ${quote(host)} is that of the site that all coaches share (PUBLIC_URL is ${publicUrl}).`,
        'Give this coach another domain, or the shared site another address.',
      ),
    );
};
