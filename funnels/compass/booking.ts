import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'booking',
  id: 'compass-booking',
  coach: 'compass',
  path: '/compass-booking',
  minutes: 30,
  offer: {
    kind: 'call',
    name: 'Bearings Call',
    summary: 'Half an hour with somebody who reads maps, with yours on the table.',
  },
  page: {
    title: 'Free 30-minute strategy call | Compass Mission',
    description:
      'A free half hour for people between two lives: tell us where you have been, and we will tell you which way you keep looking.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free strategy call · 30 minutes',
        headline: 'Tell us where you have been. We will say where you are looking.',
        lead: 'Nobody can see the direction of their own gaze. For half an hour we listen to the road behind you: the posts you held, the ones you left, the subject you return to when the wine is poured. At the end we turn the map around and show you the needle.',
        artwork: {
          kind: 'scene',
          scene: 'contours',
          alt: 'A hand-drawn map: contour lines of two hills, a dotted path between them and a compass needle',
        },
        button: 'Find a half hour',
        note: 'Free of charge. You need neither a plan nor a title.',
      },
      {
        kind: 'steps',
        eyebrow: 'An itinerary',
        title: 'How thirty minutes are spent',
        items: [
          {
            title: 'The road so far',
            text: 'Ten minutes, told by you, in any order. Detours are welcome; they are usually the point.',
          },
          {
            title: 'The words you repeat',
            text: 'Ten minutes, read back by us. We note verbs while you talk. There are never more than three that matter.',
          },
          {
            title: 'The bearing',
            text: 'Ten minutes on one sentence and the first mile. You write it; we hold the paper still.',
          },
        ],
      },
      {
        kind: 'testimonials',
        title: 'Postcards',
        items: [
          {
            quote:
              'They counted the word “repair” nine times. I had called to talk about marketing. I now run a clock workshop in Savannah.',
            name: 'Edmund F.',
            role: 'Once a brand director',
            stars: 5,
          },
          {
            quote:
              'I stayed where I was. That was the bearing, and I would not have believed it from anybody who gained by it.',
            name: 'Leila C.',
            role: 'Hospice nurse',
            stars: 5,
          },
        ],
      },
      { kind: 'host', eyebrow: 'Who listens', title: 'A fellow walker with a dry pencil' },
      {
        kind: 'booking',
        eyebrow: 'The next fork',
        title: 'You might as well take it in company',
        intro:
          'Mornings and evenings are both open, because some thoughts keep office hours and some do not.',
        button: 'Find a half hour',
        note: 'The calendar opens in a new tab.',
      },
    ],
  },
});
