import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtp } from '#server/email/transports/smtp.ts';
import type { OutgoingMail } from '#server/email/transports/transport.ts';
import type { SendResult } from '#server/outbox/results.ts';

/** What the server says of the recipient. */
const refusals = {
  'reject-recipient': '5.1.1 User unknown',
  'reject-bare': 'No such user here',
  full: '5.2.2 Mailbox full',
  'relay-nothing': '5.7.1 Relaying denied',
  'relay-bare': 'relay not permitted',
} as const;

/** What the server does with the next message. */
let answer: 'take' | keyof typeof refusals | 'reject-sender' | 'later' | 'hang' = 'take';
const taken: string[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ password }, _, done) =>
    password === 'right' ? done(null, { user: 'site' }) : done(new Error('Wrong password')),
  onMailFrom: (_, __, done) => done(answer === 'reject-sender' ? smtpError(550) : undefined),
  onRcptTo: (_, __, done) => {
    if (answer === 'later') return done(smtpError(451));
    return done(
      answer in refusals ? smtpError(550, refusals[answer as keyof typeof refusals]) : undefined,
    );
  },
  onData: (stream, _, done) => {
    void text(stream).then((message) => {
      taken.push(message);
      if (answer !== 'hang') done();
    });
  },
});

function smtpError(responseCode: number, words = 'No'): Error {
  return Object.assign(new Error(words), { responseCode });
}

let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = Object(server.server.address()).port;
});
beforeEach(() => {
  answer = 'take';
  taken.length = 0;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const mail: OutgoingMail = {
  deliveryId: '018f6f3a-0000-7000-8000-0000000000bb',
  stream: 'outbound',
  coach: 'willow',
  from: { name: 'Willow', email: 'willow@example.com' },
  to: 'ada@example.com',
  replyTo: 'hello@example.com',
  subject: 'It is here',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
  attachments: [{ name: 'event.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

async function send(login = '', limitMs = 60_000): Promise<SendResult> {
  const transport = createSmtp({ url: `smtp://${login}127.0.0.1:${port}`, limitMs });
  const result = await transport.send(mail);
  transport.close?.();
  return result;
}

describe('asking an SMTP server whether it lets the site in', () => {
  it.each([
    ['site:right@', true],
    ['site:wrong@', false],
  ])('says so for %s', async (login, isReady) => {
    const transport = createSmtp({ url: `smtp://${login}127.0.0.1:${port}`, limitMs: 60_000 });
    expect(await transport.check?.()).toMatchObject({ isReady });
    transport.close?.();
    expect(taken).toEqual([]);
  });
});

describe('sending through an SMTP server', () => {
  it('hands over both parts, the file and an id that stays the same', async () => {
    const messageId = `<${mail.deliveryId}@example.com>`;
    expect(await send('site:right@')).toEqual({ kind: 'sent', messageId });
    expect(taken[0]).toContain(`Message-ID: ${messageId}`);
    expect(taken[0]).toContain('Reply-To: hello@example.com');
    expect(taken[0]).toMatch(/multipart\/alternative/);
    expect(taken[0]).toContain('event.ics');
  });

  it.each<[typeof answer, Partial<SendResult>]>([
    ['reject-recipient', { kind: 'refused', suppress: true }],
    ['reject-bare', { kind: 'refused', suppress: true }],
    ['full', { kind: 'refused', suppress: false }],
    ['relay-nothing', { kind: 'surely-not-sent' }],
    ['relay-bare', { kind: 'surely-not-sent' }],
    ['reject-sender', { kind: 'sender-stopped', destination: 'coach willow' }],
    ['later', { kind: 'surely-not-sent' }],
  ])('classes the answer to %s', async (next, expected) => {
    answer = next;
    expect(await send()).toMatchObject(expected);
  });

  it('may have sent what was never answered', async () => {
    answer = 'hang';
    expect(await send('', 1_500)).toMatchObject({ kind: 'maybe-sent' });
    expect(taken).toHaveLength(1);
  });

  it('stops on a wrong password', async () => {
    expect(await send('site:wrong@')).toMatchObject({
      kind: 'sender-stopped',
      detail: expect.stringContaining('SMTP_URL'),
    });
  });

  it('has surely not sent where nobody listens', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port: freed } = Object(closed.address());
    await new Promise((resolve) => closed.close(resolve));
    const transport = createSmtp({ url: `smtp://127.0.0.1:${freed}`, limitMs: 60_000 });
    expect(await transport.send(mail)).toMatchObject({ kind: 'surely-not-sent', cause: 'network' });
  });

  const speak = (answer: (line: string) => string) => (socket: Socket) => {
    socket.on('error', () => {}).write('220 here\r\n');
    socket.on('data', (line) => void socket.write(answer(String(line))));
  };

  it.each<[string, string, (socket: Socket) => unknown, Partial<SendResult>]>([
    ['closes every connection', 'smtp', (socket) => socket.destroy(), { kind: 'surely-not-sent' }],
    [
      'speaks another protocol',
      'smtp',
      (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
      { kind: 'surely-not-sent' },
    ],
    ['speaks no TLS', 'smtps', speak(() => '250 ok\r\n'), { kind: 'surely-not-sent' }],
    [
      'wants a password',
      'smtp',
      speak((line) => (line.startsWith('MAIL') ? '530 5.7.0 Sign in first\r\n' : '250 ok\r\n')),
      { kind: 'sender-stopped', detail: expect.stringContaining('SMTP_URL') },
    ],
    [
      'closes after the email',
      'smtp',
      (socket) =>
        speak((line) => {
          if (line.startsWith('DATA')) return '354 go on\r\n';
          if (line.includes('Subject')) socket.destroy();
          return '250 ok\r\n';
        })(socket),
      { kind: 'maybe-sent' },
    ],
  ])('classes a server that %s', async (_, protocol, connected, expected) => {
    const odd = createServer(connected);
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const url = `${protocol}://127.0.0.1:${Object(odd.address()).port}`;
    const transport = createSmtp({ url, limitMs: 60_000 });
    expect(await transport.send(mail)).toMatchObject(expected);
    transport.close?.();
    odd.close();
  });
});
