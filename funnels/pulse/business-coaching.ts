import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'business-coaching',
  coach: 'pulse',
  path: '/business-coaching',
  offer: {
    kind: 'guide',
    name: 'The Vital Signs Chart',
    summary: 'Five readings that show in twenty minutes where your business is losing blood.',
    file: 'business-coaching.guide.ts',
  },
  page: {
    title: 'Business coaching for owners out of breath | Pulse',
    description:
      'Start with a free Vital Signs Chart: five readings, twenty minutes, and you know what to treat first. Business coaching by Pulse.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Business coaching · start with the free chart',
        headline: 'Your business has a pulse. You are it. That is the problem.',
        lead: 'If everything stops when you do, you do not own a business, you are on life support for one. Take its vital signs tonight: five readings, normal ranges, and what to do about each one in the red.',
        artwork: {
          kind: 'cover',
          title: 'The Vital Signs Chart',
          subtitle: 'Five readings for owners out of breath',
          author: 'Pulse Business CPR',
          badge: 'Free',
          alt: 'Cover of The Vital Signs Chart: a heart monitor’s line that turns into a rising graph',
        },
      },
      {
        kind: 'list',
        eyebrow: 'Symptoms',
        title: 'You may stop ticking at three',
        marker: 'tick',
        items: [
          'You answer messages in the bathroom, and not only then',
          'The best month in years left you with less than the one before',
          'Your team is good, and still asks you what colour the folder should be',
          'You have said “after this project” about every holiday since 2021',
          'The largest customer has your private number and uses it',
        ],
      },
      {
        kind: 'benefits',
        eyebrow: 'On the chart',
        title: 'Five readings. Each with a line where red begins.',
        items: [
          {
            title: 'Weeks of cash',
            text: 'How long you could breathe if nobody paid, and the call that adds a week.',
          },
          {
            title: 'Quotes out',
            text: 'The earliest sign of next month’s trouble, and five letters that reverse it.',
          },
          {
            title: 'Owner’s hours',
            text: 'Counted honestly, with Sundays. And the first meeting to let die.',
          },
          {
            title: 'Decisions that need you',
            text: 'Why the number should be under ten, and one rule that gets it there.',
          },
          {
            title: 'Weight of the largest customer',
            text: 'The share at which they start to run you, and how to get off the drip.',
          },
        ],
      },
      {
        kind: 'testimonials',
        title: 'Discharged in good condition',
        items: [
          {
            quote:
              'The chart told me in twenty minutes what my accountant had been too polite to say for two years.',
            name: 'Gary L.',
            role: 'Roofing, 14 people',
            stars: 5,
          },
          {
            quote: 'I went from 71 hours to 48. Revenue did not even notice. My daughter did.',
            name: 'Renée A.',
            role: 'Event catering',
            stars: 5,
          },
        ],
      },
      {
        kind: 'host',
        eyebrow: 'On duty',
        title: 'Coaches who know what the ceiling of an ambulance looks like',
      },
      {
        kind: 'closing',
        headline: 'Do not wait for a quiet week.',
        text: 'There has not been one since you opened.',
        button: 'Send me the chart',
      },
    ],
  },
  form: {
    title: 'Take your readings tonight',
    subtitle: 'Free, twenty minutes, no white coat required.',
    fields: {
      name: {
        kind: 'text',
        label: 'Name',
        autocomplete: 'given-name',
        required: true,
        missing: 'Name, please. Every patient has one.',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@company.com',
        autocomplete: 'email',
        required: true,
        missing: 'No address, no chart. Please add your email.',
        invalid: 'This address will bounce. It should look like you@company.com.',
      },
    },
    missing: { title: 'Please enter both your name and email.' },
    button: { idle: 'Send me the chart', busy: 'Sending...' },
    privacy: 'A chart, then four short emails. One click and we stop.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the chart and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'Pulse - Business Coaching',
    metadata: { page: '{page}' },
    leadId: 'page',
    journey: { campaign: 'Pulse Business Coaching Campaign', firstEmail: 'now' },
    email: {
      function: 'send-pulse-email',
      body: ['email', 'name', 'campaignId'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Check Your Email!',
      text: '{leadMagnet} is on its way to {email}, {name}. Print it; red shows better on paper.',
      tip: 'Nothing after five minutes? Look under spam. We have been called worse.',
      button: { label: 'Open the chart now', to: 'download' },
      signOff: 'Breathe out, the Pulse team',
    },
  },
  failure: {
    any: { title: 'Something went wrong', description: 'Please try again or contact support.' },
  },
});
