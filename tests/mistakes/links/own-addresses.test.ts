import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message } from '#tests/support/site/declarations.ts';

/** An email with a button that opens a room. */
const roomAt = (to: string) => ({
  'coach.ts': {
    'functions.send-guide.message': { ...message, button: { label: 'Come in', to } },
  },
});
const contact = (text: string) => ({ 'guide.ts': { 'form.privacy': text } });

const remedy = (meant: string) => `Write "${meant}", or allow it here if both are right.`;

describe('addresses that are nearly the coach’s own', () => {
  itNames('nearly-own-address', {
    'a letter too few in the domain of a room': {
      changes: roomAt('https://meet.wilow.example/room'),
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: `"meet.wilow.example" is one slip away from "meet.willow.example", which is this coach's own. ${remedy('meet.willow.example')}`,
    },
    'two letters of the ending exchanged': {
      changes: roomAt('https://meet.willow.exmaple/room'),
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: `"meet.willow.exmaple" is one slip away from "meet.willow.example", which is this coach's own. ${remedy('meet.willow.example')}`,
    },
    'a page of this site at another address': {
      changes: roomAt('https://www.willow.example/willow-guide'),
      rule: 'wrong-address',
      at: "coach.ts, functions['send-guide'].message.button.to",
      says: '"https://www.willow.example/willow-guide" leads to another site, and "/willow-guide" is a page of this one. Write "/willow-guide", which leads to it wherever this site answers.',
    },
    'a mailbox that nobody has': {
      changes: contact('Write to hallo@willow.example.'),
      says: `"hallo@willow.example" is one slip away from "hello@willow.example", which is this coach's own. ${remedy('hello@willow.example')}`,
    },
  });
  itAccepts({
    'a page of another site': { changes: roomAt('https://www.willow.example/shop') },
    'the own domain': { changes: roomAt('https://meet.willow.example/room') },
    'a domain of somebody else': { changes: roomAt('https://meet.windows.example/room') },
    'another mailbox': { changes: contact('Write to privacy@willow.example.') },
    'a twin that is right, with the reason': {
      coach: {
        ...roomAt('https://meet.wilow.example/room')['coach.ts'],
        allow: [{ rule: 'nearly-own-address', because: 'Willow bought the misspelling, too.' }],
      },
    },
  });
});
