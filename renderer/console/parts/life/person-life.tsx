import { Link } from 'react-router-dom';
import type { Person } from '#engine/contract/console/people.ts';
import { Status, stateTones } from '#renderer/console/parts/status.tsx';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { showValue } from '#renderer/console/ui/facts.tsx';
import type { LifeEvent } from './life.tsx';

type Submission = Person['submissions'][number];

/** Everything that a person gave, got and will get. At equal times, the later event comes first. */
export function listPersonEvents({
  imported,
  submissions,
  confirmations,
  deliveries,
  journeys,
  seats,
  suppressions,
  coming,
}: Person): readonly LifeEvent[] {
  return [
    ...coming.map(
      ({ at, subject, from, kind }): LifeEvent => ({
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
      }),
    ),
    ...suppressions.map(
      ({ scope, reason, createdAt }): LifeEvent => ({
        key: `suppressed ${scope} ${reason}`,
        at: createdAt,
        tone: 'warn',
        title: <Badge tone="warn">{reason}</Badge>,
        more: scope === 'all' ? 'From every coach' : `From ${scope}`,
      }),
    ),
    ...deliveries.flatMap(({ id, fetchedAt }): LifeEvent[] =>
      fetchedAt === null
        ? []
        : [{ key: `fetched ${id}`, at: fetchedAt, tone: 'good', title: 'Downloaded the file' }],
    ),
    ...deliveries.map(
      ({ id, subject, functionName, status, lastError, createdAt }): LifeEvent => ({
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
      }),
    ),
    ...journeys.flatMap(({ id, campaign, createdAt, stoppedAt, leftAt }): LifeEvent[] => [
      { key: `began ${id}`, at: createdAt, tone: 'busy', title: `“${campaign}” began` },
      ...(stoppedAt === null
        ? []
        : [
            {
              key: `stopped ${id}`,
              at: stoppedAt,
              tone: 'off',
              title: `“${campaign}” was stopped`,
            } as const,
          ]),
      ...(leftAt === null
        ? []
        : [
            {
              key: `left ${id}`,
              at: leftAt,
              tone: 'good',
              title: `“${campaign}” ended by a booking or purchase elsewhere`,
            } as const,
          ]),
    ]),
    ...seats.flatMap(({ id, event, state, createdAt, startsAt }): LifeEvent[] => [
      {
        key: `seat ${id}`,
        at: createdAt,
        tone: state === 'waiting' ? 'warn' : 'good',
        title: state === 'waiting' ? `Joined the line for ${event}` : `Took a seat at ${event}`,
      },
      ...(startsAt === null || state === 'waiting'
        ? []
        : [{ key: `event ${id}`, at: startsAt, tone: 'busy', title: `${event} begins` } as const]),
    ]),
    ...imported.map(
      ({ id, fileName, coach, agreedTo, agreedWhere, agreedAt, fields, createdAt }): LifeEvent => ({
        key: `imported ${id} ${coach}`,
        at: createdAt,
        tone: 'busy',
        title: (
          <span>
            Imported from{' '}
            <Link className="underline" to={`/diagnostics/imports/${id}`}>
              {fileName}
            </Link>
          </span>
        ),
        more: (
          <dl className="grid gap-0.5">
            <Line name="agreed to">{agreedTo}</Line>
            <Line name="where">{agreedWhere}</Line>
            <Line name="when">{agreedAt.slice(0, 10)}</Line>
            {Object.entries(fields).map(([name, value]) => (
              <Line key={name} name={name}>
                {String(value)}
              </Line>
            ))}
          </dl>
        ),
      }),
    ),
    ...confirmations.flatMap(({ id, funnelId, askedAt, confirmedAt, askedIn }): LifeEvent[] => [
      ...(confirmedAt === null
        ? []
        : [
            {
              key: `confirmed ${id}`,
              at: confirmedAt,
              tone: 'good',
              title: 'Confirmed by email',
            } as const,
          ]),
      {
        key: `asked ${id}`,
        at: askedAt,
        tone: confirmedAt === null ? 'warn' : 'good',
        title: (
          <>
            <span>Was asked to confirm {funnelId}</span>
            <Badge tone={confirmedAt === null ? 'warn' : 'good'}>
              {confirmedAt === null ? 'unconfirmed' : 'confirmed'}
            </Badge>
          </>
        ),
        ...(askedIn === null ? {} : { more: askedIn }),
      },
    ]),
    ...submissions.map(
      (submission): LifeEvent => ({
        key: `submission ${submission.id}`,
        at: submission.createdAt,
        tone: submission.outcome === 'accepted' ? 'good' : 'warn',
        title: (
          <>
            <span>
              Sent the form of{' '}
              <Link className="underline" to={`/diagnostics/funnels/${submission.funnelId}`}>
                {submission.funnelId}
              </Link>
            </span>
            <Badge tone={submission.outcome === 'accepted' ? 'good' : 'warn'}>
              {submission.outcome}
            </Badge>
          </>
        ),
        more: <Given {...submission} />,
      }),
    ),
  ];
}

/** What was typed and agreed to, as lines. */
function Given({ fields, consent, ticked, reference, attribution }: Submission) {
  const typed = Object.entries(fields).filter(
    ([name, value]) => name !== 'email' && !isBlank(value),
  );
  const came = Object.values(attribution ?? {}).filter((value) => typeof value === 'string');
  return (
    <dl className="grid gap-0.5">
      {typed.map(([name, value]) => (
        <Line key={name} name={name}>
          {showValue(value)}
        </Line>
      ))}
      {came.length > 0 && <Line name="came from">{came.join(', ')}</Line>}
      {consent !== null && <Line name="agreed to">{consent}</Line>}
      {Object.entries(ticked ?? {}).map(([name, words]) => (
        <Line key={name} name={`ticked ${name}`}>
          {words}
        </Line>
      ))}
      <Line name="reference">
        <Link to={`/diagnostics/errors?query=${reference}`}>{reference}</Link>
      </Line>
    </dl>
  );
}

/** Whether a field was left empty. */
function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function Line({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-quiet">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
