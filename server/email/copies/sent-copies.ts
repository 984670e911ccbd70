import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { JsonObject } from '#server/db/column-types.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { Tables } from '#server/db/tables.ts';
import type { ClaimedDelivery } from '#server/email/composing/claimed-delivery.ts';
import type { ComposeMail } from '#server/email/composing/compose.ts';
import type { OutgoingMail } from '#server/email/transports/transport.ts';
import type { Log } from '#server/telemetry/log.ts';
import { createModelPacker, type SentEmail, toSentEmail, unpackEmail } from './packed-email.ts';

/** An email as it was sent, packed for the table email_copies. */
export interface PackedEmail {
  /** The row of email_models it was packed with; null for none. */
  readonly modelId: string | null;
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
  readonly pack: (email: SentEmail) => string;
}

/** Models kept in memory; a site has one per email that it declares. */
const maxModels = 1000;

/**
 * Makes the function that packs sent emails. All emails of one declaration differ by a name and a
 * link, so each is packed with a model: the same email to nobody in particular. The models, kept once by
 * content, hold no personal data.
 */
export function createPacker(db: Executor, composeMail: ComposeMail, log: Log): PackEmail {
  const models = new Map<string, Promise<Model | undefined>>();

  async function makeModel(delivery: ClaimedDelivery): Promise<Model | undefined> {
    const body = stepOf(delivery);
    const mail = await composeMail({ ...delivery, ...nobody, body }).catch(() => undefined);
    if (!mail) return undefined;
    const content = JSON.stringify(toSentEmail(mail));
    const id = contentId(content);
    await db
      .insertInto('email_models')
      .values({ id, content })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return { id, pack: createModelPacker(content) };
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
      const { id, pack } = model ?? { id: null, pack: createModelPacker(null) };
      return { modelId: id, packed: pack(toSentEmail(mail)) };
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

/** A version 8 UUID (RFC 9562, 5.8) made of a content's SHA-256. */
function contentId(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
