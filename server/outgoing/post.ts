import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { kindOfAddress, type Range } from './public-addresses.ts';

/** How much of an answer is read: enough for the sentence that says what is wrong. */
const maxAnswerBytes = 2_048;

/** The system's own look-up holds one of Node's few threads for as long as a name server is silent. */
const resolver = new Resolver({ timeout: 3000, tries: 2 });

const lookUp: LookUpAll = async (name, _options, callback) => {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
  const error = four.status === 'rejected' && found.length === 0 ? four.reason : null;
  callback(error, found);
};

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
  /** Instead of asking the name servers. */
  readonly resolve?: LookUpAll;
}

/** Finds every address of a name. */
type LookUpAll = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Why nothing was answered, as a sentence for people. */
export class PostError extends Error {}

/**
 * Posts to an address that an operator or a coach gave. Every address of its name is looked up and
 * judged, and the connection goes to one of those that were judged, so that a name cannot mean one
 * thing when it is judged and another when it is connected to. Redirects are not followed: nobody
 * judged where they lead. Without TLS only an address that is allowed by its range is reached.
 *
 * @throws PostError before anything is sent, or where there is no answer in time; else what Node throws
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
      // Of two ends the first counts: whoever breaks off behind the status has answered.
      const end = () => {
        const text = Buffer.concat(parts).toString('utf8', 0, maxAnswerBytes);
        done({ status, text, retryAfter: response.headers['retry-after'] });
        response.destroy();
      };
      sending.removeAllListeners('error').on('error', end);
      response.on('error', end).on('end', end);
      response.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length >= maxAnswerBytes) end();
      });
    });
    sending.end(body);
  });
}

function tooSlow(limitMs: number): PostError {
  return new PostError(`There was no answer within ${limitMs / 1000} seconds.`);
}

function refusal(
  { host }: URL,
  kind: ReturnType<typeof kindOfAddress>,
  mayBePublic: boolean,
): PostError | undefined {
  if (kind === 'refused') {
    return new PostError(
      `${host} is a private or reserved address, where webhooks do not go unless WEBHOOK_PRIVATE_RANGES allows it.`,
    );
  }
  if (kind === 'public' && !mayBePublic) {
    return new PostError(
      `${host} is a public address without https, where anyone on the network path could read the message.`,
    );
  }
  return undefined;
}
