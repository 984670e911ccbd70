import { describe } from 'vitest';
import { inLanguage } from '#tests/mistakes/languages/in-languages.ts';
import { itAccepts } from '#tests/mistakes/mistake.ts';
import {
  event,
  message,
  reminder,
  reminderFunction,
  whenOver,
} from '#tests/support/site/declarations.ts';

const steps = (title: string, texts: readonly string[]) => ({
  kind: 'steps',
  title,
  items: texts.map((text) => ({ title: text, text })),
});
const saidIn = (language: 'de' | 'es' | 'pt-BR', change: object) => ({
  'coach.ts': inLanguage(language).emails,
  'guide.ts': { ...inLanguage(language).page, language, ...change },
});
/** A reminder that goes out on the evening before. */
const onTheDayBefore = (text: string, heading = 'Until tomorrow, {name}') => ({
  'coach.ts': {
    'functions.send-reminder': {
      ...reminderFunction,
      message: {
        ...message,
        subject: 'Tomorrow we rest',
        heading,
        paragraphs: [text],
      },
    },
  },
  'guide.ts': { event: { ...event, reminder: { ...reminder, hoursBefore: 24 } } },
});

const asked = (question: string) => ({
  kind: 'questions',
  title: 'Questions',
  items: [{ question, answer: 'No, come.' }],
});
const confirming = (text: string, own: object, preview: string = message.preview) => ({
  'coach.ts': {
    'functions.send-guide.message.paragraphs': [text],
    'functions.send-guide.message.preview': preview,
  },
  'guide.ts': { event: { ...event, whenOver, ...own } },
});

/** What was met in honest funnels of other trades. */
describe('what only resembles a slip', () => {
  itAccepts({
    'hours of a day above its parts': {
      guide: { 'page.sections.1': steps('Nine to four', ['The kettle', 'The chair', 'The door']) },
    },
    'until half past': {
      guide: {
        'page.sections.1': steps('Ten to half past three', ['The kettle', 'The chair', 'The door']),
      },
    },
    'hours of a day in German': {
      changes: saidIn('de', {
        'page.sections.1': steps('Von zehn bis eins', ['Ankommen', 'Sitzen', 'Gehen']),
      }),
    },
    'a pause as one more': {
      guide: {
        'page.sections.1': steps('Two parts, with a pause', [
          'The kettle',
          'The pause',
          'The door',
        ]),
      },
    },
    'evenings at home': {
      guide: {
        event: { ...event, whenOver },
        'page.sections.1': steps('How it goes on', ['Rest, spread over two evenings.', 'Tea.']),
      },
    },
    'one room for two who come together': {
      changes: confirming('Sit in the same room if you can.', { place: 'Live online, by video' }),
    },
    'another talk, in a campaign': {
      changes: {
        'coach.ts': {
          'campaigns.0.steps.0.message.paragraphs': [
            'Bring yours to a first talk of twenty minutes.',
          ],
        },
        'guide.ts': { event: { ...event, whenOver } },
      },
    },
    'the hour of a workshop without a date': {
      changes: {
        'call.ts': {},
        'coach.ts': { 'functions.send-guide.message.heading': 'Your team has an hour with us' },
        'guide.ts': {
          'offer.kind': 'workshop',
          success: {
            after: 'screen',
            screen: {
              title: 'Thank you',
              text: 'It is on its way.',
              button: { label: 'Choose a time', to: 'scheduling' },
            },
          },
        },
      },
    },
    'a name that nobody sees': {
      guide: { 'form.privacy': 'Nobody sees your name here.' },
    },
    'another event that an ending leads to': {
      guide: {
        event: {
          ...event,
          whenOver: { ...whenOver, button: { label: 'See the autumn evening', to: '/' } },
        },
      },
    },
    'what readers do on the evening before': {
      changes: onTheDayBefore('Tonight: look up the kettle, then go to bed.'),
    },
    'the link by which a seat is given back': {
      changes: onTheDayBefore('A cold? Stay in bed, and let us know by the link below.'),
    },
    'two negations in German': {
      changes: saidIn('de', { 'page.sections.0.lead': 'Man kann nicht nicht ruhen.' }),
    },
    'a verb and a preposition in Portuguese': {
      changes: saidIn('pt-BR', { 'page.sections.0.lead': 'Quando você para para descansar?' }),
    },
    '“you come” in Spanish': {
      changes: saidIn('es', { 'page.sections.0.lead': 'Nadie sabrá que vienes a descansar.' }),
    },
    'what somebody who asks tells of themselves': {
      guide: {
        'offer.kind': 'masterclass',
        event: { ...event, whenOver },
        'page.sections.1': asked('I run a café with eleven seats. Is it too small for this?'),
      },
    },
    'words between quotation marks and nothing else': {
      changes: saidIn('es', {
        event: { ...event, whenOver: { title: 'Ya pasó', text: 'Gracias por venir.' } },
        'page.sections.1': {
          kind: 'list',
          title: 'Lo que oímos',
          items: ['«El lunes empiezo con el horario nuevo»', 'Y luego no.'],
        },
      }),
    },
    'letters that stand alone': { guide: { 'page.sections.0.lead': 'S · O · I · L' } },
    'three and one in Spanish': {
      changes: saidIn('es', {
        'page.sections.1': steps('Tres vueltas y un truco', ['Ida', 'Vuelta', 'Calma', 'Fin']),
      }),
    },
    'what one mixes by cups': {
      changes: onTheDayBefore('Tonight: four cups of flour, two cups of water, one hour of rest.'),
    },
    'what one does on another evening': {
      changes: confirming('Bring a cup.', {}, 'When we start, and what to do on Friday night.'),
    },
    'the days and hours of a recipe': {
      changes: {
        'coach.ts': {
          'functions.send-guide.message.points': [
            { title: 'Friday, 9 p.m.: three minutes', text: 'Stir.' },
            { title: 'Saturday, 9:30 a.m.: take it out', text: 'Eat.' },
          ],
        },
        'guide.ts': { event: { ...event, whenOver } },
      },
    },
    'a reminder that says what to do tonight': {
      changes: onTheDayBefore('Until tomorrow.', 'Stir something tonight, {name}'),
    },
    'a door that opens before a reminder’s event': {
      changes: onTheDayBefore('We begin at {event.time}; in twenty minutes the door is open.'),
    },
    'another session, under a condition': {
      guide: {
        event: { ...event, whenOver },
        'page.sections.1': {
          kind: 'questions',
          title: 'Questions',
          items: [
            {
              question: 'I work then. What can I do?',
              answer:
                'If you start early, write to us. Perhaps we plan an evening session, if enough ask.',
            },
          ],
        },
      },
    },
    'the same function’s words for two offers': {
      changes: {
        'coach.ts': {
          'functions.send-guide.message.points': [
            { title: 'Pay', text: 'For a whole day 500 dollars is a fair price to ask of them.' },
          ],
          'functions.send-guide.messages': {
            'willow-guide': {
              ...message,
              subject: 'Yours',
              heading: 'Read it, {name}',
              points: [
                {
                  title: 'Ask',
                  text: 'For a whole day 499 dollars is a fair price to ask of them.',
                },
              ],
            },
          },
        },
        'guide.ts': { 'page.sections.0.lead': 'For a whole day 499 dollars is a fair price.' },
      },
    },
  });
});
