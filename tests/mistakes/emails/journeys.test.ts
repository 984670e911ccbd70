import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  type Changes,
  event,
  guideMessage,
  message,
  reminder,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

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
  itNames('email-timing', {
    'two days that a window makes six': {
      changes: onSuccess('In two days we will write to you.', campaign([2, 3], midweek)),
      says: `"In two days we will write" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 2 to 7 days, depending on the hour and the weekday (steps, window). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'a day or two that are four': {
      changes: onSuccess('In a day or two we will write to you.', campaign([4, 3])),
      says: `"In a day or two we will write" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 4 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'a week that a window makes nine days': {
      changes: onSuccess(
        'Within the week a note will follow.',
        campaign([3, 3], { window: { weekdays: ['sun'], fromHour: 7, toHour: 20 } }),
      ),
      says: `"Within the week a note will follow" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 3 to 10 days, depending on the hour and the weekday (steps, window). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'every Sunday': {
      coach: campaign([2, 3, 4]),
      guide: { 'form.privacy': 'We write every Sunday.' },
      says: `"We write every Sunday" stands here, but the emails of "Willow Campaign" are 3 days, 4 days apart. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
    'every day': {
      changes: onSuccess('I will write every day this week.', campaign([2, 3, 4])),
      says: `"I will write every day" stands here, but the emails of "Willow Campaign" are 3 days, 4 days apart. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
    'three days that are two': {
      changes: onSuccess('In three days a note will follow.', campaign([2, 3])),
      says: `"In three days a note will follow" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 2 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'tomorrow that is in two days': {
      changes: onSuccess('Tomorrow you get a short email from us.', campaign([2, 3])),
      says: `"Tomorrow you get a" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 2 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'tomorrow, but not in the evening': {
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
      says: `"We will write to you tomorrow" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 1 to 2 days, depending on the hour and the weekday (steps, window). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'next week that is tomorrow': {
      changes: onSuccess('Next week we will send you more.', campaign([1])),
      says: `"Next week we will send" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 1 day, depending on the hour and the weekday (steps). Write when it comes, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'a promise of the guide email': {
      coach: {
        ...campaign([4]),
        'functions.send-guide.message.paragraphs.0': 'Tomorrow we will write about sleep.',
      },
      says: `"Tomorrow we will write" stands here, but by the calendar of "Willow Campaign" the email "About rest" comes after 4 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'tomorrow between two steps': {
      changes: saying([1, 3], 0, 'Tomorrow I will write about work.'),
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: `"Tomorrow I will write" stands here, but by the calendar of "Willow Campaign" the email "About work" comes after 3 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'tomorrow, as if it were already': {
      changes: saying([1, 3], 0, 'Tomorrow we look at work.'),
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: `"Tomorrow we look" stands here, but by the calendar of "Willow Campaign" the email "About work" comes after 3 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'in five days between two steps': {
      changes: saying([1, 3], 0, 'In five days we’ll send you the second part.'),
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: `"In five days we’ll send" stands here, but by the calendar of "Willow Campaign" the email "About work" comes after 3 days, depending on the hour and the weekday (steps). Write “in the next few days” or “soon”, or change the step's wait or the campaign's window; npm run calendar shows every time.`,
    },
    'more after the last email': {
      changes: saying([1, 3], 1, 'Tomorrow I will send you the next exercise.'),
      rule: 'promised-email',
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"Tomorrow I will send" stands here, but this is the last email of "Willow Campaign", so nothing follows. Add a step that keeps the promise, or take the words out.',
    },
    'more of a form that starts nothing': {
      guide: {
        'submission.journey': undefined,
        'success.toast.description': 'In two days we will write to you.',
      },
      coach: { campaigns: [] },
      rule: 'promised-email',
      at: 'guide.ts, success.toast.description',
      says: '"In two days we will write" stands here, but this form starts no campaign, so nothing follows. Let the form start one that keeps the promise, or take the words out.',
    },
    'a daily email that comes every third day': {
      changes: onSuccess('You get one short email a day.', campaign([1, 3, 3])),
      says: `"one short email a day" stands here, but the emails of "Willow Campaign" are 3 days, 3 days apart. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
    'a daily newsletter that comes every third day': {
      changes: onSuccess('Then a daily newsletter follows.', campaign([3, 3, 3])),
      says: `"daily newsletter" stands here, but the emails of "Willow Campaign" are 3 days, 3 days apart. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
    'a weekly email that comes every second day': {
      changes: onSuccess('Then a weekly email follows.', campaign([1, 2, 2])),
      says: `"weekly email" stands here, but the emails of "Willow Campaign" are 2 days, 2 days apart. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
    'five days that are twelve': {
      changes: onSuccess('Over the next five days you get a few emails.', campaign([4, 4, 4])),
      says: `"Over the next five days" stands here, but the emails of "Willow Campaign" come over 12 days. Say what the calendar does, or change the steps' waits; npm run calendar shows every time.`,
    },
  });
  itAccepts({
    'what the readers do tomorrow': {
      changes: onSuccess('You have an interview tomorrow. Ask for the minute.', campaign([3, 6])),
    },
    'tomorrow, on any day': {
      changes: onSuccess('Tomorrow we will write to you.', campaign([1, 2])),
    },
    'what will be heard tomorrow': {
      coach: {
        'campaigns.0.steps.0.message.paragraphs.0': 'Tomorrow morning you will hear the birds.',
      },
    },
    'what the reader opens tomorrow': {
      changes: saying([1, 3], 0, 'Tomorrow you open the list and rest.'),
    },
    'some days or so': {
      changes: onSuccess('In three days or so we will write to you.', campaign([2, 3], midweek)),
    },
    'two days, on any day': {
      changes: onSuccess('In two days we will write to you.', campaign([2])),
    },
    'within a week of midweek emails': {
      changes: onSuccess('Within 7 days we will write to you.', campaign([2], midweek)),
    },
    soon: { changes: onSuccess('Soon we will write to you.', campaign([3])) },
    'in the next few days': {
      changes: onSuccess('We will write to you in the next few days.', campaign([3])),
    },
    'what the reader does tomorrow': { changes: saying([1, 3], 0, 'Tomorrow you could rest.') },
    'what the reader gains in 90 days': {
      guide: { 'page.sections.0.lead': 'Earn more in 90 days.' },
    },
    'a newsletter a day': {
      changes: onSuccess('Then a daily newsletter follows.', campaign([1, 1, 1])),
    },
    'an email a day': { changes: onSuccess('You get one short email a day.', campaign([1, 1, 1])) },
    'two or three days that are two to three': {
      changes: onSuccess('In two or three days we will write to you.', campaign([2, 2])),
    },
    'five days that are five': {
      changes: onSuccess('Over the next five days you get a few emails.', campaign([1, 2, 2])),
    },
  });
});

describe('how many emails come', () => {
  itNames('email-count', {
    'four emails that are two': {
      changes: onSuccess('Four short emails follow.', campaign([1, 2])),
      says: `"Four short emails" stands here, but "Willow Campaign" has 2 emails. Write 2, or “a few emails”, or change the campaign's steps.`,
    },
    'five emails of a series of three': {
      coach: campaign([1, 2, 3]),
      guide: { 'form.privacy': 'The guide, then five emails.' },
      says: `"five emails" stands here, but "Willow Campaign" has 3 emails. Write 3, or “a few emails”, or change the campaign's steps.`,
    },
    'four emails after the guide, and three of them': {
      coach: campaign([1, 2, 3]),
      guide: { 'form.privacy': 'The guide, then four emails.' },
      says: `"four emails" stands here, but "Willow Campaign" has 3 emails. Write 3, or “a few emails”, or change the campaign's steps.`,
    },
    'one email and nothing else': {
      guide: { 'form.privacy': 'One email and nothing else.' },
      says: '"One email and nothing else" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    ...Object.fromEntries(
      [
        ['You agree to *get this one email from {coach}, and no others*.', 'form.consent.text'],
        ['You agree to *get a single email from {coach}*.', 'form.consent.text'],
        [
          'You agree to get *one email with the guide from {coach}, and nothing else*.',
          'form.consent.text',
        ],
        ['You agree to get emails. We *will not send you anything else*.', 'form.consent.text'],
        ['We *send you the guide, that is all*.', 'form.privacy'],
        ['It comes once, and we *never write again*.', 'form.subtitle'],
        ['The guide is *the only email you get*.', 'form.privacy'],
      ].map(([text = '', at = '']) => [
        text,
        {
          guide: { [at]: text.replaceAll('*', '') },
          rule: 'email-count',
          says: `"${text.split('*')[1]}" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.`,
        },
      ]),
    ),
    'just one email': {
      guide: { 'form.subtitle': 'Just one email with the guide.' },
      says: '"Just one email" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    'no follow-up series': {
      guide: { 'form.privacy': 'Used for this guide. No follow-up series.' },
      says: '"No follow-up series" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    'one message, then silence': {
      guide: { 'form.privacy': 'One message, then silence.' },
      says: '"One message, then silence" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    'nothing after it': {
      guide: { 'form.privacy': 'The guide by email, and nothing after it.' },
      says: '"nothing after it" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    'a consent to one email': {
      guide: { 'form.consent.text': 'You agree to get one email with the guide and nothing else.' },
      says: '"one email with the guide and nothing else" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    'four emails of a form that starts nothing': {
      coach: { campaigns: [] },
      guide: {
        'submission.journey': undefined,
        'form.privacy': 'The guide, then four short emails.',
      },
      says: '"four short emails" stands here, but this form starts no campaign, so one email is all that comes. Add submission.journey with a campaign that has them, or take the promise out.',
    },
  });
  itAccepts({
    'questions that nobody asks afterwards': {
      guide: { 'form.privacy': 'No follow-up questions from anybody, and no follow-up calls.' },
    },
    'an email in one of the weeks': {
      guide: { 'form.privacy': 'You get a few emails. In the second week we write once.' },
    },
    'one email where the others wait for a box': {
      guide: {
        'form.privacy': 'One email with the guide. More only if you tick the box.',
        'form.consent': undefined,
        'form.consents': [
          {
            name: 'letters',
            required: false,
            version: '2027-01',
            text: 'Send me the letters by email, too. One click stops them.',
          },
        ],
        'submission.journey.consent': 'letters',
      },
    },
    'as many as there are': { changes: onSuccess('Two short emails follow.', campaign([1, 2])) },
    'the guide counted as one': { changes: onSuccess('You get three emails.', campaign([1, 2])) },
    'a few emails': { changes: onSuccess('A few emails follow.', campaign([1, 2])) },
    'one email of a form that starts nothing': {
      coach: { campaigns: [] },
      guide: {
        'submission.journey': undefined,
        'form.privacy': 'One email with the guide.',
      },
    },
    'emails in somebody’s inbox': {
      guide: { 'page.sections.0.lead': 'You answer 200 emails a day.' },
    },
  });
});

describe('the place of an email', () => {
  itNames('email-order', {
    'a last email that is not': {
      changes: saying([1, 2, 3], 1, 'This is my last email.'),
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"This is my last email" stands here, but this is email 2 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'a final letter that is not': {
      changes: saying([1, 2], 0, 'The final letter of this series is about rest.'),
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"final letter of this series" stands here, but this is email 1 of 2 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'a first email in the third place': {
      changes: saying([1, 2, 3], 2, 'This is the first email of three.'),
      at: 'coach.ts, campaigns[0].steps[2].message.paragraphs[0]',
      says: '"This is the first email of three" stands here, but this is email 3 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'a second email of five': {
      changes: saying([1, 2, 3], 1, 'This is the second email of five.'),
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"This is the second email of five" stands here, but this is email 2 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'email 4 of 3': {
      changes: saying([1, 2, 3], 0, 'Email 4 of 7: rest.'),
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"Email 4 of 7" stands here, but this is email 1 of 3 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'yesterday, three days ago': {
      changes: saying([1, 3], 1, 'Yesterday we wrote about rest.'),
      at: 'coach.ts, campaigns[0].steps[1].message.paragraphs[0]',
      says: '"Yesterday we wrote" stands here, but this is email 2 of 2 in "Willow Campaign", and the one before it goes out on another day. Correct the words, or put the steps into the order that they speak of.',
    },
  });
  itAccepts({
    'a week that no other email counts': {
      changes: saying([1, 2], 0, 'Week 6: why moves fail'),
    },
    'a last email': { changes: saying([1, 2], 1, 'This is my last email.') },
    'a first email': { changes: saying([1, 2], 0, 'This is the first email of two.') },
    'a second email after the guide': {
      changes: saying([1, 2], 0, 'This is the second email of three.'),
    },
    yesterday: { changes: saying([1, 1], 1, 'Yesterday we wrote about rest.') },
    'a last email of somebody else': {
      changes: saying([1, 2], 0, 'Read the last email you sent to a customer.'),
    },
  });
});

const functionOf = (change: object): Files => ({
  'coach.ts': { 'functions.send-guide.message': { ...guideMessage, ...change } },
});

describe('subjects and greetings', () => {
  itNames('reply-subject', {
    'a subject that answers': {
      changes: functionOf({ subject: 'Re: your question' }),
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"Re: your question" begins with "Re:", as if it answered or forwarded an email; that deceives the reader and spam filters punish it. Begin with the words after it.',
    },
    'a subject that forwards': {
      coach: { 'campaigns.0.steps.0.message.subject': 'Fwd: for you' },
      says: '"Fwd: for you" begins with "Fwd:", as if it answered or forwarded an email; that deceives the reader and spam filters punish it. Begin with the words after it.',
    },
    'a subject that answers in capitals': {
      changes: functionOf({ subject: 'RE: Your call' }),
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"RE: Your call" begins with "RE:", as if it answered or forwarded an email; that deceives the reader and spam filters punish it. Begin with the words after it.',
    },
    'two steps with one subject': {
      coach: {
        'campaigns.0.steps': [
          step(0, 1),
          { ...step(1, 2), message: { ...step(1, 2).message, subject: 'About rest' } },
        ],
      },
      rule: 'subject-twice',
      at: 'coach.ts, campaigns[0].steps[1].message.subject',
      says: 'The subject "About rest" is also that of another email (1st campaign, Willow Campaign, 1st step, step-0), and the same people get both: inboxes show them as one conversation or as a repetition. Give one of the two a subject of its own.',
    },
    'a step with the subject of the guide': {
      coach: { 'campaigns.0.steps.0.message.subject': 'It is here!' },
      rule: 'subject-twice',
      says: `The subject "It is here!" is also that of another email (email send-guide), and the same people get both: inboxes show them as one conversation or as a repetition. Give one of the two a subject of its own.`,
    },
    'a greeting by address': {
      changes: functionOf({ heading: 'Hello {email}' }),
      rule: 'greets-address',
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '"Hello {email}" greets people by their email address. Write {name}, with a nameDefault for those who gave none, or greet without a name.',
    },
  });
  itAccepts({
    'a subject about a reply': { changes: functionOf({ subject: 'Reply in one line' }) },
    'an address that is repeated': {
      changes: functionOf({ paragraphs: ['We sent it to {email}.'] }),
    },
    'one subject of two funnels': {
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
  });
});

describe('emails that nobody gets', () => {
  const spare = { name: 'Spare Campaign', steps: [step(0, 1)] };
  itNames('unused-email', {
    'a campaign that no form starts': {
      coach: { 'campaigns.1': spare },
      rule: 'unused-campaign',
      says: 'No form starts the campaign "Spare Campaign", so nobody new gets its emails. Name it in submission.journey of a funnel, remove it, or write active: false.',
    },
    'a campaign that is named after a form which starts another': {
      coach: { 'campaigns.1': { ...spare, name: 'Willow Guide Campaign' } },
      rule: 'unused-campaign',
      at: 'guide.ts, submission.journey.campaign',
      says: 'This form starts "Willow Campaign", and no form starts "Willow Guide Campaign", which has its name. Write campaign: "Willow Guide Campaign", or remove that one.',
    },
    'a campaign whose form starts that of another offer': {
      changes: { 'second.ts': {}, 'coach.ts': { 'campaigns.1': spare } },
      rule: 'unused-campaign',
      says: 'No form starts the campaign "Spare Campaign", so nobody new gets its emails; willow-guide and second start "Willow Campaign". Name it in submission.journey of a funnel, remove it, or write active: false.',
    },
    'an email that no form sends': {
      coach: {
        'functions.send-other': {
          template: 'guide',
          body: ['email'],
          message: { ...message, heading: 'Hello', paragraphs: ['Another one.'] },
        },
      },
      says: 'No funnel calls send-other, so nobody gets this email. Name it in submission.email of a funnel, or remove it.',
    },
    'a reminder that no event has': {
      coach: { 'functions.send-reminder': reminderFunction },
      says: 'No funnel calls send-reminder, so nobody gets this email. Name it in event.reminder of a funnel, or remove it.',
    },
    'a look back that no event has': {
      coach: { 'functions.send-notes': { ...reminderFunction, template: 'after' } },
      says: 'No funnel calls send-notes, so nobody gets this email. Name it in event.after of a funnel, or remove it.',
    },
    'a campaign looked up by a misspelt name': {
      guide: {
        'submission.journey': {
          campaign: 'Wilow Campaign',
          firstEmail: 'now',
          when: 'if-campaign-exists',
        },
      },
      rule: 'unknown-campaign',
      at: 'guide.ts, submission.journey.campaign',
      says: 'There is no campaign "Wilow Campaign", but funnels/willow/coach.ts has "Willow Campaign". Write "Willow Campaign".',
    },
    'a campaign looked up by another ending': {
      guide: {
        'submission.journey': {
          campaign: 'Willow Campaigns',
          firstEmail: 'now',
          when: 'if-campaign-exists',
        },
      },
      rule: 'unknown-campaign',
      at: 'guide.ts, submission.journey.campaign',
      says: 'There is no campaign "Willow Campaigns", but funnels/willow/coach.ts has "Willow Campaign". Write "Willow Campaign".',
    },
    'the date of an event in a campaign': {
      changes: {
        'guide.ts': { event },
        'coach.ts': { 'campaigns.0.steps.0.message.paragraphs.0': 'We meet on {event.date}.' },
      },
      rule: 'event-in-campaign',
      says: 'This email shows the date of "The Willow Evening", but whoever signs up shortly before gets it when the event is over. Announce the event in the confirmation and the reminder, and write here what is true on any day.',
    },
  });
  itAccepts({
    'a paused campaign': { coach: { 'campaigns.1': { ...spare, active: false } } },
    'a campaign that only the database has': {
      guide: {
        'submission.journey': { campaign: 'Test', firstEmail: 'now', when: 'if-campaign-exists' },
      },
    },
    'a reminder that an event has': {
      guide: { event: { ...event, reminder } },
      coach: {
        'functions.send-reminder': {
          ...reminderFunction,
          message: { ...message, subject: 'See you' },
        },
      },
    },
    'the name of an event in a campaign': {
      guide: { event },
      coach: { 'campaigns.0.steps.0.message.paragraphs.0': 'A thought about {event.name}.' },
    },
  });
});
