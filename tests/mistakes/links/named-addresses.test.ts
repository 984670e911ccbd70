import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { message } from '#tests/support/site/declarations.ts';

const room = 'https://meet.willow.example/quiet-room';

/** Emails whose buttons lead to these rooms. */
const leading = (...rooms: readonly string[]) => ({
  'coach.ts': {
    campaigns: [
      {
        name: 'Willow Campaign',
        steps: rooms.map((to, index) => ({
          id: `step-${index}`,
          after: { days: 1 },
          message: {
            ...message,
            subject: `Thought ${'abcd'[index]}`,
            preview: `It is about ${'abcd'[index]}.`,
            heading: `The ${'abcd'[index]} of rest`,
            paragraphs: [`Sit down for ${'abcd'[index]}.`],
            button: { label: 'Open the room', to },
          },
        })),
      },
    ],
  },
});

describe('mailboxes and sites that a text names', () => {
  itNames('nearly-own-address', [
    ...inText('wrong-address', 'lead', [
      [
        'a mailbox without its ending',
        'Write to hello@willow. We answer.',
        '"hello@willow" has no ending like .com after the @, so no mail reaches it. Write the whole address.',
      ],
      [
        'a mailbox with a slip in its ending',
        'It looks like you@yourshop.con.',
        '"you@yourshop.con" looks misspelt. Write you@yourshop.com.',
      ],
      [
        'a comma in a mailbox',
        'Write to hello@willow,example for more.',
        '"hello@willow,example" has a comma where a dot belongs. Write hello@willow.example.',
      ],
      [
        'a comma in a site',
        'All of it is at www.willow,example and free.',
        '"www.willow,example" has a comma where a dot belongs. Write www.willow.example.',
      ],
      [
        'two dots behind a mailbox',
        'Write to hello@willow.example.. We answer.',
        '"hello@willow.example.." ends with two dots, and whoever copies it gets a wrong address. Write one dot.',
      ],
      [
        'what a search copied',
        'Read [all of it](https://www.google.com/url?q=https://willow.example/all).',
        '"https://www.google.com/url?q=https://willow.example/all" leads through another service, as it was copied from a search or an email. Open it, and copy the address of the page that it ends at.',
      ],
    ]),
    {
      did: 'a letter lost in one of three addresses',
      changes: leading(room, room, 'https://meet.willow.example/quiet-rom'),
      at: 'coach.ts, campaigns[0].steps[2].message.button.to',
      says: `"https://meet.willow.example/quiet-rom" is one slip away from "${room}", which stands here, too. Write "${room}", or allow it here if both are right.`,
    },
    {
      did: 'a letter lost where answers go',
      coach: {
        'sender.email': 'hello@willow.example',
        contactEmail: 'helo@willow.example',
      },
      says: '"helo@willow.example" is one slip away from "hello@willow.example", which stands here, too. Write "hello@willow.example", or allow it here if both are right.',
    },
    {
      did: 'the domain of another coach’s addresses',
      changes: {
        'coach.ts': { domain: 'www.birchen.example' },
        'birchen/coach.ts': {
          schedulingUrl: 'https://calendar.birchen.example/call',
          contactEmail: 'desk@birchen.example',
        },
      },
      rule: 'foreign-address',
      at: 'coach.ts, domain',
      says: '"www.birchen.example" is at the domain of Birchen Works (funnels/birchen/coach.ts), while the other addresses here are at willow.example. Write a domain of this coach, like willow.example.',
    },
  ]);
  itAccepts([
    {
      did: 'a sign for a letter',
      guide: { 'page.sections.0.lead': 'Four words are stronger than P@ssw0rd, and so is tea.' },
    },
    {
      did: 'two people with names alike',
      coach: {
        'sender.email': 'anna@willow.example',
        contactEmail: 'hanna@willow.example',
      },
    },
    ...rightText('lead', [
      'Write to hello@willow.example, or call.',
      'Follow us: @willow, on every channel.',
      'It costs 5 tokens @ 3 each.',
      'Write to hello@willow.example... and wait.',
      'See www.willow.example, then rest.',
    ]),
    { did: 'rooms with numbers', changes: leading(`${room}-1`, `${room}-1`, `${room}-2`) },
    {
      did: 'rooms that differ',
      changes: leading(room, room, 'https://meet.willow.example/loud-hall'),
    },
  ]);
});
