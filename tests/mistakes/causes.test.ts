import { describe } from 'vitest';
import { event, publish } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

const evening = {
  'guide.ts': {
    event: { ...event, seats: 50 },
    'failure.alreadyRegistered': { title: 'You are registered already.' },
    'failure.full': { title: 'Every chair is taken.' },
    'page.sections.0.lead': 'Ninety minutes for 50 people, limited seating.',
  },
};

describe('one finding for one cause', () => {
  itNames([
    {
      did: 'minutes in quotation marks, which the words of the page agree with',
      changes: { 'guide.ts': { ...evening['guide.ts'], 'event.minutes': '90' } },
      rule: 'wrong-value',
      at: 'guide.ts, event.minutes',
      says: 'Found "90" instead of a number. Write 90, without quotation marks.',
    },
    {
      did: 'seats misspelt, which the words of the page and the email rely on',
      changes: {
        'guide.ts': {
          ...evening['guide.ts'],
          event: { ...event, seatz: 50 },
          'page.sections.0.lead': 'One of {event.seats} chairs.',
        },
      },
      rule: 'unknown-property',
      at: 'guide.ts, event.seatz',
      says: 'There is no property seatz here. Write seats.',
    },
    {
      did: 'an event that is missed under a misspelt name',
      changes: {
        'guide.ts': { ...evening['guide.ts'], event: undefined, evnt: { ...event, seats: 50 } },
      },
      rule: 'unknown-property',
      at: 'guide.ts, evnt',
      says: 'There is no property evnt here. Write event.',
    },
    {
      did: 'a mistake in a file that allows a doubt',
      changes: {
        'guide.ts': {
          'page.sections.0.headline': 'LISTEN TO YOUR KETTLE EVERY DAY',
          allow: [{ rule: 'shouting', because: 'The name of the song.' }],
          'form.button.idle': 3,
        },
      },
      rule: 'wrong-value',
      at: 'guide.ts, form.button.idle',
      says: 'Found 3 instead of a text. Write "3".',
    },
    {
      did: 'a link for trying things out',
      changes: {
        'guide.ts': { 'page.sections.0.lead': 'See [our study](https://example.com/more).' },
      },
      rule: 'wrong-address',
      at: 'guide.ts, page.sections[0].lead',
      says: '"https://example.com/more" still holds the words of an example. Write the real address.',
    },
    {
      did: 'a file copied and left as it is',
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
    {
      did: 'a kind with a slip, so that nothing else of the file can be judged',
      changes: { 'guide.ts': { kind: 'leed' } },
      rule: 'wrong-value',
      at: 'guide.ts, kind',
      says: 'Found "leed" instead of "lead" or "booking". Write "lead".',
    },
    {
      did: 'a zone of letters, which is no move of the event',
      changes: {
        'guide.ts': { event: { ...event, timeZone: 'PST' } },
      },
      beside: { published: publish({ 'guide.ts': { event } }) },
      rule: 'ambiguous-time-zone',
      at: 'guide.ts, event.timeZone',
      says: '"PST" stands for no place: such letters ignore summer time or mean another country. Write America/Los_Angeles.',
    },
    {
      did: 'one headline for two sections',
      changes: {
        'guide.ts': {
          'page.sections.1': {
            kind: 'closing',
            headline: 'Rest before you work',
            text: 'Then work.',
            button: 'Send it',
          },
          'page.sections.0.headline': 'Rest before you work',
        },
      },
      rule: 'said-twice',
      at: 'guide.ts, page.sections[1].headline',
      says: 'The headline "Rest before you work" is already at page.sections[0].headline. Remove it, or write what was meant to be here.',
    },
    {
      did: 'a link with its brackets the wrong way round',
      changes: { 'guide.ts': { 'page.sections.0.lead': 'Read (the guide)[/willow-guide].' } },
      rule: 'broken-markup',
      at: 'guide.ts, page.sections[0].lead',
      says: '"(the guide)[/willow-guide]" has its brackets the wrong way round, so it would be shown as it is. Write links as [words](/path) or [words](https://…).',
    },
    {
      did: 'a slug with a slip, while everything else names the folder',
      changes: { 'coach.ts': { slug: 'wilow' } },
      rule: 'slug-not-folder',
      at: 'coach.ts, slug',
      says: 'The slug is "wilow", but the file is in the folder "willow". Write slug: \'willow\', or rename the folder.',
    },
    {
      did: 'a message for a funnel that has another id now',
      changes: {
        'coach.ts': {
          'functions.send-guide.message.paragraphs.0': 'One of {event.seats} chairs is yours.',
          'functions.send-guide.messages': {
            'willow-gide': { subject: 'A', preview: 'B', heading: 'C', paragraphs: ['D'] },
          },
        },
        'guide.ts': { event },
      },
      rule: 'unknown-message-funnel',
      at: "coach.ts, functions['send-guide'].messages['willow-gide']",
      says: 'Willow Works has no funnel "willow-gide", so nobody would get this message. Write "willow-guide".',
    },
  ]);

  itAccepts([{ did: 'the same words beside the right numbers', changes: evening }]);
});
