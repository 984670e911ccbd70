import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'bright-revenue',
  coach: 'bright',
  path: '/bright-revenue',
  offer: {
    kind: 'guide',
    name: 'The 90-Day Revenue Plan',
    summary: 'For small businesses: five moves in thirteen weeks, in the order that pays.',
    file: 'revenue.guide.ts',
  },
  page: {
    title: 'The 90-Day Revenue Plan | Bright Income',
    description:
      'A free plan for small businesses: five moves in thirteen weeks, up to 25% more revenue. Week one fits on a sticky note.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free plan for small businesses',
        headline: 'Thirteen Mondays from now, you sell 25% more',
        lead: 'No campaign. No new logo. You take what sells already, put it first, price it right and ask one more question. The plan tells you which Monday is for what.',
        artwork: {
          kind: 'cover',
          title: 'The 90-Day Revenue Plan',
          subtitle: 'Five moves, thirteen weeks',
          author: 'Bright Income',
          badge: '90 days',
          alt: 'Cover of The 90-Day Revenue Plan: thirteen rays of a rising sun, each a little longer',
        },
        note: 'Made for teams of one to ten.',
      },
      {
        kind: 'quote',
        quote: 'You do not need more ideas. You need the next Monday.',
        by: 'Bright Income',
      },
      {
        kind: 'benefits',
        eyebrow: 'What the plan gives you',
        title: 'Five moves. Each one pays for the next.',
        items: [
          {
            title: 'Your real best seller',
            text: 'It is seldom the one in the window. A list and a circle will show you.',
          },
          {
            title: 'A price rise without an announcement',
            text: 'How much, on which day, and what to say to the two people who ask.',
          },
          {
            title: 'Ten customers back',
            text: 'A three-line note that reads like you wrote it. Because you did.',
          },
          {
            title: 'The word “and”',
            text: 'One pair, one price, one question at the register. Small word, big Friday.',
          },
          {
            title: 'Money that arrives',
            text: 'Half up front, card on file, same-day invoices. Feel it in your account, not only in your books.',
          },
        ],
      },
      {
        kind: 'statistics',
        title: 'From small shops and solo desks',
        items: [
          { value: '25%', label: 'more revenue in 90 days is the plan’s target' },
          { value: '10,000+', label: 'people helped by Bright Income' },
          { value: '4.9/5', label: 'average rating' },
        ],
      },
      {
        kind: 'questions',
        title: 'Quick questions',
        items: [
          {
            question: 'I am on my own. Is it too much?',
            answer: 'About two hours a week. The first week takes twelve minutes and a pen.',
          },
          {
            question: 'I sell services, not things.',
            answer: 'Same plan. Your “and” is a yearly check, a rush fee or a second session.',
          },
          {
            question: 'What if I miss a Monday?',
            answer: 'Then it is Tuesday.',
          },
        ],
      },
      { kind: 'host', eyebrow: 'Who made it', title: 'People who count things for fun' },
      {
        kind: 'closing',
        headline: 'Monday is a good day. So is today.',
        button: 'Get the plan',
      },
    ],
  },
  form: {
    title: 'Get the plan',
    subtitle: 'Free. Five moves, thirteen Mondays.',
    fields: {
      name: {
        kind: 'text',
        label: 'First name',
        autocomplete: 'given-name',
        required: true,
        missing: 'Your first name, please.',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@yourshop.com',
        autocomplete: 'email',
        required: true,
        missing: 'Your email, so the plan can find you.',
        invalid: 'Check the address. It should look like you@yourshop.com.',
      },
    },
    missing: {
      title: 'Please fill in all fields',
      description: 'Both name and email are required to access your free guide.',
    },
    button: { idle: 'Get My Free Plan', busy: 'Sending Your Guide...' },
    privacy: 'The plan, then four short emails. One tap and they stop.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the plan and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'bright-revenue-page',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}' },
    journey: { campaign: 'Revenue Plan Campaign', firstEmail: 'now' },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId', 'source'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'It’s on its way, {name}!',
      text: '{leadMagnet} is going to {email} right now.',
      next: {
        title: "What's Next?",
        items: [
          'Open the email. Read move one. Stop there.',
          'Set a timer for twelve minutes and circle your best seller.',
          'Put it first on your website, today.',
        ],
      },
      tip: 'Nothing there? Check spam. Then tell your inbox we are friends.',
      button: { label: 'Open the plan now', to: 'download' },
      signOff: 'Up and at it, Bright Income',
    },
  },
  failure: {
    lead: {
      title: 'Oops! Something went wrong',
      description: 'There was an issue creating your account. Please try again.',
    },
    journey: {
      title: 'Oops! Something went wrong',
      description: 'There was an issue setting up your account. Please try again.',
    },
    email: {
      title: 'Oops! Something went wrong',
      description:
        'There was an issue sending your email. Please check your email address and try again.',
    },
    exception: {
      title: 'Oops! Something went wrong',
      description: 'Please try again or contact support if the issue persists.',
    },
  },
});
