import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateHost } from '#engine/addresses/private-host.ts';
import { kindOfAddress, type Range } from './public-addresses.ts';

/** How much of a response is read: enough to say what is wrong. */
const maxAnswerBytes = 2_048;

/** The system's own look-up would block one of Node's few threads while a name server is silent. */
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

export interface PostAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
  readonly retryAfter: string | undefined;
}

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For everything together, from the look-up to the end of the response. */
  readonly limitMs: number;
  /** Private address ranges that may be reached. */
  readonly allowed: readonly Range[];
  /** Replaces the name servers. */
  readonly resolve?: LookUpAll;
}

/** Finds every address of a name. */
type LookUpAll = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Why there was no response, as a sentence for people. */
export class PostError extends Error {}

/**
 * Posts to an address given by an operator or a coach. Every IP address of its name is looked up and
 * checked, and only a checked one is connected to, so that a name cannot change its meaning in between.
 * Redirects are not followed, because nobody checked their targets. Without TLS only addresses in
 * allowed ranges are reached.
 *
 * @throws PostError before anything is sent, or if there is no response in time; otherwise Node's error
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
    const refused = refuseAddress(url, allowed);
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
    // A server that changes the protocol has not taken the message, and nothing else comes from it.
    sending.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      done({ status, text: '', retryAfter: undefined });
    });
    sending.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const parts: Buffer[] = [];
      let length = 0;
      // Whichever end comes first counts: a server that closes after the status has answered.
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

/** Why nothing is sent to an address, as far as it says so itself; its name is looked up at sending. */
export function refuseAddress(url: URL, allowed: readonly Range[]): PostError | undefined {
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const mayBePublic = url.protocol === 'https:';
  if (isIP(host) !== 0) return refusal(url, kindOfAddress(host, allowed), mayBePublic);
  return isPrivateHost(host) && allowed.length === 0
    ? refusal(url, 'refused', mayBePublic)
    : undefined;
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
