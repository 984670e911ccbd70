import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'booking',
  coach: 'summit',
  path: '/booking',
  aliases: ['/bookacall'],
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Revenue Strategy Call',
    summary: 'Thirty minutes on your numbers, and the one change that would move them first.',
  },
  page: {
    title: 'Book a free revenue strategy call | Summit',
    description:
      'Thirty free minutes with a Summit coach: we read last month’s numbers together and name the one change that would move them first.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free strategy call · 30 minutes',
        headline: 'Half an hour above the clouds, with your own numbers',
        lead: 'You are too close to the business to see its shape. Bring last month’s figures; we read them with you, aloud and without drama, until the one change that matters most stands out.',
        artwork: {
          kind: 'scene',
          scene: 'ridgelines',
          alt: 'Ridge behind ridge in morning light, and a line that climbs from the valley to the highest one',
        },
        button: 'Choose a time',
        note: 'No card, no slides. You need last month’s figures and a pen.',
      },
      {
        kind: 'benefits',
        eyebrow: 'What you leave with',
        title: 'Three things, on one sheet of paper',
        items: [
          {
            title: 'The leak',
            text: 'The product, price or habit that costs you most at the moment, with a figure beside it.',
          },
          {
            title: 'The lever',
            text: 'The change that pays back soonest in a business like yours, and what it asks of you.',
          },
          {
            title: 'The next ninety days',
            text: 'What to do first, what to leave alone, and the number to look at every Friday.',
          },
        ],
      },
      {
        kind: 'calendar',
        eyebrow: 'Pick your half hour',
        title: 'When does it suit you?',
        intro: 'All times are shown in your own time zone.',
        height: 700,
        fallback: 'Open the calendar in a new tab',
      },
      {
        kind: 'host',
        eyebrow: 'Who you will speak to',
        title: 'Someone who has met a payroll',
      },
      {
        kind: 'quote',
        quote:
          'If we cannot name one change that is worth more than the half hour, we will say so, and give you the rest of it back.',
        by: 'Our promise for every call',
      },
    ],
  },
});
