import { Link } from 'react-router-dom';
import type { Person } from '#engine/contract/console/people.ts';
import { Status, stateTones } from '#renderer/console/parts/status.tsx';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { showConfirmation, showImport, showSubmission } from './forms-in-life.tsx';
import type { LifeEvent } from './life.tsx';

/** Everything that a person gave, got and will get. At equal times, the later event comes first. */
export function listPersonEvents(person: Person): readonly LifeEvent[] {
  return [
    ...person.coming.map(showComing),
    ...person.suppressions.map(showSuppression),
    ...person.deliveries.flatMap(showDownload),
    ...person.deliveries.map(showDelivery),
    ...person.journeys.flatMap(showJourney),
    ...person.seats.flatMap(showSeat),
    ...person.imported.map(showImport),
    ...person.confirmations.flatMap(showConfirmation),
    ...person.submissions.map(showSubmission),
  ];
}

function showComing({ at, subject, from, kind }: Person['coming'][number]): LifeEvent {
  return {
    key: `coming ${at} ${from} ${kind}`,
    at,
    tone: 'off',
    title: (
      <>
        <span>{subject}</span>
        <Badge tone="off">scheduled</Badge>
      </>
    ),
    more: `${from}, ${kind}`,
  };
}

function showSuppression({ scope, reason, createdAt }: Person['suppressions'][number]): LifeEvent {
  return {
    key: `suppressed ${scope} ${reason}`,
    at: createdAt,
    tone: 'warn',
    title: <Badge tone="warn">{reason}</Badge>,
    more: scope === 'all' ? 'From every coach' : `From ${scope}`,
  };
}

function showDownload({ id, fetchedAt }: Person['deliveries'][number]): readonly LifeEvent[] {
  if (fetchedAt === null) return [];
  return [{ key: `fetched ${id}`, at: fetchedAt, tone: 'good', title: 'Downloaded the file' }];
}

function showDelivery({
  id,
  subject,
  functionName,
  status,
  lastError,
  createdAt,
}: Person['deliveries'][number]): LifeEvent {
  return {
    key: `delivery ${id}`,
    at: createdAt,
    tone: stateTones[status],
    title: (
      <>
        <Link to={`/diagnostics/deliveries/${id}`}>{subject ?? functionName}</Link>
        <Status of={status} />
      </>
    ),
    ...(lastError === null ? {} : { more: lastError }),
  };
}

function showJourney({
  id,
  campaign,
  createdAt,
  stoppedAt,
  leftAt,
}: Person['journeys'][number]): readonly LifeEvent[] {
  const events: LifeEvent[] = [
    { key: `began ${id}`, at: createdAt, tone: 'busy', title: `“${campaign}” began` },
  ];
  if (stoppedAt !== null) {
    const title = `“${campaign}” was stopped`;
    events.push({ key: `stopped ${id}`, at: stoppedAt, tone: 'off', title });
  }
  if (leftAt !== null) {
    const title = `“${campaign}” ended by a booking or purchase elsewhere`;
    events.push({ key: `left ${id}`, at: leftAt, tone: 'good', title });
  }
  return events;
}

function showSeat({
  id,
  event,
  state,
  createdAt,
  startsAt,
}: Person['seats'][number]): readonly LifeEvent[] {
  if (state === 'waiting') {
    const title = `Joined the line for ${event}`;
    return [{ key: `seat ${id}`, at: createdAt, tone: 'warn', title }];
  }
  const title = `Took a seat at ${event}`;
  const taken: LifeEvent = { key: `seat ${id}`, at: createdAt, tone: 'good', title };
  if (startsAt === null) return [taken];
  return [taken, { key: `event ${id}`, at: startsAt, tone: 'busy', title: `${event} begins` }];
}
