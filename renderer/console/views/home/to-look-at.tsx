import { Link } from 'react-router-dom';
import type { HealthCheck, Overview } from '#engine/contract/console/operations.ts';
import { isStopped, ResumeSending } from '#renderer/console/parts/resume-sending.tsx';
import { Status } from '#renderer/console/parts/status.tsx';
import { Section } from '#renderer/console/ui/section.tsx';

/** As many declarations as fit beside the rest; Health shows all. */
const maxShown = 3;

/** What needs a person, each with what to do about it. */
export function ToLookAt({
  of: { health, examined, attention, deliveries },
  onChanged,
}: {
  readonly of: Overview;
  readonly onChanged: () => void;
}) {
  const wrong = [...health, ...examined].filter(({ state }) => state !== 'ok');
  const { failed } = deliveries;
  const hidden = attention.length - maxShown;
  if (wrong.length + failed + attention.length === 0) return null;
  return (
    <Section title="Needs attention">
      <ul className="border-t border-line">
        {wrong.map((check) => (
          <Item key={check.name} {...check}>
            {check.name === 'Email sender' && isStopped(health) ? (
              <ResumeSending onResumed={onChanged} />
            ) : (
              check.name === 'Waiting emails' && (
                <Link to="/diagnostics/deliveries?status=pending">See the waiting emails</Link>
              )
            )}
          </Item>
        ))}
        {failed > 0 && (
          <Item
            name="Failed emails"
            state="failed"
            detail={`${failed === 1 ? 'One email' : `${failed.toLocaleString('en-GB')} emails`} of the last 24 hours failed for good.`}
            remedy="Read why, then retry."
          >
            <Link to="/diagnostics/deliveries?status=failed">See what failed</Link>
          </Item>
        )}
        {attention.slice(0, maxShown).map((check) => (
          <Item key={check.name + check.detail} {...check} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="pt-2">
          <Link to="/diagnostics/health">{hidden} more in the declarations</Link>
        </p>
      )}
    </Section>
  );
}

function Item({
  name,
  state,
  detail,
  remedy,
  children,
}: HealthCheck & { readonly children?: React.ReactNode }) {
  return (
    <li
      data-row=""
      className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 wrap-anywhere"
    >
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="font-medium">{name}</strong> <Status of={state} />
        </p>
        <p>
          {detail} {remedy && <span className="text-quiet">{remedy}</span>}
        </p>
      </div>
      {children}
    </li>
  );
}
