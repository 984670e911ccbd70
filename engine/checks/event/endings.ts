import {
  type FunnelRule,
  findDeadLink,
  findMistake,
  type Keys,
  leadRule,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import type { EventDeclaration } from '#engine/declaration/event.ts';
import type { LeadFunnel } from '#engine/declaration/funnel.ts';
import type { Entry } from '#engine/read/read-declarations.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { isLocalTime, momentOf } from '#engine/schedule/wall-clock.ts';
import type { Finding } from '#engine/site/finding.ts';
import { quote } from '#engine/text/wording.ts';

type Event = EventDeclaration;

/** What the page shows in a state that the event can come to is declared. */
export const endingsAreDeclared: FunnelRule = leadRule((entry) => {
  const { event } = entry.value;
  if (event === undefined) return [];
  const { whenFull, whenOver, seatsLeft } = event;
  const isDated = event.startsAt !== undefined || event.dates !== undefined;
  const hasSeats = listDates(event).some(({ seats }) => seats !== undefined);
  const findings: Finding[] = [];
  const find = (rule: string, part: string, problem: string, remedy: string) =>
    findings.push(findMistake(entry, rule, ['event', part], problem, remedy));
  if (isDated && whenOver === undefined) {
    find(
      'missing-ending',
      'whenOver',
      'The event has a date, but nothing says what its page shows once it has begun: it would go on asking for registrations.',
      "Add event.whenOver: { title: '…', text: '…', button: { label: '…', to: '/…' } } with words and another offer.",
    );
  }
  if (hasSeats && whenFull === undefined) {
    find(
      'missing-ending',
      'whenFull',
      'The event has seats, but nothing says what its page shows once they are taken.',
      "Add event.whenFull: { title: '…', text: '…' } with words, or { waitingList: { … } }.",
    );
  }
  if (!hasSeats && whenFull !== undefined) {
    find(
      'ending-without-seats',
      'whenFull',
      'The event never gets full, because it has as many seats as anybody wants.',
      'Add event.seats or remove whenFull.',
    );
  }
  if (!hasSeats && seatsLeft !== undefined) {
    find(
      'ending-without-seats',
      'seatsLeft',
      'No seats can be left, because the event has as many as anybody wants.',
      'Add event.seats or remove seatsLeft.',
    );
  }
  return findings;
});

/** The button of an ending leads to a page that is there then, and not back to this one. */
export const endingsLeadOn: FunnelRule = leadRule((entry, all) => {
  const { event } = entry.value;
  return (['whenFull', 'whenBegun', 'whenOver'] as const).flatMap((part) => {
    const ending = event?.[part];
    if (ending === undefined || !('button' in ending)) return [];
    const to = ending.button?.to;
    // An address of another site is looked at with the other links.
    if (!to?.startsWith('/')) return [];
    return findPlace(entry, ['event', part, 'button', 'to'], to, all);
  });
});

function findPlace(entry: Entry<LeadFunnel>, keys: Keys, to: string, all: Surroundings): Finding[] {
  const { path, aliases = [], redirects = [] } = entry.value;
  if ([path, ...aliases, ...redirects].includes(to)) {
    return [
      findMistake(
        entry,
        'ending-leads-back',
        keys,
        `The button leads to ${quote(to)}, which is this page.`,
        'Let it lead to another offer of the coach.',
      ),
    ];
  }
  const dead = findDeadLink(entry, 'dead-link', keys, 'The button', to, all);
  if (dead.length > 0) return dead;
  const target = all.funnels.find(({ value }) =>
    [value.path, ...(value.aliases ?? [])].includes(to),
  );
  const own = lastStart(entry.value.event);
  const its = target?.value.kind === 'lead' ? lastStart(target.value.event) : undefined;
  if (keys[1] !== 'whenOver' || own === undefined || its === undefined || its > own) return [];
  return [
    findMistake(
      entry,
      'ending-leads-to-past',
      keys,
      `The button leads to ${quote(to)}, whose own event has begun by then.`,
      'Let it lead to an offer that is still there: a guide, a call, or a later date.',
    ),
  ];
}

/** When the last date begins; undefined where there is none, or none that exists. */
function lastStart(event: Event | undefined): number | undefined {
  if (event === undefined) return undefined;
  const starts = listDates(event).flatMap(({ startsAt }) => {
    if (startsAt === undefined || !isLocalTime(startsAt)) return [];
    try {
      return momentOf(startsAt, event.timeZone).getTime();
    } catch {
      // A zone that does not exist has a finding of its own.
      return [];
    }
  });
  return starts.length === 0 ? undefined : Math.max(...starts);
}
