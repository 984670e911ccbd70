import { lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { kindOfAddress, type Range } from './public-addresses.ts';

/** How much of an answer is read: enough for the sentence that says what is wrong. */
const maxAnswerBytes = 2_048;

/** What an endpoint answered. */
export interface PostAnswer {
  readonly status: number;
  /** The beginning of what it said. */
  readonly text: string;
  readonly retryAfter: string | undefined;
}

/** How a message is posted. */
export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For everything together, from the look-up of the name to the end of the answer. */
  readonly limitMs: number;
  /** Ranges of private addresses that may be reached. */
  readonly allowed: readonly Range[];
  /** Instead of the system's resolver. */
  readonly resolve?: typeof lookUp;
}

/** The address may not be reached; nothing was sent. */
export class RefusedAddress extends Error {}

/**
 * Posts to an address that an operator or a coach gave. Every address of its name is looked up and
 * judged, and the connection goes to one of those that were judged, so that a name cannot mean one
 * thing when it is judged and another when it is connected to. Redirects are not followed: nobody
 * judged where they lead. Without TLS only an address that is allowed by its range is reached.
 *
 * @throws RefusedAddress before anything is sent
 */
export function post(address: string, options: PostOptions): Promise<PostAnswer> {
  const url = new URL(address);
  const { headers, body, limitMs, allowed, resolve = lookUp } = options;
  const mayBePublic = url.protocol === 'https:';
  const judge = (ip: string) => refusal(url, kindOfAddress(ip, allowed), mayBePublic);
  const lookup: LookupFunction = (name, how, callback) => {
    resolve(name, { ...how, all: true, verbatim: true }, (error, found) => {
      const refused = error ?? found.map((one) => judge(one.address)).find(Boolean) ?? null;
      if (refused) callback(refused, []);
      else if (how.all) callback(null, found);
      else callback(null, found[0]?.address ?? '', found[0]?.family);
    });
  };
  return new Promise((done, fail) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // The name of an address is not looked up.
    const refused = isIP(host) === 0 ? undefined : judge(host);
    if (refused) return fail(refused);
    const over = AbortSignal.timeout(limitMs);
    const sending = (mayBePublic ? requestSecure : requestPlain)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup,
      signal: over,
    });
    sending.on('error', (error) => fail(over.aborted ? tooSlow(limitMs) : error));
    sending.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const parts: Buffer[] = [];
      let length = 0;
      const end = () => {
        const text = Buffer.concat(parts).toString('utf8', 0, maxAnswerBytes);
        done({ status, text, retryAfter: response.headers['retry-after'] });
        response.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length >= maxAnswerBytes) end();
      });
      response.on('end', end);
      // The status says all that is needed; whoever breaks off behind it has answered.
      response.on('error', end);
    });
    sending.end(body);
  });
}

function tooSlow(limitMs: number): Error {
  return new Error(`There was no answer within ${limitMs / 1000} seconds.`);
}

function refusal(
  { host }: URL,
  kind: ReturnType<typeof kindOfAddress>,
  mayBePublic: boolean,
): RefusedAddress | undefined {
  if (kind === 'refused') {
    return new RefusedAddress(
      `${host} is a private or reserved address, where webhooks do not go unless WEBHOOK_PRIVATE_RANGES allows it.`,
    );
  }
  if (kind === 'public' && !mayBePublic) {
    return new RefusedAddress(
      `${host} is a public address without https, where everybody on the way could read the message.`,
    );
  }
  return undefined;
}
