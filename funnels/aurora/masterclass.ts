import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'masterclass',
  coach: 'aurora',
  path: '/masterclass',
  offer: {
    kind: 'masterclass',
    name: 'The Quiet Company',
    summary:
      'A live, ninety-minute evening on building a business that does not need your evenings.',
  },
  page: {
    title: 'The Quiet Company: a free evening masterclass | Aurora',
    description:
      'A free live masterclass for entrepreneurs: one evening, ninety minutes, three exercises. Build a company that no longer needs your evenings.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free live masterclass · an evening of 90 minutes',
        headline: 'Give one evening to the business, and have the others back',
        lead: 'A company gets loud as it grows: messages at supper, decisions that travel home in your pocket. On this one evening we take it apart calmly, in good company, and put it together so that it can be left alone until morning.',
        artwork: {
          kind: 'scene',
          scene: 'ribbons',
          alt: 'Ribbons of green and violet light over a dark horizon, mirrored in still water',
        },
        note: 'Free of charge; a $497 value. You need a pen and last week’s calendar.',
      },
      {
        kind: 'event',
        eyebrow: 'The invitation',
        title: 'An evening at the long table',
        facts: [
          { label: 'Admission', value: 'Free, a $497 value' },
          { label: 'Doors', value: 'Ten minutes early, with music' },
        ],
      },
      {
        kind: 'lessons',
        eyebrow: 'The programme',
        title: 'Three movements and a coda',
        items: [
          {
            title: 'Andante: where the noise comes from',
            text: 'We colour one ordinary week. Most founders find that a third of their hours merely came to them, and that nobody would have missed them.',
          },
          {
            title: 'Allegro: the decision that waits',
            text: 'Each guest brings one postponed decision. A twelve-minute method settles it, with two colleagues to listen and none to advise.',
          },
          {
            title: 'Adagio: the house rules of a quiet company',
            text: 'Four agreements with your team on hours, money, mistakes and silence. You draft yours on the spot.',
          },
          {
            title: 'Coda: an hour at the window',
            text: 'How to defend the first evening you win back. It is always attacked in the second week.',
          },
        ],
      },
      {
        kind: 'quote',
        quote:
          'I came for a strategy and left with my Thursdays. It was the better bargain, and revenue has not noticed.',
        by: 'Helena J., letterpress studio',
      },
      {
        kind: 'host',
        eyebrow: 'At the head of the table',
        title: 'Whoever holds the lamp that night',
      },
      {
        kind: 'audience',
        title: 'The guest list',
        forYou: [
          'You founded it, you lead it, and it follows you to the bathroom',
          'Your team is good and still asks you everything',
          'You think best after dark and resent giving that hour to email',
        ],
        notForYou: [
          'You are in your first weeks: noise is a good sign then, do come back next year',
          'You hope for a list of apps',
        ],
      },
      {
        kind: 'closing',
        headline: 'The lamp is lit at {event.time}.',
        button: 'Reserve a chair',
      },
    ],
  },
  event: {
    name: 'The Quiet Company',
    startsAt: '2027-10-13T19:00',
    timeZone: 'America/New_York',
    minutes: 90,
    place: 'Live online, by video meeting',
    reminders: [
      { hoursBefore: 24, function: 'send-reminder' },
      { minutesBefore: 30, function: 'send-doors-open' },
    ],
    whenBegun: {
      title: 'The lamp is lit',
      text: 'We are at the table now. Whoever has reserved a chair comes in by the link in our email, late and quietly if need be. For everybody else there is half an hour, one decision, you and one of us.',
      button: { label: 'See the power session', to: '/aurora-power-session' },
    },
    whenOver: {
      title: 'The lamp is out',
      text: 'The table met on {event.date}. A quieter way remains: half an hour, one decision, you and one of us.',
      button: { label: 'See the power session', to: '/aurora-power-session' },
    },
  },
  form: {
    title: 'Reserve a chair',
    subtitle: 'Your name for the place card, your address for the invitation.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'name',
        required: true,
        missing: 'May we have a name for the place card?',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'Kindly add the address for your invitation.',
        invalid:
          'The invitation would be returned from this address. Please write it like you@example.com.',
      },
    },
    button: { idle: 'Reserve my chair', busy: 'Reserving...' },
    privacy: 'Used for this evening and for nothing after it.',
  },
  submission: {
    source: 'Aurora - Masterclass',
    metadata: { event: '{event.name}', page: '{page}' },
    email: {
      function: 'send-aurora-masterclass-email',
      body: ['name', 'email'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'clear',
    toast: { title: 'Registration successful! Check your email for confirmation.' },
  },
  failure: {
    any: { title: '{message}', withoutMessage: 'Registration failed. Please try again.' },
  },
});
