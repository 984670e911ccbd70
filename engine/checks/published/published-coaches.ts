import { declaredPaths, findMistake, type Surroundings } from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { PublishedCoach } from '#engine/ledger/ledger.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { twinOf } from '#engine/site/hosts.ts';
import { count, quote } from '#engine/text/wording.ts';
import { writeAdded, writeText } from './code.ts';
import { isUncertain } from './match-funnels.ts';
import { findLostCampaigns } from './published-campaigns.ts';
import { writeRetired } from './published-funnels.ts';

/** What became of each coach that was published, of its campaigns and of the funnels it retired. */
export function publishedCoachesAreKept(all: Surroundings): Finding[] {
  const { ledger } = all;
  if (ledger === undefined) return [];
  return Object.entries(ledger.coaches).flatMap(([slug, was]) => {
    const now = all.coaches.find(
      ({ value }) => value.slug === slug || value.formerSlugs?.includes(slug),
    );
    if (now) {
      return now.sound
        ? [
            ...findLostCampaigns(was, now, all),
            ...findLostDomains(was, now, all),
            ...findLostDocuments(was, now, all),
            ...findUnretired(was, now, all),
          ]
        : [];
    }
    if (isUncertain(`${ledger.folder}/${slug}`, all)) return [];
    const heir = all.coaches.find(
      (other) => ledger.coaches[other.value.slug] === undefined && isHeir(other, was, all),
    );
    return heir ? [describeRenamed(slug, heir)] : findRemoved(slug, was, all);
  });
}

/** Whether a new coach has a funnel or a campaign of one that is gone. */
function isHeir({ value }: Entry<Coach>, was: PublishedCoach, all: Surroundings): boolean {
  return (
    all.funnels.some(
      (funnel) => funnel.value.coach === value.slug && was.funnels?.[funnel.value.id] !== undefined,
    ) || value.campaigns.some(({ name }) => was.campaigns?.[name] !== undefined)
  );
}

function describeRenamed(slug: string, heir: Entry<Coach>): Finding {
  const added = writeAdded('formerSlugs', heir.value.formerSlugs, [slug]);
  return findMistake(
    heir,
    'published-slug',
    ['slug'],
    `The coach was published as ${quote(slug)} and is now ${quote(heir.value.slug)}: whoever unsubscribed before would get emails again.`,
    `Add ${added}, or name folder and slug ${slug} again.`,
  );
}

function findRemoved(slug: string, was: PublishedCoach, all: Surroundings): Finding[] {
  const declared = new Set(
    all.funnels.flatMap(({ value }) => [value.id, ...(value.formerIds ?? [])]),
  );
  const retired = new Set(
    all.coaches.flatMap(({ value }) => (value.retired ?? []).map(({ id }) => id)),
  );
  const lost = Object.entries(was.funnels ?? {}).filter(
    ([id]) => !declared.has(id) && !retired.has(id),
  );
  if (lost.length === 0) return [];
  const { file = '', folder = '' } = all.ledger ?? {};
  const entries = lost.map(([id, { paths }]) => writeRetired(id, Object.keys(paths)));
  return [
    findMistake(
      { file },
      'published-coach',
      ['coaches', slug],
      `The coach ${quote(slug)} was published with ${count(lost.length, 'funnel')} and is not declared any more: links to ${lost.length === 1 ? 'it' : 'them'} would lead nowhere.`,
      `Restore the folder ${folder}/${slug}, or say in another coach's file where the links shall lead: retired: [${entries.join(', ')}].`,
    ),
  ];
}

/** Hosts that would show nothing of the coach now. */
function findLostDomains(was: PublishedCoach, now: Entry<Coach>, all: Surroundings): Finding[] {
  const { domain, formerDomains } = now.value;
  const known = new Set([domain, ...(formerDomains ?? [])]);
  const lost = Object.entries(was.domains ?? {}).filter(([host]) => !known.has(host));
  return lost.map(([host, role]) => {
    const added = writeAdded('formerDomains', formerDomains, [host]);
    const again = `write domain: ${writeText(host)} again`;
    const other = all.coaches.find(({ value }) => hasHost(value, host));
    if (other) {
      const back = role === 'domain' ? `${again} here` : `add ${added} here`;
      return findMistake(
        now,
        'published-domain',
        ['domain'],
        `The pages were published at ${quote(host)}, which belongs to ${other.file} now. Links there, in emails too, lead to another coach or nowhere.`,
        `Give that coach another domain, and ${back}.`,
      );
    }
    return findMistake(
      now,
      'published-domain',
      ['domain'],
      `The pages were published at ${quote(host)}. Links there, in emails too, lead nowhere now.`,
      role === 'domain' ? `Add ${added}, or ${again}.` : `Add ${added}.`,
    );
  });
}

function hasHost({ domain, formerDomains = [] }: Entry<Coach>['value'], host: string): boolean {
  return [domain, ...formerDomains].some((own) => own === host || own === twinOf(host));
}

/** Pages of plain text whose paths lead nowhere now. */
function findLostDocuments(was: PublishedCoach, now: Entry<Coach>, all: Surroundings): Finding[] {
  const known = declaredPaths(all);
  const lost = Object.entries(was.documents ?? {}).filter(([path]) => !known.has(path));
  return lost.map(([path, title]) => {
    const same = now.value.documents?.find((document) => document.title === title);
    const id =
      path
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? 'page';
    return findMistake(
      now,
      'published-document',
      ['documents'],
      `The page ${quote(title)} was published at ${quote(path)}. Links to it, in emails too, lead nowhere now.`,
      `Write path: ${writeText(path)} again, or add retired: [${writeRetired(id, [path], same?.path)}].`,
    );
  });
}

/** Paths of retired funnels that lead nowhere now. */
function findUnretired(was: PublishedCoach, now: Entry<Coach>, all: Surroundings): Finding[] {
  const known = declaredPaths(all);
  const lost = Object.entries(was.retired ?? {}).filter(([path]) => !known.has(path));
  return [...Map.groupBy(lost, ([, id]) => id)].map(([id, entries]) => {
    const paths = entries.map(([path]) => path);
    return findMistake(
      now,
      'published-retired',
      ['retired'],
      `The funnel ${quote(id)} was retired here, but ${paths.map(quote).join(' and ')} ${paths.length === 1 ? 'leads' : 'lead'} nowhere now.`,
      `Write retired: [${writeRetired(id, paths)}] again.`,
    );
  });
}
