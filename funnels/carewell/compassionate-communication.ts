import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'compassionate-communication',
  coach: 'carewell',
  path: '/compassionate-communication',
  aliases: ['/carewell-workshop'],
  offer: {
    kind: 'workshop',
    name: 'Compassionate Communication Workshop',
    summary:
      'Ninety free minutes for small and medium healthcare teams: how to say the hard thing kindly.',
  },
  page: {
    title: 'Compassionate Communication Workshop | Carewell',
    description:
      'A free 90-minute online workshop for small and medium healthcare organizations: practise the conversations your team finds hardest.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free workshop · 90 minutes · live online',
        headline: 'The conversation your team is avoiding can be learned',
        lead: 'A relative who shouts. A colleague who cuts corners. News that nobody wants to bring. In ninety minutes your team practises three sentences that keep such moments human, and uses them the same afternoon.',
        points: [
          'For small and medium healthcare organizations',
          'Up to twelve people from your team',
          'At a time your schedule allows',
        ],
        artwork: {
          kind: 'scene',
          scene: 'speech',
          alt: 'Two large speech bubbles that overlap; where they meet the colours grow calm',
        },
      },
      {
        kind: 'lessons',
        eyebrow: 'What we practise',
        title: 'Three sentences, used until they are yours',
        items: [
          {
            title: 'The sentence before the answer',
            text: '“This is hard to hear, and I am staying with you.” Why naming the moment shortens it, on the ward and on the phone.',
          },
          {
            title: 'The question without a verdict',
            text: '“How did it look from where you stood?” How to raise a mistake with a colleague so that you are told the next one, too.',
          },
          {
            title: 'The boundary with a door in it',
            text: '“I want to help you, and I cannot while you shout.” Firm enough for reception, kind enough for a frightened family.',
          },
        ],
      },
      {
        kind: 'quote',
        quote:
          'People rarely remember the wording of a diagnosis. They remember whether somebody sat down.',
        by: 'From the Carewell workbook',
      },
      {
        kind: 'audience',
        title: 'Who should be in the room',
        forYou: [
          'You lead a practice, clinic, care home or home care team',
          'Good people are leaving, and the exit interviews all mention tone',
          'Complaints are about manner more often than about medicine',
        ],
        notForYou: [
          'You need certified training hours: this workshop gives none',
          'You would like to send one person to report back to the others',
        ],
      },
      {
        kind: 'steps',
        title: 'From here to a quieter corridor',
        items: [
          {
            title: 'Register your organization',
            text: 'Name, email, organization. If you tell us what is hardest, we will prepare for it.',
          },
          {
            title: 'Book your slot',
            text: 'Choose ninety minutes in our calendar. The video link comes with it.',
          },
          {
            title: 'Practise together',
            text: 'Pairs, real cases, no role play in front of the group.',
          },
          {
            title: 'Try it for three weeks',
            text: 'One phrase a week, written on a card: what tends to hold, what tends to slip, and what to do when it does.',
          },
        ],
      },
      {
        kind: 'booking',
        eyebrow: 'Already registered?',
        title: 'Book your slot here',
        intro: 'The calendar shows every slot that is free in the coming weeks.',
        button: 'Open the calendar',
        note: 'Opens in a new tab.',
      },
      { kind: 'host', eyebrow: 'Who leads it', title: 'People who have stood at the bedside' },
    ],
  },
  form: {
    title: 'Register your organization',
    subtitle: 'There is no charge, and no sales call follows.',
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
        missing: 'Please add an email address for the confirmation.',
        invalid: 'Please check this address. It needs an @ and a domain, like name@clinic.org.',
      },
      organizationName: {
        kind: 'text',
        label: 'Organization name',
        autocomplete: 'organization',
        required: true,
        missing: 'Please tell us which organization you are from.',
      },
      organizationSize: {
        kind: 'select',
        label: 'Organization size (optional)',
        required: false,
        prompt: 'Please choose',
        options: [
          { value: 'small', label: 'Small (1-50 employees)' },
          { value: 'medium', label: 'Medium (51-200)' },
          { value: 'large', label: 'Large (200+)' },
        ],
      },
      challenges: {
        kind: 'textarea',
        label: 'What is hardest at the moment? (optional)',
        help: 'Please leave out anything that could identify a patient.',
        required: false,
        rows: 4,
      },
    },
    missing: { title: 'Please fill in your name, email, and organization name.' },
    button: { idle: 'Register for the workshop', busy: 'Registering...' },
    privacy: 'What you write is read by the two people who will lead your session.',
  },
  submission: {
    source: 'Carewell - Compassionate Communication Workshop',
    metadata: {
      organizationName: '{organizationName}',
      organizationSize: '{organizationSize}',
      challenges: '{challenges}',
    },
    stored: 'as-typed',
    email: {
      function: 'send-carewell-email',
      body: ['name', 'email', 'leadId'],
      onFailure: 'stay',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Workshop Registration Confirmed!',
      text: 'Thank you. Please choose the slot for your team now; your confirmation is on its way by email.',
      details: [
        { label: 'Name', value: '{name}' },
        { label: 'Email', value: '{email}' },
        { label: 'Workshop', value: '{leadMagnet}, 90 minutes, live online' },
      ],
      button: { label: 'Book your slot', to: 'scheduling' },
      contact: 'Anything unclear? Write to us:',
      signOff: 'With care, the Carewell team',
    },
    toast: {
      title: 'Workshop Registered!',
      description: 'Check your email for confirmation and booking details.',
    },
    delayed: {
      title: 'Workshop Registered!',
      description: "You're registered. Book a slot below; your confirmation email may be delayed.",
    },
  },
  failure: {
    any: {
      title: 'Registration Error',
      description: 'There was an issue with your registration. Please try again.',
    },
  },
});
