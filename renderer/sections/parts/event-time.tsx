import type { ReactNode } from 'react';
import { yourTimeOf } from '#engine/interpret/event/your-time.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';

interface EventTimeProps {
  readonly at: Date | undefined;
  readonly funnel: CompiledFunnel;
  /** The time on the clock of the event's zone. */
  readonly children: ReactNode;
}

/** A time of the event; the code that comes with interest in the form adds the visitor's own beside it. */
export function EventTime({ at, funnel, children }: EventTimeProps) {
  const { declaration } = funnel;
  const zone = declaration.kind === 'lead' ? declaration.event?.timeZone : undefined;
  return (
    <time dateTime={at?.toISOString()} data-zone={zone} data-yours={yourTimeOf(funnel)}>
      {children}
    </time>
  );
}
