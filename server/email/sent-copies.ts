import { createHash } from 'node:crypto';
import { constants, type ZstdOptions, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import type { JsonObject } from '#server/db/column-types.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Log } from '#server/telemetry/log.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import type { ComposeMail } from './compose.ts';
import type { OutgoingMail } from './transports/transport.ts';
import { writeJson } from './transports/written-texts.ts';

/** An email as it was sent, packed for the table email_copies. */
export interface PackedEmail {
  /** The row of email_models it was packed with; null for none. */
  readonly modelId: string | null;
  /** Base64. */
  readonly packed: string;
}

/**
 * Packs an email; undefined where that fails, which must never keep an email from being sent.
 */
export type PackEmail = (
  delivery: ClaimedDelivery,
  mail: OutgoingMail,
) => Promise<PackedEmail | undefined>;

interface Model {
  readonly id: string;
  readonly content: Buffer;
}

/**
 * Most of the time goes into reading the dictionary, which the fastest level does in half of it; a copy
 * that is all but its model becomes no longer by it. Node sets 16 KB aside for each output otherwise.
 */
const packing: ZstdOptions = {
  params: { [constants.ZSTD_c_compressionLevel]: 1 },
  chunkSize: 1024,
};

/** Models kept in memory; a site has one per email that it declares. */
const maxModels = 1000;

/**
 * Makes the function that packs sent emails. All emails of one declaration differ by a name and a
 * link, so each is compressed with a dictionary: the same email to nobody in particular. That turns
 * 25 KB into about 50 bytes, and the dictionaries, kept once by content, hold no personal data.
 */
export function createPacker(db: Executor, composeMail: ComposeMail, log: Log): PackEmail {
  const models = new Map<string, Promise<Model | undefined>>();

  async function makeModel(delivery: ClaimedDelivery): Promise<Model | undefined> {
    const body = stepOf(delivery);
    const mail = await composeMail({ ...delivery, ...nobody, body }).catch(() => undefined);
    if (!mail) return undefined;
    const content = writeMail(mail);
    const id = contentId(content);
    await db
      .insertInto('email_models')
      .values({ id, content: content.toString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return { id, content };
  }

  function findModel(delivery: ClaimedDelivery): Promise<Model | undefined> {
    const { coach, functionName, funnelId, stream } = delivery;
    const key = JSON.stringify([coach, functionName, funnelId, stream, stepOf(delivery)]);
    const known = models.get(key);
    if (known !== undefined) return known;
    const making = makeModel(delivery);
    if (models.size < maxModels) models.set(key, making);
    // A database that was away for a moment must not leave this email without a model for good.
    making.catch(() => models.delete(key));
    return making;
  }

  return async (delivery, mail) => {
    try {
      const model = await findModel(delivery);
      const packed = zstdCompressSync(
        writeMail(mail),
        model ? { ...packing, dictionary: model.content } : packing,
      );
      return { modelId: model?.id ?? null, packed: packed.toString('base64') };
    } catch (error) {
      log.warn({ err: error, deliveryId: delivery.id }, 'No copy of a sent email could be made.');
      return undefined;
    }
  };
}

/** Takes the place of the person and everything they sent. */
const nobody = {
  id: '00000000-0000-0000-0000-000000000000',
  emailAddress: 'person@example.com',
  visitorName: null,
  reference: null,
} as const;

/** What of a delivery's body says which step of which campaign it is; the rest is the person's. */
function stepOf({ body: { campaignId, letter } }: ClaimedDelivery): JsonObject {
  return {
    ...(campaignId === undefined ? {} : { campaignId }),
    ...(letter === undefined ? {} : { letter }),
  };
}

/** An email as it was handed to the provider. */
const sentEmail = v.object({
  from: v.string(),
  to: v.string(),
  replyTo: v.string(),
  subject: v.string(),
  headers: v.record(v.string(), v.string()),
  attachments: v.array(v.string()),
  text: v.string(),
  html: v.string(),
});
export type SentEmail = v.InferOutput<typeof sentEmail>;

/** The JSON of a {@link SentEmail}. */
function writeMail(mail: OutgoingMail): Buffer {
  const { from, to, replyTo, subject, headers, attachments } = mail;
  const others: Omit<SentEmail, 'text' | 'html'> = {
    from: `${from.name} <${from.email}>`,
    to,
    replyTo,
    subject,
    headers: { ...headers },
    attachments: attachments.map(({ name }) => name),
  };
  return Buffer.concat(writeJson(others, { text: 'text', html: 'html' }, mail));
}

/** All copies, those of the release before 0031 with them; of an email that was sent again there are several. */
export const allCopies = sql<SentCopy>`(
  select delivery_id, model_id, packed, created_at from email_copies
  union all select delivery_id, model_id, packed, created_at from sent_emails
)`;

type SentCopy = Selectable<Tables['email_copies']>;

/** The email of a delivery as it was sent last; undefined where no copy was kept. */
export async function readSentEmail(
  db: Executor,
  deliveryId: string,
): Promise<SentEmail | undefined> {
  const row = await db
    .selectFrom(allCopies.as('s'))
    .leftJoin('email_models as m', 'm.id', 's.model_id')
    .select(['s.packed', 'm.content'])
    .where('s.delivery_id', '=', deliveryId)
    .orderBy('s.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && unpackEmail(row);
}

/**
 * The email that was packed.
 *
 * @param row the packed bytes, with the content of the model they were packed with
 */
export function unpackEmail({
  packed,
  content,
}: {
  readonly packed: Buffer;
  readonly content: string | null;
}): SentEmail {
  const options = content === null ? {} : { dictionary: Buffer.from(content) };
  return v.parse(sentEmail, JSON.parse(zstdDecompressSync(packed, options).toString()));
}

/** A version 8 UUID (RFC 9562, 5.8) made of a content's SHA-256. */
function contentId(content: Buffer): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
