import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'pulse-booking',
  coach: 'pulse',
  path: '/pulse-booking',
  aliases: ['/book-pulse', '/discovery-call'],
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Business CPR Discovery Call',
    summary: 'Thirty minutes of triage: what to treat first in your business, and what can wait.',
  },
  page: {
    title: 'Book a Business CPR discovery call | Pulse',
    description:
      'Thirty free minutes of triage for exhausted owners: we find what is bleeding, what is only bruised, and what to do first.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free discovery call · 30 minutes',
        headline: 'The doctor will see you now',
        lead: 'Thirty minutes, one owner, one coach who has flatlined before you. We look at cash, people and rest, and tell you which of them to treat first. The other two may wait in the corridor.',
        button: 'Book my discovery call',
        note: 'No charge. Bring last week’s calendar, unedited.',
        artwork: {
          kind: 'scene',
          scene: 'pulse',
          alt: 'A heart monitor’s line: flat, then one strong beat, then the climbing curve of a graph',
        },
      },
      {
        kind: 'benefits',
        eyebrow: 'In the half hour',
        title: 'Triage, not therapy',
        items: [
          {
            title: 'A diagnosis in plain words',
            text: 'Which of the three has stopped: the money, the team or you. No model with four letters.',
          },
          {
            title: 'An order of treatment',
            text: 'What to do this week, what next month, and what to stop doing tonight.',
          },
          {
            title: 'A number to watch',
            text: 'One reading, once a week. If it recovers, so will the others.',
          },
        ],
      },
      {
        kind: 'audience',
        title: 'Who belongs in this waiting room',
        forYou: [
          'You own the business and it owns your evenings',
          'You employ people and still do the work of three of them',
          'You scored six or more in the burnout test',
        ],
        notForYou: [
          'You are looking for someone to run your ads',
          'You need medical help: please call your doctor first, and us later',
        ],
      },
      {
        kind: 'booking',
        eyebrow: 'No appointment book, no receptionist',
        title: 'Choose your half hour',
        intro: 'Slots before eight and after six are there because we know when you have time.',
        button: 'See available slots',
        note: 'Our calendar opens in a new tab.',
      },
      {
        kind: 'testimonials',
        title: 'They walked out on their own feet',
        items: [
          {
            quote:
              'I came for marketing advice. He asked when I had last eaten lunch sitting down. We fixed that, and then the marketing.',
            name: 'Tomas K.',
            role: 'Print shop, 9 people',
            stars: 5,
          },
          {
            quote:
              'Within ten minutes she had found the customer who was costing me 4,000 a month. I had been sending him Christmas hampers.',
            name: 'Bea W.',
            role: 'Logistics broker',
            stars: 5,
          },
          {
            quote: 'Blunt, funny and right. I have had two whole Sundays since.',
            name: 'Andre M.',
            role: 'Dental laboratory',
            stars: 5,
          },
        ],
      },
      { kind: 'host', eyebrow: 'About Pulse', title: 'The people on duty' },
      {
        kind: 'questions',
        title: 'Questions from the waiting room',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'Nothing. If we think that coaching would help, we will say so once, with the price. You can say no without giving a reason.',
          },
          {
            question: 'What should I bring?',
            answer:
              'Last week’s calendar and the balance of your business account. If you filled in the Vital Signs Chart, bring that instead.',
          },
          {
            question: 'Isn’t my business too small for a coach?',
            answer:
              'If it can cost you your sleep, it is large enough. Half of the people we talk to employ fewer than five.',
          },
          {
            question: 'What if I need to move the call?',
            answer:
              'Move it, once, with the link in your confirmation. If you find yourself moving it twice, keep the third one. You are the one it is for.',
          },
        ],
      },
      {
        kind: 'closing',
        headline: 'Nobody ever called too early.',
        button: 'Book my discovery call',
      },
    ],
  },
});
