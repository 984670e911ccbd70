import { describe } from 'vitest';
import {
  type Changes,
  event,
  guideMessage,
  message,
  reminder,
  reminderFunction,
} from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

type Files = Readonly<Record<string, Changes>>;

const words = ['rest', 'work', 'sleep', 'walk', 'talk', 'read'];
const step = (index: number, days: number, text?: string) => ({
  id: `step-${index}`,
  after: { days },
  message: {
    ...message,
    subject: `About ${words[index]}`,
    heading: 'One more thing',
    paragraphs: [text ?? `Here is a thought about ${words[index]}.`],
  },
});
/** A campaign whose emails come so many days after each other, on any day. */
const campaign = (waits: readonly number[], more: object = {}): Changes => ({
  'campaigns.0': {
    name: 'Willow Campaign',
    steps: waits.map((days, index) => step(index, days)),
    ...more,
  },
});
const saying = (waits: readonly number[], at: number, text: string): Files => ({
  'coach.ts': {
    'campaigns.0.steps': waits.map((days, index) =>
      step(index, days, index === at ? text : undefined),
    ),
  },
});
const onSuccess = (text: string, coach: Changes): Files => ({
  'coach.ts': coach,
  'guide.ts': { 'success.toast.description': text },
});
const midweek = { window: { weekdays: ['tue', 'wed', 'thu'], fromHour: 8, toHour: 17 } };

describe('when the next email comes', () => {
  itNames([
    {
      did: 'two days that a window makes six',
      changes: onSuccess('In two days we will write to you.', campaign([2, 3], midweek)),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"In two days we will write" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 2 to 7 days, depending on the hour and the weekday (steps, window). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'three days that are two',
      changes: onSuccess('In three days a note will follow.', campaign([2, 3])),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"In three days a note will follow" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 2 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'tomorrow that is in two days',
      changes: onSuccess('Tomorrow you get a short email from us.', campaign([2, 3])),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"Tomorrow you get a" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 2 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'tomorrow, but not in the evening',
      changes: onSuccess(
        'We will write to you tomorrow.',
        campaign([1], {
          window: {
            weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
            fromHour: 8,
            toHour: 12,
          },
        }),
      ),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"We will write to you tomorrow" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 1 to 2 days, depending on the hour and the weekday (steps, window). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'next week that is tomorrow',
      changes: onSuccess('Next week we will send you more.', campaign([1])),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"Next week we will send" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 1 day, depending on the hour and the weekday (steps). Write when it comes, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'a promise of the guide email',
      changes: {
        'coach.ts': {
          ...campaign([4]),
          'functions.send-guide.message.paragraphs.0': 'Tomorrow we will write about sleep.',
        },
      },
      rule: 'email-timing',
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: `"Tomorrow we will write" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 4 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'tomorrow between two steps',
      changes: saying([1, 3], 0, 'Tomorrow I will write about work.'),
      rule: 'email-timing',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: `"Tomorrow I will write" stands here, but by the calendar of "Willow Campaign" the email "About work" comes after 3 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'in five days between two steps',
      changes: saying([1, 3], 0, 'In five days we’ll send you the second part.'),
      rule: 'email-timing',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: `"In five days we’ll send" stands here, but by the calendar of "Willow Campaign" the email "About work" comes after 3 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    {
      did: 'more after the last email',
      changes: saying([1, 3], 1, 'Tomorrow I will send you the next exercise.'),
      rule: 'promised-email',
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"Tomorrow I will send" stands here, but this is the last email of "Willow Campaign", so nothing follows. Add a step that keeps the promise, or take the words out.',
    },
    {
      did: 'more of a form that starts nothing',
      changes: {
        'guide.ts': {
          'submission.journey': undefined,
          'success.toast.description': 'In two days we will write to you.',
        },
        'coach.ts': { campaigns: [] },
      },
      rule: 'promised-email',
      at: 'guide.ts, success.toast.description',
      says: '"In two days we will write" stands here, but this form starts no campaign, so nothing follows. Let the form start one that keeps the promise, or take the words out.',
    },
    {
      did: 'a daily email that comes every third day',
      changes: onSuccess('You get one short email a day.', campaign([1, 3, 3])),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"one short email a day" stands here, but the emails of "Willow Campaign" are 3 days, 3 days apart. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
    {
      did: 'a weekly email that comes every second day',
      changes: onSuccess('Then a weekly email follows.', campaign([1, 2, 2])),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"weekly email" stands here, but the emails of "Willow Campaign" are 2 days, 2 days apart. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
    {
      did: 'five days that are twelve',
      changes: onSuccess('Over the next five days you get a few emails.', campaign([4, 4, 4])),
      rule: 'email-timing',
      at: 'guide.ts, success.toast.description',
      says: `"Over the next five days" stands here, but the emails of "Willow Campaign" come over 12 days. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
  ]);
  itAccepts([
    {
      did: 'tomorrow, on any day',
      changes: onSuccess('Tomorrow we will write to you.', campaign([1, 2])),
    },
    {
      did: 'two days, on any day',
      changes: onSuccess('In two days we will write to you.', campaign([2])),
    },
    {
      did: 'within a week of midweek emails',
      changes: onSuccess('Within 7 days we will write to you.', campaign([2], midweek)),
    },
    { did: 'soon', changes: onSuccess('Soon we will write to you.', campaign([3])) },
    {
      did: 'in the next few days',
      changes: onSuccess('We will write to you in the next few days.', campaign([3])),
    },
    {
      did: 'what the reader does tomorrow',
      changes: saying([1, 3], 0, 'Tomorrow you could rest.'),
    },
    {
      did: 'what the reader gains in 90 days',
      changes: { 'guide.ts': { 'page.sections.0.lead': 'Earn more in 90 days.' } },
    },
    {
      did: 'an email a day',
      changes: onSuccess('You get one short email a day.', campaign([1, 1, 1])),
    },
    {
      did: 'five days that are five',
      changes: onSuccess('Over the next five days you get a few emails.', campaign([1, 2, 2])),
    },
  ]);
});

describe('how many emails come', () => {
  itNames([
    {
      did: 'four emails that are two',
      changes: onSuccess('Four short emails follow.', campaign([1, 2])),
      rule: 'email-count',
      at: 'guide.ts, success.toast.description',
      says: `"Four short emails" stands here, but "Willow Campaign" has 2 emails. Write 2, or “a few emails”, or change the campaign's steps.`,
    },
    {
      did: 'five emails of a series of three',
      changes: {
        'coach.ts': campaign([1, 2, 3]),
        'guide.ts': { 'form.privacy': 'The guide, then five emails.' },
      },
      rule: 'email-count',
      at: 'guide.ts, form.privacy',
      says: `"five emails" stands here, but "Willow Campaign" has 3 emails. Write 3, or “a few emails”, or change the campaign's steps.`,
    },
    {
      did: 'one email and nothing else',
      changes: { 'guide.ts': { 'form.privacy': 'One email and nothing else.' } },
      rule: 'email-count',
      at: 'guide.ts, form.privacy',
      says: '"One email and nothing else" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    {
      did: 'just one email',
      changes: { 'guide.ts': { 'form.subtitle': 'Just one email with the guide.' } },
      rule: 'email-count',
      at: 'guide.ts, form.subtitle',
      says: '"Just one email" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    {
      did: 'no follow-up series',
      changes: { 'guide.ts': { 'form.privacy': 'Used for this guide. No follow-up series.' } },
      rule: 'email-count',
      at: 'guide.ts, form.privacy',
      says: '"No follow-up series" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    {
      did: 'a consent to one email',
      changes: {
        'guide.ts': {
          'form.consent.text': 'You agree to get one email with the guide and nothing else.',
        },
      },
      rule: 'email-count',
      at: 'guide.ts, form.consent.text',
      says: '"one email with the guide and nothing else" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    {
      did: 'four emails of a form that starts nothing',
      changes: {
        'coach.ts': { campaigns: [] },
        'guide.ts': {
          'submission.journey': undefined,
          'form.privacy': 'The guide, then four short emails.',
        },
      },
      rule: 'email-count',
      at: 'guide.ts, form.privacy',
      says: '"four short emails" stands here, but this form starts no campaign, so one email is all that comes. Add submission.journey with a campaign that has them, or take the promise out.',
    },
  ]);
  itAccepts([
    {
      did: 'as many as there are',
      changes: onSuccess('Two short emails follow.', campaign([1, 2])),
    },
    {
      did: 'the guide counted as one',
      changes: onSuccess('You get three emails.', campaign([1, 2])),
    },
    { did: 'a few emails', changes: onSuccess('A few emails follow.', campaign([1, 2])) },
    {
      did: 'one email of a form that starts nothing',
      changes: {
        'coach.ts': { campaigns: [] },
        'guide.ts': {
          'submission.journey': undefined,
          'form.privacy': 'One email with the guide.',
        },
      },
    },
    {
      did: 'emails in somebody’s inbox',
      changes: { 'guide.ts': { 'page.sections.0.lead': 'You answer 200 emails a day.' } },
    },
  ]);
});

describe('the place of an email', () => {
  itNames([
    {
      did: 'a last email that is not',
      changes: saying([1, 2, 3], 1, 'This is my last email.'),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"This is my last email" stands here, but this is email 2 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    {
      did: 'a final letter that is not',
      changes: saying([1, 2], 0, 'The final letter of this series is about rest.'),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"final letter of this series" stands here, but this is email 1 of 2 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    {
      did: 'a first email in the third place',
      changes: saying([1, 2, 3], 2, 'This is the first email of three.'),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[2].message.paragraphs[0]',
      says: '"This is the first email of three" stands here, but this is email 3 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    {
      did: 'a second email of five',
      changes: saying([1, 2, 3], 1, 'This is the second email of five.'),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"This is the second email of five" stands here, but this is email 2 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    {
      did: 'email 4 of 3',
      changes: saying([1, 2, 3], 0, 'Email 4 of 7: rest.'),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"Email 4 of 7" stands here, but this is email 1 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    {
      did: 'yesterday, three days ago',
      changes: saying([1, 3], 1, 'Yesterday we wrote about rest.'),
      rule: 'email-order',
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"Yesterday we wrote" stands here, but this is email 2 of 2 in "Willow Campaign", and the one before it goes out on another day. Correct the words, or put the steps into the order that they speak of.',
    },
  ]);
  itAccepts([
    { did: 'a last email', changes: saying([1, 2], 1, 'This is my last email.') },
    { did: 'a first email', changes: saying([1, 2], 0, 'This is the first email of two.') },
    {
      did: 'a second email after the guide',
      changes: saying([1, 2], 0, 'This is the second email of three.'),
    },
    { did: 'yesterday', changes: saying([1, 1], 1, 'Yesterday we wrote about rest.') },
    {
      did: 'a last email of somebody else',
      changes: saying([1, 2], 0, 'Read the last email you sent to a customer.'),
    },
  ]);
});

const functionOf = (change: object): Files => ({
  'coach.ts': { 'functions.send-guide.message': { ...guideMessage, ...change } },
});

describe('subjects and greetings', () => {
  itNames([
    {
      did: 'a subject that answers',
      changes: functionOf({ subject: 'Re: your question' }),
      rule: 'reply-subject',
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"Re: your question" begins with "Re:", as if it answered or forwarded an email; that deceives the reader and spam filters punish it. Begin with the words after it.',
    },
    {
      did: 'a subject that forwards',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.message.subject': 'Fwd: for you' } },
      rule: 'reply-subject',
      at: 'coach.ts, campaigns[0].steps[0].message.subject',
      says: '"Fwd: for you" begins with "Fwd:", as if it answered or forwarded an email; that deceives the reader and spam filters punish it. Begin with the words after it.',
    },
    {
      did: 'a subject that answers in capitals',
      changes: functionOf({ subject: 'RE: Your call' }),
      rule: 'reply-subject',
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"RE: Your call" begins with "RE:", as if it answered or forwarded an email; that deceives the reader and spam filters punish it. Begin with the words after it.',
    },
    {
      did: 'two steps with one subject',
      changes: {
        'coach.ts': {
          'campaigns.0.steps': [
            step(0, 1),
            { ...step(1, 2), message: { ...step(1, 2).message, subject: 'About rest' } },
          ],
        },
      },
      rule: 'subject-twice',
      at: 'coach.ts, campaigns[0].steps[1].message.subject',
      says: 'The subject "About rest" is also that of campaigns[0].steps[0].message, and the same people get both: inboxes show them as one conversation or as a repetition. Give one of the two a subject of its own.',
    },
    {
      did: 'a step with the subject of the guide',
      changes: { 'coach.ts': { 'campaigns.0.steps.0.message.subject': 'It is here!' } },
      rule: 'subject-twice',
      at: 'coach.ts, campaigns[0].steps[0].message.subject',
      says: `The subject "It is here!" is also that of functions['send-guide'].message, and the same people get both: inboxes show them as one conversation or as a repetition. Give one of the two a subject of its own.`,
    },
    {
      did: 'a greeting by address',
      changes: functionOf({ heading: 'Hello {email}' }),
      rule: 'greets-address',
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '"Hello {email}" greets people by their email address. Write {name}, with a nameDefault for those who gave none, or greet without a name.',
    },
  ]);
  itAccepts([
    { did: 'a subject about a reply', changes: functionOf({ subject: 'Reply in one line' }) },
    {
      did: 'an address that is repeated',
      changes: functionOf({ paragraphs: ['We sent it to {email}.'] }),
    },
    {
      did: 'one subject of two funnels',
      changes: {
        'coach.ts': {
          'functions.send-second': {
            template: 'guide',
            body: ['email', 'name'],
            message: { ...guideMessage, paragraphs: ['Here is the second one.'] },
          },
        },
        'second.ts': { 'submission.email.function': 'send-second' },
      },
    },
  ]);
});

describe('emails that nobody gets', () => {
  const spare = { name: 'Spare Campaign', steps: [step(0, 1)] };
  itNames([
    {
      did: 'a campaign that no form starts',
      changes: { 'coach.ts': { 'campaigns.1': spare } },
      rule: 'unused-campaign',
      at: 'coach.ts, campaigns[1]',
      says: 'No form starts the campaign "Spare Campaign", so nobody new gets its emails. Name it in submission.journey of a funnel, remove it, or write active: false.',
    },
    {
      did: 'an email that no form sends',
      changes: {
        'coach.ts': {
          'functions.send-other': {
            template: 'guide',
            body: ['email'],
            message: { ...message, heading: 'Hello', paragraphs: ['Another one.'] },
          },
        },
      },
      rule: 'unused-email',
      at: "coach.ts, functions['send-other']",
      says: 'No funnel calls send-other, so nobody gets this email. Name it in submission.email or event.reminder of a funnel, or remove it.',
    },
    {
      did: 'a reminder that no event has',
      changes: { 'coach.ts': { 'functions.send-reminder': reminderFunction } },
      rule: 'unused-email',
      at: "coach.ts, functions['send-reminder']",
      says: 'No funnel calls send-reminder, so nobody gets this email. Name it in submission.email or event.reminder of a funnel, or remove it.',
    },
    {
      did: 'a campaign looked up by a misspelt name',
      changes: {
        'guide.ts': {
          'submission.journey': {
            campaign: 'Wilow Campaign',
            firstEmail: 'now',
            when: 'if-campaign-exists',
          },
        },
      },
      rule: 'unknown-campaign',
      at: 'guide.ts, submission.journey.campaign',
      says: 'There is no campaign "Wilow Campaign", but funnels/willow/coach.ts has "Willow Campaign". Write "Willow Campaign".',
    },
    {
      did: 'a campaign looked up by another ending',
      changes: {
        'guide.ts': {
          'submission.journey': {
            campaign: 'Willow Campaigns',
            firstEmail: 'now',
            when: 'if-campaign-exists',
          },
        },
      },
      rule: 'unknown-campaign',
      at: 'guide.ts, submission.journey.campaign',
      says: 'There is no campaign "Willow Campaigns", but funnels/willow/coach.ts has "Willow Campaign". Write "Willow Campaign".',
    },
    {
      did: 'the date of an event in a campaign',
      changes: {
        'guide.ts': { event },
        'coach.ts': { 'campaigns.0.steps.0.message.paragraphs.0': 'We meet on {event.date}.' },
      },
      rule: 'event-in-campaign',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: 'This email shows the date of "The Willow Evening", but whoever signs up shortly before gets it when the event is over. Announce the event in the confirmation and the reminder, and write here what is true on any day.',
    },
  ]);
  itAccepts([
    {
      did: 'a paused campaign',
      changes: { 'coach.ts': { 'campaigns.1': { ...spare, active: false } } },
    },
    {
      did: 'a campaign that only the database has',
      changes: {
        'guide.ts': {
          'submission.journey': { campaign: 'Test', firstEmail: 'now', when: 'if-campaign-exists' },
        },
      },
    },
    {
      did: 'a reminder that an event has',
      changes: {
        'guide.ts': { event: { ...event, reminder } },
        'coach.ts': {
          'functions.send-reminder': {
            ...reminderFunction,
            message: { ...message, subject: 'See you' },
          },
        },
      },
    },
    {
      did: 'the name of an event in a campaign',
      changes: {
        'guide.ts': { event },
        'coach.ts': { 'campaigns.0.steps.0.message.paragraphs.0': 'A thought about {event.name}.' },
      },
    },
  ]);
});
