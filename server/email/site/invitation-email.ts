import type { Site } from '#engine/site/site.ts';
import { escapeHtml } from '#engine/text/escape-html.ts';
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
  const subject = `You are invited to the console of ${host}`;
  const words: Words = {
    greeting: `Hello ${String(name)},`,
    asked: `${String(invitedBy)} invites you to the console of ${host}. Choose a password there, then add a passkey or one-time codes:`,
    link,
    limit: `The link works once, for ${invitationDays} days. If you did not expect this email, you can ignore it.`,
  };
  return {
    deliveryId: id,
    stream,
    coach: '',
    from: { name: host, email: sender },
    to: emailAddress,
    replyTo: sender,
    subject,
    html: drawHtml(subject, words),
    text: `${Object.values(words).join('\n\n')}\n`,
    headers: {},
    attachments: [],
  };
}

/** The words of an invitation, from top to bottom. */
interface Words {
  readonly greeting: string;
  readonly asked: string;
  readonly link: string;
  readonly limit: string;
}

function drawHtml(subject: string, { greeting, asked, link, limit }: Words): string {
  const href = escapeHtml(link);
  const face = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const button =
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#3a46a8;color:#ffffff;font-weight:600;text-decoration:none';
  const quiet = 'font-size:14px;color:#5c5c58;overflow-wrap:anywhere;word-break:break-word';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fafaf7;color:#171717;${face}">
<div style="max-width:560px;margin:0 auto">
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(asked)}</p>
<p style="margin:24px 0"><a href="${href}" style="${button}">Join the team</a></p>
<p style="${quiet}">${escapeHtml(limit)}</p>
<p style="${quiet}">If the button does not work, open this address: <a href="${href}" style="color:#5c5c58">${href}</a></p>
</div></body></html>`;
}
