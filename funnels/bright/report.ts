import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'bright-report',
  coach: 'bright',
  path: '/bright-report',
  redirects: ['/report'],
  offer: {
    kind: 'report',
    name: 'The 25% Income Report',
    summary: 'Seven plain ways to earn a quarter more in 30 to 90 days. Pick one. Do it by Friday.',
    file: 'report.guide.ts',
  },
  page: {
    title: 'Free report: earn 25% more in 30 to 90 days | Bright',
    description:
      'Seven plain ways to earn 25% more in 30 to 90 days, with the exact words to say. Free report by Bright Income. Nine minutes to read.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free report',
        headline: 'You are worth 25% more. Let’s tell them.',
        lead: 'Same job. Same hours. More money. It is mostly a matter of knowing your number and saying one sentence out loud. The report has both. It also has six other ways, in case your boss is your sister.',
        points: ['Seven ways', 'Nine minutes', 'Zero second jobs'],
        artwork: {
          kind: 'cover',
          title: 'The 25% Income Report',
          subtitle: 'Seven ways to earn a quarter more in 30 to 90 days',
          author: 'Bright Income',
          badge: 'Free',
          alt: 'Cover of The 25% Income Report: a sun comes up and its rays are the bars of a chart',
        },
      },
      {
        kind: 'testimonials',
        eyebrow: 'It works for quiet people, too',
        title: 'One sentence later',
        items: [
          {
            quote:
              'I read way two on the bus. I said it at ten. By eleven I had 18% more and a new chair.',
            name: 'Rosa D.',
            photo: {
              file: 'rosa.png',
              alt: 'A smiling woman with dark hair in a bun, in a green tunic',
            },
            role: 'Dental hygienist',
            stars: 5,
          },
          {
            quote:
              'Four calls, forty minutes, three jobs. I had been about to spend that evening on a logo.',
            name: 'Ben K.',
            photo: { file: 'ben.png', alt: 'A man with a red beard and round glasses' },
            role: 'Freelance illustrator',
            stars: 5,
          },
          {
            quote:
              'I am a teacher. I cannot ask for a raise. I sold one thing I know to one stranger. Now it is nine strangers.',
            name: 'Amal H.',
            photo: { file: 'amal.png', alt: 'A smiling woman in a raspberry headscarf' },
            role: 'Physics teacher',
            stars: 5,
          },
        ],
      },
      {
        kind: 'list',
        eyebrow: 'Inside',
        title: 'The seven, in short',
        marker: 'number',
        items: [
          'Find your market price in twenty minutes',
          'Ask for it in one sentence',
          'Charge new people the new rate',
          'Make four calls that fill a month',
          'Sell what friends borrow you for',
          'Stop one leak',
          'Put a date on it, and a cupboard door',
        ],
      },
      {
        kind: 'statistics',
        items: [
          { value: '25%', label: 'more income, in 30 to 90 days' },
          { value: '10,000+', label: 'people helped' },
          { value: '4.9/5', label: 'average rating' },
        ],
      },
      { kind: 'host', eyebrow: 'Who we are', title: 'Two colleagues who won the same bet' },
      {
        kind: 'closing',
        headline: 'Friday is coming anyway.',
        text: 'Read it today. Ask by Friday.',
        button: 'Download FREE Report',
      },
    ],
  },
  form: {
    title: 'Send it to me',
    subtitle: 'An address is all we need.',
    fields: {
      name: {
        kind: 'text',
        label: 'First name (optional)',
        autocomplete: 'given-name',
        required: false,
        whenEmpty: 'Valued Reader',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'One thing missing: your email.',
        invalid: 'Almost. Try it like this: you@example.com.',
      },
    },
    missing: {
      title: 'Email Required',
      description: 'Please enter your email address to download the report.',
    },
    button: { idle: 'Download FREE Report', busy: 'Sending...' },
    privacy: 'One report. No noise.',
  },
  submission: {
    source: 'Bright Income - Income Report',
    metadata: { page: '{page}' },
    email: {
      function: 'send-bright-report-email',
      body: ['email', 'name'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'clear',
    toast: { title: 'Success!', description: 'Check your email for your free report.' },
  },
  failure: {
    any: { title: 'Something went wrong. Please try again.' },
    email: { title: 'There was an issue sending your report. Please try again.' },
  },
});
