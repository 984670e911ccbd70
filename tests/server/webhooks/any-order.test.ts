import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '#tests/support/any/random-runs.ts';
import { openTestDatabase } from '#tests/support/database/database.ts';
import type { AcceptedMail } from '#tests/support/provider/postmark.ts';
import {
  bounceRecord,
  complaintRecord,
  deliveryRecord,
  type WebhookRecord,
} from '#tests/support/provider/postmark-webhooks.ts';
import { openReporting, type StoredState, subscriptionRecord, takeEmail } from './reports.ts';

/** What a provider may tell of one email, each with what has to follow whatever else is told. */
const reports = {
  arrived: (mail, at) => deliveryRecord(mail, at),
  delayed: (mail, at) => ({ ...bounceRecord(mail, at), Type: 'Transient', Inactive: false }),
  mailboxFull: (mail, at) => ({ ...bounceRecord(mail, at), Type: 'SoftBounce', Inactive: false }),
  addressDead: (mail, at) => bounceRecord(mail, at),
  complained: (mail, at) => complaintRecord(mail, at),
  unsubscribed: (mail, at) => subscriptionRecord(mail, at, 'ManualSuppression'),
  stoppedByProvider: (mail, at) => subscriptionRecord(mail, at, 'HardBounce'),
  reactivated: (mail, at) => subscriptionRecord(mail, at, null),
} as const satisfies Record<string, (mail: AcceptedMail, at: Date) => WebhookRecord>;

type Report = keyof typeof reports;
const names = Object.keys(reports) as Report[];

interface Told {
  readonly report: Report;
  readonly at: Date;
}

/** The state that a set of reports means, worked out without any order. */
function meaningOf(told: readonly Told[], { messageId }: AcceptedMail): StoredState {
  const earliest = (...kinds: Report[]) => {
    const times = told.filter(({ report }) => kinds.includes(report)).map(({ at }) => at.getTime());
    return times.length === 0 ? null : new Date(Math.min(...times));
  };
  const has = (...kinds: Report[]) => earliest(...kinds) !== null;
  const deliveredAt = earliest('arrived');
  const bouncedAt = earliest('mailboxFull', 'addressDead');
  const complainedAt = earliest('complained');
  return {
    status: complainedAt
      ? 'complained'
      : bouncedAt
        ? 'bounced'
        : deliveredAt
          ? 'delivered'
          : 'sent',
    messageId,
    deliveredAt,
    bouncedAt,
    complainedAt,
    suppressed: has('complained')
      ? 'complained'
      : has('addressDead', 'stoppedByProvider')
        ? 'bounced'
        : has('unsubscribed')
          ? 'unsubscribed'
          : null,
  };
}

const told = fc.uniqueArray(
  fc.record({
    report: fc.constantFrom(...names),
    at: fc.integer({ min: 0, max: 5 }).map((hours) => new Date(Date.UTC(2027, 0, 5, hours))),
  }),
  { maxLength: 5, selector: ({ report, at }) => `${report} ${at.getTime()}` },
);

/** Every order of a few things. */
function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

describe('reports of the provider', () => {
  it('come to the same, each ten times, in any order, before and after the email counts as sent', async () => {
    const database = await openTestDatabase();
    const { report } = await openReporting(database);
    await fc.assert(
      fc.asyncProperty(
        told.chain((some) =>
          fc.record({
            some: fc.constant(some),
            order: fc.shuffledSubarray(
              Array.from({ length: some.length * 10 + 1 }, (_, index) => index),
              { minLength: some.length * 10 + 1 },
            ),
            atOnce: fc.boolean(),
          }),
        ),
        async ({ some, order, atOnce }) => {
          const { mail, finish, read } = await takeEmail(database);
          const steps = order.map((index) => async () => {
            const one = some[Math.floor(index / 10)];
            if (!one) return finish();
            expect(await report(reports[one.report](mail, one.at))).toBe(200);
          });
          if (atOnce) await Promise.all(steps.map((step) => step()));
          else for (const step of steps) await step();
          expect(await read()).toEqual(meaningOf(some, mail));
        },
      ),
      { numRuns: randomRuns(20) },
    );
  });

  it('come to the same in every one of the 120 orders of four of them and our own commit', async () => {
    const database = await openTestDatabase();
    const { report } = await openReporting(database);
    const some = (['arrived', 'mailboxFull', 'addressDead', 'complained'] as const).map(
      (name, index) => ({ report: name, at: new Date(Date.UTC(2027, 0, 5, index)) }),
    );
    for (const order of permutationsOf([...some, 'finish' as const])) {
      const { mail, finish, read } = await takeEmail(database);
      for (const step of order) {
        if (step === 'finish') await finish();
        else await report(reports[step.report](mail, step.at));
      }
      expect(await read()).toEqual(meaningOf(some, mail));
    }
  });
});
