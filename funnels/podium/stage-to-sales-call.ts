import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'stage-to-sales-call',
  coach: 'podium',
  path: '/podium-stage-to-sales-call',
  redirects: ['/podium-stage-to-sales', '/podium-stage2sales-call', '/podium-stagetosalescall'],
  strayEndings: ['%20-'],
  offer: {
    kind: 'guide',
    name: 'From Stage to Sales Call',
    summary: 'Six cues that turn applause into appointments, for speakers who sell.',
    file: 'stage-to-sales-call.guide.ts',
  },
  page: {
    title: 'From Stage to Sales Call | Podium Speakers',
    description:
      'A free playbook for speakers: six cues, from the first thirty seconds to the coffee queue, that fill your calendar before the room is empty.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'The free playbook for speakers who sell',
        headline: 'They clapped. Did they book?',
        lead: 'You held the room. You got the laugh, the hush and the queue for selfies. And on Monday the calendar was empty. The talk was not the trouble. Six cues were missing, and here they are.',
        artwork: {
          kind: 'cover',
          title: 'From Stage to Sales Call',
          subtitle: 'Six cues between applause and appointment',
          author: 'Podium Speakers',
          badge: 'Free playbook',
          alt: 'Cover of the playbook From Stage to Sales Call: a microphone in one cone of light on a dark stage',
        },
        note: 'Eleven minutes to read. Read it standing up.',
      },
      {
        kind: 'quote',
        quote: 'Applause is the sound of people getting ready to leave.',
        by: 'Rule one, Podium Speakers',
      },
      {
        kind: 'benefits',
        eyebrow: 'Your cue sheet',
        title: 'What you will never leave to chance again',
        items: [
          {
            title: 'Row nine sits up',
            text: 'An opening that picks your buyers out of the crowd in thirty seconds, and keeps everyone else curious.',
          },
          {
            title: 'The seed in minute five',
            text: 'How to mention the call long before you offer it, so that it never sounds like a pitch.',
          },
          {
            title: 'Forty seconds, word for word',
            text: 'The whole offer: who, what, how many, where. No countdown, no discount, no cold sweat.',
          },
          {
            title: 'The ending, moved',
            text: 'Why the offer comes before your last story, and what the applause does to it.',
          },
          {
            title: 'Thumbs with a job',
            text: 'The one slide that fills a calendar, and how long to leave it up.',
          },
          {
            title: 'Nine yards from the coffee',
            text: 'Where to stand, what to reply to “great talk”, and when to open the calendar.',
          },
        ],
      },
      {
        kind: 'logos',
        title: 'Rooms in which we have sat in row nine',
        items: [
          { name: 'Harvest Hall Annual Meeting', file: 'logo-harvest-hall.png' },
          { name: 'Third Coast', file: 'logo-third-coast.png' },
          { name: 'The Tulsa Assembly', file: 'logo-tulsa-assembly.png' },
          { name: 'Northlight', file: 'logo-northlight.png' },
          { name: 'Plainspoken', file: 'logo-plainspoken.png' },
        ],
      },
      {
        kind: 'testimonials',
        title: 'Heard at the stage door',
        items: [
          {
            quote:
              'I moved forty seconds. I went from three calls to nineteen. I have been giving that talk for six years and would like some of them back.',
            name: 'Gordon P.',
            role: 'Tax attorney and keynote speaker',
            stars: 5,
          },
          {
            quote:
              'I refuse to “close a room”. This never asked me to. I invite people, and then I drink some water.',
            name: 'Wilhelmina S.',
            role: 'Speaks on palliative care',
            stars: 5,
          },
          {
            quote: 'Eleven calls booked beside the urn in Tulsa. I did not even like the coffee.',
            name: 'Andre B.',
            role: 'Safety trainer',
            stars: 5,
          },
        ],
      },
      { kind: 'host', eyebrow: 'Who wrote it', title: 'The people in row nine with the clicker' },
      {
        kind: 'closing',
        headline: 'Your next talk has an ending already. Give it a better one.',
        button: 'Send me the cues',
        note: 'Free. Tell them we said so from the stage.',
      },
    ],
  },
  form: {
    title: 'Get your cues',
    subtitle: 'Two lines and you are on.',
    fields: {
      name: {
        kind: 'text',
        label: 'Name',
        autocomplete: 'name',
        required: true,
        missing: 'How shall we announce you?',
      },
      email: {
        kind: 'email',
        label: 'Email',
        placeholder: 'you@yourstage.com',
        autocomplete: 'email',
        required: true,
        missing: 'No address, no playbook. Where to?',
        invalid: 'That address misses its cue. It should look like you@yourstage.com.',
      },
    },
    missing: {
      title: 'Please fill in all fields',
      description: 'Both name and email are required to access your free guide.',
    },
    button: { idle: 'Get My Free Playbook', busy: 'Sending Your Guide...' },
    privacy: 'We never share the guest list. Exit any time, by any door.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the guide and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'podium-stage-to-sales-call',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}' },
    journey: { campaign: 'Stage to Sales Call Campaign', firstEmail: 'now' },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId', 'source'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'You’re on, {name}',
      text: '“{leadMagnet}” has left the stage door for {email}.',
      next: {
        title: "What's Next?",
        items: [
          'Read the six cues once, standing up.',
          'Open your next talk and mark where cue four goes.',
          'Say your forty seconds to somebody who will not be kind about it.',
        ],
      },
      tip: 'If it has not arrived in five minutes, somebody has sent it to spam. Bring it back on stage.',
      button: { label: 'Book a sound check', to: 'scheduling' },
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
