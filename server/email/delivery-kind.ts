import { openingAt } from '#engine/schedule/campaign-email-times.ts';
import type { Site } from '#engine/site/site.ts';
import type { Executor } from '#server/db/kysely.ts';
import type { OutboxKind } from '#server/outbox/kind.ts';
import { hideConfirmLinks } from '#server/signing/confirm-token.ts';
import type { Log } from '#server/telemetry/log.ts';
import {
  type ClaimedDelivery,
  type DeliveryFields,
  deliveryTable,
  sequenceFunction,
} from './composing/claimed-delivery.ts';
import type { ComposeMail } from './composing/compose.ts';
import { askingFunction } from './composing/engine-messages.ts';
import { findCampaign } from './composing/fill-email.ts';
import { tooLate } from './composing/too-late.ts';
import { createPacker } from './copies/sent-copies.ts';
import {
  type FinishedDelivery,
  finishDeliveries,
  toFinishedDelivery,
} from './finish-deliveries.ts';
import { noticeFunction } from './notice/notice-contract.ts';
import { invitationFunction } from './site/invitation-email.ts';
import { findSuppressed, requestedStream } from './suppression/of-deliveries.ts';
import { maxTogether, type OutgoingMail, type Transport } from './transports/transport.ts';

/** What carrying deliveries out needs. */
export interface DeliveryKindDeps {
  readonly site: Site;
  readonly db: Executor;
  readonly transport: Transport;
  readonly composeMail: ComposeMail;
  /** The site's secret: it keys the hashes of suppressed addresses. */
  readonly secret: string;
  readonly log: Log;
  /** Fewer campaign emails in a call than the transport takes. */
  readonly maxTogether?: number;
  /** Carries out what the provider reported of emails before their results were written. */
  readonly applyReports: (db: Executor) => Promise<void>;
}

/** Emails, as the outbox carries them out. */
export function createDeliveryKind(
  deps: DeliveryKindDeps,
): OutboxKind<DeliveryFields, OutgoingMail, FinishedDelivery> {
  const { db, site, transport, composeMail, secret, log } = deps;
  const { find, sendTogether } = transport;
  const packEmail = createPacker(db, composeMail, log);
  return {
    table: deliveryTable,
    sender: 'email-sender',
    findSuppressed: (deliveries) => findSuppressed(db, secret, deliveries),
    // Whoever unsubscribed while a campaign email waited must not get it.
    mayBecomeSuppressed: ({ stream }) => stream !== requestedStream,
    tooLate: (delivery) => tooLate(site, delivery),
    restMs: (delivery) => untilWindow(site, delivery),
    mayWait: ({ stream }) => stream !== requestedStream,
    sentAs: ({ messageId }) => messageId ?? undefined,
    ...(find === undefined
      ? {}
      : { find: async ({ id, stream }: ClaimedDelivery) => find({ deliveryId: id, stream }) }),
    compose: composeMail,
    send: async (mail) => transport.send(mail),
    ...(sendTogether === undefined
      ? {}
      : {
          together: {
            max: deps.maxTogether ?? maxTogether,
            send: async (mails: readonly OutgoingMail[]) => sendTogether(mails),
          },
        }),
    async toRow(attempt, verdict) {
      const { item, result, message } = attempt;
      const mayBeSent = result.kind === 'sent' || result.kind === 'maybe-sent';
      // A mailbox has the whole email already; the link of an invitation is its reader's alone, and what
      // is told of leads stays where they can be erased.
      const isKept =
        !transport.keepsEmails &&
        item.functionName !== invitationFunction &&
        item.functionName !== noticeFunction;
      const isCopied = mayBeSent && message !== undefined && isKept;
      const copy = isCopied ? await packEmail(item, toCopy(item, message)) : undefined;
      return toFinishedDelivery(attempt, verdict, transport.name, secret, copy);
    },
    async write(rows) {
      await finishDeliveries(db, rows);
      await deps.applyReports(db).catch((error: unknown) => {
        log.warn({ err: error }, 'Reports of the provider wait for the next emails.');
      });
    },
  };
}

/**
 * How long a campaign email waits for its campaign's window, in milliseconds; 0 if it may go. It was
 * written while the window was open, but then the provider may have been away.
 */
function untilWindow(site: Site, delivery: ClaimedDelivery): number {
  const found =
    delivery.functionName === sequenceFunction ? findCampaign(site, delivery) : undefined;
  if (found === undefined) return 0;
  const { claimedAt: now } = delivery;
  return openingAt(now, found.campaign.window, found.coach.timeZone).getTime() - now.getTime();
}

/** What may be read later of an email: the proof in one that asks to confirm a sign-up may not. */
function toCopy({ functionName }: ClaimedDelivery, mail: OutgoingMail): OutgoingMail {
  if (functionName !== askingFunction) return mail;
  return { ...mail, html: hideConfirmLinks(mail.html), text: hideConfirmLinks(mail.text) };
}
