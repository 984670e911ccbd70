import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  answerCall,
  type CallFault,
  isMailFault,
  type PostmarkFault,
  refuseFor,
  sendJson,
} from './postmark-faults.ts';
import {
  type MailRequest,
  type ReadMail,
  readJson,
  readMail,
  readMails,
  refuseAccountToken,
  refuseToken,
} from './postmark-rules.ts';
import { answerSettings, type PostmarkSettings, plainSettings } from './postmark-settings.ts';

/** An email the fake provider has taken: what Postmark would now deliver. */
export interface AcceptedMail {
  readonly messageId: string;
  readonly to: string;
  readonly deliveryId: string;
  readonly mail: MailRequest;
  readonly acceptedAtMs: number;
}

/** What a call that sends may hold at most, in bytes. */
const maxBytes = { '/email': 10_000_000, '/email/batch': 50_000_000 } as const;

/**
 * Says what goes wrong with a send; `call` counts from 1. It is asked of each email of a call that sends
 * several: what is wrong with one of them is said of that one, any other fault befalls the whole call.
 */
export type ChooseFault = (mail: MailRequest, call: number) => PostmarkFault | undefined;

/** A fake provider that speaks Postmark's API on the loopback interface. */
export interface FakePostmark {
  readonly url: string;
  readonly token: string;
  /** The token of the account that the server belongs to. */
  readonly accountToken: string;
  /** Changes what somebody has set at Postmark. */
  set(settings: PostmarkSettings): void;
  /** Every email taken, in order: the oracle for lost and doubled emails. */
  readonly accepted: readonly AcceptedMail[];
  /** How many emails each address was sent. */
  countByRecipient(): ReadonlyMap<string, number>;
  /** How many calls sent one email or several. */
  countSends(): number;
  countSearches(): number;
  /** Breaks every send from now on, or those that the function chooses. */
  breakSends(fault: PostmarkFault | ChooseFault): void;
  breakSearches(fault: CallFault): void;
  /** All goes well again. */
  repair(): void;
  close(): Promise<void>;
}

/** How a fake provider differs from the usual one. */
export interface PostmarkOptions {
  /** How long the search does not know a message after it was taken. */
  readonly indexLagMs?: number;
  readonly streams?: readonly string[];
  /** Leaves the words out of what it remembers, for runs of many thousands. */
  readonly forgetsWords?: boolean;
}

/** Starts a fake provider that refuses wrong calls with Postmark's own error bodies. */
export async function openPostmark({
  indexLagMs = 0,
  streams = ['outbound', 'broadcast'],
  forgetsWords = false,
}: PostmarkOptions = {}): Promise<FakePostmark> {
  const token = randomUUID();
  const accountToken = randomUUID();
  let settings = plainSettings;
  const accepted: AcceptedMail[] = [];
  let chooseFault: ChooseFault = () => undefined;
  let searchFault: CallFault | undefined;
  let sends = 0;
  let searches = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://postmark');
    const body = await text(request);
    const refusedToken = /^\/(?:domains|senders)/.test(url.pathname)
      ? refuseAccountToken(request, accountToken)
      : refuseToken(request, token);
    if (refusedToken) return sendJson(response, 401, refusedToken);
    const call = `${request.method} ${url.pathname}`;
    if (call === 'POST /email' || call === 'POST /email/batch') {
      return takeMails(request, response, body, url.pathname === '/email/batch');
    }
    const told = answerSettings(settings, call, url.searchParams);
    if (told) return sendJson(response, 200, told);
    if (call === 'GET /messages/outbound') return search(response, url.searchParams);
    sendJson(response, 404, { ErrorCode: 404, Message: 'There is no such resource.' });
  }

  function takeMails(
    { headers }: IncomingMessage,
    response: ServerResponse,
    body: string,
    isBatch: boolean,
  ) {
    sends += 1;
    if (Buffer.byteLength(body) > maxBytes[isBatch ? '/email/batch' : '/email']) {
      return sendJson(response, 413, { ErrorCode: 0, Message: 'The request is too large.' });
    }
    const parsed = readJson(headers['content-type'], body);
    if ('refusal' in parsed) return sendJson(response, 422, parsed.refusal);
    const read = isBatch ? readMails(parsed.json, streams) : readOne(parsed.json);
    if ('refusal' in read) return sendJson(response, 422, read.refusal);
    const results = read.mails.map((one) => ('mail' in one ? judge(one.mail) : one));
    const answers = results.map((one) => ('refusal' in one ? one.refusal : one.receipt));
    const [first] = results;
    // One email alone that is refused is a call that is refused.
    if (!isBatch && first && 'refusal' in first) return sendJson(response, 422, first.refusal);
    const taken = results.flatMap((one) => ('refusal' in one ? [] : [one]));
    return answerCall(
      {
        response,
        answer: isBatch ? answers : Object(answers[0]),
        accept(isWhole) {
          for (const { mail, receipt } of isWhole ? taken : taken.slice(0, taken.length / 2)) {
            keep(mail, receipt.MessageID);
          }
        },
      },
      taken.map(({ fault }) => fault).find((fault) => fault !== undefined),
    );
  }

  function readOne(json: unknown): { mails: readonly ReadMail[] } {
    return { mails: [readMail(json, streams)] };
  }

  /** What becomes of an email that is written as it should be. */
  function judge(mail: MailRequest) {
    const fault = chooseFault(mail, sends);
    if (fault && isMailFault(fault)) return { refusal: refuseFor(fault, mail.To) };
    const receipt = {
      To: mail.To,
      SubmittedAt: new Date().toISOString(),
      MessageID: randomUUID(),
      ErrorCode: 0,
      Message: 'OK',
    };
    return { mail, receipt, fault };
  }

  function keep(mail: MailRequest, messageId: string): void {
    accepted.push({
      messageId,
      to: mail.To,
      deliveryId: mail.Metadata['delivery_id'] ?? '',
      mail: forgetsWords ? { ...mail, HtmlBody: '', TextBody: '' } : mail,
      acceptedAtMs: performance.now(),
    });
  }

  function search(response: ServerResponse, query: URLSearchParams) {
    searches += 1;
    const given = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
    const metadata = [...given].filter(([name]) => name.startsWith('metadata_'));
    if (!given.has('count') || !given.has('offset') || metadata.length > 1) {
      const Message = 'Give count, offset and at most one metadata field.';
      return sendJson(response, 422, { ErrorCode: 700, Message });
    }
    // As Postmark does: without a stream the search covers the default transactional one only.
    const stream = given.get('messagestream') ?? 'outbound';
    const found = accepted.filter(
      ({ mail, acceptedAtMs }) =>
        mail.MessageStream === stream &&
        performance.now() - acceptedAtMs >= indexLagMs &&
        metadata.every(([name, value]) => mail.Metadata[name.slice(9)] === value),
    );
    const answer = {
      TotalCount: found.length,
      Messages: found.map(({ messageId, to, mail }) => ({
        MessageID: messageId,
        Recipients: [to],
        Status: 'Sent',
        Subject: mail.Subject,
        Metadata: mail.Metadata,
        MessageStream: stream,
      })),
    };
    return answerCall({ response, answer, accept() {} }, searchFault);
  }

  const server = createServer((request, response) => {
    // A call whose client has gone away needs no answer.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The fake provider has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    token,
    accountToken,
    set(given) {
      settings = given;
    },
    accepted,
    countByRecipient() {
      const counts = new Map<string, number>();
      for (const { to } of accepted) counts.set(to, (counts.get(to) ?? 0) + 1);
      return counts;
    },
    countSends: () => sends,
    countSearches: () => searches,
    breakSends(fault) {
      chooseFault = typeof fault === 'function' ? fault : () => fault;
    },
    breakSearches(fault) {
      searchFault = fault;
    },
    repair() {
      chooseFault = () => undefined;
      searchFault = undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
