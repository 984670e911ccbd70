import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { call, event, guideMessage, message } from '#tests/support/site/declarations.ts';

const filler = (words: string) =>
  `"${words}" looks like words that hold the place of others. Write the words that people should read.`;

describe('words that were to be replaced', () => {
  itNames([
    ...inText('left-over', 'lead', [
      ['crosses', 'No charge, no xxx, no sales pitch.', filler('xxx')],
      [
        'the same as elsewhere',
        'Same text as on the guide page?',
        filler('Same text as on the guide page?'),
      ],
      [
        'a question to somebody',
        'Rest and work (Anna, is this right?), then rest.',
        filler('(Anna, is this right?)'),
      ],
      ['an answer to follow', '[answer to follow] Rest.', filler('[answer to follow]')],
      ['copy to come', 'Free. Copy to come.', filler('Copy to come.')],
    ]),
    ...inText('left-over', 'headline', [
      ['a title to work with', 'Working title: rest', filler('Working title:')],
      ['the title of a lesson', 'Lesson 1 title', filler('Lesson 1 title')],
      ['a numbered title', 'Title 3', filler('Title 3')],
      ['one of several headlines', 'Headline option 2: Rest', filler('Headline option 2:')],
    ]),
    ...inText('left-over', 'thanks', [
      ['a name without braces', 'Thank you, name.', filler('Thank you, name.')],
    ]),
  ]);
  itAccepts([
    ...rightText('lead', ['With love, xxx.', 'Details to come. Name it, and it is yours.']),
    ...rightText('headline', ['Title deeds: read them', 'Option value: rest']),
  ]);
});

describe('a name that was to be filled in', () => {
  itNames('foreign-placeholder', {
    'that of whoever signs': {
      coach: { 'functions.send-guide.message.signOff': 'See you there, [your name]' },
      says: '"[your name]" would be shown to readers: placeholders have one pair of braces here. Write the name of whoever signs.',
    },
    'that of the reader, before whoever signs': {
      coach: { 'functions.send-guide.message.signOff': 'See you there, (name). Willow' },
      says: '"(name)" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
    },
  });
});

const step = 'campaigns.0.steps.0.message.paragraphs.0';
const inStep = (text: string, more = {}) => ({ 'coach.ts': { [step]: text, ...more } });
const at = 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]';
const another = { id: 'again', after: { days: 2 }, message: { ...message, subject: 'Again' } };

describe('what an email of a campaign says', () => {
  itNames({
    'thanks for last night': {
      changes: inStep('Thank you for coming last night.'),
      rule: 'event-in-campaign',
      at,
      says: '"Thank you for coming last" stands here, but a campaign counts its days from the sign-up, so this may come before anybody has attended. Take the words out: they are right only after the event.',
    },
    'what was seen in a workshop': {
      changes: inStep('As you saw in the workshop, rest pays.'),
      rule: 'event-in-campaign',
      at,
      says: '"As you saw in the workshop" stands here, but a campaign counts its days from the sign-up, so this may come before anybody has attended. Take the words out: they are right only after the event.',
    },
    'the last of several': {
      changes: inStep('This is the last of our letters.', { 'campaigns.0.steps.1': another }),
      rule: 'email-order',
      at,
      says: '"This is the last of our letters" stands here, but this is email 1 of 2 in "Willow Campaign". Correct the words, or put the steps into the order that they speak of.',
    },
    'what nobody got': {
      changes: inStep('You have the playbook. Rest with it.'),
      rule: 'offer-kind',
      at,
      says: '"You have the playbook" stands here, but the offer is a guide, "The Willow Guide", and nothing else calls it a playbook. Call it what it is everywhere, or write {leadMagnet}.',
    },
    'a call without a number': {
      changes: inStep('It is free, and we will call you tomorrow.'),
      rule: 'promised-contact',
      at,
      says: '"we will call you tomorrow" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'half hours that run out': {
      changes: inStep('We have three half hours left this month.'),
      rule: 'scarcity',
      at,
      says: '"We have three half hours left" stands here, but this is read on any day, however many the calendar has left. Take the words out; the calendar shows what is free.',
    },
    'a workshop for which nobody registered': {
      changes: inStep('See you at the workshop.'),
      rule: 'event-in-campaign',
      at,
      says: '"See you at the workshop" stands here, but this email follows a guide, and nobody registered for an event. Say what the reader asked for.',
    },
    'a sheet below without a link': {
      changes: inStep('Keep score with the sheet linked below.'),
      rule: 'nothing-there',
      at,
      says: '"sheet linked below" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
  });
  itAccepts(
    [
      'Thank you for reading. As you may have seen at work, rest pays.',
      'You have the guide. You have the plan of a busy person.',
      'A friend will call you on Sunday. We will not call you tomorrow.',
      'Keep score with a sheet, a line below each hour.',
    ].map((text) => ({ did: text, changes: inStep(text) })),
  );
});

describe('what a page promises', () => {
  const lead = 'page.sections.0.lead';
  itNames({
    'somebody who calls': {
      changes: { 'guide.ts': { 'form.subtitle': 'It is free, and a coach calls you.' } },
      rule: 'promised-contact',
      at: 'guide.ts, form.subtitle',
      says: '"a coach calls you" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a text to a telephone': {
      changes: { 'guide.ts': { 'success.toast.description': 'You get a text with the details.' } },
      rule: 'promised-contact',
      at: 'guide.ts, success.toast.description',
      says: '"get a text" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a workbook in the same email': {
      changes: { 'guide.ts': { 'success.toast.description': 'A workbook is in the same email.' } },
      rule: 'promised-email',
      at: 'guide.ts, success.toast.description',
      says: '"A workbook is in the same email" stands here, but nothing else on this page, and no email that follows, names a workbook. Let an email bring it, or take the promise out.',
    },
    'a recap by email': {
      guide: { event, [lead]: 'Rest. The recap we email afterwards is short.' },
      rule: 'promised-email',
      at: 'guide.ts, page.sections[0].lead',
      says: '"The recap we email" stands here, but nothing else on this page, and no email that follows, names a recap. Let an email bring it, or take the promise out.',
    },
    'money at the door of a free event': {
      guide: { event, [lead]: 'A free workshop.', 'form.title': '97 dollars at the door.' },
      rule: 'price-beside-free',
      at: 'guide.ts, form.title',
      says: '"97 dollars at the door" stands here, but the page is called free: "A free workshop.". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a ballroom for an event online': {
      guide: { event, [lead]: 'Come to the old ballroom and rest.' },
      rule: 'event-place',
      at: 'guide.ts, page.sections[0].lead',
      says: '"Come to the old ballroom" stands here, but the event is “Online” (event.place). Write {event.place}, or correct event.place.',
    },
    'few places of as many as people want': {
      guide: { event, [lead]: 'A handful of places remain.' },
      rule: 'scarcity',
      at: 'guide.ts, page.sections[0].lead',
      says: '"A handful of places remain" stands here, but the event declares no seats, so it never fills up. Add event.seats, or take the words out.',
    },
    'a table that is never full': {
      guide: { event, [lead]: 'Come before the table is full.' },
      rule: 'scarcity',
      at: 'guide.ts, page.sections[0].lead',
      says: '"before the table is full" stands here, but the event declares no seats, so it never fills up. Add event.seats, or take the words out.',
    },
    'slots that a calendar counts': {
      changes: { 'call.ts': { 'page.sections.0.lead': 'Two slots left this week.' } },
      rule: 'scarcity',
      at: 'call.ts, page.sections[0].lead',
      says: '"Two slots left" stands here, but this is read on any day, however many the calendar has left. Take the words out; the calendar shows what is free.',
    },
    'a webinar on the page of a guide': {
      guide: { 'form.subtitle': 'An address is all we need for your webinar.' },
      rule: 'offer-kind',
      at: 'guide.ts, form.subtitle',
      says: '"for your webinar" stands here, but this page offers a guide, for which nobody registers. Say what people get here.',
    },
  });
  itNames(
    inText('email-count', 'formTitle', [
      [
        'one email before several',
        'We write exactly once.',
        '"We write exactly once" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
      ],
    ]),
  );
});

const voices = (quote: string) => ({
  'guide.ts': {
    'page.sections.1': {
      kind: 'testimonials',
      title: 'What people say',
      items: [
        {
          quote: 'They counted the word “rest” nine times. I had called to talk about work.',
          name: 'Rosa D.',
          role: 'Teacher',
          stars: 5,
        },
        { quote, name: 'Ben K.', role: 'Painter', stars: 5 },
      ],
    },
  },
});
const figures = (label: string) => ({
  'coach.ts': { 'biography.credentials': ['500+ owners coached'] },
  'guide.ts': {
    'page.sections.1': {
      kind: 'statistics',
      items: [
        { value: '50+', label },
        { value: '9', label: 'chairs' },
      ],
    },
  },
});

describe('what an email counts', () => {
  const point = { title: 'Rest first', text: 'Sit down while the kettle boils.' };
  const preview = (text: string) => ({
    'coach.ts': {
      'functions.send-guide.message': {
        ...guideMessage,
        points: [point, { title: 'Then work', text: 'One hour will do.' }],
        preview: text,
      },
    },
  });
  itNames({
    'things to do beside other parts': {
      changes: preview('The day, and four gentle things to do before.'),
      rule: 'count-of-points',
      at: "coach.ts, functions['send-guide'].message.preview",
      says: '"and four gentle things" stands here, but the email has 2 points. Correct the number, or add or remove what makes the difference.',
    },
  });
  itAccepts({ 'as many': { changes: preview('The day, and two gentle things to do before.') } });
});

describe('what is said again', () => {
  const points = ['Rest in a good chair', 'Work when you are rested'];
  itNames([
    ...inText('count-of-points', 'lead', [
      [
        'another number of things than follow',
        'Five agreements with your team on hours, money, mistakes and silence.',
        '"Five agreements with your team on hours, money, mistakes and…" stands here, but 4 things follow. Count again and correct the number, or the list.',
      ],
      [
        'another number of things than behind a colon',
        'Four things: a chair, tea and time.',
        '"Four things: a chair, tea and time" stands here, but 3 things follow. Count again and correct the number, or the list.',
      ],
    ]),
    {
      did: 'a testimonial with a few words changed',
      changes: voices('They counted the word “rest” nine times. I had called to chat about work.'),
      rule: 'said-twice',
      at: 'guide.ts, page.sections[1].items[1]',
      says: 'The testimonial "They counted the word “rest” nine times. I had called to cha…" stands here already (2nd section, 1st entry of items). Remove it, or write what was meant to be here.',
    },
    {
      did: 'a point of the hero',
      guide: { 'page.sections.0.points': [...points, points[0]] },
      rule: 'said-twice',
      at: 'guide.ts, page.sections[0].points[2]',
      says: 'The entry "Rest in a good chair" stands here already (1st section, 1st point). Remove it, or write what was meant to be here.',
    },
    {
      did: 'a figure with words behind it',
      changes: figures('owners coached by Willow'),
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[1].items[0].value',
      says: '"50+ owners coached by Willow" stands here, but "500+ owners coached" in funnels/willow/coach.ts (biography, 1st credential). Write the figure that is right in both places.',
    },
  ]);
  itAccepts([
    ...rightText('lead', [
      'Four agreements with your team on hours, money, mistakes and silence.',
      'Four things: two shirts, one hat and a coat.',
      'Two sentences on price, scope and start. Three things: a chair, tea and time.',
    ]),
    {
      did: 'two people about one thing',
      changes: voices('They counted my chairs, and after nine of them I had enough of work.'),
    },
    { did: 'a figure of others', changes: figures('owners coached last year') },
    { did: 'points', guide: { 'page.sections.0.points': points } },
    {
      did: 'what is right of these',
      changes: {
        'call.ts': { 'page.sections.0.lead': 'For half an hour. Two questions remain.' },
        'guide.ts': { 'form.subtitle': 'We write to you once a week, at most.' },
        'coach.ts': {
          'functions.send-guide.message': { ...guideMessage, heading: call.offer.name },
        },
      },
    },
  ]);
});
