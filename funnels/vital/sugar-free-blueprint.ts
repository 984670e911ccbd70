import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'sugar-free-blueprint',
  coach: 'vital',
  path: '/sugar-free-blueprint',
  aliases: ['/sugarfreeblueprint', '/sugarfree'],
  strayEndings: ['%20-'],
  offer: {
    kind: 'masterclass',
    name: 'The Sugar Free Blueprint',
    summary:
      'A live, ninety-minute cook-along: where sugar hides, what cravings ask for, and a week without either.',
  },
  page: {
    title: 'The Sugar Free Blueprint: free live masterclass',
    description:
      'Ninety live minutes with Vital Living: find the hidden sugar in your kitchen, calm the cravings and go home with a meal planning guide.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free live masterclass · 90 minutes',
        headline: 'A week without sugar. And without thinking about it.',
        lead: 'Join us in the kitchen, by video, with the cupboard door open. We read labels together, cook one breakfast that holds until lunch, and take the drama out of four o’clock.',
        points: [
          'Live, with your questions answered as we cook',
          'Nothing to buy and nothing to count',
          'Meal planning guide included, worth $47',
        ],
        artwork: {
          kind: 'scene',
          scene: 'kitchen',
          alt: 'A kitchen table in daylight: a bowl of halved citrus, a jug, a jar and an open window',
        },
      },
      {
        kind: 'bonus',
        title: 'Bonus: the meal planning guide',
        text: 'Seven breakfasts, seven lunches and seven dinners that use one shopping list, plus the five things to keep in the house for evenings when nobody wants to cook. Everyone who registers gets it.',
        worth: '$47',
        artwork: {
          kind: 'cover',
          title: 'Meal Planning Guide',
          subtitle: 'One list, seven days, no sugar',
          author: 'Vital Living',
          alt: 'Cover of the meal planning guide with citrus halves arranged like the days of a week',
        },
      },
      {
        kind: 'lessons',
        eyebrow: 'What we cover',
        title: 'From the label to the last spoonful',
        items: [
          {
            title: 'Fifty-six names for one thing',
            text: 'Syrups, pastes, “juice concentrate”: how to read a label in the time it takes to lift the jar.',
          },
          {
            title: 'The breakfast that decides your afternoon',
            text: 'Why what you eat at eight turns up again at four, and a bowl that settles it.',
          },
          {
            title: 'A craving, minute by minute',
            text: 'It rises, peaks and leaves within twenty minutes. We give you something to do with each third.',
          },
          {
            title: 'Birthdays, offices, grandmothers',
            text: 'Sentences that decline a slice without a lecture, tested on real grandmothers.',
          },
        ],
      },
      {
        kind: 'statistics',
        title: 'From people who have cooked along',
        items: [
          { value: '5,000+', label: 'lives transformed, one shelf at a time' },
          { value: '87%', label: 'still sugar-free after six months' },
          { value: '98%', label: 'would sit at our table again' },
        ],
      },
      {
        kind: 'event',
        title: 'The session',
        facts: [{ label: 'Price', value: 'Free, bonus guide included' }],
      },
      {
        kind: 'host',
        eyebrow: 'Your host',
        title: 'We will be the ones with flour on our sleeves',
      },
      {
        kind: 'closing',
        headline: 'Bring your cupboard. We bring the coffee, black.',
        button: 'Save my place at the table',
        note: 'Online, by video meeting. Cameras are optional, questions are welcome.',
      },
    ],
  },
  event: {
    name: 'The Sugar Free Blueprint',
    timeZone: 'America/Los_Angeles',
    minutes: 90,
    place: 'Online, by video meeting',
  },
  form: {
    title: 'Come and cook with us',
    subtitle: 'You will hear the date first, and get the guide right away.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'given-name',
        required: true,
        missing: 'Tell us your name, so that we can greet you at the door.',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'Without an email address the link cannot find you.',
        invalid: 'That address seems unfinished. It should look like you@example.com.',
      },
    },
    missing: {
      title: 'Missing Information',
      description: 'Please fill in both your name and email address.',
    },
    button: { idle: 'Save my free place', busy: 'Registering...' },
    privacy: 'Only what belongs to the masterclass. No recipes at midnight.',
  },
  submission: {
    source: 'Vital Living - Sugar-Free Masterclass',
    metadata: { event_name: '{event.name}', timestamp: '{timestamp}' },
    email: {
      function: 'send-vital-email',
      body: ['name', 'email', 'leadId'],
      onFailure: 'say-delayed',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: "You're Registered!",
      text: 'We have laid a place for you, {name}. We will send everything else to {email}.',
      details: [
        { label: 'Date', value: '{event.date}' },
        { label: 'Length', value: '{event.minutes}-minute live session' },
        { label: 'Place', value: '{event.place}' },
      ],
      next: {
        title: 'Until then',
        items: [
          'Open the meal planning guide in your inbox and choose one breakfast.',
          'Take a photo of your cupboard before you change anything.',
          'Watch for the email with the date: registered people hear first.',
        ],
      },
      signOff: 'See you in the kitchen, Vital Living',
    },
    toast: {
      title: 'Registration Successful!',
      description: "You're all set! Check your email for masterclass details.",
    },
    delayed: {
      title: 'Registration Successful!',
      description: "You're registered for the masterclass! (Email confirmation may be delayed)",
    },
  },
  failure: {
    any: {
      title: 'Something went wrong',
      description: '{message}',
      withoutMessage: 'Please try again later.',
    },
  },
});
