import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import {
  event,
  guideMessage,
  message,
  publish,
  reminderFunction,
} from '#tests/support/site/declarations.ts';

const evening = {
  'guide.ts': {
    event: { ...event, seats: 50 },
    'failure.alreadyRegistered': { title: 'You are registered already.' },
    'failure.full': { title: 'Every chair is taken.' },
    'page.sections.0.lead': 'Ninety minutes for 50 people, limited seating.',
  },
};

const thought = {
  ...message,
  subject: 'One more thought',
  preview: 'What hums in your week, and how to switch it off.',
  heading: 'What hums in your week?',
  paragraphs: [
    'Make a list of seven things, switch one of them off every evening, and listen to what is left in the house.',
    'Nobody slept well that winter, and the reason was a lamp that somebody had bought cheaply in spring.',
  ],
};

/** A page that names whose it is. */
const lamp = (headline: string, brand: string) => [
  { kind: 'hero', headline, lead: 'Then work.' },
  {
    kind: 'story',
    title: 'The lamp',
    paragraphs: [
      `Nobody at ${brand} slept well that winter.`,
      ...thought.paragraphs,
      thought.preview,
    ],
  },
];

describe('one finding for one cause', () => {
  itNames('event-date', {
    'another day that is named by a near one': {
      guide: { event, 'form.subtitle': 'See you next Friday!' },
      says: '"See you next Friday" stands here, but the event is on Tuesday, March 16, 2027 (event.startsAt). Write {event.date} for the date, or correct event.startsAt.',
    },
  });
  itNames('foreign-placeholder', {
    'a tag of another system at the end': {
      coach: { 'functions.send-guide.message.paragraphs': ['Rest well. %FIRSTNAME%'] },
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"%FIRSTNAME%" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
    },
  });
  itNames('wrong-value', {
    'minutes in quotation marks, which the words of the page agree with': {
      guide: { ...evening['guide.ts'], 'event.minutes': '90' },
      says: 'Found "90" instead of a number. Write 90, without quotation marks.',
    },
    'seats misspelt, which the words of the page and the email rely on': {
      guide: {
        ...evening['guide.ts'],
        event: { ...event, seatz: 50 },
        'page.sections.0.lead': 'One of {event.seats} chairs.',
      },
      rule: 'unknown-property',
      at: 'guide.ts, event.seatz',
      says: 'There is no property seatz here. Write seats.',
    },
    'an email of another kind in the place of the reminder, which nobody else sends': {
      guide: { event: { ...event, reminder: { hoursBefore: 24, function: 'send-guide' } } },
      coach: { 'functions.send-reminder': reminderFunction },
      rule: 'unknown-reminder',
      at: 'guide.ts, event.reminder.function',
      says: 'funnels/willow/coach.ts has no email function "send-guide" with the template reminder. The only such function is "send-reminder". Name one of them, or add the function to funnels/willow/coach.ts.',
    },
    'a name in a subject that may be left empty': {
      guide: {
        'form.fields.name.required': false,
        'form.fields.name.missing': undefined,
        'success.toast.title': 'Thank you!',
      },
      coach: {
        'functions.send-guide.message.subject': '{name}, your guide',
        'functions.send-guide.message.heading': 'Your guide',
      },
      rule: 'visitor-value-in-header',
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '{name} is in the subject of an email, where nothing that visitors type may appear: strangers could send their own words in your name. Write the words out, or use the placeholder in the heading or a paragraph.',
    },
    'what holds the place of a picture’s words': {
      guide: { 'page.sections.0.artwork': { kind: 'photo', file: 'team.jpg', alt: 'Stock photo' } },
      rule: 'left-over',
      at: 'guide.ts, page.sections[0].artwork.alt',
      says: '"Stock photo" looks like words that hold the place of others. Write the words that people should read.',
    },
    'an event that is missed under a misspelt name': {
      guide: { ...evening['guide.ts'], event: undefined, evnt: { ...event, seats: 50 } },
      rule: 'unknown-property',
      says: 'There is no property evnt here. Write event.',
    },
    'a title that counts otherwise than its list and the story': {
      guide: {
        'page.sections.1': {
          kind: 'story',
          title: 'The lamp',
          paragraphs: ['Rest comes back in two steps, and the first one is the chair.'],
        },
        'page.sections.2': {
          kind: 'lessons',
          title: 'Three steps, in their order',
          items: [
            { title: 'Sit', text: 'For a while.' },
            { title: 'Breathe', text: 'In and out.' },
          ],
        },
      },
      rule: 'count-of-points',
      at: 'guide.ts, page.sections[2].title',
      says: '"Three steps" stands here, but the section has 2 items. Correct the number, or add or remove what makes the difference.',
    },
    'a length on the page of an event, which is no call’s': {
      guide: {
        event,
        'page.description': 'A free 60-minute live session about rest.',
      },
      rule: 'event-length',
      at: 'guide.ts, page.description',
      says: '"60-minute live session" stands here, but the event takes 90 minutes (event.minutes). Write {event.minutes} for the number, or correct event.minutes.',
    },
    'a path with a space, to which an email leads': {
      guide: { path: '/willow guide' },
      coach: {
        'functions.send-guide.message.button': { label: 'See the page', to: '/willow-guide' },
      },
      at: 'guide.ts, path',
      says: '"/willow guide" is not a path. Write "/willow-guide".',
    },
    'a mistake in a file that allows a doubt': {
      guide: {
        'page.sections.0.headline': 'LISTEN TO YOUR KETTLE EVERY DAY',
        allow: [{ rule: 'shouting', because: 'The name of the song.' }],
        'form.button.idle': 3,
      },
      says: 'Found 3 instead of a text. Write "3".',
    },
    'a link for trying things out': {
      guide: { 'page.sections.0.lead': 'See [our study](https://example.com/more).' },
      rule: 'wrong-address',
      says: '"https://example.com/more" still holds the words of an example. Write the real address.',
    },
    'a link to this machine': {
      guide: { 'page.sections.0.lead': 'See [our study](http://localhost:3000/more) now.' },
      rule: 'left-over',
      says: '"http://localhost:3000/more" is an address for trying things out, and leads readers nowhere. Write the real address.',
    },
    'a guide that comes with no registration for an event': {
      guide: {
        event,
        'success.toast.description': 'Your free checklist is on its way to {email}.',
      },
      rule: 'promised-email',
      says: '"Your free checklist is on its way" stands here, but the email that send-guide sends is about "It is here" and names no checklist. Promise what the email brings, or call the function that brings it.',
    },
    'an hour that the clocks skip, which the words of the page contradict': {
      guide: {
        event: { ...event, startsAt: '2027-03-14T02:30' },
        'page.sections.0.lead': 'We meet on Tuesday, March 16.',
      },
      rule: 'no-such-date',
      at: 'guide.ts, event.startsAt',
      says: 'The clocks of America/Los_Angeles are put forward over "2027-03-14T02:30", so that time does not exist. Write the time as the clocks will show it, an hour later or earlier.',
    },
    'a reminder in minutes, so that its words are wrong, too': {
      guide: { event: { ...event, reminder: { hoursBefore: 1440, function: 'send-reminder' } } },
      coach: {
        'functions.send-reminder': {
          template: 'reminder',
          body: ['email'],
          message: { ...message, subject: 'Tomorrow: the evening' },
        },
      },
      rule: 'unlikely-number',
      at: 'guide.ts, event.reminder.hoursBefore',
      says: '1440 hours is more than two weeks ahead, so the reminder is forgotten again by the day. Correct the number; from 1 to 336 hours are usual.',
    },
    'an English page said to be Spanish, without the marks of Spanish sentences': {
      guide: { language: 'es', 'failure.any.title': 'Something went wrong!' },
      rule: 'other-language',
      at: 'guide.ts, language',
      says: 'The words are English, but the page says that they are Spanish: it would be read out in the wrong language, with Spanish words and dates in between. Write language: "en".',
    },
    'a file copied and left as it is': {
      changes: {
        'nap.ts': {
          id: 'willow-guide',
          path: '/willow-guide',
          'submission.source': 'willow-guide',
        },
      },
      rule: 'copied-file',
      at: 'nap.ts, id',
      says: "This file is a copy of funnels/willow/guide.ts: id, submission.source, and path are still the same. Write there what is this file's own, or remove the file.",
    },
    'a kind with a slip, so that nothing else of the file can be judged': {
      guide: { kind: 'leed' },
      says: 'Found "leed" instead of "lead" or "booking". Write "lead".',
    },
    'a zone of letters, which is no move of the event': {
      guide: { event: { ...event, timeZone: 'PST' } },
      beside: { published: publish({ 'guide.ts': { event } }) },
      rule: 'ambiguous-time-zone',
      at: 'guide.ts, event.timeZone',
      says: '"PST" stands for no place: such letters ignore summer time or mean another country. Write America/Los_Angeles.',
    },
    'one headline for two sections': {
      guide: {
        'page.sections.1': {
          kind: 'closing',
          headline: 'Rest before you work',
          text: 'Then work.',
          button: 'Send it',
        },
        'page.sections.0.headline': 'Rest before you work',
      },
      rule: 'said-twice',
      at: 'guide.ts, page.sections[1].headline',
      says: 'The headline "Rest before you work" stands here already (1st section, headline). Remove it, or write what was meant to be here.',
    },
    'a link with its brackets the wrong way round': {
      guide: { 'page.sections.0.lead': 'Read (the guide)[/willow-guide].' },
      rule: 'broken-markup',
      says: '"(the guide)[/willow-guide]" has its brackets the wrong way round, so it would be shown as it is. Write links as [words](/path) or [words](https://…).',
    },
    'a placeholder of another system in an email that greets people without a name': {
      coach: {
        'functions.send-guide.nameDefault': 'there',
        'functions.send-guide.message.heading': 'Hello {{name}}, sit down',
      },
      guide: { 'form.fields.name.required': false, 'success.toast.title': 'Thank you!' },
      rule: 'foreign-placeholder',
      at: "coach.ts, functions['send-guide'].message.heading",
      says: '"{{name}}" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
    },
    'quotation marks of HTML': {
      guide: { 'page.sections.0.lead': 'Say &quot;later&quot; and rest.' },
      rule: 'shown-literally',
      says: '"&quot;" is HTML for a character, and readers would see it as it is. Type the character itself.',
    },
    'required with a slip, of a field that the page and the email greet with': {
      guide: { 'form.fields.name.required': undefined, 'form.fields.name.requird': true },
      rule: 'unknown-property',
      says: 'There is no property requird here. Write required.',
    },
    'no between quotation marks, of a field that says it is optional': {
      guide: {
        'form.fields.name.label': 'Name (optional)',
        'form.fields.name.missing': undefined,
        'form.fields.name.required': 'false',
        'success.toast.title': 'Thank you!',
      },
      at: 'guide.ts, form.fields.name.required',
      says: 'Found "false" instead of true or false. Write false.',
    },
    'the template of a reminder with a slip': {
      guide: { event: { ...event, reminder: { hoursBefore: 24, function: 'send-reminder' } } },
      coach: {
        'functions.send-reminder': { template: 'reminders', body: ['email'], message },
      },
      at: "coach.ts, functions['send-reminder'].template",
      says: 'Found "reminders" instead of "guide", "confirmation", "follow-up", "reminder", "moved", "after", or "seat-offer". Write "reminder".',
    },
    'a coach with a slip, for whose funnel an email has words of its own': {
      coach: { 'functions.send-guide.messages': { 'willow-guide': guideMessage } },
      guide: { coach: 'wilow' },
      rule: 'coach-not-folder',
      says: 'The coach is "wilow", but the file is in the folder of "willow". Write coach: \'willow\'.',
    },
    'an email twice, which makes its campaign longer than the form says': {
      guide: { 'form.privacy': 'The guide, then one short email.' },
      coach: {
        'campaigns.0.steps.1': {
          id: 'hello-again',
          after: { days: 2 },
          message: { ...thought, subject: 'Yet another thought' },
        },
        'campaigns.0.steps.0.message': thought,
      },
      rule: 'copied-email',
      at: 'coach.ts, campaigns[0].steps[1].message',
      says: 'The email "Yet another thought" says what "One more thought" says already (1st campaign, Willow Campaign, 1st step, hello), so people may get it twice. Write what was meant to be here, or remove it.',
    },
    "another coach's page, named and all": {
      changes: {
        'oak/coach.ts': { campaigns: [] },
        'oak/nap.ts': { coach: 'oak', 'page.sections': lamp('Sleep', 'Oak Works') },
        'guide.ts': { 'page.sections': lamp('Rest', 'Oak Works') },
      },
      rule: 'copied-file',
      at: 'guide.ts, page.sections[1].paragraphs[0]',
      says: "This file is a copy of funnels/oak/nap.ts: page.sections[1].paragraphs[0] is still the same; 74% of its page stands there word for word. Write there what is this file's own, and words of its own for the page, or remove the file.",
    },
    'a slug with a slip, while everything else names the folder': {
      coach: { slug: 'wilow' },
      rule: 'slug-not-folder',
      says: 'The slug is "wilow", but the file is in the folder "willow". Write slug: \'willow\', or rename the folder.',
    },
    'two funnels whose coach has no file': {
      changes: {
        'oak/nap.ts': { coach: 'oak' },
        'oak/rest.ts': {
          coach: 'oak',
          id: 'oak-rest',
          path: '/oak-rest',
          'submission.source': 'oak-rest',
        },
      },
      rule: 'unknown-coach',
      at: 'funnels/oak/nap.ts, coach',
      says: 'There is no coach "oak": the folder has no coach.ts. The only coach is "willow". Add funnels/oak/coach.ts, or move this file into the folder of an existing coach.',
    },
    'seats taken out of an event that says when it is full': {
      guide: {
        ...evening['guide.ts'],
        'event.seats': undefined,
        'event.whenFull': { title: 'Full', text: 'All {event.seats} chairs are taken.' },
        'page.sections.0.lead': 'One of {event.seats} chairs.',
      },
      rule: 'ending-without-seats',
      at: 'guide.ts, event.whenFull',
      says: 'The event never gets full, because it has as many seats as anybody wants. Add event.seats or remove whenFull.',
    },
    'a folder named with a capital': {
      changes: {
        'Oak/coach.ts': { slug: 'oak', campaigns: [] },
        'Oak/nap.ts': { coach: 'oak' },
      },
      rule: 'slug-not-folder',
      at: 'funnels/Oak/coach.ts, slug',
      says: 'The slug is "oak", but the file is in the folder "Oak". Rename the folder to oak, or give both another name in small letters.',
    },
    'a misspelt placeholder, under whose name an answer is stored': {
      guide: {
        'form.fields.company': { kind: 'text', label: 'Company', required: false },
        'submission.metadata': { company: '{compnay}' },
      },
      rule: 'unknown-placeholder',
      at: 'guide.ts, submission.metadata.company',
      says: '{compnay} in "{compnay}" has no value here. Write {company}.',
    },
    'a message for a funnel that has another id now': {
      coach: {
        'functions.send-guide.message.paragraphs.0': 'One of {event.seats} chairs is yours.',
        'functions.send-guide.messages': {
          'willow-gide': { subject: 'A', preview: 'B', heading: 'C', paragraphs: ['D'] },
        },
      },
      guide: { event },
      rule: 'unknown-message-funnel',
      at: "coach.ts, functions['send-guide'].messages['willow-gide']",
      says: 'Willow Works has no funnel "willow-gide", so nobody would get this message. Write "willow-guide".',
    },
  });

  itAccepts({ 'the same words beside the right numbers': { changes: evening } });
});
