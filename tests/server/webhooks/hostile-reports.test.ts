import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#server/db/identity.ts';
import { anyCharacter } from '#tests/support/any/any-character.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openReporting, takeEmail, webhookSecret } from './reports.ts';

const headers = { 'x-webhook-secret': webhookSecret };

/** A report that is fine but for what is put into it. */
const report = (changed: object) =>
  JSON.stringify({
    RecordType: 'Bounce',
    MessageID: newId(),
    MessageStream: 'broadcast',
    Metadata: {},
    Email: 'ada@example.com',
    Type: 'SoftBounce',
    BouncedAt: '2027-01-05T10:00:00Z',
    ...changed,
  });

/** Stands for itself in what a failing test prints. */
const long = 'a'.repeat(200_000);
const texts = [
  ...['\0', 'a\0b', '\ud800', 'x\udc00y', '', ' ', '__proto__', 'constructor', '\u202e', '💥'],
  ...['{long}', '{long}@example.com', 'ada@{long}.com', '('.repeat(300), "'; drop table leads; --"],
];
const moments = [
  ...['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z', '0000-00-00', '0000-01-01', 'now'],
  ...['infinity', '-271821-04-20T00:00:00.000Z', '2027-02-30', '9999-12-31T23:59:59.999Z', '1'],
  ...['294277-01-01', '2027-01-05T10:00:00.1234567-05:00', '', 'Tue, 05 Jan 2027 10:00:00 GMT'],
];
const nested = (depth: number) =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);

/** Anything a field may hold, what no provider would write included. */
const value = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...moments),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 2 ** 53, [], {}, nested(50)),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.json().map((json) => JSON.parse(json)),
);
const names = [
  ...['MessageID', 'MessageStream', 'Metadata', 'ID', 'Email', 'Recipient', 'Type', 'Description'],
  ...['Details', 'Inactive', 'SuppressSending', 'SuppressionReason'],
  ...['DeliveredAt', 'BouncedAt', 'ChangedAt', 'ReceivedAt'],
];
const types = ['Delivery', 'Bounce', 'SpamComplaint', 'SubscriptionChange', 'Open', 'Click', 'x'];
const record = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom<unknown>(...types) }, value),
    fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 }),
  )
  .map(([type, changed]) => report({ RecordType: type, ...changed }));

describeWithDatabase('a hostile report', (open) => {
  it.each<[string, string]>([
    ['a NUL in its id', report({ MessageID: 'a\0b' })],
    ['a NUL in its type', report({ RecordType: '\0' })],
    ['half a character in its stream', report({ MessageStream: 'x\ud800' })],
    ['a day of the year 275760', report({ BouncedAt: '+275760-09-13T00:00:00.000Z' })],
    ['a day before the common era', report({ BouncedAt: '-000044-03-15T00:00:00Z' })],
    ['a day in the year 0', report({ BouncedAt: '0000-01-01' })],
    ['the day 0000-00-00', report({ BouncedAt: '0000-00-00' })],
    ['an address of 200 KB', report({ Email: `${long}@example.com` })],
    ['an id of 200 KB', report({ MessageID: long })],
    ['a list for an address', report({ Email: ['ada@example.com'] })],
    ['another type of value', report({ RecordType: 7 })],
    ['nothing but depth', `${'['.repeat(200_000)}`],
  ])('is refused with a sentence and not asked for again: %s', async (_, body) => {
    const database = await open();
    const { send } = await openReporting(database);
    const answer = await send(body, headers);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/^This is not a report from Postmark.*\.\n$/);
    const { rows } = await database.pool.query('select from webhook_events');
    expect(rows).toEqual([]);
  });

  it('never makes the site ask for it again, whatever is in it', async () => {
    const database = await open();
    const { send } = await openReporting(database);
    const { mail, finish } = await takeEmail(database);
    await finish();
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(record, fc.boolean(), async (sent, isOurs) => {
        const body = isOurs
          ? JSON.stringify({
              ...JSON.parse(sent),
              Metadata: mail.mail.Metadata,
            })
          : sent;
        const { status } = await send(body.replaceAll('{long}', long), headers);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([200, 400, 413]).toContain(status);
      }),
      { numRuns: 400 },
    );
    expect(statuses.get(200)).toBeGreaterThan(40);
    expect(statuses.get(400)).toBeGreaterThan(40);
  });
});
