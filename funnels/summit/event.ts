import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'event',
  coach: 'summit',
  path: '/event',
  offer: {
    kind: 'event',
    name: 'Ninety Days Live',
    summary:
      'One evening with your own numbers: find the part of your business that can grow by a quarter first.',
  },
  page: {
    title: 'Ninety Days Live: an evening for owners | Summit',
    description:
      'An exclusive live evening for business owners: bring last month’s revenue, leave with the first step towards 25% more in 90 days.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Ninety Days Live · by invitation of Summit',
        headline: 'Exclusive live event for owners who want 25% more',
        lead: 'One evening, one room, no stage magic. You bring last month’s revenue. We show you which part of it can grow by a quarter in ninety days, and you go home with the first step in your own handwriting.',
        artwork: {
          kind: 'scene',
          scene: 'stage',
          alt: 'A small stage in warm light: a lectern, a chart with a rising line and the first rows of an audience',
        },
        note: 'Free for owners, and kept small enough for everyone to be heard.',
      },
      {
        kind: 'lessons',
        eyebrow: 'Three things you will learn',
        title: 'Enough for one evening. Enough for one quarter.',
        items: [
          {
            title: 'Where your next 25% is hiding',
            text: 'A single sheet that sorts last month into price, product and people, and shows which of the three pays first in your trade.',
          },
          {
            title: 'How to raise a price without a speech',
            text: 'We rehearse it in pairs until it takes eleven seconds. Most owners find the number harder to say than their customers find it to hear.',
          },
          {
            title: 'What to stop doing on Monday',
            text: 'Every business in the room carries one offer that eats its profit. You will know yours before the break.',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'How the evening runs',
        items: [
          {
            title: 'Arrive with one number',
            text: 'What came in last month, and how much of it from people who had bought before.',
          },
          {
            title: 'Work in fives',
            text: 'Small tables, mixed trades, nobody from your own street. Your numbers stay at your table.',
          },
          {
            title: 'The break',
            text: 'Half an hour, and on purpose. The best price rise we know was decided between a sandwich and a coat rack.',
          },
          {
            title: 'Write the first step',
            text: 'One action, one date, one witness: somebody at your table, who calls you ten days later and asks how it went.',
          },
        ],
      },
      { kind: 'host', eyebrow: 'Who leads the evening', title: 'Coaches who bring a calculator' },
      {
        kind: 'event',
        title: 'The evening in short',
        facts: [{ label: 'Price', value: 'Free for business owners' }],
      },
      {
        kind: 'seats',
        text: 'Limited seating: tables of five, and when the room is full we close the list.',
      },
      {
        kind: 'closing',
        headline: 'Keep a chair at one of the tables.',
        text: 'Two fields, no payment. The address and the date come by email.',
        button: 'RSVP - Reserve My Seat',
      },
    ],
  },
  event: {
    name: 'Ninety Days Live',
    timeZone: 'America/Denver',
    minutes: 120,
    place: 'In person, in Denver',
  },
  form: {
    title: 'Will you come?',
    subtitle: 'Say yes now. We will send the date and address as soon as the room is booked.',
    fields: {
      name: {
        kind: 'text',
        label: 'First name (optional)',
        help: 'For the card at your table.',
        autocomplete: 'given-name',
        required: false,
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@yourbusiness.com',
        autocomplete: 'email',
        required: true,
        missing: 'Please enter your email address. The invitation has to go somewhere.',
        invalid:
          'This address looks incomplete. It needs an @ and a domain, like name@example.com.',
      },
    },
    missing: { title: 'Please enter your email address' },
    button: { idle: 'RSVP - Reserve My Seat', busy: 'Registering...' },
    privacy: 'We write about the evening and what you can prepare. Unsubscribe at any time.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the details and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'event-rsvp',
    metadata: { event: '{event.name}', page: '{page}' },
    journey: { campaign: 'Live Event Campaign', firstEmail: 'now' },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId', 'source'],
      onFailure: 'log',
    },
  },
  success: {
    after: 'clear',
    toast: {
      title: 'RSVP Confirmed!',
      description: "Thank you for registering! We'll send you event details soon.",
    },
  },
  failure: { any: { title: 'Something went wrong. Please try again.' } },
  allow: [
    {
      rule: 'scarcity',
      because: 'No room is booked yet; the list is closed by hand when the tables are full.',
    },
  ],
});
