import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'vital-booking',
  coach: 'vital',
  path: '/vital-booking',
  aliases: ['/book-vital'],
  strayEndings: ['%20-'],
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Sugar-Free Strategy Session',
    summary: 'Thirty minutes to find the one habit that keeps the sugar in your day.',
  },
  page: {
    title: 'Free sugar-free strategy session | Vital Living',
    description:
      'A free 30-minute call with a Vital Living coach: find the one habit that keeps sugar in your day and leave with a plan for this week.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free call · 30 minutes',
        headline: 'What would you eat if sugar stopped calling?',
        lead: 'Talk to a coach for half an hour. We find the one moment of your day that keeps the craving alive and you leave with a plan for this week, written for your kitchen.',
        button: 'Book my free session',
        note: 'No charge, no diet sheet, no sales pitch.',
        artwork: {
          kind: 'scene',
          scene: 'citrus',
          alt: 'Halved oranges and a pear on a kitchen table, beside two sugar cubes crossed out',
        },
      },
      {
        kind: 'benefits',
        eyebrow: 'In thirty minutes',
        title: 'Small enough to do. Big enough to feel.',
        items: [
          {
            title: 'Find your four o’clock',
            text: 'Everyone has a moment when good intentions end. We find yours, and what it is really asking for.',
          },
          {
            title: 'Empty one shelf',
            text: 'Not the whole kitchen. You will know which shelf, and what to put there instead.',
          },
          {
            title: 'Sleep, stress, sugar',
            text: 'How the three hold hands, and which one lets go first in your case.',
          },
          {
            title: 'A plan for seven days',
            text: 'Breakfasts you like, one sentence for the hard moments, and nothing to count.',
          },
        ],
      },
      {
        kind: 'host',
        eyebrow: 'Who you will talk to',
        title: 'A coach who has licked the spoon, too',
      },
      {
        kind: 'statistics',
        items: [
          { value: '10,000+', label: 'people helped' },
          { value: '87%', label: 'still sugar-free after six months' },
          { value: '4.9/5', label: 'average rating of the session' },
        ],
      },
      {
        kind: 'questions',
        title: 'Before you book',
        items: [
          {
            question: 'Is it really free?',
            answer:
              'Yes. Thirty minutes, one coach, no card. If we think a programme would help you, we will say so in a sentence, and you decide later.',
          },
          {
            question: 'Do I have to give up fruit?',
            answer:
              'No. Fruit comes with fibre, water and its own brakes. We look at the sugar that comes alone.',
          },
          {
            question: 'I have tried everything. Why would this work?',
            answer:
              'Because we do not start with food. We start with the hour of the day when every plan of yours has ended so far.',
          },
          {
            question: 'I have diabetes. Can I still come?',
            answer:
              'Yes, with your doctor in the loop. We coach habits and do not change any treatment.',
          },
        ],
      },
      {
        kind: 'closing',
        headline: 'Half an hour. Then decide about the sugar bowl.',
        button: 'Choose a time',
        note: 'Opens our calendar in a new tab.',
      },
    ],
  },
});
