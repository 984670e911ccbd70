import { Link } from 'react-router-dom';
import type { Person } from '#engine/contract/console/people.ts';
import { Badge } from '#renderer/console/ui/badge.tsx';
import { showValue } from '#renderer/console/ui/facts.tsx';
import type { LifeEvent } from './life.tsx';

type Submission = Person['submissions'][number];

/** That somebody came in by a file, and what the file says. */
export function showImport(imported: Person['imported'][number]): LifeEvent {
  const { id, fileName, coach, agreedTo, agreedWhere, agreedAt, fields, createdAt } = imported;
  return {
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
  };
}

/** That somebody was asked to confirm a sign-up, and whether they did. */
export function showConfirmation({
  id,
  funnelId,
  askedAt,
  confirmedAt,
  askedIn,
}: Person['confirmations'][number]): readonly LifeEvent[] {
  const asked: LifeEvent = {
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
  };
  if (confirmedAt === null) return [asked];
  return [
    { key: `confirmed ${id}`, at: confirmedAt, tone: 'good', title: 'Confirmed by email' },
    asked,
  ];
}

/** That somebody sent a form, and what they typed. */
export function showSubmission(submission: Submission): LifeEvent {
  const { id, funnelId, outcome, createdAt } = submission;
  const tone = outcome === 'accepted' ? 'good' : 'warn';
  return {
    key: `submission ${id}`,
    at: createdAt,
    tone,
    title: (
      <>
        <span>
          Sent the form of{' '}
          <Link className="underline" to={`/diagnostics/funnels/${funnelId}`}>
            {funnelId}
          </Link>
        </span>
        <Badge tone={tone}>{outcome}</Badge>
      </>
    ),
    more: <Given {...submission} />,
  };
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
