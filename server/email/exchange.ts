/** How one HTTP call went, seen from below the provider's client, which keeps less. */
export interface Exchange {
  /** For the client; to be used for one call. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** The answer's status, once there was one. */
  status(): number | undefined;
  /** The pause the answer asked for. */
  retryAfterMs(): number | undefined;
  /** The call never reached the provider: no connection, or a redirect that is not followed. */
  neverArrived(): boolean;
  /** Why there was no answer, as exactly as it is known. */
  reason(): string;
}

/** Failures of the connection itself: not a byte of the request was taken. */
const unreached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Prepares one call. Redirects are errors: following one would show the token to another host. */
export function createExchange(): Exchange {
  let response: Response | undefined;
  let failure: unknown;
  return {
    async fetch(input, init) {
      try {
        response = await fetch(input, { ...init, redirect: 'error' });
        return response;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    status: () => response?.status,
    retryAfterMs: () => response && readRetryAfter(response.headers),
    neverArrived() {
      const causes = causesOf(failure);
      return (
        causes.length > 0 &&
        causes.every(
          ({ code, message }) => unreached.has(code) || message === 'unexpected redirect',
        )
      );
    },
    reason() {
      const causes = causesOf(failure).map(({ code, message }) => `${message} ${code}`.trim());
      return causes.join('; ') || 'the connection broke while the answer was read';
    },
  };
}

interface Cause {
  readonly code: string;
  readonly message: string;
}

/** The innermost causes: fetch wraps them, and an attempt at several addresses has several. */
function causesOf(error: unknown): Cause[] {
  if (!(error instanceof Error)) return [];
  if (error instanceof AggregateError && error.errors.length > 0) {
    return error.errors.flatMap(causesOf);
  }
  if (error.cause instanceof Error) return causesOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return [{ code, message: error.message }];
}

/** Retry-After (RFC 9110, 10.2.3) in milliseconds; a date is measured by the answer's own clock. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  const answered = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(until)) return undefined;
  return Math.max(0, until - (Number.isNaN(answered) ? Date.now() : answered));
}
