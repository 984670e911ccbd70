import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'ledger-booking',
  coach: 'ledger',
  path: '/ledger-booking',
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'AI CPA Strategy Call',
    summary: 'Thirty minutes on one workflow: what software takes over and what a person checks.',
  },
  page: {
    title: 'Free AI CPA strategy call | Ledger Growth Lab',
    description:
      'Thirty minutes, one workflow of your firm, four deliverables: task split, controls, hours returned and the fee that follows.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'AI CPA strategy call · 30 minutes · no charge',
        headline: 'Bring one workflow. Leave with its controls.',
        lead: 'Month-end, onboarding, the document chase: pick the process that annoys you most. We walk through it line by line with you and mark what software does, what a person checks, and what the fee becomes.',
        button: 'Book the call',
        artwork: {
          kind: 'scene',
          scene: 'ledger',
          alt: 'Ruled lines, a column of figures and four blocks that ascend beside it',
        },
      },
      {
        kind: 'statistics',
        items: [
          { value: '10+', label: 'hours saved per week' },
          { value: '40%', label: 'revenue increase within a year' },
          { value: '98%', label: 'satisfaction after the call' },
        ],
      },
      {
        kind: 'benefits',
        eyebrow: 'Deliverables',
        title: 'Four items, in writing, the same day',
        items: [
          {
            title: 'The task split',
            text: 'Every step of your workflow, marked S for software or P for person.',
          },
          {
            title: 'The controls',
            text: 'Who checks what, how often, and the threshold at which it stops.',
          },
          {
            title: 'The hours',
            text: 'A conservative estimate of what comes back per week, with its assumptions.',
          },
          {
            title: 'The fee',
            text: 'What to charge once the hour is no longer the unit, and whom to tell first.',
          },
        ],
      },
      { kind: 'host', eyebrow: 'Prepared by', title: 'A CPA takes the call. Not a closer.' },
      {
        kind: 'questions',
        title: 'Notes',
        items: [
          {
            question: 'Do you need access to client data?',
            answer:
              'No. Please do not send any. A description of the workflow is sufficient, and a screenshot with the names blacked out is generous.',
          },
          {
            question: 'Which software do you recommend?',
            answer:
              'Usually the one you already pay for and use at a third of its capacity. We earn no commission on any.',
          },
          {
            question: 'What happens after the call?',
            answer:
              'You receive the notes the same day. If you would like us to carry the plan out, there is a fixed fee for that. If not, the notes are complete without us.',
          },
        ],
      },
      {
        kind: 'booking',
        title: 'Reserve thirty minutes',
        intro: 'Tuesdays to Thursdays. In the second week of April we are where you are.',
        button: 'Book the call',
        note: 'The calendar opens in a new tab.',
      },
    ],
  },
});
