import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'harbor-booking',
  coach: 'harbor',
  path: '/harbor-booking',
  aliases: ['/HarborBooking', '/book-harbor'],
  strayEndings: ['%20-'],
  minutes: 45,
  offer: {
    kind: 'call',
    name: 'Relocation Strategy Call',
    summary: 'Forty-five minutes, one real move, and a plan from offer letter to first school day.',
  },
  page: {
    title: 'Free 45-minute relocation strategy call | Harbor',
    description:
      'Bring one executive move to San Diego. In 45 free minutes we plan it with you: family, neighbourhood, vendors, budget and the first ninety days.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free relocation strategy call · 45 minutes',
        headline: 'Bring us the move that keeps you awake',
        lead: 'A start date in nine weeks. Two children. A partner with a career of her own, and a chief executive who wants news on Friday. Tell us about it. You leave the call with a plan on one page, and it is yours whether we carry it out or you do.',
        artwork: {
          kind: 'scene',
          scene: 'skyline',
          alt: 'The San Diego skyline across calm water, the bridge on the right and the sun above it',
        },
        button: 'Book My Strategy Call',
        note: 'For HR, mobility and talent teams. No charge and no contract.',
      },
      {
        kind: 'benefits',
        eyebrow: 'On one page, in 45 minutes',
        title: 'Four answers your chief executive will ask for',
        items: [
          {
            title: 'A calendar without gaps',
            text: 'From offer letter to first school day, week by week. Every idle day in a hotel shows, and goes.',
          },
          {
            title: 'A figure you can defend',
            text: 'What a move of this kind costs, where 35-50% of it usually leaks, and which allowance does nothing.',
          },
          {
            title: 'Two neighbourhoods, not twenty',
            text: 'We match the household to the places where such households stayed. The viewing trip shrinks to a weekend.',
          },
          {
            title: 'A name for the partner',
            text: 'Who calls, when, and about what. If the partner settles, the executive does.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'What HR leaders ask us first',
        items: [
          {
            question: 'What should I have ready?',
            answer:
              'The start date, who is moving, and the budget if there is one. Names are not needed: “a finance director, two children, a dog” is enough.',
          },
          {
            question: 'We already have a relocation vendor. Is this still useful?',
            answer:
              'Yes. Most of our clients kept theirs. We plan the seams between vendors, where the waiting and the money are, and your vendor may have the plan.',
          },
          {
            question: 'Do you only plan moves to San Diego?',
            answer:
              'The plan works anywhere. The neighbourhoods, the schools and the people we can call are here, so for other cities we will tell you what to find out.',
          },
          {
            question: 'What happens after the 45 minutes?',
            answer:
              'You receive the page within a day. If you want us to carry it out, we send one price for the whole move. If you do not, you hear nothing more about it.',
          },
        ],
      },
      {
        kind: 'statistics',
        title: 'The moves behind the advice',
        items: [
          { value: '500+', label: 'executive relocations' },
          { value: '98%', label: 'satisfaction after ninety days' },
          { value: '35-50%', label: 'lower cost per move' },
        ],
      },
      {
        kind: 'host',
        eyebrow: 'Who will be on the call',
        title: 'A planner who has sat in the moving truck',
      },
      {
        kind: 'booking',
        title: 'The start date will not move. The plan can begin today.',
        button: 'Choose a Time',
        note: 'Our calendar opens in a new tab, in your own time zone.',
      },
    ],
  },
});
