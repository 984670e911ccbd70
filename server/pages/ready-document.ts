import { createHash } from 'node:crypto';
import type { Headers } from '#server/http/security-headers.ts';
import type { CountedPage } from '#server/visits/counts.ts';
import { type Codings, codeOnDemand, type Encoding } from './codings.ts';

/** A ready document in one content coding. */
export interface Variant {
  readonly etag: string;
  /** Headers of a 200 and a 304 in Node's format: names and values in turn. */
  readonly head: readonly string[];
  readonly notModifiedHead: readonly string[];
  readonly body: Buffer;
}

/** A document as the bytes that are sent. */
export interface ReadyDocument {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  /** The view it counts as, of a funnel's page. */
  readonly counted: CountedPage | undefined;
  /** The pages of an experiment whose control this is. */
  readonly choice?: Choice;
  /** The Content-Security-Policy of a page. */
  readonly policy: string | undefined;
}

/** What an experiment shows at one path. */
export interface Choice {
  readonly experiment: string;
  /** Each is for visitors whose point is below `below` and above the previous one's. */
  readonly arms: readonly { readonly below: number; readonly document: ReadyDocument }[];
}

/** The response to one request for a ready document. */
export interface ReadyResponse {
  readonly status: number;
  readonly head: readonly string[];
  readonly body: Buffer | undefined;
}

/** A document before it becomes bytes. */
export interface Draft {
  readonly status: number;
  readonly content: string | Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly headers: Headers;
  readonly counted?: CountedPage | undefined;
  readonly policy?: string;
}

/** Makes a document ready, so that requests need no rendering, and compression only once for each coding. */
export function readyDocument({ content, ...draft }: Draft): ReadyDocument {
  return codedDocument(draft, codeOnDemand(Buffer.from(content)));
}

/** A document whose codings are known. */
export function codedDocument(draft: Omit<Draft, 'content'>, codings: Codings): ReadyDocument {
  const headers: Headers = [['vary', 'Accept-Encoding'], ...headersOf(draft)];
  const made: Partial<Record<Encoding, Variant>> = {};
  const variant = (encoding: Encoding) => {
    made[encoding] ??= createVariant(encoding, codings, { ...draft, headers });
    return made[encoding];
  };
  return {
    status: draft.status,
    variants: {
      get br() {
        return variant('br');
      },
      get gzip() {
        return variant('gzip');
      },
      get identity() {
        return variant('identity');
      },
    },
    counted: draft.counted,
    policy: draft.policy,
  };
}

/** A document that is always sent uncompressed. */
export function plainDocument({ content, ...draft }: Draft): ReadyDocument {
  const plain = { identity: Buffer.from(content) };
  const identity = createVariant('identity', plain, { ...draft, headers: headersOf(draft) });
  const { status, counted, policy } = draft;
  return { status, variants: { br: identity, gzip: identity, identity }, counted, policy };
}

function headersOf({ policy, headers }: Pick<Draft, 'policy' | 'headers'>): Headers {
  return policy === undefined ? headers : [['content-security-policy', policy], ...headers];
}

function createVariant<E extends Encoding>(
  encoding: E,
  codings: Pick<Codings, E>,
  draft: Omit<Draft, 'content'>,
): Variant {
  const { [encoding]: body } = codings;
  // A strong tag identifies these exact bytes.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  const shared = [['etag', etag], ['cache-control', draft.cacheControl], ...draft.headers] as const;
  return {
    etag,
    get body() {
      return codings[encoding];
    },
    notModifiedHead: shared.flat(),
    head: [
      ['content-type', draft.contentType],
      ['content-length', String(body.length)],
      ...(encoding === 'identity' ? [] : [['content-encoding', encoding] as const]),
      ...shared,
    ].flat(),
  };
}

/** The response to a GET or HEAD of a ready document. */
export function chooseResponse(
  { status, variants }: ReadyDocument,
  method: string,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): ReadyResponse {
  const variant = variants[chooseEncoding(acceptEncoding)];
  if (ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, variant.etag)) {
    return { status: 304, head: variant.notModifiedHead, body: undefined };
  }
  return { status, head: variant.head, body: method === 'HEAD' ? undefined : variant.body };
}

/** Browsers send few different Accept-Encoding headers, all of them short, so each is parsed once. */
const chosen = new Map<string, Encoding>();
const maxChosen = 1000;
/** Longer ones are parsed each time: a thousand of any length would fill the memory. */
const maxRemembered = 100;

/** The smallest coding that a client accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known !== undefined) return known;
  const encoding = readEncoding(acceptEncoding);
  if (chosen.size < maxChosen && acceptEncoding.length <= maxRemembered) {
    chosen.set(acceptEncoding, encoding);
  }
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = new Map(
    acceptEncoding.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined || Number(weight.slice(2)) > 0];
    }),
  );
  const isAccepted = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : 'identity';
}

/** Weak comparison (RFC 9110, 13.1.2): a cache in between may have weakened the tag. */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === '*' || ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
