import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'lead-magnet',
  coach: 'summit',
  path: '/lead-magnet',
  offer: {
    kind: 'report',
    name: 'Raise Revenue 25% in 90 Days',
    summary:
      'Six moves that lift revenue by a quarter in ninety days, without a single new customer.',
    file: 'lead-magnet.guide.ts',
  },
  page: {
    title: 'Free report: raise revenue 25% in 90 days',
    description:
      'Six moves that more than 500 owners used to earn a quarter more from the business they already have. Free report by Summit Revenue Coaching.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free report for owners',
        headline: 'Earn 25% more in 90 days. Without one new customer.',
        lead: 'The money is in the business already: in a price nobody has touched, an offer that loses, a buyer nobody called back. This report shows you the six places to look, in the order that pays soonest.',
        artwork: {
          kind: 'cover',
          title: 'Raise Revenue 25% in 90 Days',
          subtitle: 'Six moves for owners who are done working harder',
          author: 'Summit Revenue Coaching',
          badge: 'Free report',
          alt: 'Cover of the report Raise Revenue 25% in 90 Days: mountain ridges at dawn and a rising line',
        },
      },
      {
        kind: 'benefits',
        eyebrow: 'Inside the report',
        title: 'Six moves. The first one takes an afternoon.',
        items: [
          {
            title: 'The 8% that costs you nothing',
            text: 'Which price to raise first, how to say it, and why almost nobody will leave.',
          },
          {
            title: 'The offer that loses money',
            text: 'A one-page count that shows what you should stop selling on Monday.',
          },
          {
            title: 'Twenty calls worth a year of ads',
            text: 'The single question that writes your next headline for you.',
          },
          {
            title: 'The first hour',
            text: 'A four-line script that turns enquiries into sales while they are still warm.',
          },
          {
            title: 'The second sale',
            text: 'How to offer the next thing on the day the customer is happiest.',
          },
          {
            title: 'One number on the wall',
            text: 'The weekly figure that moves before the bank balance does.',
          },
        ],
      },
      {
        kind: 'host',
        eyebrow: 'Who wrote it',
        title: 'Coaches who read your books before they give advice',
      },
      {
        kind: 'testimonials',
        title: 'What owners say ninety days later',
        items: [
          {
            quote:
              'I raised one price on a Tuesday and waited for the phone to ring. It did not. We are up 27% and I sleep.',
            name: 'Dana R.',
            role: 'Tile and stone shop, Denver',
            stars: 5,
          },
          {
            quote:
              'We dropped our biggest service. Best decision in nine years. Same team, fewer nights, a quarter more at the end of the month.',
            name: 'Marcus T.',
            role: 'Marketing studio of six',
            stars: 5,
          },
          {
            quote:
              'The twenty calls were terrifying for about two of them. After that I had my whole website.',
            name: 'Ilse V.',
            role: 'Physiotherapy practice',
            stars: 5,
          },
          {
            quote: 'No hype and no funnel talk. Six pages, six jobs, done by spring.',
            name: 'Peter O.',
            role: 'Family bakery, third generation',
            stars: 5,
          },
        ],
      },
      {
        kind: 'closing',
        headline: 'Ninety days pass either way.',
        text: 'Spend ten minutes of them on the report.',
        button: 'Get My Free Report',
      },
    ],
  },
  form: {
    title: 'Where shall we send it?',
    subtitle: 'It will be in your inbox in a minute or two.',
    fields: {
      name: {
        kind: 'text',
        label: 'First name (optional)',
        autocomplete: 'given-name',
        required: false,
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@yourbusiness.com',
        autocomplete: 'email',
        required: true,
        missing: 'Please enter your email address, so that the report can reach you.',
        invalid:
          'This address looks incomplete. It needs an @ and a domain, like name@example.com.',
      },
    },
    missing: { title: 'Please enter your email address' },
    button: { idle: 'Get My Free Report', busy: 'Sending...' },
    privacy: 'We respect your privacy. Unsubscribe at any time.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the report and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'lead-magnet',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}' },
    journey: { campaign: 'Revenue Report Campaign', firstEmail: 'now' },
    email: {
      function: 'send-welcome-email',
      body: ['email', 'name', 'campaignId'],
      onFailure: 'log',
    },
  },
  success: {
    after: 'clear',
    toast: { title: 'Thank you! Your free report is on its way to your inbox.' },
  },
  failure: { any: { title: 'Something went wrong. Please try again.' } },
});
