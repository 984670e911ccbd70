import { isbot } from 'isbot';
import type { LeftOutKind } from '#engine/figures/steps.ts';

/** The parts of a request that identify its client for counting. */
export interface Asked {
  readonly method: string;
  readonly userAgent: string;
  readonly host: string;
  readonly referrer: string | undefined;
  readonly forwardedFor: string | undefined;
  readonly forwardedHost?: string | undefined;
  /** The headers of browsers that prefetch a page. */
  readonly purpose: string | undefined;
  readonly cookie: string | undefined;
}

/**
 * Reads the headers needed for counting in one pass: this happens with every page, and Node's `headers`
 * would first sort all of them into an object.
 */
export function readAsked(method: string, rawHeaders: readonly string[]): Asked {
  let [userAgent, host] = ['', ''];
  let referrer: string | undefined;
  let forwardedFor: string | undefined;
  let forwardedHost: string | undefined;
  let purpose: string | undefined;
  let cookie: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const { length } = name;
    if (length > 16 || length < 4) continue;
    const value = rawHeaders[index + 1] ?? '';
    switch (name.toLowerCase()) {
      case 'host':
        // A repeated header identifies nobody.
        host = host === '' ? value : `${host}, ${value}`;
        break;
      case 'user-agent':
        userAgent = value;
        break;
      case 'referer':
        referrer = value;
        break;
      case 'cookie':
        cookie = value;
        break;
      case 'x-forwarded-for':
        forwardedFor = forwardedFor === undefined ? value : `${forwardedFor}, ${value}`;
        break;
      case 'x-forwarded-host':
        forwardedHost = forwardedHost === undefined ? value : `${forwardedHost}, ${value}`;
        break;
      case 'sec-purpose':
      case 'purpose':
      case 'x-purpose':
      case 'x-moz':
        purpose = value;
        break;
    }
  }
  return { method, userAgent, host, referrer, forwardedFor, forwardedHost, purpose, cookie };
}

/** The same for a request that has reached the app. */
export function askedOf(request: {
  readonly method: string;
  header(name: string): string | undefined;
}): Asked {
  return {
    method: request.method,
    userAgent: request.header('user-agent') ?? '',
    host: request.header('host') ?? '',
    // A ping names its page in a header of its own.
    referrer: request.header('referer') ?? request.header('ping-from'),
    forwardedFor: request.header('x-forwarded-for'),
    forwardedHost: request.header('x-forwarded-host'),
    purpose: request.header('sec-purpose') ?? request.header('purpose'),
    cookie: request.header('cookie'),
  };
}

/** No browser has a name as short or as long as this. */
const minUserAgent = 12;
const maxUserAgent = 1000;

/** Cached by name: few browsers ask again and again, and the list of programs is long. */
const known = new Map<string, boolean>();
const maxKnown = 2000;

function isProgram(userAgent: string): boolean {
  const { length } = userAgent;
  if (length < minUserAgent || length > maxUserAgent) return true;
  const judged = known.get(userAgent);
  if (judged !== undefined) return judged;
  const isOne = isbot(userAgent);
  if (known.size >= maxKnown) known.clear();
  known.set(userAgent, isOne);
  return isOne;
}

/** Why a request is not a visit; undefined if it may be a person's. */
export function leftOutAs(asked: Asked): LeftOutKind | undefined {
  if (asked.method === 'HEAD') return 'head';
  if (asked.purpose !== undefined && /prefetch|prerender|preview/i.test(asked.purpose)) {
    return 'prefetch';
  }
  if (
    asked.cookie !== undefined &&
    /(?:^|; )(?:__Host-)?operator(?:\.session_token)?=/.test(asked.cookie)
  ) {
    return 'operator';
  }
  return isProgram(asked.userAgent) ? 'robot' : undefined;
}
