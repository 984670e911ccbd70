import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'harbor-relocation-guide',
  coach: 'harbor',
  path: '/harbor-relocation-guide',
  aliases: ['/HarborRelocationGuide'],
  strayEndings: ['%20-'],
  offer: {
    kind: 'guide',
    name: '10 Best Places in San Diego for Relocating Executives',
    summary:
      'Ten neighbourhoods, the commute at eight in the morning, and the family each one suits.',
    file: 'relocation-guide.guide.ts',
  },
  page: {
    title: '10 Best Places in San Diego for Executives | Harbor',
    description:
      'A free guide for HR leaders: ten San Diego neighbourhoods where relocated executives and their families stayed, with true commutes and schools.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free guide for HR and mobility teams',
        headline: 'Ten San Diego addresses a family will still like in a year',
        lead: 'Your executive has said yes. Now somebody at home opens a map and asks where. Send them this guide before a real estate agent does: ten neighbourhoods, described by the people who live there after we moved them.',
        artwork: {
          kind: 'cover',
          title: '10 Best Places in San Diego',
          subtitle: 'For relocating executives',
          author: 'Harbor Relocation',
          badge: 'Free guide',
          alt: 'Cover of the guide 10 Best Places in San Diego for Relocating Executives: the bay, the bridge and the skyline in sunlight',
        },
        note: 'A ten-minute read that you may forward with the offer letter.',
      },
      {
        kind: 'statistics',
        items: [
          { value: '500+', label: 'executive relocations behind these ten pages' },
          { value: '98%', label: 'of families satisfied after ninety days' },
        ],
      },
      {
        kind: 'benefits',
        eyebrow: 'What the guide tells you',
        title: 'Everything the listing leaves out',
        items: [
          {
            title: 'The drive at eight, not at noon',
            text: 'Minutes to downtown and to the northern tech parks when everyone else is driving, too.',
          },
          {
            title: 'The school behind the address',
            text: 'Which districts families move for, and where a place has to be asked for early.',
          },
          {
            title: 'Who is happy there',
            text: 'Toddlers, teenagers, a dog, a sailing boat, nobody else yet: each place has its kind of household.',
          },
          {
            title: 'What the partner will do all day',
            text: 'Work from home, a market on foot, somebody to run with. The question that decides most moves.',
          },
          {
            title: 'The view and its price',
            text: 'Where an acre costs an hour in the evening, and where a smaller house buys it back.',
          },
          {
            title: 'Where to begin when they come alone',
            text: 'A first apartment for the months before the family follows, close enough to walk to work.',
          },
        ],
      },
      {
        kind: 'story',
        eyebrow: 'Why we wrote it',
        title: 'The house was perfect. The bridge was not.',
        paragraphs: [
          'A finance director fell in love with a house on Coronado on a Sunday. On Monday he met the bridge, with everybody else on it. By November the house was for sale and he was on the phone with a recruiter. The relocation had been on budget to the dollar.',
          'Nobody had lied to him. Nobody had told him, either. So we wrote down what we know about ten places, good and bad, in the order in which a family asks. HR teams put it in the envelope with the offer. Families hear about the bridge in March, when it still helps.',
        ],
      },
      {
        kind: 'testimonials',
        title: 'From the people who forwarded it',
        items: [
          {
            quote:
              'I sent it on a Friday. On Monday our new CTO wrote back with two neighbourhoods and no further questions. That used to take three weekends.',
            name: 'Karen M.',
            role: 'VP People, biotech company',
            stars: 5,
          },
          {
            quote:
              'Honest about traffic, which no real estate agent has ever been. His wife trusted everything else we said after that.',
            name: 'Luis A.',
            role: 'Global mobility lead',
            stars: 5,
          },
          {
            quote:
              'The page on Little Italy saved us four months of hotel bills. He came first, walked to work and picked the house in peace.',
            name: 'Priya S.',
            role: 'HR director, software',
            stars: 5,
          },
        ],
      },
      {
        kind: 'host',
        eyebrow: 'Who wrote it',
        title: 'We live here, and we have moved 500 others in',
      },
      {
        kind: 'closing',
        headline: 'Put the map on their table before somebody else does.',
        text: 'Free for HR teams, and yours to pass on.',
        button: 'Send Me the Free Guide',
        second: {
          label: 'Or bring your questions to a live session',
          to: '/harbor-relocation-masterclass',
        },
      },
    ],
  },
  form: {
    title: 'Where shall we send it?',
    subtitle: 'It will be in your inbox in a few minutes.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'name',
        required: true,
        missing: 'Please tell us who the guide is for.',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'name@company.com',
        autocomplete: 'email',
        required: true,
        missing: 'Please add the address the guide should go to.',
        invalid:
          'This address will not be delivered. It needs an @ and a domain, like name@company.com.',
      },
    },
    missing: {
      title: 'Please fill in all fields',
      description: 'Both name and email are required to access your free guide.',
    },
    button: { idle: 'Send Me the Free Guide', busy: 'Sending Your Guide...' },
    privacy: 'Your address stays on our side of the bay. Unsubscribe whenever you wish.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the guide and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'harbor-relocation-guide',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}' },
    journey: { campaign: 'Relocation Guide Campaign', firstEmail: 'now' },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId', 'source'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Your guide has left the harbor',
      text: 'Thank you, {name}. “{leadMagnet}” is on its way to {email}.',
      next: {
        title: "What's Next?",
        items: [
          'Open the email and mark the two places that sound like your executive’s family.',
          'Forward it to them before the first viewing, with a question about schools.',
          'Within a week we will write to you about the school question. It is the one to answer first.',
        ],
      },
      tip: 'Not there in five minutes? Look in the spam folder, and tell your inbox that we are welcome.',
      button: { label: 'Book a relocation strategy call', to: 'scheduling' },
      signOff: 'Fair winds, the Harbor team',
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
