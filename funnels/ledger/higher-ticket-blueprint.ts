import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'ledger-higher-ticket-blueprint',
  coach: 'ledger',
  path: '/ledger-higher-ticket-blueprint',
  offer: {
    kind: 'workshop',
    name: 'Higher Ticket Blueprint',
    summary: 'A virtual workshop in which you price advisory work, with your own figures.',
  },
  page: {
    title: 'Higher Ticket Blueprint: virtual workshop | Ledger',
    description:
      'A free virtual workshop for accounting firm owners: rank your clients, price three advisory services, leave with a fee letter.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free virtual workshop for firm owners',
        headline: 'Same clients. One more zero, where it is due.',
        lead: 'You answer questions worth five thousand dollars on the phone and then invoice the tax return at six hundred. In this workshop you price the answers. Bring your client list; we supply the arithmetic.',
        button: 'Register for the workshop',
        artwork: {
          kind: 'scene',
          scene: 'ledger',
          alt: 'A ruled ledger page on which four blocks ascend from left to right',
        },
      },
      {
        kind: 'lessons',
        eyebrow: 'What you’ll discover',
        title: 'Agenda, in order of yield',
        items: [
          {
            title: 'Which fifth of your clients pays for the rest',
            text: 'Revenue per hour, client by client. The sort takes four minutes. The silence afterwards takes longer.',
          },
          {
            title: 'Three services you already give away',
            text: 'The hiring question, the purchase question, the what-will-I-owe question: scoped, named and priced.',
          },
          {
            title: 'The price ladder',
            text: 'Compliance, planning, advisory. Where to set each rung so that the middle one is taken.',
          },
          {
            title: 'The fee letter',
            text: 'One page that states scope, fee and what is extra. You leave with a draft in your own figures.',
          },
          {
            title: 'How to say it',
            text: 'A four-minute conversation for existing clients, including the pause after the number.',
          },
        ],
      },
      {
        kind: 'logos',
        title: 'The method, as published in',
        items: [
          { name: 'The Closing Entry', file: 'logo-closing-entry.png' },
          { name: 'Midwest CPA Forum', file: 'logo-midwest-cpa.png' },
          { name: 'Firm & Figure', file: 'logo-firm-and-figure.png' },
          { name: 'Quarter Four', file: 'logo-quarter-four.png' },
          { name: 'Small Practice Review', file: 'logo-small-practice.png' },
        ],
      },
      { kind: 'event', title: 'Particulars', facts: [{ label: 'Fee', value: 'None' }] },
      { kind: 'host', eyebrow: 'The leader', title: 'Led by people who have raised their own' },
      {
        kind: 'audience',
        title: 'Materiality test',
        intro: 'Ninety minutes are only worth it for the right firm.',
        forYou: [
          'You own an accounting firm with up to thirty people',
          'Your best clients ask you things that are on no invoice',
          'You work to capacity and the margin does not show it',
          'You would rather lose six clients than hire again',
        ],
        notForYou: [
          'You want more leads: this is about the clients you have',
          'You opened last month and have no client list to sort',
          'You are looking for CPE credit: none is given',
        ],
      },
      {
        kind: 'closing',
        headline: 'Net result: the same week, at a different price.',
        text: 'Registration takes two fields.',
        button: 'Register for the workshop',
      },
    ],
  },
  event: {
    name: 'Higher Ticket Blueprint Virtual Workshop',
    startsAt: '2027-05-12T11:00',
    timeZone: 'America/New_York',
    minutes: 90,
    place: 'Live online, by video meeting',
    reminder: { hoursBefore: 24, function: 'send-reminder' },
    whenBegun: {
      title: 'Workshop in session',
      text: 'Whoever is registered enters by the link in our email. Registration has ended. The same items can be reviewed against your own figures in a call, at no charge.',
      button: { label: 'Schedule a call', to: '/ledger-booking' },
    },
    whenOver: {
      title: 'Workshop closed on {event.date}',
      text: 'Registration has ended. The items that were discussed can be reviewed against your own figures in a call, at no charge.',
      button: { label: 'Schedule a call', to: '/ledger-booking' },
    },
  },
  form: {
    title: 'Registration',
    subtitle: '{event.date}, {event.time}.',
    fields: {
      name: {
        kind: 'text',
        label: 'Full name',
        autocomplete: 'name',
        required: true,
        missing: 'Full name is blank.',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'name@yourfirm.com',
        autocomplete: 'email',
        required: true,
        missing: 'Email is blank.',
        invalid: 'This address does not reconcile. Expected: name@yourfirm.com.',
      },
    },
    missing: { title: 'Error', description: 'Please fill in all required fields' },
    button: { idle: 'Register for the workshop', busy: 'Registering...' },
    privacy: 'Used for this workshop. No follow-up series.',
  },
  submission: {
    source: 'ledger-higher-ticket-blueprint',
    metadata: { event: '{event.name}', page: '{page}' },
    email: {
      function: 'send-ledger-email',
      body: ['subject', 'htmlContent', 'toEmail'],
      onFailure: 'log',
    },
  },
  success: {
    after: 'clear',
    toast: {
      title: 'Registration Successful!',
      description: 'Check your email for your workshop details.',
    },
  },
  failure: {
    any: { title: 'Error', description: 'Something went wrong. Please try again.' },
  },
});
