import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'burnout-test',
  coach: 'pulse',
  path: '/burnout-test',
  aliases: ['/pulse-burnout-test', '/pulse-cpr'],
  redirects: ['/cpr-report'],
  offer: {
    kind: 'test',
    name: 'Business CPR: The Burnout Test',
    summary: 'Nine statements, one honest score, and first aid for cash, people and rest.',
    file: 'burnout-test.guide.ts',
  },
  page: {
    title: 'Business CPR: the burnout test for owners | Pulse',
    description:
      'Nine statements and three minutes show how close to burnout you are. The free Business CPR guide adds first aid for cash, people and rest.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free burnout test and Business CPR guide',
        headline: 'Three minutes. Nine statements. Are you still breathing?',
        lead: 'Owners are the last to notice that they are burning out, because they are the ones who would have to be told. So tell yourself. Count what has been true in the last fourteen days and read what to do about it, line by line.',
        artwork: {
          kind: 'cover',
          title: 'Business CPR',
          subtitle: 'The burnout test for owners, with first aid',
          author: 'Pulse Business CPR',
          badge: '3 minutes',
          alt: 'Cover of the guide Business CPR: a flat line, one strong beat, then a rising graph',
        },
      },
      {
        kind: 'host',
        eyebrow: 'Who wrote it',
        title: 'Tested on ourselves, too late',
      },
      {
        kind: 'lessons',
        eyebrow: 'C · P · R',
        title: 'What stops first is treated first',
        items: [
          {
            title: 'C is for cash',
            text: 'Three statements on money and the hour at which you think about it. First aid that works before payday.',
          },
          {
            title: 'P is for people',
            text: 'Three on who asks you what, and which conversation you are hiding from.',
          },
          {
            title: 'R is for rest',
            text: 'Three on the nights. They sound harmless, and they count double in real life.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Before you take your own pulse',
        items: [
          {
            question: 'Is this a medical test?',
            answer:
              'No. It is a mirror with nine lines. It cannot diagnose anything. If you feel hopeless, or ill, please see a doctor first and read us second.',
          },
          {
            question: 'How long does it take?',
            answer:
              'Three minutes for the nine statements and ten for the guide. You may do it in the parked car. Many do.',
          },
          {
            question: 'Who sees my score?',
            answer: 'Nobody. You count on your fingers; there is nothing to send back.',
          },
        ],
      },
      {
        kind: 'closing',
        headline: 'Two fingers on the wrist. Go.',
        button: 'Send me the test',
        note: 'Free. The first aid is included.',
      },
    ],
  },
  form: {
    title: 'Where does it hurt?',
    subtitle: 'Tell us where to send the test. The answer stays with you.',
    fields: {
      name: {
        kind: 'text',
        label: 'First name',
        autocomplete: 'given-name',
        required: true,
        missing: 'A first name will do.',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@company.com',
        autocomplete: 'email',
        required: true,
        missing: 'We cannot send first aid without an address.',
        invalid: 'This address has no pulse yet. It should look like you@company.com.',
      },
    },
    button: { idle: 'Send me my CPR guide', busy: 'Sending...' },
    privacy: 'One email. What you do about it is between you and your calendar.',
  },
  submission: {
    source: 'Pulse - Business CPR',
    metadata: { page: '{page}' },
    email: {
      function: 'send-pulse-email',
      body: ['email', 'name', 'campaignId'],
      onFailure: 'fail',
      timeoutSeconds: 30,
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Check Your Email!',
      text: 'Your Business CPR guide is on its way to {email}.',
      next: {
        title: "What's next",
        items: [
          'Open the guide and count what was true in the last fourteen days.',
          'Do the first aid beside the first statement you counted. Today, not on Monday.',
          'Six or more? Book a discovery call, and sleep before you come.',
        ],
      },
      tip: 'Not there yet? It may be lying in spam, looking pale.',
      button: { label: 'Book a discovery call', to: 'scheduling' },
      signOff: 'Breathe out, {name}. The Pulse team',
    },
  },
  failure: {
    any: {
      title: 'Error',
      description: '{message}',
      withoutMessage: 'Something went wrong. Please try again.',
    },
    email: {
      title: 'Error',
      description: 'There was an issue sending your CPR guide: {message}. Please try again.',
      withoutMessage: 'Something went wrong. Please try again.',
    },
    exception: {
      title: 'Error',
      description: '{message}',
      withoutMessage: 'Something went wrong. Please try again.',
    },
  },
});
