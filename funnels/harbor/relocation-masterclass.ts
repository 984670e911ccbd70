import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'harbor-relocation-masterclass',
  coach: 'harbor',
  path: '/harbor-relocation-masterclass',
  aliases: ['/HarborRelocationMasterclass'],
  strayEndings: ['%20-'],
  offer: {
    kind: 'masterclass',
    name: 'Executive Relocation Masterclass',
    summary:
      'Ninety live minutes for 50 HR leaders: moves that cost less and that people stay after.',
  },
  page: {
    title: 'Executive Relocation Masterclass | Harbor Relocation',
    description:
      'A free 90-minute live session for 50 HR professionals: cut the cost of executive moves by 35-50% and keep the people you moved.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free live masterclass · a $497 value',
        headline: 'Move your executives once. Keep them for years.',
        lead: 'In 90 minutes we take real moves apart with 50 HR professionals: where the money goes, why families leave, and the one-page policy that stops both.',
        points: [
          'Live, 90 minutes, with time for your cases',
          'Limited to {event.seats} HR professionals',
          'Free for HR teams; advertised value $497',
        ],
        artwork: {
          kind: 'scene',
          scene: 'skyline',
          alt: 'San Diego across the bay: the skyline, the bridge and a low sun over bands of water',
        },
      },
      { kind: 'seats', text: '{event.seats} seats, first come, first served.' },
      {
        kind: 'lessons',
        eyebrow: 'What you will take away',
        title: 'Four things to change before your next offer letter',
        items: [
          {
            title: 'See the real cost of a move',
            text: 'A day-by-day map that shows where 35-50% of the budget disappears between vendors.',
          },
          {
            title: 'Win the partner early',
            text: 'The five questions that decide whether a family says yes, and when to answer them.',
          },
          {
            title: 'Run vendors as one team',
            text: 'One calendar, one phone number, one person who is called when a truck is late.',
          },
          {
            title: 'Write the one-page policy',
            text: 'Flexible where families differ, strict where budgets leak. You leave with a draft.',
          },
        ],
      },
      {
        kind: 'event',
        title: 'The session',
        facts: [{ label: 'Price', value: 'Free, a $497 value' }],
      },
      {
        kind: 'statistics',
        items: [
          { value: '500+', label: 'executive relocations planned' },
          { value: '98%', label: 'of families satisfied after ninety days' },
          { value: '35-50%', label: 'lower cost per move' },
        ],
      },
      { kind: 'host', eyebrow: 'Your hosts', title: 'The people families call in week six' },
      {
        kind: 'audience',
        title: 'Made for those who answer for the move',
        forYou: [
          'You lead HR, mobility or talent in a company that moves executives',
          'A move has gone wrong on your watch and you know what it cost',
          'You need a policy that finance and families can both live with',
        ],
        notForYou: [
          'You are looking for a moving company for your own household',
          'You want a recording to play in the background',
        ],
      },
      {
        kind: 'closing',
        headline: 'Fifty seats. One of them is yours.',
        text: 'Registration takes a minute and costs nothing.',
        button: 'Reserve my seat',
      },
    ],
  },
  event: {
    name: 'Executive Relocation Masterclass',
    startsAt: '2027-03-16T10:00',
    timeZone: 'America/Los_Angeles',
    minutes: 90,
    place: 'Live online, by video meeting',
    seats: 50,
    reminder: { hoursBefore: 24, function: 'send-reminder' },
    moved: { function: 'send-new-date' },
    whenFull: {
      title: 'All {event.seats} seats are taken',
      text: 'The room is full, and we keep it small on purpose. The guide tells the other half of the story: ten neighbourhoods, described by people we moved there.',
      button: { label: 'Read the relocation guide', to: '/harbor-relocation-guide' },
    },
    whenBegun: {
      title: 'We are on air',
      text: 'The session is under way and the door is closed, so that the cases stay in the room.',
      button: { label: 'Read the relocation guide', to: '/harbor-relocation-guide' },
    },
    whenOver: {
      title: 'This session has taken place',
      text: 'We met on {event.date}. If a move is on your desk now, forty-five minutes with us will tell you where it is likely to break.',
      button: { label: 'Plan a call with us', to: '/harbor-booking' },
    },
    seatsLeft: { from: 15, text: '{event.seatsLeft} of {event.seats} seats are left.' },
  },
  form: {
    title: 'Reserve your seat',
    subtitle: 'Six short answers, so that the cases fit the room.',
    fields: {
      name: {
        kind: 'text',
        label: 'Full name',
        autocomplete: 'name',
        required: true,
        missing: 'Please enter your name.',
      },
      email: {
        kind: 'email',
        label: 'Work email',
        autocomplete: 'email',
        required: true,
        missing: 'Please enter your work email.',
        invalid:
          'This address looks incomplete. It needs an @ and a domain, like name@company.com.',
      },
      company: {
        kind: 'text',
        label: 'Company',
        autocomplete: 'organization',
        required: true,
        missing: 'Please enter your company.',
      },
      jobTitle: {
        kind: 'text',
        label: 'Job title',
        autocomplete: 'organization-title',
        required: true,
        missing: 'Please enter your job title.',
      },
      companySize: {
        kind: 'select',
        label: 'Company size',
        required: true,
        missing: 'Please choose the size of your company.',
        prompt: 'Choose a size',
        options: [
          { value: '1-50', label: '1-50 employees' },
          { value: '51-200', label: '51-200 employees' },
          { value: '201-1000', label: '201-1000 employees' },
          { value: '1000+', label: '1000+ employees' },
        ],
      },
      relocationInterest: {
        kind: 'select',
        label: 'Relocation challenge',
        required: true,
        missing: 'Please choose your biggest challenge.',
        prompt: 'Choose your biggest challenge',
        options: [
          { value: 'high-costs', label: 'Moves cost too much' },
          { value: 'employee-satisfaction', label: 'Families are unhappy after the move' },
          { value: 'vendor-management', label: 'Too many vendors to manage' },
          { value: 'policy-optimization', label: 'Our policy needs an overhaul' },
          { value: 'other', label: 'Something else' },
        ],
      },
    },
    missing: { title: 'Please fill in all fields' },
    button: { idle: 'Reserve My Free Seat', busy: 'Registering...' },
    privacy: 'We use your answers to prepare the session, and nothing else.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the details and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'harbor-relocation-masterclass',
    metadata: {
      company: '{company}',
      jobTitle: '{jobTitle}',
      companySize: '{companySize}',
      relocationInterest: '{relocationInterest}',
      event_id: '{event.id}',
    },
    journey: { campaign: 'Relocation Masterclass Campaign', firstEmail: 'now' },
    email: {
      function: 'register-event',
      body: [
        'name',
        'email',
        'company',
        'jobTitle',
        'companySize',
        'relocationInterest',
        'eventId',
        'campaignId',
      ],
      onFailure: 'log',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: "You're Registered!",
      text: 'Your seat is reserved, {name}. The confirmation is on its way to {email}.',
      details: [
        { label: 'Session', value: '{event.name}' },
        { label: 'Date', value: '{event.date}' },
        { label: 'Time', value: '{event.time}, {event.minutes} minutes' },
        { label: 'Place', value: '{event.place}' },
      ],
      next: {
        title: 'What happens next',
        items: [
          'Check your inbox for the confirmation with the calendar details.',
          'You get a reminder with the link 24 hours before we begin.',
          'Join five minutes early and tell us which case you have brought.',
        ],
      },
      tip: 'Pro tip: bring the numbers from your last move. We will take one apart live, and it may as well be yours.',
    },
  },
  failure: {
    any: {
      title: 'Registration failed',
      description: '{message}',
      withoutMessage: 'There was an error processing your registration. Please try again.',
    },
    alreadyRegistered: {
      title: 'Registration failed',
      description: "You're already registered for this event. Check your email for details.",
    },
    full: {
      title: 'Registration failed',
      description: 'This event has reached maximum capacity. Please check back for future events.',
    },
  },
});
