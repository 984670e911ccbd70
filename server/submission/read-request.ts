import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { TrafficSource } from '#engine/traffic/traffic-source.ts';
import { isId } from '#server/db/identity.ts';
import { toStorable } from '#server/db/storable-text.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import {
  type MediaType,
  maxBodyBytes,
  readBytes,
  readMediaType,
  refuseForeign,
} from '#server/http/guard.ts';
import type { Refusal } from '#server/http/problem.ts';

/** A submission as it was sent, whichever way it came. */
export interface SentForm {
  readonly submissionId?: string;
  /** The lead's id, where the page makes it. */
  readonly leadId?: string;
  /** What was typed, by field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** The path of the page the form stood on. */
  readonly page?: string;
  /** The form token, where the form has fetched one. */
  readonly token?: string;
  /** The solved challenge, as ALTCHA writes it. */
  readonly altcha?: string;
  /** The utm_* parameters of the page's address. */
  readonly attribution: Readonly<Record<string, string>>;
  /** The host of the page before, as the form's script names it. */
  readonly referrer?: string;
  /** What brought the person, as it is counted; the server finds it out. */
  readonly trafficSource?: TrafficSource;
}

const storable = v.pipe(v.string(), v.transform(toStorable));

const id = v.pipe(v.string(), v.check(isId), v.toLowerCase());
const texts = v.record(v.string(), storable);
/** Several answers under one name are lines, as in a form without scripts. */
const answers = v.record(
  v.string(),
  v.union([
    storable,
    v.pipe(
      v.array(storable),
      v.transform((several) => several.join('\n')),
    ),
  ]),
);

const sentForm = v.object({
  submissionId: v.exactOptional(id),
  leadId: v.exactOptional(id),
  fields: answers,
  page: v.exactOptional(storable),
  token: v.exactOptional(v.string()),
  altcha: v.exactOptional(v.string()),
  attribution: v.exactOptional(texts, {}),
  referrer: v.exactOptional(storable),
});

const sentJson = v.pipe(v.string(), v.parseJson(), sentForm);

/** Names the plain form sends beside its fields. */
const hidden = ['submissionId', 'leadId', 'page', 'token', 'altcha'] as const;

/** The form in a request, or why it is not even read. */
export async function receiveForm(c: Context<AppEnv>): Promise<SentForm | Refusal> {
  const { headers } = c.req.raw;
  const mediaType = readMediaType(headers);
  if (mediaType === undefined) return 'wrong-media-type';
  const foreign = refuseForeign(headers, c.get('host').address);
  if (foreign !== undefined) return foreign;
  const body = await readBytes(c.req.raw, maxBodyBytes);
  if (body === undefined) return 'too-large';
  return readForm(mediaType, body) ?? 'unreadable';
}

/** Reads a body; undefined where it does not hold a form, or not in UTF-8. */
export function readForm(mediaType: MediaType, bytes: Buffer): SentForm | undefined {
  // Letters of another encoding would be stored as question marks.
  if (!isUtf8(bytes)) return undefined;
  const body = new TextDecoder().decode(bytes);
  const result =
    mediaType === 'application/json'
      ? v.safeParse(sentJson, body)
      : v.safeParse(sentForm, isEscapedUtf8(body) ? parseUrlencoded(body) : undefined);
  if (!result.success) return undefined;
  const { fields, attribution, ...rest } = result.output;
  return { ...rest, typed: fields, attribution: readAttribution(Object.entries(attribution)) };
}

/** The utm_* parameters of an address's query, bounded in number and length. */
export function readAttribution(
  parameters: Iterable<readonly [string, string]>,
): Record<string, string> {
  const known = [...parameters].filter(([name]) => /^utm_[a-z_]{1,30}$/.test(name));
  return Object.fromEntries(
    known.slice(0, 10).map(([name, value]) => [name, toStorable(value.slice(0, 200))]),
  );
}

/** Whether the letters that are written as bytes, as browsers write all but ASCII, are those of UTF-8. */
function isEscapedUtf8(body: string): boolean {
  const runs = body.match(/(?:%[\da-f]{2})+/gi) ?? [];
  return runs.every((run) => isUtf8(Buffer.from(run.replaceAll('%', ''), 'hex')));
}

/** An empty hidden input counts as absent: the cached page carries it without a value. */
function parseUrlencoded(body: string): unknown {
  const entries = [...new URLSearchParams(body)];
  const isHidden = (name: string) => hidden.some((one) => one === name);
  return {
    ...Object.fromEntries(entries.filter(([name, value]) => isHidden(name) && value !== '')),
    fields: Object.fromEntries(
      [...Map.groupBy(entries, ([name]) => name)].flatMap(([name, several]) =>
        isHidden(name) ? [] : [[name, several.map(([, value]) => value)]],
      ),
    ),
    attribution: Object.fromEntries(entries.filter(([name]) => name.startsWith('utm_'))),
  };
}
