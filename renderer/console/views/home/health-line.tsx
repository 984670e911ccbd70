import type { HealthCheck } from '#engine/contract/console/operations.ts';
import { Checks } from '#renderer/console/parts/checks.tsx';
import { Badge } from '#renderer/console/ui/badge.tsx';

/** Whether everything is all right, in one line that opens into all checks. */
export function HealthLine({ of }: { readonly of: readonly HealthCheck[] }) {
  const wrong = of.filter(({ state }) => state !== 'ok');
  const hasFailed = wrong.some(({ state }) => state === 'failed');
  return (
    <details className="group rounded-control bg-raised">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-2">
        <Badge tone={hasFailed ? 'bad' : wrong.length > 0 ? 'warn' : 'good'}>
          {hasFailed ? 'not all right' : wrong.length > 0 ? 'nearly all right' : 'all right'}
        </Badge>
        <span className="font-medium">{sumUp(of.length, wrong)}</span>
        <span className="ml-auto text-small text-quiet group-open:hidden">Show the checks</span>
        <span className="ml-auto hidden text-small text-quiet group-open:inline">
          Hide the checks
        </span>
      </summary>
      <div className="px-4 pb-3">
        <Checks of={of} />
      </div>
    </details>
  );
}

function sumUp(total: number, wrong: readonly HealthCheck[]): string {
  if (wrong.length === 0) return `The site works: all ${total} checks are fine.`;
  const names = wrong
    .map(({ name }) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()))
    .join(', ');
  return `${wrong.length} of ${total} checks found something: ${names}.`;
}
