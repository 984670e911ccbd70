import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'breakdown-breakthrough',
  coach: 'phoenix',
  path: '/breakdown-breakthrough',
  offer: {
    kind: 'masterclass',
    name: 'Breakdown to Breakthrough Masterclass',
    summary:
      'Ninety minutes for women whose life has come apart while the business still has to run.',
  },
  page: {
    title: 'Breakdown to Breakthrough Masterclass | Phoenix Path',
    description:
      'Divorce, illness, loss: a free live masterclass for women entrepreneurs on leading a business through the hardest year, and out of it.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free live masterclass for women who lead',
        headline: 'The old life fell. You are still standing in your shop.',
        lead: 'A diagnosis, a divorce, a death, and on Tuesday a customer would like to know when her order ships. For ninety minutes we sit with women who know that Tuesday, and work out what to keep, what may rest and how to begin again from there.',
        artwork: {
          kind: 'scene',
          scene: 'feathers',
          alt: 'Brushed feathers that rise from dark to bright, their tips glowing like embers',
        },
        note: 'Cameras may stay dark. Nobody will be asked to tell her story.',
      },
      {
        kind: 'story',
        eyebrow: 'Why we do this',
        title: 'The invoice in the waiting room',
        paragraphs: [
          'Marguerite sent her last invoice of that year from a plastic chair outside radiology. She had done the sum on her hand: if this one was paid, the studio could stay closed for five weeks.',
          'It was paid. And in those five weeks she found out that half of what she did all day had been holding up nothing at all. When she came back she opened three mornings a week, raised her prices, and stopped apologising in emails.',
          'She says that the year took her hair, her marriage and her fear of the telephone. Only the hair grew back.',
        ],
      },
      {
        kind: 'lessons',
        eyebrow: 'In ninety minutes',
        title: 'Four things to carry out of the fire',
        items: [
          {
            title: 'Three lists',
            text: 'Keep, rest, let go. How to sort a whole business in one evening, without deciding anything you might regret in spring.',
          },
          {
            title: 'Four sentences for your clients',
            text: 'Honest, and closed like a good door. They protect your income and your privacy in one breath.',
          },
          {
            title: 'One hour that holds',
            text: 'Finding the clear hour of a broken day, and what belongs in it.',
          },
          {
            title: 'A smaller, truer plan',
            text: 'Ninety days on half a page, drawn for the strength you have and not for the strength you had.',
          },
        ],
      },
      {
        kind: 'quote',
        quote:
          'Nobody rises from ashes in a single evening. First you sit in them, and notice that they are warm.',
        by: 'From the first kitchen-table notebook',
      },
      { kind: 'event', title: 'When we meet', facts: [{ label: 'Price', value: 'Free' }] },
      {
        kind: 'testimonials',
        title: 'Women who came as the day had left them',
        items: [
          {
            quote:
              'I joined from the car in front of my lawyer’s office. By the end I knew which half of my company I was going to fight for.',
            name: 'Leila H.',
            role: 'Interior design, newly divorced',
            stars: 5,
          },
          {
            quote:
              'They never once said “strong”. They asked what I could carry until Friday. It was the first useful question in months.',
            name: 'Ruth C.',
            role: 'Bookshop owner, widowed',
            stars: 5,
          },
          {
            quote:
              'I sent the four sentences the same night. Then I slept, which I had not planned.',
            name: 'Imani D.',
            role: 'Translator, in treatment',
            stars: 5,
          },
        ],
      },
      { kind: 'host', eyebrow: 'Who will be there', title: 'Three founders and a kettle' },
      {
        kind: 'closing',
        headline: 'You need not be ready. You only need the link.',
        button: 'Save me a place',
      },
    ],
  },
  event: {
    name: 'Breakdown to Breakthrough Masterclass',
    startsAt: '2027-04-15T12:00',
    timeZone: 'America/Denver',
    minutes: 90,
    place: 'Live online, by video meeting',
    reminder: { hoursBefore: 24, function: 'send-reminder' },
    whenBegun: {
      title: 'We are sitting together now',
      text: 'If you have a place, the link in our email opens the room; come as you are. If you have none, you are not too late for the rest: an unhurried call, with the kettle on and nothing to prepare.',
      button: { label: 'Talk with us', to: '/phoenix-booking' },
    },
    whenOver: {
      title: 'We have sat together',
      text: 'This masterclass was on {event.date}. You are not too late for the rest: an unhurried call, with the kettle on and nothing to prepare.',
      button: { label: 'Talk with us', to: '/phoenix-booking' },
    },
  },
  form: {
    title: 'Come and sit with us',
    subtitle: 'A name and an address. The rest may stay unsaid.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'given-name',
        required: true,
        missing: 'What name should we use for you?',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'We need an address to send your access to.',
        invalid: 'Something in this address broke off. It should look like you@example.com.',
      },
    },
    missing: {
      title: 'Missing Information',
      description: 'Please enter both your name and email address.',
    },
    button: { idle: 'Save me a place', busy: 'Saving your place...' },
    privacy: 'Your name is shown to nobody. Stop our emails whenever you like.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the details and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'breakdown-breakthrough-masterclass',
    metadata: { event_name: '{event.name}', timestamp: '{timestamp}' },
    journey: { campaign: 'Breakdown to Breakthrough Campaign', firstEmail: 'now' },
    email: {
      function: 'send-breakdown-breakthrough-email',
      body: ['email', 'name', 'campaignId'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'There is a chair for you, {name}',
      text: 'Your access details are on their way to {email}. Until then you need do nothing at all.',
      details: [
        { label: 'Date', value: '{event.date}' },
        { label: 'Time', value: '{event.time}, {event.minutes} minutes' },
        { label: 'Place', value: '{event.place}' },
      ],
      tip: 'If our email is not there by tonight, look in the spam folder. It may be hiding. We understand.',
      signOff: 'We keep the light on, Phoenix Path',
    },
    toast: {
      title: 'Success!',
      description: 'Check your email for your masterclass access details!',
    },
  },
  failure: {
    any: { title: 'Error', description: 'Something went wrong. Please try again.' },
    email: {
      title: 'Error',
      description: 'There was an issue sending your masterclass access. Please try again.',
    },
  },
});
