import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'carewell-booking',
  coach: 'carewell',
  path: '/carewell-booking',
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Healthcare Transformation Call',
    summary: 'Thirty confidential minutes about your team, with someone who has led one.',
  },
  page: {
    title: 'Free healthcare transformation call | Carewell',
    description:
      'Thirty confidential minutes for leaders in healthcare: think aloud about your team with someone who has run a ward. Free of charge.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free Healthcare Transformation Call · 30 minutes',
        headline: 'Somebody should ask how you are doing, too',
        lead: 'You carry the schedule, the complaints and the worry about who resigns next. Spend half an hour with someone who has carried them, too. We listen first; then we think with you about the one thing that would ease the most.',
        button: 'Arrange my call',
        note: 'Confidential, and free of charge.',
        artwork: {
          kind: 'scene',
          scene: 'letter',
          alt: 'An opened letter beside a cup on a quiet desk',
        },
      },
      {
        kind: 'list',
        eyebrow: 'A good moment to call',
        title: 'Perfect for you if',
        marker: 'tick',
        items: [
          'you lead a healthcare organization of up to two hundred people',
          'a conversation is overdue and you have rehearsed it in the car',
          'experienced staff are leaving and the reasons sound alike',
          'meetings end politely and nothing changes',
          'you would like an outside view before you spend any money',
        ],
      },
      {
        kind: 'benefits',
        title: 'What the half hour can give you',
        items: [
          {
            title: 'A clear name for the problem',
            text: 'What looks like a difficult colleague is often a missing handover. We help you tell one from the other.',
          },
          {
            title: 'Words for the next conversation',
            text: 'You leave with an opening sentence you can say in your own voice.',
          },
          {
            title: 'One change, sized for your schedule',
            text: 'Something that fits into a week in which two people are already off sick.',
          },
        ],
      },
      { kind: 'host', eyebrow: 'Who will call you', title: 'A listener with a nursing license' },
      {
        kind: 'booking',
        title: 'Choose half an hour that is quiet for you',
        intro: 'Early mornings and evenings are in the calendar, too.',
        button: 'See available times',
        note: 'The calendar opens in a new tab.',
      },
    ],
  },
});
