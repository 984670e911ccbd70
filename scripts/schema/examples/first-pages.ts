import { defineFunnel } from '#engine/define-funnel.ts';

/** A booking page of the reference. */
export const firstPages = defineFunnel({
  kind: 'booking',
  id: 'first-pages',
  coach: 'saltmarsh',
  path: '/first-pages',
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'First Pages Call',
    summary: 'Half an hour about the pages that you have, and what they need.',
  },
  page: {
    title: 'First Pages Call | {coach}',
    description:
      'Thirty minutes with Edith Marlow: bring your opening, hear what a stranger reads in it.',
    sections: [
      {
        kind: 'hero',
        headline: 'Hear how your opening reads to a stranger.',
        lead: 'Thirty minutes on the phone. You read, I listen, and then we talk.',
        button: 'Choose a time',
      },
      {
        kind: 'calendar',
        title: 'Find an hour that suits you',
        height: 720,
        fallback: 'Open the calendar in a new tab',
      },
      {
        kind: 'packages',
        title: 'If you want to go on',
        items: [
          {
            name: 'One long reading',
            price: { amount: 180, currency: 'GBP' },
            text: 'For a story that is nearly there.',
            includes: ['Sixty pages, read twice', 'A letter of notes'],
            button: { label: 'Choose a time', to: 'scheduling' },
          },
          {
            name: 'A season',
            price: { amount: 95, currency: 'GBP' },
            per: 'a month',
            includes: ['Twenty pages a month', 'A call after each reading', 'Notes in the margin'],
            highlight: 'For a whole novel',
            button: { label: 'Begin a season', to: 'scheduling' },
          },
        ],
        note: 'Stop after any month.',
      },
      {
        kind: 'booking',
        title: 'Ready to read aloud?',
        button: 'Choose a time',
        note: 'Nothing to prepare but your pages.',
      },
    ],
  },
});
