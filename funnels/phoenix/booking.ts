import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'phoenix-booking',
  coach: 'phoenix',
  path: '/phoenix-booking',
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Phoenix Strategy Call',
    summary:
      'Thirty unhurried minutes with a woman who has led a business through a year like yours.',
  },
  page: {
    title: 'Free 30-minute strategy call | Phoenix Path',
    description:
      'A free half hour for women entrepreneurs in a hard season: what to keep, what may rest, and the next step you have strength for.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free strategy call · 30 minutes',
        headline: 'Begin with what is left. It is more than you think.',
        lead: 'You do not need a plan before you call us. Bring the diary you stopped opening, the inbox, the lease. In half an hour we find the part of your business that is still warm and decide, together, on the next step you have strength for.',
        button: 'Choose your half hour',
        note: 'Free. You may cry, or laugh, or read us figures.',
        artwork: {
          kind: 'scene',
          scene: 'feathers',
          alt: 'A wing of brushed feathers that opens above a dark line of hills',
        },
      },
      {
        kind: 'quote',
        quote: 'She did not tell me I was brave. She asked which bill was first.',
        by: 'Nora P., florist',
      },
      {
        kind: 'steps',
        title: 'How the half hour goes',
        items: [
          {
            title: 'You say where it hurts, or you do not',
            text: 'Two sentences are enough. “My husband died in May” is enough. “I would rather not say” is enough.',
          },
          {
            title: 'We find the firm ground',
            text: 'Which clients, which work, which hour of your day still hold. There is always one of each.',
          },
          {
            title: 'We let something rest',
            text: 'At least one thing leaves your list, with a date on which you may take it up again.',
          },
          {
            title: 'You take one step with you',
            text: 'Written down and small enough for tomorrow.',
          },
        ],
      },
      {
        kind: 'statistics',
        items: [
          { value: '5,000+', label: 'women supported since the first kitchen table' },
          { value: '87%', label: 'still run their own business two years later' },
        ],
      },
      { kind: 'host', eyebrow: 'Who you will speak with', title: 'Someone who had to, as well' },
      {
        kind: 'questions',
        title: 'What women ask before they call',
        items: [
          {
            question: 'Is this therapy?',
            answer:
              'No. We are entrepreneurs, and we talk about your business and your strength for it. If you have a therapist, she and we get along well. If you are in danger or in crisis, please call your local emergency line first.',
          },
          {
            question: 'I have not worked for months. Is it too late?',
            answer:
              'Clients forget less than we fear. Most women find that the first message after a silence is answered within a day.',
          },
          {
            question: 'Will you try to sell me something?',
            answer:
              'We tell you at the end, in two sentences, how we work with women in the longer term. Then we hang up. You have our address.',
          },
        ],
      },
      {
        kind: 'booking',
        title: 'There is a place in the calendar with your name not yet on it',
        button: 'Choose your half hour',
        note: 'Our calendar opens in a new tab. You may move the call as often as life does.',
      },
    ],
  },
});
