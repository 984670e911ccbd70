import { useCallback, useEffect, useState } from 'react';
import { type AskOptions, ask, describeError } from './ask.ts';

/** What is known of an answer: the last good one stays while a newer is fetched or fails. */
export interface Answered<Answer> {
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly isLoading: boolean;
  readonly at: Date | undefined;
  refresh(): void;
}

type Known<Answer> = {
  readonly path: string;
  readonly answer?: Answer;
  readonly error?: string;
  readonly at?: Date;
};

/**
 * Asks the operators' API and keeps the answer fresh while the page is seen.
 *
 * @param load how it is asked; the same function each time
 * @param everySeconds how often it is asked again; 0 for never
 */
export function useAnswer<Answer>(
  path: string,
  everySeconds = 20,
  load: (path: string, options: AskOptions) => Promise<Answer> = ask<Answer>,
): Answered<Answer> {
  const [known, setKnown] = useState<Known<Answer>>({ path });
  const [turn, setTurn] = useState({ number: 0, isAutomatic: false });
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    const stop = new AbortController();
    setIsLoading(true);
    load(path, { isAutomatic: turn.isAutomatic, signal: stop.signal }).then(
      (answer) => {
        if (stop.signal.aborted) return;
        setKnown({ path, answer, at: new Date() });
        setIsLoading(false);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setKnown((before) => ({
          ...(before.path === path ? before : { path }),
          error: describeError(error),
        }));
        setIsLoading(false);
      },
    );
    return () => stop.abort();
  }, [path, turn, load]);

  useEffect(() => {
    if (everySeconds === 0) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setTurn(({ number }) => ({ number: number + 1, isAutomatic: true }));
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);

  const refresh = useCallback(() => {
    setTurn(({ number }) => ({ number: number + 1, isAutomatic: false }));
  }, []);

  const current: Known<Answer> = known.path === path ? known : { path };
  return { answer: current.answer, error: current.error, isLoading, at: current.at, refresh };
}
