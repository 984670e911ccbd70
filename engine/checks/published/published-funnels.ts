import {
  declaredPaths,
  findDoubt,
  findMistake,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel, LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Finding } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { acceptCommand, writeAdded, writeList, writeText } from './code.ts';
import { isUncertain, matchFunnels, type PublishedMatch } from './match-funnels.ts';
import { findMovedEvent } from './published-events.ts';
import { findChangedForm } from './published-forms.ts';
import { findLostPaths } from './published-paths.ts';

/** What became of each funnel that was published. */
export function publishedFunnelsAreKept(all: Surroundings): Finding[] {
  const matches = matchFunnels(all);
  const exchanged = findExchanged(matches);
  return matches.flatMap((match) => {
    const { now } = match;
    const owner = exchanged.get(match);
    if (now && owner) return describeExchanged(match, owner, now, exchanged);
    if (now === undefined) return findRemoved(match, all);
    if (!now.sound) return [];
    if (now.value.draft === true) return [describeDraft(match, now)];
    return [
      ...findChangedId(match, now),
      ...findLostPaths(match, now, all),
      ...findChangedSource(match, now),
      ...findHidden(match, now),
      ...(isLead(now) ? findChangedForm(match, now) : []),
      ...findMovedEvent(match, now),
    ];
  });
}

/** Files that have the id of another file's funnel, each with what was published of the file itself. */
function findExchanged(
  matches: readonly PublishedMatch[],
): ReadonlyMap<PublishedMatch, PublishedMatch> {
  return new Map(
    matches.flatMap((match) => {
      const { now } = match;
      const owner =
        now &&
        matches.find(
          ({ id, file, was }) =>
            id !== match.id && file === now.file && was.paths[now.value.path] === 'path',
        );
      return owner?.now ? [[match, owner] as const] : [];
    }),
  );
}

/** Two files whose ids have changed places, told once. */
function describeExchanged(
  match: PublishedMatch,
  owner: PublishedMatch,
  now: Entry<Funnel>,
  exchanged: ReadonlyMap<PublishedMatch, PublishedMatch>,
): Finding[] {
  const order = [...exchanged.keys()];
  const isPair = exchanged.get(owner) === match;
  if (isPair && order.indexOf(owner) < order.indexOf(match)) return [];
  return [
    findMistake(
      now,
      'published-id',
      ['id'],
      `The page was published with the id ${quote(owner.id)}, and ${quote(match.id)} is that of ${match.file}: registrations, figures and emails of the two would change places.`,
      `Write id: ${writeText(owner.id)} here and id: ${writeText(match.id)} in ${match.file} again.`,
    ),
  ];
}

function describeDraft({ id, was }: PublishedMatch, now: Entry<Funnel>): Finding {
  return findMistake(
    now,
    'published-draft',
    ['draft'],
    `The funnel ${quote(id)} was published and is a draft now: links to ${allOf(Object.keys(was.paths).map(quote))} would lead nowhere.`,
    "Remove draft. To end the page, write where its visitors go from when on: expires: { at: '…', to: '/…' }.",
  );
}

/** A funnel whose whole coach is gone has its finding with the coach. */
function findRemoved({ id, was, file, coach }: PublishedMatch, all: Surroundings): Finding[] {
  const folder = file.slice(0, file.lastIndexOf('/'));
  const heir = all.coaches.find(
    ({ value }) => value.slug === coach || value.formerSlugs?.includes(coach),
  );
  const paths = Object.keys(was.paths);
  const retiring = all.coaches.find(({ value }) => value.retired?.some((one) => one.id === id));
  if (retiring) return findUncovered(id, paths, retiring, all);
  const isElsewhere = all.unreadable.some((other) => other.endsWith(`/${was.file}`));
  if (heir === undefined || isElsewhere || isUncertain(folder, all)) return [];
  return [
    findMistake(
      heir,
      'published-funnel',
      [],
      `The funnel ${quote(id)} was published at ${allOf(paths.map(quote))} and is not declared any more: links to it would lead nowhere.`,
      `Restore ${file}, or write here where its links shall lead: retired: [${writeRetired(id, paths)}].`,
    ),
  ];
}

/** Paths that a retired funnel had and that its entry forgets. */
function findUncovered(
  id: string,
  paths: readonly string[],
  coach: Entry<Coach>,
  all: Surroundings,
): Finding[] {
  const known = declaredPaths(all);
  const lost = paths.filter((path) => !known.has(path));
  if (lost.length === 0) return [];
  const retired = coach.value.retired ?? [];
  const index = retired.findIndex((one) => one.id === id);
  return [
    findMistake(
      coach,
      'published-retired',
      ['retired', index, 'paths'],
      `The funnel ${quote(id)} was published at ${allOf(lost.map(quote))}, too; links to ${lost.length === 1 ? 'it' : 'them'} lead nowhere now.`,
      `Write ${writeAdded('paths', retired[index]?.paths, lost)}.`,
    ),
  ];
}

/** An entry of `retired` as it is written. */
export function writeRetired(id: string, paths: readonly string[], to = '/'): string {
  return `{ id: ${writeText(id)}, paths: ${writeList(paths)}, to: ${writeText(to)} }`;
}

function findChangedId({ id, isRenamed }: PublishedMatch, now: Entry<Funnel>): Finding[] {
  if (!isRenamed) return [];
  return [
    findMistake(
      now,
      'published-id',
      ['id'],
      `The funnel was published with the id ${quote(id)} and is now ${quote(now.value.id)}: its registrations, figures and emails would stay behind under the old id.`,
      `Write id: ${writeText(id)} again, or add ${writeAdded('formerIds', now.value.formerIds, [id])}.`,
    ),
  ];
}

function findChangedSource({ was, id }: PublishedMatch, now: Entry<Funnel>): Finding[] {
  if (was.source === undefined) return [];
  if (!isLead(now)) {
    return [
      findMistake(
        now,
        'form-given-up',
        ['kind'],
        `${quote(id)} was published with a form, whose leads have the source ${quote(was.source)}; a booking page has none, so their figures end here.`,
        `If that is meant, run ${acceptCommand}; otherwise write kind: 'lead' again.`,
      ),
    ];
  }
  const { source, formerSources } = now.value.submission;
  if (source === was.source || formerSources?.includes(was.source)) return [];
  return [
    findMistake(
      now,
      'published-source',
      ['submission', 'source'],
      `The source was published as ${quote(was.source)} and is now ${quote(source)}: leads from before would no longer count here, and the same people would be stored twice.`,
      `Write source: ${writeText(was.source)} again, or add ${writeAdded('formerSources', formerSources, [was.source])} beside it.`,
    ),
  ];
}

function findHidden({ id, was }: PublishedMatch, now: Entry<Funnel>): Finding[] {
  if (now.value.noindex !== true || was.noindex === true) return [];
  return [
    findDoubt(
      now,
      'hidden-from-search',
      ['noindex'],
      `${quote(id)} was published for search engines and is kept out of them now.`,
      `Remove noindex; if it is meant, run ${acceptCommand}.`,
    ),
  ];
}

function isLead(entry: Entry<Funnel>): entry is Entry<LeadFunnel> {
  return entry.value.kind === 'lead';
}
