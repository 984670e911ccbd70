import type { Delivery } from '#engine/contract/console/emails.ts';
import { RawText } from '#renderer/console/ui/scrolled.tsx';
import type { LifeEvent } from './life.tsx';

/**
 * An email's life: written, attempted, accepted, and what its provider reported. At equal times, the
 * later event comes first.
 */
export function listDeliveryEvents(delivery: Delivery): readonly LifeEvent[] {
  const { createdAt, sentAt, fetchedAt, nextAttemptAt, status, attemptDetails, reports, provider } =
    delivery;
  return [
    ...(status === 'pending'
      ? [{ key: 'next', at: nextAttemptAt, tone: 'busy', title: 'Next attempt' } as const]
      : []),
    ...(fetchedAt === null
      ? []
      : [
          {
            key: 'fetched',
            at: fetchedAt,
            tone: 'good',
            title: 'The file was downloaded',
          } as const,
        ]),
    ...reports.map(
      (report): LifeEvent => ({
        key: report.key,
        at: report.occurredAt,
        tone: report.kind === 'delivered' ? 'good' : 'bad',
        title: <span>Reported: {report.kind}</span>,
        more: (
          <>
            {report.detail}
            <Raw label={`The report “${report.kind}”`} of={report} />
          </>
        ),
      }),
    ),
    ...(sentAt === null
      ? []
      : [
          {
            key: 'sent',
            at: sentAt,
            tone: 'good',
            title: provider === null ? 'Accepted' : `Accepted by ${provider}`,
          } as const,
        ]),
    ...attemptDetails.toReversed().map(
      (one): LifeEvent => ({
        key: `attempt ${one.attempt}`,
        at: one.startedAt,
        tone: one.outcome === null ? 'busy' : one.outcome === 'sent' ? 'good' : 'bad',
        title: (
          <span>
            Attempt {one.attempt}: {one.outcome ?? 'in progress'}
          </span>
        ),
        more: describeAttempt(one),
      }),
    ),
    { key: 'created', at: createdAt, tone: 'off', title: 'Written' },
  ];
}

function describeAttempt({
  startedAt,
  endedAt,
  statusCode,
  detail,
}: Delivery['attemptDetails'][number]) {
  const took = endedAt === null ? undefined : `${Date.parse(endedAt) - Date.parse(startedAt)} ms`;
  const said = [statusCode === null ? undefined : `status ${statusCode}`, took, detail];
  return said.filter(Boolean).join(', ');
}

/** Data as stored, one click away. */
export function Raw({ label, of }: { readonly label: string; readonly of: object }) {
  return (
    <details>
      <summary className="cursor-pointer text-accent">As stored</summary>
      <RawText label={label}>{JSON.stringify(of, null, 2)}</RawText>
    </details>
  );
}
