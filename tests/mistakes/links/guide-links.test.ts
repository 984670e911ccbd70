import { describe } from 'vitest';
import { type Control, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message, writtenGuide } from '#tests/support/site/declarations.ts';

/** A guide whose last words lead to a call of half an hour or to something else. */
function closing(text: string): Control['changes'] {
  const button = { label: 'Download the guide', to: 'download' };
  const [first, last] = writtenGuide.chapters;
  return {
    'coach.ts': { 'functions.send-guide.message': { ...message, button } },
    'call.ts': {},
    'guide.ts': { 'offer.file': 'rest.guide.ts' },
    'rest.guide.ts': {
      chapters: [first, { ...last, blocks: [...last.blocks, { kind: 'paragraph', text }] }],
    },
  };
}

const at = 'rest.guide.ts, chapters[1].blocks[2].text';
const says = (words: string) =>
  `"${words}" stands here, but "A Call", to which it leads, takes 30 minutes (willow-call). Write the length that is declared there, or correct it there.`;

describe('what a guide says of the call to which it leads', () => {
  itNames('call-length', {
    'an hour in the link': {
      changes: closing('We keep [an hour](/willow-call) free for you.'),
      at,
      says: says('an hour'),
    },
    'minutes after the link': {
      changes: closing('Bring it to [a call](/willow-call). Twenty minutes, free.'),
      at,
      says: says('Twenty minutes'),
    },
    'minutes in the sentence of one link of two': {
      changes: closing(
        'In 45 minutes we look at it: [a call](/willow-call), free. Or read [the guide](/willow-guide) again.',
      ),
      at,
      says: says('45 minutes'),
    },
    'minutes before the link to the calendar': {
      changes: closing('We have 45 minutes for [your call](https://calendar.willow.example/call).'),
      at,
      says: says('45 minutes'),
    },
  });
  itAccepts({
    'half an hour': { changes: closing('We keep [half an hour](/willow-call) free for you.') },
    'its parts': {
      changes: closing('Bring it to [a call](/willow-call): thirty minutes, twenty of them yours.'),
    },
    'an hour of work before it': {
      changes: closing('After an hour of this, bring it to [a call](/willow-call).'),
    },
    'an hour without a link': { changes: closing('Rest for an hour.') },
    'a short part': { changes: closing('[A call](/willow-call), ten minutes of it told.') },
  });
});
