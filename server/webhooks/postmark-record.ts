import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { escapePattern } from '#engine/patterns/escape-pattern.ts';
import { isId } from '#server/db/identity.ts';
import { storableText, toStorable } from '#server/db/storable-text.ts';
import { hashAddress } from '#server/email/suppression/list.ts';

/** What a report means for a delivery and its address. */
export type EventKind =
  | 'delivered'
  /** This email did not arrive; the address may be fine. */
  | 'bounced'
  /** The address is dead, as this email showed. */
  | 'hard-bounced'
  | 'complained'
  /** The provider says that the address is dead; no email of ours showed it. */
  | 'address-dead'
  | 'address-complained'
  | 'unsubscribed'
  /** It has no consequence. */
  | 'noted';

/** A provider's report, without the address. */
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

/** Far above what Postmark writes, and short enough for an index. */
const name = storableText(200);
/** RFC 5321 allows 254 characters for an address; some come with a name. */
const address = v.nullish(storableText(1000));
/** A mail server's message: it is shortened and cleaned, not refused. */
const words = v.nullish(v.string());

const earliest = Date.UTC(2000);
const latest = Date.UTC(2100);

/** A plausible date; the database stores more, but not all of JavaScript's. */
const moment = v.pipe(
  storableText(100),
  v.transform((value) => Date.parse(value)),
  v.minValue(earliest),
  v.maxValue(latest),
  v.transform((ms) => new Date(ms).toISOString()),
);

const record = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    RecordType: name,
    MessageID: v.nullish(name),
    MessageStream: v.nullish(name),
    Metadata: v.nullish(v.record(v.string(), v.unknown())),
    ID: v.nullish(v.union([v.number(), name])),
    Email: address,
    Recipient: address,
    Type: v.nullish(name),
    Description: words,
    Details: words,
    Inactive: v.nullish(v.boolean()),
    SuppressSending: v.nullish(v.boolean()),
    SuppressionReason: v.nullish(name),
    DeliveredAt: v.nullish(moment),
    BouncedAt: v.nullish(moment),
    ChangedAt: v.nullish(moment),
    ReceivedAt: v.nullish(moment),
  }),
);

type PostmarkRecord = v.InferOutput<typeof record>;

/** Bounces after which Postmark no longer sends to the address. */
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

/** Why a body is not a report. */
export interface NoReport {
  /** What is wrong with it, as the end of a sentence. */
  readonly because: string;
}

/**
 * Parses a Postmark report (https://postmarkapp.com/developer/webhooks/webhooks-overview). What the
 * database cannot store is not a report: it would fail each time the provider repeats it.
 *
 * @param secret the site's secret, which keys the address's hash
 */
export function readPostmarkRecord(body: string, secret: string): ProviderEvent | NoReport {
  const parsed = v.safeParse(record, body);
  if (!parsed.success) {
    const part = v.getDotPath(parsed.issues[0]);
    return { because: part === null ? 'it is not a JSON object' : `its ${part} is not right` };
  }
  const given = parsed.output;
  const { RecordType, MessageID, MessageStream, Metadata, Description, Details } = given;
  const occurredAt =
    given.DeliveredAt ?? given.BouncedAt ?? given.ChangedAt ?? given.ReceivedAt ?? undefined;
  if (occurredAt === undefined) return { because: 'it says of no moment when it happened' };
  const recipient = given.Email ?? given.Recipient ?? undefined;
  const hash = recipient ? hashAddress(secret, recipient) : null;
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
    detail: toStorable(withoutAddress(detail, recipient).slice(0, maxDetailLength)) || null,
    occurredAt,
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
      // That Postmark would send again is only recorded: somebody who unsubscribed here has not agreed
      // again.
      if (given.SuppressSending !== true) return 'noted';
      if (given.SuppressionReason === 'HardBounce') return 'address-dead';
      if (given.SuppressionReason === 'SpamComplaint') return 'address-complained';
      return 'unsubscribed';
    default:
      return 'noted';
  }
}

/**
 * Mail servers quote the address in their messages, also as part of another one, where its @ is written
 * as = or as a code; what is stored must not contain it.
 */
function withoutAddress(detail: string, address: string | undefined): string {
  if (!address) return detail;
  const pattern = escapePattern(address).replaceAll('@', '(?:@|=40|%40|=)');
  return detail.replace(new RegExp(pattern, 'gi'), 'the address');
}
