import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';

/** An error body as Postmark writes it. */
export interface PostmarkRefusal {
  readonly ErrorCode: number;
  readonly Message: string;
}

const mailRequest = v.object({
  From: v.string(),
  To: v.string(),
  Subject: v.string(),
  ReplyTo: v.optional(v.string()),
  HtmlBody: v.optional(v.string()),
  TextBody: v.optional(v.string()),
  MessageStream: v.optional(v.string(), 'outbound'),
  Metadata: v.optional(v.record(v.string(), v.string()), {}),
  Headers: v.optional(v.array(v.object({ Name: v.string(), Value: v.string() })), []),
  Attachments: v.optional(
    v.array(v.object({ Name: v.string(), ContentType: v.string(), Content: v.string() })),
    [],
  ),
});

/** The body of a call that sends one email. */
export type MailRequest = v.InferOutput<typeof mailRequest>;

/** What is wrong with a call's token; undefined when it is right. */
export function refuseToken(
  { headers }: IncomingMessage,
  token: string,
): PostmarkRefusal | undefined {
  const given = headers['x-postmark-server-token'];
  if (given === undefined) {
    return {
      ErrorCode: 10,
      Message:
        'No Account or Server API tokens were supplied in the HTTP headers. Please add a header for either X-Postmark-Server-Token or X-Postmark-Account-Token.',
    };
  }
  if (given === token) return undefined;
  return { ErrorCode: 10, Message: 'Request does not contain a valid Server token.' };
}

/** What is wrong with a call's token of the account; undefined when it is right. */
export function refuseAccountToken(
  { headers }: IncomingMessage,
  token: string,
): PostmarkRefusal | undefined {
  if (headers['x-postmark-account-token'] === token) return undefined;
  return { ErrorCode: 10, Message: 'Request does not contain a valid Account token.' };
}

/** An email that was read, or the answer that refuses it. */
export type ReadMail = { readonly mail: MailRequest } | { readonly refusal: PostmarkRefusal };

/** The JSON of a call, or the answer that refuses it. */
export function readJson(
  contentType: string | undefined,
  body: string,
): { readonly json: unknown } | { readonly refusal: PostmarkRefusal } {
  if (!contentType?.startsWith('application/json')) {
    const Message =
      'The request you submitted does not have the proper headers. Content-Type must be application/json.';
    return { refusal: { ErrorCode: 409, Message } };
  }
  try {
    return { json: JSON.parse(body) };
  } catch {
    return { refusal: { ErrorCode: 402, Message: 'Received invalid JSON input.' } };
  }
}

/** One email of a call. */
export function readMail(json: unknown, streams: readonly string[]): ReadMail {
  const missing = findMissing(json);
  if (missing !== undefined) return { refusal: { ErrorCode: 300, Message: missing } };
  const parsed = v.safeParse(mailRequest, json);
  if (!parsed.success) {
    return { refusal: { ErrorCode: 403, Message: 'The JSON input has incompatible values.' } };
  }
  const refusal = refuseMail(parsed.output, streams);
  return refusal ? { refusal } : { mail: parsed.output };
}

/** How many emails a call may hand over. */
const maxMessages = 500;

/** The emails of a call that hands over several, each read by itself, or the answer that refuses all. */
export function readMails(
  json: unknown,
  streams: readonly string[],
): { readonly mails: readonly ReadMail[] } | { readonly refusal: PostmarkRefusal } {
  if (!Array.isArray(json)) {
    return { refusal: { ErrorCode: 403, Message: 'The JSON input has incompatible values.' } };
  }
  if (json.length > maxMessages) {
    const Message = `You may send at most ${maxMessages} messages in a batch.`;
    return { refusal: { ErrorCode: 410, Message } };
  }
  return { mails: json.map((one) => readMail(one, streams)) };
}

function findMissing(json: unknown): string | undefined {
  const given = typeof json === 'object' && json !== null ? json : {};
  const isEmpty = (name: string) => !Reflect.get(given, name);
  if (isEmpty('From')) return "Invalid 'From' value.";
  if (isEmpty('To')) return 'Zero recipients specified';
  if (isEmpty('Subject')) return "Invalid 'Subject' value.";
  if (isEmpty('TextBody') && isEmpty('HtmlBody')) {
    return 'Provide either email TextBody or HtmlBody or both.';
  }
  return undefined;
}

/** What Postmark accepts before the @ and after it. */
const mailbox = /^[a-z0-9.!#$%&'`*+\-/=^_{|}~]+$/i;
const domain = /^(\.?[a-zA-Z0-9-])+$/;

const quotedName = /^(?:"(?:[^"\\]|\\.)*"|[\w !#$%&'*+\-/=?^`{|}~]*)\s*<([^<>]+)>$/u;

function refuseMail(mail: MailRequest, streams: readonly string[]): PostmarkRefusal | undefined {
  const invalid = (Message: string) => ({ ErrorCode: 300, Message });
  const from = quotedName.exec(mail.From)?.[1] ?? mail.From;
  if (!isAddress(from)) {
    return invalid(`Error parsing 'From': Illegal email address '${from}'.`);
  }
  if (!isAddress(mail.To)) {
    return invalid(`Error parsing 'To': Illegal email address '${mail.To}'.`);
  }
  if (/[\r\n]/.test(mail.Subject)) return invalid("Invalid 'Subject' value.");
  if (!streams.includes(mail.MessageStream)) {
    return {
      ErrorCode: 1235,
      Message: "The 'MessageStream' provided does not exist on this server.",
    };
  }
  const metadata = Object.entries(mail.Metadata);
  if (metadata.length > 10) return invalid('Metadata may contain at most 10 fields.');
  if (metadata.some(([name]) => name.length > 20)) {
    return invalid('Metadata field names may have at most 20 characters.');
  }
  if (metadata.some(([, value]) => value.length > 80)) {
    return invalid('Metadata values may have at most 80 characters.');
  }
  return undefined;
}

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && mailbox.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}
