import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isId } from '#server/db/identity.ts';
import { hashAddress } from '#server/email/suppression.ts';
import { addressPattern } from '#server/people/address.ts';

/** What a report of the provider means for a delivery and its address. */
export type EventKind =
  | 'delivered'
  /** This email did not arrive; the address may be fine. */
  | 'bounced'
  /** The address is dead, as this email showed. */
  | 'hard-bounced'
  | 'complained'
  /** The provider says so of the address; no email of ours showed it. */
  | 'address-dead'
  | 'address-complained'
  | 'unsubscribed'
  /** Nothing follows from it. */
  | 'noted';

/** A report of the provider, without the address it speaks of. */
export interface ProviderEvent {
  /** The same for every copy of a report. */
  readonly key: string;
  readonly recordType: string;
  readonly kind: EventKind;
  readonly messageId: string | null;
  readonly deliveryId: string | null;
  /** The keyed hash of the recipient's address. */
  readonly hash: string | null;
  readonly stream: string | null;
  readonly detail: string | null;
  /** By the provider's clock, ISO 8601. */
  readonly occurredAt: string;
}

const text = v.nullish(v.string());
const moment = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

const record = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    RecordType: v.string(),
    MessageID: text,
    MessageStream: text,
    Metadata: v.nullish(v.record(v.string(), v.unknown())),
    ID: v.nullish(v.union([v.number(), v.string()])),
    Email: text,
    Recipient: text,
    Type: text,
    Description: text,
    Details: text,
    Inactive: v.nullish(v.boolean()),
    SuppressSending: v.nullish(v.boolean()),
    SuppressionReason: text,
    DeliveredAt: v.nullish(moment),
    BouncedAt: v.nullish(moment),
    ChangedAt: v.nullish(moment),
    ReceivedAt: v.nullish(moment),
  }),
);

type PostmarkRecord = v.InferOutput<typeof record>;

/** Bounces after which Postmark no longer writes to the address. */
const dead = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);

/** Bounces of emails that may still arrive, or did: delays, automatic replies. */
const harmless = new Set([
  'Transient',
  'AutoResponder',
  'AddressChange',
  'ChallengeVerification',
  'OpenRelayTest',
  'Subscribe',
  'Unsubscribe',
]);

const maxDetailLength = 300;

/**
 * Reads a report of Postmark (https://postmarkapp.com/developer/webhooks/webhooks-overview).
 *
 * @param secret the site's secret, which keys the hash of the address
 * @returns undefined for a body that is no report
 */
export function readPostmarkRecord(body: string, secret: string): ProviderEvent | undefined {
  const parsed = v.safeParse(record, body);
  if (!parsed.success) return undefined;
  const given = parsed.output;
  const { RecordType, MessageID, MessageStream, Metadata, Description, Details } = given;
  const occurredAt =
    given.DeliveredAt ?? given.BouncedAt ?? given.ChangedAt ?? given.ReceivedAt ?? undefined;
  if (occurredAt === undefined) return undefined;
  const address = given.Email ?? given.Recipient ?? undefined;
  const hash = address ? hashAddress(secret, address) : null;
  const deliveryId = Metadata?.['delivery_id'];
  const detail = [given.Type ?? given.SuppressionReason, Description, Details]
    .filter(Boolean)
    .join(': ');
  const sameness = [
    ...[RecordType, MessageID, MessageStream, hash, given.ID, given.Type, occurredAt],
    ...[given.SuppressSending, given.SuppressionReason],
  ];
  return {
    key: createHash('sha256').update(JSON.stringify(sameness)).digest('hex'),
    recordType: RecordType,
    kind: kindOf(given),
    messageId: MessageID || null,
    deliveryId: typeof deliveryId === 'string' && isId(deliveryId) ? deliveryId : null,
    hash,
    stream: MessageStream ?? null,
    detail: withoutAddress(detail, address).slice(0, maxDetailLength).toWellFormed() || null,
    occurredAt: new Date(occurredAt).toISOString(),
  };
}

function kindOf(given: PostmarkRecord): EventKind {
  switch (given.RecordType) {
    case 'Delivery':
      return 'delivered';
    case 'SpamComplaint':
      return 'complained';
    case 'Bounce':
      if (given.Type === 'SpamComplaint') return 'complained';
      if (given.Inactive === true || dead.has(given.Type ?? '')) return 'hard-bounced';
      return harmless.has(given.Type ?? '') ? 'noted' : 'bounced';
    case 'SubscriptionChange':
      // That Postmark would send again is only noted: whoever said no here has not said yes.
      if (given.SuppressSending !== true) return 'noted';
      if (given.SuppressionReason === 'HardBounce') return 'address-dead';
      if (given.SuppressionReason === 'SpamComplaint') return 'address-complained';
      return 'unsubscribed';
    default:
      return 'noted';
  }
}

/** Mail servers quote the address in their answers; what is stored must not contain it. */
function withoutAddress(detail: string, address: string | undefined): string {
  const plain = detail.replaceAll('\0', '');
  if (!address) return plain;
  return plain.replace(new RegExp(addressPattern(address), 'gi'), 'the address');
}
