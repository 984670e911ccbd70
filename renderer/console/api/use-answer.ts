import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type AnswerOf,
  type PlaceOf,
  type ReadPath,
  writeAddress,
} from '#engine/contract/console/endpoints.ts';
import type { DebugActions, DebugRequest } from '#engine/contract/console/functions.ts';
import type { LiveTopic } from '#engine/contract/console/live.ts';
import { errorMessage } from '#engine/text/error-message.ts';
import { debugRequest, type ServerRequest, send } from './ask.ts';
import { listen } from './live.ts';
import { debugTopics, topicsOf } from './topics.ts';

/** The state of an answer: the last good one stays while a newer one is fetched or fails. */
export interface Answered<Answer> {
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly isLoading: boolean;
  readonly at: Date | undefined;
  /** Whether changes refresh it automatically. */
  readonly isFollowed: boolean;
  refresh(): void;
}

type Known<Answer> = {
  readonly request: string;
  readonly answer?: Answer;
  readonly error?: string;
  readonly at?: Date;
};

/** Constantly changing answers are fetched at most this often, and for at most a twentieth of the time. */
const minPauseMs = 2000;
const pausePerRequest = 20;

/** Requests an endpoint, and again whenever its answer's topics change. */
export function useAnswer<Path extends ReadPath>(
  path: Path,
  place: PlaceOf<`GET ${Path}`>,
): Answered<AnswerOf<`GET ${Path}`>> {
  return useRequest({ address: writeAddress(`GET ${path}`, place), method: 'GET' }, topicsOf[path]);
}

/** Calls the function behind the view “Email debug”, like {@link useAnswer}. */
export function useDebug<Action extends keyof DebugActions>(
  asked: DebugRequest & { readonly action: Action },
): Answered<DebugActions[Action]> {
  return useRequest(debugRequest(asked), debugTopics);
}

const none: readonly LiveTopic[] = [];

function useRequest<Answer>(
  { address, method, body }: ServerRequest,
  topics: readonly LiveTopic[] = none,
): Answered<Answer> {
  const request = `${method} ${address} ${body}`;
  const [known, setKnown] = useState<Known<Answer>>({ request });
  const [turn, setTurn] = useState({ number: 0, isAutomatic: false });
  const [isLoading, setIsLoading] = useState(true);
  /** The earliest time to refresh after a change. */
  const freeAt = useRef(0);

  useEffect(() => {
    const stop = new AbortController();
    const { isAutomatic } = turn;
    const start = performance.now();
    const end = () => {
      const now = performance.now();
      freeAt.current = now + Math.max(minPauseMs, (now - start) * pausePerRequest);
      setIsLoading(false);
    };
    if (!isAutomatic) setIsLoading(true);
    send<Answer>({ address, method, body, isAutomatic, signal: stop.signal }).then(
      (answer) => {
        if (stop.signal.aborted) return;
        setKnown({ request, answer, at: new Date() });
        end();
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setKnown((before) => ({
          ...(before.request === request ? before : { request }),
          error: errorMessage(error),
        }));
        end();
      },
    );
    return () => stop.abort();
  }, [address, method, body, request, turn]);

  useEffect(() => {
    if (topics.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = listen(topics, () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          setTurn(({ number }) => ({ number: number + 1, isAutomatic: true }));
        },
        Math.max(0, freeAt.current - performance.now()),
      );
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [topics]);

  const refresh = useCallback(() => {
    setTurn(({ number }) => ({ number: number + 1, isAutomatic: false }));
  }, []);

  const current: Known<Answer> = known.request === request ? known : { request };
  return {
    answer: current.answer,
    error: current.error,
    isLoading,
    at: current.at,
    isFollowed: topics.length > 0,
    refresh,
  };
}
