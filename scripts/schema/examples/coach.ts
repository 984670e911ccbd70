import { defineCoach } from '#engine/define-coach.ts';

/** The coach of the reference. */
export const coach = defineCoach({
  slug: 'saltmarsh',
  brand: 'Saltmarsh Writing',
  tagline: 'For people with a book in a drawer.',
  audience: 'people who write beside a day job',
  theme: {
    paper: '#F7F4EC',
    ink: '#1C2B2D',
    strong: '#1F5A52',
    accent: '#D98E4A',
    display: 'Newsreader',
    motif: 'contours',
  },
  emblemAlt: 'Contour lines of a marsh at low tide',
  biography: {
    headline: 'Edith Marlow has finished nine books, four of them twice.',
    paragraphs: [
      'Edith edited other people’s novels for eighteen years before she finished one of her own.',
      'She now teaches the part that nobody teaches: what to do between page forty and the end.',
    ],
    credentials: [
      'Editor of more than sixty published novels',
      'Teacher of evening classes since 2009',
    ],
  },
  sender: { name: 'Edith Marlow', email: 'edith@saltmarsh-writing.example' },
  contactEmail: 'hello@saltmarsh-writing.example',
  schedulingUrl: 'https://calendar.saltmarsh-writing.example/first-pages',
  postalAddress: 'Saltmarsh Writing, 4 Ferry Lane, Rye TN31 7AA, United Kingdom',
  timeZone: 'Europe/London',
  letter: 'weekly',
  legal: {
    privacy: '/saltmarsh/privacy',
    imprint: 'https://saltmarsh-writing.example/who-we-are',
  },
  documents: [
    {
      path: '/saltmarsh/privacy',
      title: 'What we keep of you',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we keep',
          paragraphs: [
            'Your name, your address and what you tell us of your book, with the page and the time.',
            'No cookies. We count how often a page is read, *not* who reads it.',
          ],
        },
        {
          heading: 'Until when',
          paragraphs: [
            'Until you ask us to delete it: write to hello@saltmarsh-writing.example. The service that delivers our emails sees your address, and so does Zapier, which puts it into our list; nobody else does.',
          ],
        },
      ],
    },
  ],
  functions: {
    'send-workbook': {
      template: 'guide',
      body: ['email', 'name'],
      message: {
        subject: 'Your workbook: {leadMagnet}',
        preview: 'Seven pages, one for each evening.',
        heading: 'Here it is, {name}',
        paragraphs: ['Print it if you can. A pen makes you braver than a cursor does.'],
        points: [
          {
            title: 'Find the page',
            text: 'Mark the page on which you stopped, and the last good line.',
          },
          {
            title: 'Ask the question',
            text: 'Write down what your hero does not want to be asked.',
          },
        ],
        afterword: ['Answer this email if you get stuck. I read every answer myself.'],
        button: { label: 'Talk about your pages', to: 'scheduling' },
        signOff: 'Edith',
      },
    },
    'keep-a-chair': {
      template: 'confirmation',
      body: ['email', 'name', 'eventName'],
      nameDefault: 'writer',
      message: {
        subject: 'Please confirm your chair: {event.name}',
        preview: 'One click keeps it for you.',
        heading: 'Nearly there, {name}',
        paragraphs: [
          '{event.name} is on {event.date} at {event.time}. Please confirm your chair within a day.',
        ],
        button: { label: 'Keep my chair', to: 'seat' },
      },
    },
    'remind-of-evening': {
      template: 'reminder',
      body: ['email', 'name', 'eventName'],
      message: {
        subject: 'Tomorrow: {event.name}',
        preview: 'Bring one page that you are not sure about.',
        heading: 'See you tomorrow, {name}',
        paragraphs: ['We begin at {event.time}. {event.place}.'],
      },
    },
  },
  campaigns: [
    {
      name: 'Saltmarsh Evenings',
      active: true,
      window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 7, toHour: 20 },
      endsWith: ['evening-of-middles', 'booking', 'purchase'],
      steps: [
        {
          id: 'first-evening',
          after: { days: 1 },
          message: {
            subject: 'Did you find the page?',
            preview: 'Most people stop sooner than they think.',
            heading: 'Where did you stop, {name}?',
            paragraphs: [
              'Look for the last page that you enjoyed. The trouble began on the one after it.',
            ],
            button: { label: 'Open the workbook', to: 'download' },
          },
        },
        {
          id: 'the-quiet-part',
          after: { days: 4 },
          message: {
            subject: 'The quiet part of a story',
            preview: 'Nothing happens, and it must.',
            heading: 'When nothing happens',
            paragraphs: [
              'A quiet chapter needs one thing that cannot be taken back. Put it in early.',
            ],
          },
        },
      ],
    },
  ],
  inbound: [
    { kind: 'calendly', name: 'saltmarsh-calls', is: 'booking', secret: 'SALTMARSH_CALENDLY_KEY' },
    { kind: 'cal.com', name: 'saltmarsh-evenings', is: 'booking', secret: 'SALTMARSH_CAL_KEY' },
    { kind: 'stripe', name: 'saltmarsh-shop', is: 'purchase', secret: 'SALTMARSH_STRIPE_KEY' },
    {
      kind: 'signed',
      name: 'saltmarsh-desk',
      is: 'booking',
      secret: 'SALTMARSH_DESK_KEY',
      signature: { header: 'X-Desk-Signature', encoding: 'hex', prefix: 'sha256=' },
      id: 'id',
      email: 'visit.guest.email',
      when: { at: 'type', is: ['visit.planned'] },
      cancelled: { at: 'type', is: ['visit.called-off'] },
    },
  ],
  notify: { to: ['hello@saltmarsh-writing.example'], digest: 'daily' },
  webhooks: [
    {
      url: 'https://hooks.zapier.com/hooks/catch/5550100/saltmarsh',
      events: ['lead.created', 'erased'],
      secret: 'SALTMARSH_WEBHOOK_SECRET',
    },
  ],
});
