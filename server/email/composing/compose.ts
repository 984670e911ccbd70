import type { FilledEmail, RenderEmail } from '#engine/contract/email.ts';
import { confirmTarget } from '#engine/interpret/confirming.ts';
import type { Site } from '#engine/site/site.ts';
import { letterFunction } from '#server/email/letter/letter-contract.ts';
import { composeInvitation, invitationFunction } from '#server/email/site/invitation-email.ts';
import { requestedStream } from '#server/email/suppression/of-deliveries.ts';
import type { OutgoingMail } from '#server/email/transports/transport.ts';
import { confirmUrl } from '#server/signing/confirm-token.ts';
import { downloadPath } from '#server/signing/download-token.ts';
import { seatUrl } from '#server/signing/seat-token.ts';
import { unsubscribeHeaders, unsubscribeUrl } from '#server/signing/unsubscribe-token.ts';
import type { ClaimedDelivery } from './claimed-delivery.ts';
import type { DeclaredEmail } from './declared-email.ts';
import { calendarOf, paragraphsAt } from './event-facts.ts';
import { fillEmail } from './fill-email.ts';

/** Makes an email out of a delivery; throws where it is not declared or cannot be drawn. */
export type ComposeMail = (delivery: ClaimedDelivery) => Promise<OutgoingMail>;

/** What composing needs. */
export interface ComposeDeps {
  readonly site: Site;
  readonly renderEmail: RenderEmail;
  /** The address of the shared site, without a trailing slash. */
  readonly publicUrl: string;
  /** The site's secret: it signs the links by which campaign emails are stopped. */
  readonly secret: string;
  /** Replaces every coach's sender address, where only one address may send. */
  readonly mailFrom?: string | undefined;
}

/** The function that composes mail for a site. */
export function createComposer(deps: ComposeDeps): ComposeMail {
  return async (delivery) => {
    if (delivery.functionName === invitationFunction) return composeInvitation(delivery, deps);
    const declared = fillEmail(deps.site, delivery, deps.publicUrl);
    const email = withOwnAddresses(asSent(declared, delivery), delivery, deps.secret);
    // What somebody asked for ends by itself; only campaign emails and letters can be stopped.
    const goesOn = delivery.stream !== requestedStream || delivery.functionName === letterFunction;
    const stop = goesOn ? unsubscribeUrl(email.publicUrl, delivery.id, deps.secret) : undefined;
    const { html, text } = await deps.renderEmail(
      stop === undefined ? email : { ...email, unsubscribeUrl: stop },
    );
    const { coach, message } = email;
    return {
      deliveryId: delivery.id,
      stream: delivery.stream,
      coach: delivery.coach,
      from: { name: coach.sender.name, email: deps.mailFrom ?? coach.sender.email },
      to: delivery.emailAddress,
      replyTo: email.replyTo,
      subject: message.subject,
      html,
      text,
      headers: stop === undefined ? {} : unsubscribeHeaders(stop),
      attachments: calendarOf(delivery, declared, deps.publicUrl),
    };
  };
}

/** The email in words that are true when it leaves. */
function asSent(declared: DeclaredEmail, delivery: ClaimedDelivery): FilledEmail {
  const { email } = declared;
  const paragraphs = paragraphsAt(declared, delivery);
  return { ...email, message: { ...email.message, paragraphs } };
}

/** Where the links of an email lead that are about this email alone. */
function withOwnAddresses(
  email: FilledEmail,
  delivery: ClaimedDelivery,
  secret: string,
): FilledEmail {
  const { publicUrl } = email;
  const own = ownAddress(email.message.button?.to, delivery, { publicUrl, secret });
  const { seat } = email;
  return {
    ...email,
    ...(own === undefined ? {} : { buttonUrl: own }),
    ...(seat ? { seat: { ...seat, url: seatUrl(publicUrl, delivery.id, secret) } } : {}),
  };
}

/** Where a button leads that is about this email alone. */
function ownAddress(
  target: string | undefined,
  { id, funnelId, emailAddress, body }: ClaimedDelivery,
  { publicUrl, secret }: Pick<ComposeDeps, 'publicUrl' | 'secret'>,
): string | undefined {
  if (target === 'seat') return seatUrl(publicUrl, id, secret);
  if (target === confirmTarget) {
    const signUp = String(body['confirmation'] ?? '');
    return confirmUrl(publicUrl, { id: signUp, address: emailAddress }, secret);
  }
  if (target !== 'download' || funnelId === null) return undefined;
  return publicUrl + downloadPath({ kind: 'delivery', id }, funnelId, secret);
}
