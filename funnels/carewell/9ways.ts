import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: '9ways',
  coach: 'carewell',
  path: '/9ways',
  offer: {
    kind: 'guide',
    name: 'Healthcare Organization Success Keys',
    summary:
      'Nine quiet practices that keep staff, settle complaints and make handovers safe, with a first step for each.',
    file: '9ways.guide.ts',
  },
  page: {
    title: '9 Ways: Healthcare Organization Success Keys | Carewell',
    description:
      'A free guide for healthcare leaders: nine practices that need no budget and no committee, each with a first step for this week.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free guide for healthcare leaders',
        headline: 'Nine ways to a steadier organization. None needs a committee.',
        lead: 'Your people do not need another initiative. They need ten minutes in the morning, a handover without interruptions and a manager who asks one good question. This guide holds nine such practices, each tried in organizations of your size.',
        artwork: {
          kind: 'cover',
          title: 'Healthcare Organization Success Keys',
          subtitle: '9 ways to a steadier organization',
          author: 'Carewell Leadership',
          alt: 'Cover of the guide Healthcare Organization Success Keys: two speech bubbles that overlap',
        },
      },
      {
        kind: 'story',
        title: 'The form nobody read',
        paragraphs: [
          'A home care service in the north had a four-page fall report. Nurses filled it in after their shift, in the car, with the engine running for the heat. We asked who read it. It took nine days to establish that nobody did.',
          'They replaced it with a phone call and a line in the morning meeting. Falls were discussed within a day instead of within a month. The nurses drove home earlier. Nothing was bought.',
        ],
      },
      {
        kind: 'host',
        eyebrow: 'About Carewell',
        title: 'Written by people who have done the rounds',
      },
      {
        kind: 'list',
        eyebrow: 'The nine',
        title: 'Small enough to begin on Thursday',
        marker: 'number',
        items: [
          'Open the day with one question',
          'Say the plan back',
          'Protect the handover',
          'Round on your staff',
          'Retire one form a month',
          'Answer complaints by voice, within two days',
          'Talk about the hard case within the week',
          'Give supervisors one sentence',
          'Ask three questions each quarter, and publish the answers',
        ],
      },
      {
        kind: 'closing',
        headline: 'Choose one key. Leave the other eight for later.',
        button: 'Send me the guide',
      },
    ],
  },
  form: {
    title: 'Where may we send the guide?',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'name',
        required: true,
        missing: 'Please tell us your name.',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        autocomplete: 'email',
        required: true,
        missing: 'Please add the address the guide should go to.',
        invalid: 'Please check this address. It needs an @ and a domain, like name@clinic.org.',
      },
    },
    missing: { title: 'Please fill in all fields.' },
    button: { idle: 'Send me the nine keys', busy: 'Sending...' },
    privacy: 'One email with the guide. We do not pass your address on.',
  },
  submission: {
    source: 'Carewell - 9 Ways Health Guide',
    stored: 'as-typed',
    email: {
      function: 'send-carewell-email',
      body: ['name', 'email', 'leadId'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Thank you, {name}',
      text: 'Your guide should arrive at {email} within minutes. If you do not see it, please check your spam folder.',
      tip: 'A suggestion: read all nine, then give the guide to the person on your team who will be most doubtful, and ask which one they would try.',
      button: {
        label: 'See the session for your whole team',
        to: '/compassionate-communication',
      },
      signOff: 'With care, the Carewell team',
    },
    toast: {
      title: 'Success!',
      description: 'Check your email for the Healthcare Organization Success Keys!',
    },
  },
  failure: {
    any: { title: 'Error', description: 'Something went wrong. Please try again.' },
  },
});
