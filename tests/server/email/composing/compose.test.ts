import { describe, expect, it } from 'vitest';
import { renderEmail } from '#renderer/email/render-email.tsx';
import { campaignId } from '#server/db/identity.ts';
import { createComposer } from '#server/email/composing/compose.ts';
import { fillEmail } from '#server/email/composing/fill-email.ts';
import { UndeclaredItem } from '#server/outbox/kind.ts';
import { claimedDelivery } from '#tests/server/outbox/deliveries-of.ts';
import { createTestSite } from '#tests/support/site/site.ts';

const site = createTestSite();
const publicUrl = 'https://willow.example';
const secret = 'a secret of the tests';
const compose = createComposer({ site, renderEmail, publicUrl, secret });

const registration = claimedDelivery({
  functionName: 'register-guest',
  funnelId: 'willow-masterclass',
});

describe('composing an email', () => {
  it('comes from the coach, answers to its contact address and goes to the lead', async () => {
    expect(await compose(claimedDelivery())).toMatchObject({
      from: { name: 'Willow', email: 'willow@willow.example' },
      replyTo: 'hello@willow.example',
      to: 'ada@example.com',
      subject: 'It is here',
      text: expect.stringContaining('Hello Ada'),
      html: expect.stringContaining('Hello Ada'),
      attachments: [],
    });
  });

  it('is answered at its own address, else at its function’s', async () => {
    const replyTo = 'guides@willow.example';
    const answerTo = async (ofMessage: { replyTo?: string }) => {
      const coaches = site.coaches.map((coach) => {
        const declared = coach.functions['send-guide'];
        if (declared === undefined) throw new Error('The test site sends no guide.');
        const message = { ...declared.message, ...ofMessage };
        const functions = { ...coach.functions, 'send-guide': { ...declared, replyTo, message } };
        return { ...coach, functions };
      });
      const composeWith = createComposer({
        site: { ...site, coaches },
        renderEmail,
        publicUrl,
        secret,
      });
      return (await composeWith(claimedDelivery())).replyTo;
    };
    expect(await answerTo({})).toBe(replyTo);
    expect(await answerTo({ replyTo: 'edith@willow.example' })).toBe('edith@willow.example');
  });

  it('keeps the coach as the name where one address sends for all', async () => {
    const mailFrom = 'all@example.com';
    const composeFromOne = createComposer({ site, renderEmail, publicUrl, secret, mailFrom });
    expect((await composeFromOne(claimedDelivery())).from).toEqual({
      name: 'Willow',
      email: mailFrom,
    });
  });

  it('greets with the declared default where no name was given', () => {
    const { email } = fillEmail(site, claimedDelivery({ body: { name: '' } }), publicUrl);
    expect(email.message.heading).toBe('Hello there');
  });

  it('shows the declared words for an answer that was left empty', () => {
    const coaches = site.coaches.map((coach) => {
      const declared = coach.functions['send-guide'];
      if (declared === undefined) throw new Error('The test site sends no guide.');
      const message = { ...declared.message, heading: 'For {desk}' };
      return {
        ...coach,
        functions: { ...coach.functions, 'send-guide': { ...declared, message } },
      };
    });
    const desk = {
      kind: 'text',
      name: 'desk',
      label: 'Desk',
      required: false,
      whenEmpty: 'your desk!',
    } as const;
    const funnels = site.funnels.map((funnel) => ({
      ...funnel,
      formFields: [...funnel.formFields, desk],
    }));
    const headingFor = (typed: string) => {
      const delivery = claimedDelivery({ body: { name: 'Ada', desk: typed } });
      return fillEmail({ ...site, coaches, funnels }, delivery, publicUrl).email.message.heading;
    };
    expect(headingFor('')).toBe('For your desk!');
    expect(headingFor('a door')).toBe('For a door');
  });

  it.each([
    'Win at https://spam.example now',
    'www.spam.example',
    'ada@spam.example',
    'spam.example/win',
  ])('does not print a link that was typed as a name: %s', (name) => {
    const { email } = fillEmail(site, claimedDelivery({ body: { name } }), publicUrl);
    expect(email.message.heading).toBe('Hello there');
  });

  it('never fills a placeholder that was typed', () => {
    const { email } = fillEmail(site, claimedDelivery({ body: { name: '{coach}' } }), publicUrl);
    expect(email.message.heading).toBe('Hello there');
  });

  it.each([
    ['a stranger who writes a sentence', 'Win now! '.repeat(13)],
    ['61 letters', 'A'.repeat(61)],
    ['a host with an ideographic dot', 'Ada evil-shop\u3002com'],
    ['a host with a half-width dot', 'Ada evil-shop\uFF61com'],
    ['a host behind a joiner', 'Ada evil-shop.c\u200Com'],
    ['a host behind a soft hyphen', 'Ada evil\u00ADshop.\u00ADcom'],
    ['markup', '<b>Ada</b>'],
  ])('greets without the name of %s', (_, name) => {
    for (const occasion of [{ body: { name } }, { body: {}, visitorName: name }]) {
      const { email } = fillEmail(site, claimedDelivery(occasion), publicUrl);
      expect(email.message.heading).toBe('Hello there');
    }
  });

  it('escapes what was typed in HTML', async () => {
    const { html, text } = await compose(claimedDelivery({ body: { name: "Miles O'Neill" } }));
    expect(html).toContain('Miles O&#x27;Neill');
    expect(text).toContain("Miles O'Neill");
  });

  it('sends the details and a calendar file with a registration', async () => {
    const { text, attachments } = await compose(registration);
    expect(text).toContain('Date:   Tuesday, March 16, 2027');
    expect(text).toContain('Time:   10:00 AM PDT');
    // 10:00 in Los Angeles two days after the change to summer time is 17:00 UTC.
    expect(attachments[0]?.content).toContain('DTSTART:20270316T170000Z');
    expect(attachments[0]?.content).toContain('DTEND:20270316T183000Z');
    expect(attachments[0]?.content).toContain('UID:willow-masterclass@willow.example');
  });

  it('draws a campaign email in the words of its campaign and the values of its funnel', async () => {
    const { subject, text, stream, attachments } = await compose(
      claimedDelivery({
        functionName: 'process-email-sequence',
        stream: 'broadcast',
        body: { name: null, campaignId: campaignId('Willow Guide Campaign'), letter: 'hello' },
      }),
    );
    expect({ subject, stream, attachments }).toEqual({
      subject: 'It is here',
      stream: 'broadcast',
      attachments: [],
    });
    expect(text).toContain('Hello there');
  });

  it('does not send an email that the campaign no longer has', () => {
    const gone = claimedDelivery({
      functionName: 'process-email-sequence',
      body: { campaignId: campaignId('Willow Guide Campaign'), letter: 'goodbye' },
    });
    expect(() => fillEmail(site, gone, publicUrl)).toThrow(
      new UndeclaredItem('No campaign of "willow" has an email "goodbye" any more.'),
    );
  });

  it('reminds with the details, the calendar file and the words for the event', async () => {
    const { subject, text, attachments } = await compose(
      claimedDelivery({ functionName: 'send-reminder', funnelId: 'willow-masterclass' }),
    );
    expect(subject).toBe('Tomorrow: Tuesday, March 16, 2027');
    expect(text).toContain('Time:   10:00 AM PDT');
    expect(attachments[0]?.content).toContain('DTSTART:20270316T170000Z');
  });

  it('says by name which email nobody declares', () => {
    const unknown = claimedDelivery({ functionName: 'send-nothing' });
    expect(() => fillEmail(site, unknown, publicUrl)).toThrow(UndeclaredItem);
    expect(() => fillEmail(site, unknown, publicUrl)).toThrow('"send-nothing"');
  });
});
