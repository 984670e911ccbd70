import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'bright-income-breakthrough',
  coach: 'bright',
  path: '/bright-income-breakthrough',
  offer: {
    kind: 'masterclass',
    name: 'Income Breakthrough Masterclass',
    summary: 'Sixty live minutes. You bring a number. You leave with the sentence that raises it.',
  },
  page: {
    title: 'Income Breakthrough Masterclass | Bright Income',
    description:
      'A free live masterclass: sixty minutes, 100 seats. Find your number, build your sentence, practise it out loud. A $497 value, yours for nothing.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free live masterclass · 60 minutes',
        headline: 'One hour. One sentence. 25% more.',
        lead: 'Reading about money is easy. Saying it is not. So we say it together: live, out loud, with a room full of people who are just as nervous. By the end you have a number, a sentence and a date.',
        points: ['Free, a $497 value', '{event.seats} seats', 'You practise. We do not lecture.'],
        artwork: {
          kind: 'scene',
          scene: 'sunrise',
          alt: 'A sun rises over a field; its rays are bars of a chart and grow from left to right',
        },
      },
      {
        kind: 'event',
        title: 'When and where',
        facts: [{ label: 'Price', value: 'Free, a $497 value' }],
      },
      {
        kind: 'steps',
        eyebrow: 'Minute by minute',
        title: 'What happens in the hour',
        items: [
          {
            title: 'Minutes 0 to 15: your number',
            text: 'Everybody writes down one figure and adds a quarter. We show you three places to check whether the market agrees. It usually does.',
          },
          {
            title: 'Minutes 15 to 30: your sentence',
            text: 'Two results, one price, one date. We build it from your own last year. No buzzwords, no begging.',
          },
          {
            title: 'Minutes 30 to 45: out loud',
            text: 'You say it to one other person, five times. The first time is awful. The fifth time is boring. Boring is the goal.',
          },
          {
            title: 'Minutes 45 to 60: what they will answer',
            text: '“There is no budget.” “Not this year.” “Let me think.” Three answers, three replies, and your questions.',
          },
        ],
      },
      {
        kind: 'audience',
        title: 'Is this you?',
        forYou: [
          'You are good at your work, and your pay is three years behind',
          'You freelance, and your prices start with “sorry”',
          'You have the money talk planned. Since last spring.',
        ],
        notForYou: [
          'You want passive income by Tuesday',
          'You would rather watch a recording: there is none, because people say real numbers',
        ],
      },
      { kind: 'host', eyebrow: 'Your hosts', title: 'We were nervous, too. For years.' },
      {
        kind: 'testimonials',
        title: 'After the fifth time',
        items: [
          {
            quote:
              'My partner in the exercise was a carpenter from Maine. He gave me back my own sentence, shorter. I used it on Monday. 26%.',
            name: 'Joanna W.',
            role: 'Office manager',
            stars: 5,
          },
          {
            quote:
              'I quoted the new price with a straight face. The client said “sounds right”. Sounds right!',
            name: 'Theo N.',
            role: 'Electrician',
            stars: 5,
          },
        ],
      },
      {
        kind: 'seats',
        text: '{event.seats} seats. Everybody practises in pairs, so we really do stop there.',
      },
      {
        kind: 'closing',
        headline: 'You can keep the number to yourself. Or you can come.',
        button: 'Save my seat',
        note: 'You get a reminder 24 hours before.',
      },
    ],
  },
  event: {
    name: 'Income Breakthrough Masterclass',
    startsAt: '2027-04-22T17:00',
    timeZone: 'America/Phoenix',
    minutes: 60,
    place: 'Live online, by video meeting',
    seats: 100,
    reminder: { hoursBefore: 24, function: 'send-reminder' },
    whenFull: {
      title: 'Every seat is gone',
      text: 'All {event.seats} of them! You can still find your number tonight: the report has the same sum, and you can do it with a cold cup of coffee beside you.',
      button: { label: 'Get the report', to: '/bright-report' },
    },
    whenBegun: {
      title: 'We are saying it out loud right now',
      text: 'Got a seat? The link in your email opens the room. No seat? The report takes you to your number at your own pace. Start now.',
      button: { label: 'Get the report', to: '/bright-report' },
    },
    whenOver: {
      title: 'We said it out loud on {event.date}',
      text: 'You missed a loud room, and that is all you missed. The report takes you to your number at your own pace.',
      button: { label: 'Get the report', to: '/bright-report' },
    },
  },
  form: {
    title: 'Save your seat',
    subtitle: 'Ten seconds. Then you are in.',
    fields: {
      name: {
        kind: 'text',
        label: 'Name',
        autocomplete: 'name',
        required: true,
        missing: 'Who is coming? A first name is fine.',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'We need an email to send your link.',
        invalid: 'So close. It should look like you@example.com.',
      },
      customEventType: { kind: 'constant', value: 'masterclass' },
    },
    missing: {
      title: 'Please fill in all fields',
      description: 'Both name and email are required to register.',
    },
    button: { idle: 'Save my free seat', busy: 'Registering...' },
    privacy: 'You get the link and a few short emails. Leave any time.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the details and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'bright-event-page',
    metadata: { event: '{event.name}', page: '{page}' },
    journey: { campaign: 'Income Breakthrough Campaign', firstEmail: 'now' },
    email: {
      function: 'register-event',
      body: ['email', 'name', 'eventId', 'eventName', 'source', 'customEventType'],
      onFailure: 'log',
    },
  },
  success: {
    after: 'clear',
    toast: {
      title: 'Registration Successful! 🎉',
      description: 'Check your email for immediate access to the masterclass.',
    },
  },
  failure: {
    any: { title: 'Registration Failed', description: 'Please try again or contact support.' },
    alreadyRegistered: {
      title: 'Registration Failed',
      description: 'Please try again or contact support.',
    },
    full: { title: 'Registration Failed', description: 'Please try again or contact support.' },
  },
});
