import { useCallback, useEffect, useState } from 'react';
import {
  type AnswerOf,
  type PlaceOf,
  type ReadPath,
  writeAddress,
} from '#engine/contract/console/endpoints.ts';
import type { DebugActions, DebugRequest } from '#engine/contract/console/functions.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { debugRequest, type ServerRequest, send } from './ask.ts';

/** What is known of an answer: the last good one stays while a newer is fetched or fails. */
export interface Answered<Answer> {
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly isLoading: boolean;
  readonly at: Date | undefined;
  refresh(): void;
}

type Known<Answer> = {
  readonly request: string;
  readonly answer?: Answer;
  readonly error?: string;
  readonly at?: Date;
};

interface Freshness {
  /** How often it is asked again: every 20 seconds unless told otherwise, 0 for never. */
  readonly everySeconds?: number;
}

/** Asks the operators' API and keeps the answer fresh while the page is seen. */
export function useAnswer<Path extends ReadPath>(
  path: Path,
  place: PlaceOf<`GET ${Path}`> & Freshness,
): Answered<AnswerOf<`GET ${Path}`>> {
  const { everySeconds }: Freshness = place;
  return useRequest({ address: writeAddress(`GET ${path}`, place), method: 'GET' }, everySeconds);
}

/** Asks the function behind the view “Email debug”, as {@link useAnswer} does. */
export function useDebug<Action extends keyof DebugActions>({
  everySeconds,
  ...asked
}: DebugRequest & Freshness & { readonly action: Action }): Answered<DebugActions[Action]> {
  return useRequest(debugRequest(asked), everySeconds);
}

function useRequest<Answer>(
  { address, method, body }: ServerRequest,
  everySeconds = 20,
): Answered<Answer> {
  const request = `${method} ${address} ${body}`;
  const [known, setKnown] = useState<Known<Answer>>({ request });
  const [turn, setTurn] = useState({ number: 0, isAutomatic: false });
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    const stop = new AbortController();
    const { isAutomatic } = turn;
    setIsLoading(true);
    send<Answer>({ address, method, body, isAutomatic, signal: stop.signal }).then(
      (answer) => {
        if (stop.signal.aborted) return;
        setKnown({ request, answer, at: new Date() });
        setIsLoading(false);
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setKnown((before) => ({
          ...(before.request === request ? before : { request }),
          error: errorMessage(error),
        }));
        setIsLoading(false);
      },
    );
    return () => stop.abort();
  }, [address, method, body, request, turn]);

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

  const current: Known<Answer> = known.request === request ? known : { request };
  return { answer: current.answer, error: current.error, isLoading, at: current.at, refresh };
}
