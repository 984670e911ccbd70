import type { ReactNode } from 'react';
import type { Words } from '#engine/language/words.ts';

interface EventTimeProps {
  readonly at: Date | undefined;
  readonly timeZone: string | undefined;
  readonly words: Words;
  /** The time on the clock of the event's zone. */
  readonly children: ReactNode;
}

/** A time of the event; the code that comes with interest in the form adds the visitor's own beside it. */
export function EventTime({ at, timeZone, words, children }: EventTimeProps) {
  return (
    <time dateTime={at?.toISOString()} data-zone={timeZone} data-yours={words.page.yourTime}>
      {children}
    </time>
  );
}
