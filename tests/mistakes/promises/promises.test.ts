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

const item = (number: number) => ({ title: `Entry ${number}`, text: `Say ${number} things.` });
const items = (length: number) => Array.from({ length }, (_, index) => item(index + 1));
const lessons = (title: string, length: number, more: object = {}): Files => ({
  'guide.ts': { 'page.sections.1': { kind: 'lessons', title, items: items(length), ...more } },
});
const list = (title: string, length: number): Files => ({
  'guide.ts': {
    'page.sections.1': { kind: 'list', title, items: items(length).map((one) => one.text) },
  },
});
const email = (change: object): Files => ({
  'coach.ts': { 'functions.send-guide.message': { ...message, ...change } },
});
const offer = (text: string, place: string, length: number): Files => ({
  ...email({ points: items(length) }),
  'guide.ts': { [place]: text },
});

describe('how many points there are', () => {
  itNames('count-of-points', {
    'a title of five things above four': {
      changes: lessons('Five things you will learn', 4),
      at: 'guide.ts, page.sections[1].title',
      says: '"Five things" stands here, but the section has 4 items. Correct the number, or add or remove what makes the difference.',
    },
    'a title in digits': {
      changes: list('7 signs of tiredness', 6),
      at: 'guide.ts, page.sections[1].title',
      says: '"7 signs" stands here, but the section has 6 items. Correct the number, or add or remove what makes the difference.',
    },
    'a line above the title': {
      changes: lessons('What you will learn', 3, { eyebrow: 'Four lessons' }),
      at: 'guide.ts, page.sections[1].eyebrow',
      says: '"Four lessons" stands here, but the section has 3 items. Correct the number, or add or remove what makes the difference.',
    },
    'an introduction that points below': {
      changes: lessons('What to do', 3, { intro: 'The five steps below are enough.' }),
      at: 'guide.ts, page.sections[1].intro',
      says: '"five steps" stands here, but the section has 3 items. Correct the number, or add or remove what makes the difference.',
    },
    'six steps below, and five of them': {
      changes: email({ paragraphs: ['The six steps below begin with rest.'], points: items(5) }),
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"six steps" stands here, but the email has 5 points. Correct the number, or add or remove what makes the difference.',
    },
    'seven keys in the preview of six': {
      changes: email({ preview: 'Seven keys to a quiet week.', points: items(6) }),
      at: "coach.ts, functions['send-guide'].message.preview",
      says: '"Seven keys" stands here, but the email has 6 points. Correct the number, or add or remove what makes the difference.',
    },
    'nine ways in the subject of eight': {
      changes: email({ subject: '9 ways to rest', points: items(8) }),
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"9 ways" stands here, but the email has 8 points. Correct the number, or add or remove what makes the difference.',
    },
    'steps below, and none': {
      changes: email({ paragraphs: ['Read the six steps below.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"six steps" stands here, but the email has no points. Correct the number, or add or remove what makes the difference.',
    },
    'a guide of nine ways with eight points': {
      changes: offer('Nine ways to rest', 'page.sections.0.headline', 8),
      says: '"Nine ways" stands here, but the email that brings it has 8 points. Correct the number, or add or remove what makes the difference.',
    },
    'a summary of seven keys with five points': {
      changes: offer('Seven keys to a quiet week.', 'offer.summary', 5),
      says: '"Seven keys" stands here, but the email that brings it has 5 points. Correct the number, or add or remove what makes the difference.',
    },
    'a title of 10 mistakes with nine points': {
      changes: offer('10 mistakes tired people make', 'page.title', 9),
      says: '"10 mistakes" stands here, but the email that brings it has 9 points. Correct the number, or add or remove what makes the difference.',
    },
    'points below, and none': {
      changes: email({ paragraphs: ['Work through the points below.'] }),
      rule: 'nothing-there',
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"the points below" stands here, but this email has no points. Add points: [{ title, text }, …] to the email, or take the words out.',
    },
  });
  itAccepts({
    'the button of the form, after a failure': {
      guide: { 'failure.any.title': 'That went wrong. Please press the button again.' },
    },
    'four things': { changes: lessons('Four things you will learn', 4) },
    'three of eight questions': {
      changes: lessons('Eight questions, in order', 3, { intro: 'Three of them, to begin with.' }),
    },
    'two of three things': { changes: lessons('Take two of these things home', 3) },
    'a number of something else': { changes: lessons('Thirteen Mondays from now', 3) },
    'an hour in a title': { changes: lessons('What happens in sixty minutes', 4) },
    'steps of feet in the name of six sentences': {
      changes: {
        ...email({ points: items(6) }),
        'guide.ts': { 'offer.name': 'Twelve Steps of Corridor', 'offer.summary': 'Six sentences.' },
      },
    },
    'seven tasks and two to keep': {
      changes: offer('Seven tasks to hand over and two to keep.', 'offer.summary', 9),
    },
    'one key of nine': {
      changes: email({
        paragraphs: ['Choose one key and leave the other eight ways for later.'],
        points: items(9),
      }),
    },
    'questions to somebody': {
      changes: email({ paragraphs: ['Ask three questions each quarter.'], points: items(5) }),
    },
    'a guide that a link brings': {
      changes: {
        ...email({ button: { label: 'Open it', to: 'https://files.willow.example/guide.pdf' } }),
        'guide.ts': { 'offer.summary': 'Nine ways to rest.' },
      },
    },
  });
});

const success = (screen: object): Changes => ({
  success: {
    after: 'screen',
    screen: { title: 'Thank you', text: 'It is on its way.', ...screen },
  },
});

describe('what a text points at', () => {
  itNames('nothing-there', {
    'a button below, and none': {
      changes: email({ paragraphs: ['Click the button below.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"Click the button" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'a button below by which people tell something, and none': {
      changes: email({ paragraphs: ['Press the button below to tell us whom you bring.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"Press the button" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'the link to something below, and none': {
      changes: email({ paragraphs: ['The link to the guide is below.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"link to the guide is below" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'a link that is here, and is not': {
      changes: email({ paragraphs: ['Here is the link, as promised.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"Here is the link" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'a door below, and none': {
      changes: email({ paragraphs: ['The door to the room is below.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"The door to the room is below" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'another link below, and none': {
      changes: email({ paragraphs: ['Use the calendar link below.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"the calendar link below" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'a link below, and none': {
      changes: email({ paragraphs: ['The link below opens your guide.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"The link below" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'click here below': {
      changes: email({ paragraphs: ['To get it, click below.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"click below" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'a click without a link': {
      changes: email({ paragraphs: ['Hear it by clicking here.'] }),
      also: ['guide-without-content'],
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"clicking here" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'a link in a campaign': {
      coach: { 'campaigns.0.steps.0.message.paragraphs.0': 'Use the link below to book.' },
      says: '"Use the link" stands here, but this email has no button. Add button: { label, to } to the email, or take the words out.',
    },
    'a button on a success screen without one': {
      guide: success({ tip: 'Book a call with the button below.' }),
      at: 'guide.ts, success.screen.tip',
      says: '"the button below" stands here, but the success screen has no button. Add success.screen.button: { label, to }, or take the words out.',
    },
    'a form on a booking page': {
      changes: { 'call.ts': { 'page.sections.0.lead': 'Fill in the form below.' } },
      says: '"Fill in the form below" stands here, but a booking page has no form. Send people to the button instead.',
    },
    'a form below the end': {
      guide: {
        'page.sections.1': {
          kind: 'closing',
          headline: 'Rest begins here',
          text: 'Fill in the form below.',
          button: 'Send',
        },
      },
      rule: 'form-place',
      at: 'guide.ts, page.sections[1].text',
      says: '"Fill in the form below" stands here, but the form is in the hero, above this section. Send people to the button, which leads to the form, or write “above”.',
    },
  });
  itAccepts({
    'the link that the site writes under an email': {
      changes: email({
        paragraphs: ['Use the link at the foot of this email to stop them.'],
        points: items(1),
      }),
    },
    'the link by which a seat is freed': {
      changes: {
        'guide.ts': { event },
        ...email({ paragraphs: ['Free your chair with the link below.'] }),
      },
    },
    'the link by which readers tell that they do not come': {
      changes: {
        'guide.ts': { event },
        ...email({ paragraphs: ['If you get cold feet, tell us by the link below.'] }),
      },
    },
    'a button below': {
      changes: email({
        paragraphs: ['Click the button below.'],
        points: items(1),
        button: { label: 'Go', to: 'scheduling' },
      }),
    },
    'a link in the text': {
      changes: email({ paragraphs: ['Use the link below: [the guide](/willow-guide).'] }),
    },
    'a form in the hero': { guide: { 'page.sections.0.lead': 'Fill in the form below.' } },
    'a button of the success screen': {
      guide: success({
        tip: 'Use the button below.',
        button: { label: 'Book', to: 'scheduling' },
      }),
    },
  });
});

const onEvent = (text: string, place = 'page.sections.0.lead'): Files => ({
  'guide.ts': { event, [place]: text },
});
const withReminder = (text: string): Files => ({
  'guide.ts': { event: { ...event, reminder }, 'page.sections.0.lead': text },
  'coach.ts': {
    'functions.send-reminder': {
      ...reminderFunction,
      message: { ...message, subject: 'See you there' },
    },
  },
});

describe('what is promised', () => {
  itNames('promised-reminder', {
    'a reminder that nobody declared': {
      changes: onEvent('We will remind you.'),
      says: '"We will remind you" stands here, but the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'a reminder that has another name': {
      changes: onEvent('Keep this email, or wait for ours the day before.'),
      says: '"wait for ours the day before" stands here, but the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'a reminder of a page without an event': {
      guide: { 'page.sections.0.lead': 'We will remind you.' },
      says: '"We will remind you" stands here, but the funnel willow-guide declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'a reminder on the success screen': {
      changes: onEvent('You get a reminder before we begin.', 'success.toast.description'),
      says: '"get a reminder" stands here, but the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'a link that comes again the day before': {
      changes: {
        'guide.ts': { event },
        'coach.ts': {
          'functions.send-guide.message.paragraphs.0':
            'We will send the place again the day before.',
        },
      },
      says: '"send the place again the day before" stands here, but the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'a nudge the day before, so that nobody can forget': {
      changes: onEvent('We will nudge you the day before, so you cannot forget.'),
      says: '"nudge you the day before" stands here, but the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'words on the evening before': {
      changes: onEvent('The evening before you get a last note from us.'),
      says: '"The evening before you get" stands here, but the event declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'the morning of the day for a day before': {
      changes: withReminder('The link comes again on the morning of the day.'),
      rule: 'reminder-time',
      at: 'guide.ts, page.sections[0].lead',
      says: '"again on the morning of" stands here, but the reminder goes out 24 hours before the event (event.reminder.hoursBefore). Write only “24 hours before”, change hoursBefore, or declare another reminder in event.reminders.',
    },
    'a link in a text message': {
      guide: { 'success.toast.description': 'It is what we just texted you.' },
      rule: 'promised-contact',
      says: '"we just texted you" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a call within the hour, which two rules see': {
      guide: { 'success.toast.description': 'We will call you within the hour.' },
      rule: 'promised-contact',
      says: '"We will call you" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'an hour before for a day': {
      changes: withReminder('An hour before we start you will hear from us again.'),
      rule: 'reminder-time',
      at: 'guide.ts, page.sections[0].lead',
      says: '"An hour before we start you will hear" stands here, but the reminder goes out 24 hours before the event (event.reminder.hoursBefore). Write only “24 hours before”, change hoursBefore, or declare another reminder in event.reminders.',
    },
    'a reminder of a guide': {
      guide: { 'success.toast.description': 'We will remind you.' },
      says: '"We will remind you" stands here, but the funnel willow-guide declares no reminder, so none is sent. Add event.reminder: { hoursBefore, function }, or take the promise out.',
    },
    'a recording': {
      changes: onEvent('Everyone who registers gets the recording.'),
      rule: 'promised-recording',
      says: '"gets the recording" stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.',
    },
    'a replay': {
      changes: onEvent('Cannot come? We will send you the replay.'),
      rule: 'promised-recording',
      says: '"send you the replay" stands here, but no email of this funnel that comes after the event brings a recording. Send it with an email after the event (event.after), or take the promise out.',
    },
    'a price on a free page': {
      guide: {
        'page.description': 'A free guide for tired people who would like to rest well again.',
        'page.sections.0.lead': 'Yours for $19.',
      },
      rule: 'price-beside-free',
      says: '"Yours for $19." stands here, but the page is called free: "A free guide for tired people who would like to rest well ag…". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a fee beside a free seat': {
      guide: {
        event,
        'page.sections.0.eyebrow': 'Free live masterclass',
        'page.sections.1': {
          kind: 'event',
          title: 'When',
          facts: [{ label: 'Price', value: '$49' }],
        },
      },
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[1].facts[0].value',
      says: '"$49" stands here, but the page is called free: "Free live masterclass". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a call that costs, in the answer to another question': {
      guide: {
        event,
        'page.sections.0.eyebrow': 'Free live masterclass',
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [{ question: 'And what then?', answer: 'The masterclass costs $50.' }],
        },
      },
      rule: 'price-beside-free',
      at: 'guide.ts, page.sections[1].items[0].answer',
      says: '"The masterclass costs $50." stands here, but the page is called free: "Free live masterclass". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
    'a ticket that costs': {
      guide: {
        event,
        'form.button.idle': 'Reserve my free seat',
        'page.sections.0.lead': 'Tickets cost 25 dollars.',
      },
      rule: 'price-beside-free',
      says: '"Tickets cost 25 dollars" stands here, but the page is called free: "Reserve my free seat". Keep one of the two. What something would be worth is said as “a $97 value”.',
    },
  });

  itNames('promised-email', {
    'a second thing next week': {
      coach: { campaigns: [] },
      guide: {
        'submission.journey': undefined,
        'form.consent': undefined,
        'form.privacy': 'We send the guide today and a checklist next week.',
      },
      at: 'guide.ts, form.privacy',
      says: '"We send the guide today and a checklist next week" stands here, but this form starts no campaign, so nothing follows. Let the form start one that keeps the promise, or take the words out.',
    },
    'a guide that the confirmation does not bring': {
      guide: {
        event,
        'offer.name': 'An Evening',
        'success.toast.description': 'Your free guide is on its way to {email}.',
      },
      says: '"Your free guide is on its way" stands here, but the email that send-guide sends is about "It is here" and names no guide. Promise what the email brings, or call the function that brings it.',
    },
    'a seat at a guide': {
      guide: { 'success.toast.title': "You're registered!" },
      says: `"You're registered" stands here, but this funnel offers a guide and declares no event to register for. Say that the email is on its way, or declare event: { … }.`,
    },
    'a call that nobody booked': {
      guide: { 'success.toast.title': 'Your call is booked!' },
      says: '"Your call is booked" stands here, but this funnel offers a guide and declares no event to register for. Say that the email is on its way, or declare event: { … }.',
    },
    'a place at a guide': {
      guide: { 'success.toast.description': 'Your seat is reserved.' },
      says: '"Your seat is reserved" stands here, but this funnel offers a guide and declares no event to register for. Say that the email is on its way, or declare event: { … }.',
    },
    'an email of a booking page': {
      changes: { 'call.ts': { 'page.sections.0.lead': 'Check your inbox for the details.' } },
      says: '"Check your inbox" stands here, but a booking page sends no email. Say what the scheduling page does after a booking, or take the promise out.',
    },
  });
  itAccepts({
    'what readers do again that morning': {
      changes: onEvent('Read the sheet again that morning.'),
    },
    'a declared reminder': { changes: withReminder('We will remind you.') },
    'no recording': { changes: onEvent('There is no recording, because people say real numbers.') },
    'a question about a recording': {
      guide: {
        event,
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [
            { question: 'Can I watch it later?', answer: 'No: nobody records the evening.' },
            { question: 'Is it free?', answer: 'It costs nothing.' },
          ],
        },
      },
    },
    'a recording that somebody has': { guide: { 'page.sections.0.lead': 'Send us a recording.' } },
    'a recording that the campaign brings': {
      changes: {
        ...onEvent('You get the recording.'),
        'coach.ts': { 'campaigns.0.steps.0.message.paragraphs.0': 'Here is the recording.' },
      },
    },
    'a recording that the email after the event brings': {
      changes: {
        'guide.ts': {
          event: { ...event, after: { hours: 2, function: 'thank-guests' } },
          'page.sections.0.lead': 'You get the recording for a week.',
        },
        'coach.ts': {
          'functions.thank-guests': {
            template: 'after',
            body: ['email', 'name'],
            message: {
              ...message,
              subject: 'Thank you',
              paragraphs: ['The recording stays up for seven days.'],
            },
          },
        },
      },
    },
    'what lies in the inbox after the call': {
      changes: {
        'call.ts': {
          'page.sections.1': {
            kind: 'steps',
            title: 'How it is done',
            items: [
              { title: 'Monday', text: 'We talk.' },
              { title: 'Wednesday', text: 'It is in your inbox: about 640 words.' },
            ],
          },
        },
      },
    },
    'what cannot come by mail': {
      guide: { 'form.fields.email.missing': 'I cannot send it by mail coach.' },
    },
    'the value of something free': {
      guide: {
        'page.description': 'A free guide for tired people who would like to rest well again.',
        'page.sections.0.lead': 'A $497 value, yours for nothing.',
      },
    },
    'a price in a story': {
      guide: {
        'page.description': 'A free guide for tired people who would like to rest well again.',
        'page.sections.1': {
          kind: 'story',
          title: 'The shop',
          paragraphs: ['Cutting cost 45 dollars for years.'],
        },
      },
    },
    'something free of sugar that costs': {
      guide: {
        'page.description': 'A sugar-free week for tired people who would like to rest again.',
        'page.sections.0.lead': 'The book costs $19.',
      },
    },
    'a seat at an event': { changes: onEvent("You're registered!", 'success.toast.title') },
    'somebody with an inbox': {
      changes: { 'call.ts': { 'page.sections.0.lead': 'Bring the inbox you stopped opening.' } },
    },
  });
});

const template = (kind: string): Changes => ({ 'functions.send-guide.template': kind });

describe('what a funnel offers', () => {
  itNames('offer-kind', {
    'a guide with an event': {
      guide: { event, 'offer.kind': 'guide' },
      says: `The offer is a guide, but the funnel declares an event, "The Willow Evening". Write the offer's kind as masterclass, workshop, webinar, event, or remove the event.`,
    },
    'a masterclass without one': {
      guide: { 'offer.kind': 'masterclass' },
      says: "The offer is a masterclass, but the funnel declares no event, so nobody learns when it takes place. Add event: { … }, or give the success screen a button to 'scheduling' where people choose their own time.",
    },
    'a webinar without one': {
      guide: { 'offer.kind': 'webinar' },
      says: "The offer is a webinar, but the funnel declares no event, so nobody learns when it takes place. Add event: { … }, or give the success screen a button to 'scheduling' where people choose their own time.",
    },
    'a report on a booking page': {
      changes: { 'call.ts': { 'offer.kind': 'report' } },
      says: "The offer is a report, but a booking page has no form by which anybody could get it. Write kind: 'call' for the offer, or make the page a lead funnel.",
    },
  });

  itNames('email-template', {
    'a guide that answers a registration': {
      changes: { 'guide.ts': { event }, 'coach.ts': template('guide') },
      at: 'guide.ts, submission.email.function',
      says: 'send-guide is of the template guide, but this form registers people for "The Willow Evening", so they would get neither its date nor a calendar file. Name a function whose template is confirmation.',
    },
    'a confirmation that answers a guide': {
      coach: template('confirmation'),
      at: 'guide.ts, submission.email.function',
      says: 'send-guide is of the template confirmation, but this form asks for a guide, and there is nothing to register for. Name a function whose template is guide.',
    },
    'a reminder of another body, beside the function that was meant': {
      coach: {
        ...template('guide'),
        'functions.send-note': {
          template: 'reminder',
          body: ['toEmail', 'name'],
          message: guideMessage,
        },
      },
      guide: { 'submission.email.function': 'send-note' },
      at: 'guide.ts, submission.email.function',
      says: 'send-note is a reminder, which goes out before an event, but this form sends it at once. Name "send-guide", whose template is guide or confirmation; a reminder belongs in event.reminder.',
    },
    'a reminder at sign-up': {
      coach: template('reminder'),
      at: 'guide.ts, submission.email.function',
      says: 'send-guide is a reminder, which goes out before an event, but this form sends it at once. Name a function whose template is guide or confirmation; a reminder belongs in event.reminder.',
    },
  });
  itAccepts({
    'a guide by email': { coach: template('guide') },
    'a confirmation of an event': {
      changes: { 'guide.ts': { event }, 'coach.ts': template('confirmation') },
    },
    'a workshop whose time people choose': {
      guide: {
        'offer.kind': 'workshop',
        ...success({ button: { label: 'Choose a time', to: 'scheduling' } }),
      },
    },
  });
});
