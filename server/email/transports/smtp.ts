import { createTransport } from 'nodemailer';
import { errorMessage } from '#engine/text/error-message.ts';
import type { SendResult } from '#server/outbox/results.ts';
import { neverConnected } from './never-connected.ts';
import { senderOf, type Transport } from './transport.ts';

/** How the SMTP server is reached. */
export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://…:465. */
  readonly url: string;
  /** How long a send may take. */
  readonly limitMs: number;
}

/**
 * Sends through an SMTP server. It cannot be asked what became of a message, so a delivery that may
 * have been sent is sent again after its quiet time, with the same Message-ID: many mailboxes show
 * only one of two such messages.
 */
export function createSmtp({ url, limitMs }: SmtpOptions): Transport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: limitMs / 3,
    greetingTimeout: limitMs / 3,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { host } = new URL(url);
  return {
    name: 'smtp',
    describe: `Emails go out through the SMTP server ${host}.`,
    async send(mail): Promise<SendResult> {
      const domain = mail.from.email.split('@')[1] ?? 'localhost';
      try {
        const sent = await transport.sendMail({
          from: { name: mail.from.name, address: mail.from.email },
          to: mail.to,
          replyTo: mail.replyTo,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: `<${mail.deliveryId}@${domain}>`,
          headers: { ...mail.headers, 'X-Delivery-Id': mail.deliveryId },
          attachments: mail.attachments.map(({ name, contentType, content }) => ({
            filename: name,
            contentType,
            content,
          })),
          signal: AbortSignal.timeout(limitMs),
        });
        return { kind: 'sent', messageId: sent.messageId };
      } catch (error) {
        return classSmtpError(readSmtpError(error), mail.coach);
      }
    },
    async check() {
      try {
        await transport.verify();
        return { isReady: true, detail: `The SMTP server ${host} lets this site in.` };
      } catch (error) {
        const { message } = readSmtpError(error);
        return { isReady: false, detail: `The SMTP server ${host}: ${message}` };
      }
    },
    close: () => transport.close(),
  };
}

/** The server turns this site away, not the recipient: it relays nothing, or its policy forbids it. */
const aboutSite = /\b5\.7\.\d|\brelay/i;

/** RFC 3463: what a server says more exactly, and where that means a mailbox that is not there or closed. */
const enhancedCode = /\b5\.\d{1,3}\.\d/;
const deadMailbox = /\b5\.(?:1\.(?:[1-6]|10)|2\.1)\b/;

interface SmtpError {
  readonly message: string;
  readonly code: string;
  /** The system's own code under nodemailer's. */
  readonly originalCode: string;
  /** The command that was answered: CONN, AUTH …, MAIL FROM, RCPT TO, DATA. */
  readonly command: string;
  readonly timeoutType: string;
  readonly responseCode: number;
}

/** Classes a failure by the server's answer (RFC 5321, 4.2.1) or, without one, by what broke. */
function classSmtpError(error: SmtpError, coach: string): SendResult {
  const { responseCode: status, command } = error;
  const detail = `The SMTP server: ${error.message}`;
  if (
    status === 530 ||
    error.code === 'EAUTH' ||
    error.code === 'ENOAUTH' ||
    command.startsWith('AUTH')
  ) {
    if (status < 400 || status >= 500) {
      return {
        kind: 'sender-stopped',
        detail: `Check the user and password of SMTP_URL. ${detail}`,
      };
    }
  }
  if (status >= 400 && status < 500) {
    return { kind: 'surely-not-sent', cause: 'unavailable', detail, status };
  }
  if (status >= 500 && command === 'MAIL FROM') {
    const destination = senderOf(coach);
    const why = `The sender address was refused. ${detail}`;
    return { kind: 'sender-stopped', destination, detail: why, status };
  }
  const isRecipient = command === 'RCPT TO';
  if (status >= 500 && command !== 'CONN' && !(isRecipient && aboutSite.test(error.message))) {
    const isDead = deadMailbox.test(error.message) || !enhancedCode.test(error.message);
    const suppress = isRecipient && (status === 550 || status === 553) && isDead;
    return { kind: 'refused', code: `smtp-${status}`, detail, suppress, status };
  }
  if (status >= 500) return { kind: 'surely-not-sent', cause: 'unavailable', detail, status };
  const isUnreached =
    error.code === 'EDNS' ||
    error.code === 'ETLS' ||
    // What answers is no SMTP server, or closes every connection before anything is sent.
    (error.code === 'EPROTOCOL' && command === 'CONN') ||
    (error.code === 'ECONNECTION' && command === '') ||
    neverConnected(error.originalCode) ||
    error.timeoutType === 'CONNECTION_TIMEOUT' ||
    error.timeoutType === 'GREETING_TIMEOUT';
  if (isUnreached) return { kind: 'surely-not-sent', cause: 'network', detail };
  if (error.code === 'EENVELOPE') {
    return { kind: 'refused', code: 'smtp-envelope', detail, suppress: true };
  }
  return { kind: 'maybe-sent', detail };
}

function readSmtpError(error: unknown): SmtpError {
  const read = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const text = (name: string) => {
    const value = read(name);
    return typeof value === 'string' ? value : '';
  };
  const responseCode = read('responseCode');
  return {
    message: errorMessage(error),
    code: text('code'),
    originalCode: text('originalCode'),
    command: text('command'),
    timeoutType: text('timeoutType'),
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  };
}
