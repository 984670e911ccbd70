import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'aurora-power-session',
  coach: 'aurora',
  path: '/aurora-power-session',
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Aurora Power Session',
    summary: 'Thirty minutes after hours, one postponed decision, settled before you hang up.',
  },
  page: {
    title: 'Book a free Aurora Power Session | Aurora',
    description:
      'One decision you have postponed, one experienced founder to listen, thirty minutes after hours. You hang up with the matter settled.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Aurora Power Session · 30 minutes, after hours',
        headline: 'One decision. One evening. Settled.',
        lead: 'There is a card on your desk, or in your head, with a question on it. Whether to part with a partner. Whether to sign. Whether to stop. Bring that one. A founder who has answered it before will sit with you until you have, too.',
        artwork: {
          kind: 'scene',
          scene: 'ribbons',
          alt: 'Evening over a wide horizon: two ribbons of light rise and lean towards each other',
        },
        button: 'Book my session',
        note: 'Free. Sessions begin after six, when the telephone has stopped ringing.',
      },
      {
        kind: 'benefits',
        eyebrow: 'The method',
        title: 'A decision needs three things, and seldom more time',
        items: [
          {
            title: 'A question that can be answered',
            text: '“What should I do about Paul?” cannot. “Do I renew Paul’s contract on the first?” can. The first ten minutes go here, and often half the worry goes with them.',
          },
          {
            title: 'The price of each answer',
            text: 'Yes, no and not yet: what each costs in money, in sleep and in a year. “Not yet” usually turns out to be the dearest.',
          },
          {
            title: 'A sentence to send',
            text: 'You draft the message that makes it real while we are still on the line. Whether you press the button that night is up to you.',
          },
        ],
      },
      {
        kind: 'quote',
        quote: 'Fourteen months of thinking, and then half an hour. I sent it at 9.04 and slept.',
        by: 'Tobias R., architect',
      },
      {
        kind: 'packages',
        eyebrow: 'And afterwards',
        title: 'Most guests need one evening. Some stay for the season.',
        intro:
          'The first session is a gift and stays one. Whoever wants more company knows beforehand what it costs.',
        items: [
          {
            name: 'One evening',
            price: 'Free',
            text: 'For the one decision that has waited.',
            includes: [
              'Thirty minutes with a founder',
              'The sentence to send, drafted together',
              'No follow-up, unless you ask',
            ],
            highlight: 'Begin here',
            button: { label: 'Book my session', to: 'scheduling' },
          },
          {
            name: 'Three evenings',
            price: { amount: 480, currency: 'USD' },
            text: 'For a decision with a second one behind it.',
            includes: [
              'Three sessions of an hour, two weeks apart',
              'The same founder each time',
              'A page of notes after each',
            ],
            button: { label: 'Ask for three', to: 'scheduling' },
          },
          {
            name: 'A season at the table',
            price: { amount: 1900, currency: 'USD' },
            text: 'For those who would like not to decide alone this year.',
            includes: [
              'Twelve Wednesdays with six other founders',
              'One hour alone with us each month',
              'A chair that is yours',
            ],
            button: { label: 'Ask for a chair', to: 'scheduling' },
          },
        ],
        note: 'You choose on the call, never before it.',
      },
      {
        kind: 'host',
        eyebrow: 'Who sits with you',
        title: 'A founder from our table, matched to your question',
      },
      {
        kind: 'closing',
        headline: 'It has waited long enough. So have you.',
        text: 'Choose an evening. The calendar opens in a new tab.',
        button: 'Book my session',
      },
    ],
  },
});
