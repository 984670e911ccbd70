import type { Site } from '#engine/site/site.ts';
import { isId } from '#server/db/identity.ts';
import type { OutgoingMail } from '#server/email/transports/transport.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { invitationUrl } from '#server/signing/invitation-token.ts';

/** The function name under which invitations to the team stand in the delivery log. */
export const invitationFunction = 'invite-member';

/** For how many days an invitation is good. */
export const invitationDays = 3;

/** What an invitation is made of. */
interface InvitationOptions {
  readonly site: Site;
  readonly publicUrl: string;
  readonly secret: string;
  readonly mailFrom?: string | undefined;
}

/** The part of a delivery that an invitation is made of. */
interface Invited {
  readonly id: string;
  readonly stream: string;
  readonly emailAddress: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The email that invites somebody into the team. It is the site's own, in no coach's colours. The log
 * keeps neither its link nor a copy of it: whoever may read there must not join in somebody's place.
 */
export function composeInvitation(
  { id, stream, emailAddress, body }: Invited,
  { site, publicUrl, secret, mailFrom }: InvitationOptions,
): OutgoingMail {
  const { invitationId, name, invitedBy } = body;
  const sender = mailFrom ?? site.coaches[0]?.sender.email;
  if (typeof invitationId !== 'string' || !isId(invitationId) || sender === undefined) {
    throw new UndeclaredItem('The invitation names no member to be, or no coach has a sender.');
  }
  const { host } = new URL(publicUrl);
  const link = invitationUrl(publicUrl, invitationId, secret);
  const lines = [
    `Hello ${String(name)},`,
    `${String(invitedBy)} invites you to the console of ${host}. Choose a password there, and a passkey or one-time codes:`,
    link,
    `The link works once, for ${invitationDays} days. If you did not expect it, there is nothing to do.`,
  ];
  return {
    deliveryId: id,
    stream,
    from: { name: host, email: sender },
    to: emailAddress,
    replyTo: sender,
    subject: `You are invited to the console of ${host}`,
    html: `<!doctype html><html lang="en"><body>${lines.map(toHtml).join('')}</body></html>`,
    text: `${lines.join('\n\n')}\n`,
    headers: {},
    attachments: [],
  };
}

function toHtml(line: string): string {
  const words = line.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return line.startsWith('http') ? `<p><a href="${words}">${words}</a></p>` : `<p>${words}</p>`;
}
