import type { Surroundings } from '#engine/checks/rule/rule.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import type { PublishedCoach, PublishedFunnel } from '#engine/ledger/ledger.ts';
import { listDomains, recordFunnel } from '#engine/ledger/record-site.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { allOf, quote } from '#engine/text/wording.ts';
import { acceptCommand } from './code.ts';

/** What is declared and not in the ledger yet: a note for each file, because nobody holds on to it. */
export function findUnrecorded(all: Surroundings): Finding[] {
  const { ledger } = all;
  if (ledger === undefined) return [];
  const funnelNotes = all.funnels.flatMap((entry) => {
    if (entry.value.draft === true) return [];
    const coach = ledger.coaches[entry.value.coach];
    // A new coach's note is about its funnels, too.
    return coach ? describeFunnel(entry, coach.funnels?.[entry.value.id]) : [];
  });
  const coachNotes = all.coaches.flatMap((entry) =>
    describeCoach(entry, ledger.coaches[entry.value.slug]),
  );
  return [...coachNotes, ...funnelNotes];
}

function describeFunnel(entry: Entry<Funnel>, was: PublishedFunnel | undefined): Finding[] {
  const { id } = entry.value;
  if (was === undefined) return [note(entry, `The funnel ${quote(id)} is`)];
  const now = recordFunnel({ file: entry.file, declaration: entry.value });
  const fresh = [
    ...Object.keys(now.paths).filter((path) => was.paths[path] === undefined),
    ...(now.source === was.source || now.source === undefined ? [] : [now.source]),
  ];
  const isEvent = JSON.stringify(now.event) !== JSON.stringify(was.event);
  const names = [...(isEvent ? ['The event'] : []), ...fresh.map(quote)];
  return names.length === 0
    ? []
    : [note(entry, `${allOf(names)} of ${quote(id)} ${names.length === 1 ? 'is' : 'are'}`)];
}

function describeCoach(entry: Entry<Coach>, was: PublishedCoach | undefined): Finding[] {
  const { slug, campaigns, documents = [], retired = [] } = entry.value;
  if (was === undefined) return [note(entry, `The coach ${quote(slug)} with its funnels is`)];
  const fresh = [
    ...campaigns.flatMap(({ name, steps }) => {
      const emails = was.campaigns?.[name];
      if (emails === undefined) return [name];
      return steps.flatMap(({ id }) => (emails[id] === undefined ? [id] : []));
    }),
    ...listDomains(entry.value).flatMap(([host, kind]) =>
      was.domains?.[host] === kind ? [] : [host],
    ),
    ...documents.flatMap(({ path }) => (was.documents?.[path] === undefined ? [path] : [])),
    ...retired.flatMap(({ paths }) => paths.filter((path) => was.retired?.[path] === undefined)),
  ].map(quote);
  return fresh.length === 0
    ? []
    : [note(entry, `${allOf(fresh)} ${fresh.length === 1 ? 'is' : 'are'}`)];
}

function note({ file }: InFile, subject: string): Finding {
  return {
    rule: 'not-recorded',
    severity: 'note',
    file,
    path: '',
    problem: `${subject} not recorded as published yet.`,
    remedy: `Run ${acceptCommand} before it goes live.`,
  };
}
