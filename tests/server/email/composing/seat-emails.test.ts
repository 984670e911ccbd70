import { expect, it } from 'vitest';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { eventId } from '#server/db/identity.ts';
import type { ClaimedDelivery } from '#server/email/composing/claimed-delivery.ts';
import { createComposer } from '#server/email/composing/compose.ts';
import { seatUrl } from '#server/signing/seat-token.ts';
import { siteWith, threeSteps } from '#tests/server/journeys/enrolled.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';
import { event, reminderFunction, whenOver } from '#tests/support/site/declarations.ts';
import { createTestSite } from '#tests/support/site/site.ts';
import { offering, refusing, waitingList } from '#tests/support/site/waiting-list.ts';

const site = createTestSite({ withHold: true });
const publicUrl = 'https://willow.example';
const secret = 'a secret of the tests';

const compose = (delivery: Partial<ClaimedDelivery>) =>
  createComposer({ site, renderEmail, publicUrl, secret })(
    claimedDelivery({
      funnelId: 'willow-evening',
      eventId: eventId('willow-evening'),
      ...delivery,
    }),
  );

const calendarIn = async (delivery: Partial<ClaimedDelivery>) => {
  const [file] = (await compose(delivery)).attachments;
  return (file?.content ?? '').toString().split('\r\n');
};

it('every email that says when to come has a link to the seat at its foot', async () => {
  const { id } = claimedDelivery();
  for (const functionName of ['hold-seat', 'send-reminder', 'seat-taken']) {
    const { html, text } = await compose({ functionName });
    const url = seatUrl(publicUrl, id, secret);
    expect(text, functionName).toContain(`Can’t come? Free your seat:\n${url}`);
    expect(html, functionName).toContain(`href="${url}"`);
  }
  const { text } = await compose({ functionName: 'send-guide', funnelId: 'willow-guide' });
  expect(text).not.toContain('/seat/');
});

it('a freed seat is taken out of the calendar that it stands in', async () => {
  const freed = {
    functionName: 'seat-freed',
    body: { calendarUid: 'willow-evening/first', calendarSequence: 3, name: 'Ada' },
  };
  const { subject, text } = await compose(freed);
  expect(subject).toBe('Your seat is free again: The Willow Evening');
  expect(text).toContain('Tuesday, March 16, 2027, 7:00 PM PDT is free again');
  expect(text).toContain('See it again:\nhttps://willow.example/willow-evening');
  expect(text).not.toContain('/seat/');
  const lines = await calendarIn(freed);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:willow-evening.first@willow.example',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
      'DTSTART:20270317T020000Z',
    ]),
  );
});

it('without a date an email about a seat names none, and no calendar file', async () => {
  const undated = siteWith([threeSteps], {
    'guide.ts': {
      ...refusing,
      event: {
        name: 'The Willow Evening',
        timeZone: 'America/Los_Angeles',
        minutes: 60,
        place: 'Online',
      },
    },
  });
  const [date] = undated.funnels.flatMap(({ dates }) => dates);
  const mails = ['seat-freed', 'seat-taken'].map((functionName) =>
    createComposer({ site: undated, renderEmail, publicUrl, secret })(
      claimedDelivery({ functionName, eventId: eventId(date?.key ?? '') }),
    ),
  );
  const [freed, taken] = await Promise.all(mails);
  const words = (mail: typeof freed) => mail?.text.replaceAll(/\s+/g, ' ');
  expect(words(freed)).toContain('Your seat at The Willow Evening is free again.');
  expect(words(taken)).toContain(
    'This is your seat now. As soon as there is a date, we write to you.',
  );
  for (const mail of [freed, taken]) {
    expect(words(mail)).not.toContain('calendar');
    expect(mail?.attachments).toEqual([]);
  }
});

it('an entry that has changed keeps its name and has a higher number', async () => {
  const unmoved = await calendarIn({ functionName: 'hold-seat' });
  expect(unmoved).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'UID:willow-evening@willow.example', 'SEQUENCE:0']),
  );
  const moved = await calendarIn({
    functionName: 'seat-taken',
    calendar: { uid: 'willow-evening/first', sequence: 2 },
  });
  expect(moved).toEqual(
    expect.arrayContaining(['UID:willow-evening.first@willow.example', 'SEQUENCE:2']),
  );
});

it('an email about a date that is not declared any more says so and is not sent', async () => {
  const gone = compose({ functionName: 'hold-seat', eventId: eventId('willow-evening/gone') });
  await expect(gone).rejects.toThrow(
    'The date that it is about is not in "willow-evening" any more.',
  );
});

it('an offer says that it ends early where the event begins before its time is over', async () => {
  const willOffer = siteWith([threeSteps], {
    'coach.ts': {
      ...offering,
    },
    'guide.ts': {
      ...refusing,
      event: {
        ...event,
        seats: 2,
        whenFull: { waitingList },
      },
    },
  });
  const [date] = willOffer.funnels.flatMap(({ dates }) => dates);
  const begins = date?.startsAt?.getTime() ?? 0;
  const words = 'The seat is kept for you only until the event begins.';
  const offerAt = async (hoursBefore: number) =>
    createComposer({ site: willOffer, renderEmail, publicUrl, secret })(
      claimedDelivery({
        functionName: 'offer-seat',
        eventId: eventId(date?.key ?? ''),
        claimedAt: new Date(begins - hoursBefore * 3_600_000),
      }),
    );
  const [late, early] = [await offerAt(23), await offerAt(25)];
  expect([late.text.includes(words), late.html.includes(words)]).toEqual([true, true]);
  expect([early.text.includes(words), early.html.includes(words)]).toEqual([false, false]);
});

it('a reminder that was held up until its words may be untrue says so', async () => {
  const remindedAt = (hoursBefore: number) => {
    const [date] = site.funnels.flatMap(({ id, dates }) => (id === 'willow-evening' ? dates : []));
    const begins = date?.startsAt?.getTime() ?? 0;
    const claimedAt = new Date(begins - hoursBefore * 3_600_000);
    return compose({ functionName: 'send-reminder', claimedAt });
  };
  const words = 'This email was held up and reaches you late';
  // Seven in the evening: 24 hours before, two hours late, on the day itself, and hours before it.
  const sent = await Promise.all([24, 22, 18, 3].map(remindedAt));
  expect(sent.map(({ text }) => text.includes(words))).toEqual([false, false, true, true]);
  expect(sent.map(({ html }) => html.includes(words))).toEqual([false, false, true, true]);
});

it('an email after an event that was held up says when the event was', async () => {
  const evening = siteWith([threeSteps], {
    'coach.ts': { 'functions.say-thanks': { ...reminderFunction, template: 'after' } },
    'guide.ts': { event: { ...event, whenOver, after: { hours: 2, function: 'say-thanks' } } },
  });
  // It ends at 11:30 in the morning in its zone, and the email is due at 13:30.
  const sentAt = async (moment: string) => {
    const { text } = await createComposer({ site: evening, renderEmail, publicUrl, secret })(
      claimedDelivery({
        functionName: 'say-thanks',
        funnelId: 'willow-guide',
        eventId: eventId('willow-guide'),
        claimedAt: new Date(moment),
      }),
    );
    return text.replace(/\s+/g, ' ').includes('the event was on Tuesday, March 16, 2027.');
  };
  const moments = ['2027-03-16T20:30:00Z', '2027-03-16T21:00:00Z', '2027-03-16T23:00:00Z'];
  expect(await Promise.all(moments.map(sentAt))).toEqual([false, false, true]);
  expect(await sentAt('2027-03-19T20:29:00Z')).toBe(true);
});

it('an email that asks to confirm says when its event ends the time for it', async () => {
  const asking = { functionName: 'confirm-sign-up' };
  const sent = await Promise.all(
    [true, false].map((untilBegun) => compose({ ...asking, body: { untilBegun } })),
  );
  const words = 'you can confirm only until it begins';
  expect(sent.map(({ text }) => text.includes(words))).toEqual([true, false]);
});

it('a confirmation does not let its reader wait for a reminder that cannot come any more', async () => {
  const sentBefore = (hours: number, functionName = 'hold-seat') => {
    const [date] = site.funnels.flatMap(({ id, dates }) => (id === 'willow-evening' ? dates : []));
    const begins = date?.startsAt?.getTime() ?? 0;
    return compose({ functionName, claimedAt: new Date(begins - hours * 3_600_000) });
  };
  const sent = await Promise.all([
    ...[25, 23, -1].map((hours) => sentBefore(hours)),
    sentBefore(23, 'send-reminder'),
  ]);
  const tells = (words: string) => sent.map(({ text }) => text.includes(words));
  expect(tells('Please keep this email')).toEqual([false, true, false, false]);
  expect(tells('held up and reaches you late')).toEqual([false, false, true, false]);
});

it('a confirmation says which reminder still comes when the time for the first has passed', async () => {
  const reminders = [
    { hoursBefore: 24, function: 'send-reminder' },
    { minutesBefore: 30, function: 'send-reminder' },
  ];
  const evening = siteWith([threeSteps], {
    'coach.ts': { 'functions.send-reminder': reminderFunction },
    'guide.ts': { event: { ...event, whenOver, reminders } },
  });
  const sentAt = async (moment: string) => {
    const composer = createComposer({ site: evening, renderEmail, publicUrl, secret });
    const { text } = await composer(
      claimedDelivery({
        functionName: 'seat-taken',
        funnelId: 'willow-guide',
        eventId: eventId('willow-guide'),
        claimedAt: new Date(moment),
      }),
    );
    return text.replace(/\s+/g, ' ');
  };
  expect(await sentAt('2027-03-15T16:59:00Z')).not.toContain('Please keep this email');
  expect(await sentAt('2027-03-15T17:01:00Z')).toContain(
    'you only get the one shortly before it begins.',
  );
  expect(await sentAt('2027-03-16T16:31:00Z')).toContain('do not wait for a reminder');
});
