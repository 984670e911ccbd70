import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, whenOver } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const onEvent = (text: string, own: object = {}) => ({
  'guide.ts': { event: { ...event, whenOver }, [lead]: text, ...own },
});

describe('what is said under a condition', () => {
  itNames([
    {
      did: 'a recording for whoever cannot come',
      changes: onEvent('If you cannot make it, the recording comes the next day.'),
      at: 'guide.ts, page.sections[0].lead',
      rule: 'promised-recording',
      says: '"recording comes" stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.',
    },
    {
      did: 'a price at which a free call begins',
      changes: {
        'call.ts': {
          'page.description': 'A free call for those who test websites.',
          [lead]: 'Calls begin at $80.',
        },
      },
      at: 'call.ts, page.sections[0].lead',
      rule: 'price-beside-free',
      says: '"Calls begin at $80." stands here, but the page is called free: "A free call for those who test websites.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      did: 'what a free registration costs',
      changes: onEvent('Registration takes a minute and costs $25.', {
        'page.description': 'A free evening for those who test websites.',
      }),
      at: 'guide.ts, page.sections[0].lead',
      rule: 'price-beside-free',
      says: '"Registration takes a minute and costs $25." stands here, but the page is called free: "A free evening for those who test websites.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    {
      did: 'no seat left, on a page that takes registrations',
      changes: onEvent('Sold out! Then work.'),
      at: 'guide.ts, page.sections[0].lead',
      rule: 'event-seats',
      says: '"Sold out" stands here, but words on a page do not count down as people register. Take the words out, or declare how many seats there are (event.seats) and write {event.seats}.',
    },
    {
      did: 'an email in a fortnight that comes in a day',
      changes: {
        'guide.ts': { 'success.toast.description': 'In a fortnight we write to you about tea.' },
      },
      rule: 'email-timing',
      says: `"In a fortnight we write" stands here, but by the calendar of "Willow Campaign" the email "One more thought" comes after 1 day, depending on the hour and the weekday (steps). Write when it comes, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'the number of a telephone as the example of an address',
      changes: {
        'guide.ts': { 'form.fields.email.invalid': 'It should read like +1 555 0100.' },
      },
      rule: 'other-fields-words',
      says: '"It should read like +1 555 0100." shows no email address, but stands where people look for an example of one. Write an address like you@example.com.',
    },
    {
      did: 'minutes in the morning of an event at night',
      changes: onEvent('Then work.', {
        event: { ...event, startsAt: '2027-03-16T19:30', whenOver },
        'page.sections.1': {
          kind: 'closing',
          headline: 'Come as you are.',
          text: 'Ninety minutes in the morning, and then bed.',
          button: 'Keep me a place',
        },
      }),
      at: 'guide.ts, page.sections[1].text',
      rule: 'event-time',
      says: '"Ninety minutes in the morning" stands here, but the event begins at 19:30 in America/Los_Angeles (event.startsAt). Write {event.date} and {event.time}, which are right on every day.',
    },
  ]);

  itAccepts([
    { did: 'an evening that was sold out', changes: onEvent('Our last evening was sold out.') },
    {
      did: 'none, whoever cannot come',
      changes: onEvent('If you cannot come, there is no recording.'),
    },
    {
      did: 'a morning that has passed',
      changes: onEvent('We have had ninety minutes of rain this week.'),
    },
  ]);
});
