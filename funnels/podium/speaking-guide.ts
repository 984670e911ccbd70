import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'speaking-guide',
  coach: 'podium',
  path: '/podium-speaking-guide',
  offer: {
    kind: 'guide',
    name: 'Booked. A Speaker’s Guide to Getting on Stage',
    summary: 'Eight moves that get you on the programme, from the title to the fee.',
    file: 'speaking-guide.guide.ts',
  },
  page: {
    title: 'Booked: the free speaker’s guide | Podium Speakers',
    description:
      'How speakers get on the programme: a title that works, a pitch in five lines, ninety seconds of video and a fee you can say. Free guide.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free guide for speakers without an agent',
        headline: 'You were born for the stage. The organiser has not heard.',
        lead: 'Somewhere a woman with a clipboard has one slot left, two hundred proposals and a train to catch. This guide shows you what she opens, what she forwards to her committee, and what makes her close the laptop.',
        artwork: {
          kind: 'cover',
          title: 'Booked.',
          subtitle: 'A speaker’s guide to getting on stage',
          author: 'Podium Speakers',
          badge: '8 moves',
          alt: 'Cover of the guide Booked: a spotlight falls on an empty stage with a microphone waiting',
        },
      },
      {
        kind: 'list',
        eyebrow: 'Deleted on sight',
        title: 'Five things that end a pitch',
        marker: 'cross',
        items: [
          '“I can speak on any of the following eleven topics”',
          'A title with the word “leveraging” in it',
          'A showreel that begins with a flying logo',
          'A biography in the third person, twice as long as the talk',
          '“Just following up on my follow-up”',
        ],
      },
      {
        kind: 'benefits',
        eyebrow: 'Opened, forwarded, booked',
        title: 'What you will send instead',
        items: [
          {
            title: 'One talk with a headline',
            text: 'How to find the title that makes you blush and the organiser lean in.',
          },
          {
            title: 'Ninety seconds on a phone',
            text: 'What to film, in which room, in front of how many people. It takes an evening.',
          },
          {
            title: 'Five lines on a Tuesday',
            text: 'The complete pitch, with the gaps marked. Yours fits on a phone without scrolling.',
          },
          {
            title: 'A fee in three sizes',
            text: 'Full, reduced, and “free” with terms that make it worth more than the other two.',
          },
        ],
      },
      {
        kind: 'statistics',
        items: [
          { value: '2,000+', label: 'speakers coached' },
          { value: '85%', label: 'on a new stage within a year' },
          { value: '4.9/5', label: 'from people paid to be critical' },
        ],
      },
      {
        kind: 'story',
        title: 'The basement in Peoria',
        paragraphs: [
          'Every speaker has one. Ours was a hotel basement, fourteen people, a projector that gave off smoke. The organiser had found us through a friend of a cousin. We spoke as if it were Carnegie Hall.',
          'Then we asked the question at the end: “Who here runs an event?” One hand, at the back. That hand belonged to an association with forty chapters. We spoke in twenty-six of them. There is no small stage; there are just people who leave without asking.',
        ],
      },
      { kind: 'host', eyebrow: 'Who is talking', title: 'We book, we coach, we carry the cables' },
      {
        kind: 'closing',
        headline: 'Twenty stages are looking for somebody. Be easy to find.',
        button: 'Get the guide',
      },
    ],
  },
  form: {
    title: 'Claim your copy',
    subtitle: 'It will be in your inbox before you have thought of a better title.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name, as on the programme',
        autocomplete: 'name',
        required: true,
        missing: 'Even headliners have to give a name.',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@yourstage.com',
        autocomplete: 'email',
        required: true,
        missing: 'Where should we send your guide?',
        invalid: 'An organiser could not reach you there. It should look like you@yourstage.com.',
      },
    },
    missing: {
      title: 'Please fill in all fields',
      description: 'Both name and email are required to access your free guide.',
    },
    button: { idle: 'Get My Free Guide', busy: 'Sending Your Guide...' },
    privacy: 'No agents, no list swapping. You can walk off whenever you like.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the guide and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'podium-speaking-guide',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}' },
    journey: { campaign: 'Speaking Guide Campaign', firstEmail: 'now' },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId', 'source'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Lights up, {name}',
      text: 'We have sent “{leadMagnet}” to {email}.',
      next: {
        title: "What's Next?",
        items: [
          'Write down one title tonight, and cross out its adjectives.',
          'Text six people: you need an audience for ninety seconds.',
          'Name the stage you want most. We will ask you about it.',
        ],
      },
      tip: 'Still waiting in the wings? Check your spam folder.',
      button: { label: 'Open the guide now', to: 'download' },
      signOff: 'Break a leg, the Podium crew',
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
