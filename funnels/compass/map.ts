import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'map',
  coach: 'compass',
  path: '/map',
  redirects: ['/compass-guide'],
  offer: {
    kind: 'guide',
    name: 'The Missing to Mission Map',
    summary: 'Seven stations and a pencil: a map drawn from your own footprints.',
    file: 'map.guide.ts',
  },
  page: {
    title: 'The Missing to Mission Map | Compass Mission',
    description:
      'A free map in seven stations for people whose work no longer fits. Draw it in one evening, from what you already know about yourself.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'A free map, in seven stations',
        headline: 'Something is missing. It has left tracks.',
        lead: 'You have done what was sensible, and it went well, and on some evenings you stand in the hall with your coat on as if you had forgotten where you were going. Sit down with us for an hour. We draw a map out of the places you have already been.',
        artwork: {
          kind: 'cover',
          title: 'The Missing to Mission Map',
          subtitle: 'Seven stations, one pencil',
          author: 'Compass Mission',
          alt: 'Cover of The Missing to Mission Map: contour lines of a hill, a compass needle and a dotted path that leaves the page',
        },
      },
      {
        kind: 'story',
        eyebrow: 'From the notebook, 9 October',
        title: 'Asking the way of a man with an axe',
        paragraphs: [
          'It had rained since noon. I had lost the white blazes an hour before and gone on walking, as one does, faster and with less conviction. The forester was splitting kindling under a tarpaulin. I asked him where the trail was. He asked me where I had been.',
          'It took me some time to tell it, and it was more than he wanted to know: the firm, the promotion, the apartment with the view. He pointed with the axe at what I had left out. “You said the word ‘teach’ four times.”',
          'I wrote it down that night, by flashlight. The trail turned out to be forty yards behind his hut.',
        ],
        artwork: {
          kind: 'photo',
          file: 'foresters-hut.jpg',
          alt: 'A log hut in a rainy pine wood at dusk, its window lit, an axe in the chopping block; on a trunk in front, the white blaze of the trail',
        },
      },
      {
        kind: 'benefits',
        eyebrow: 'What you will have on paper',
        title: 'Four things a map can do for a person',
        items: [
          {
            title: 'A position',
            text: 'Where you stand on an ordinary Tuesday, without praise and without blame. It is a relief to have it in writing.',
          },
          {
            title: 'A pattern',
            text: 'The five moments in which you forgot the time, and the thread that runs through all of them.',
          },
          {
            title: 'A sentence',
            text: 'Your mission in words short enough to say while tying a shoe.',
          },
          {
            title: 'A mile',
            text: 'One step within seven days that asks nobody’s permission and closes no door behind you.',
          },
        ],
      },
      {
        kind: 'audience',
        title: 'For whom it was drawn',
        forYou: [
          'You are good at something that you no longer want to be known for',
          'The children are grown, or the company is sold, and the house is quiet',
          'You keep a list of lives you might have led, and it is not closed',
        ],
        notForYou: [
          'You need a job by the first of the month: do that first, the map keeps',
          'You hope for a test that tells you what you are in four letters',
        ],
      },
      {
        kind: 'statistics',
        items: [
          { value: '5,000+', label: 'lives that changed direction with this map on the table' },
          { value: '92%', label: 'find their sentence by the sixth station' },
        ],
      },
      { kind: 'host', eyebrow: 'Who drew it', title: 'Somebody who stopped taking notes once' },
      {
        kind: 'closing',
        headline: 'The pencil is in the drawer. You know which one.',
        text: 'The map arrives by email; the evening you have to bring yourself.',
        button: 'Send me the map',
      },
    ],
  },
  form: {
    title: 'Where do we post it?',
    subtitle: 'An envelope without paper: it needs a name and an address.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'given-name',
        required: true,
        missing: 'Whose map is it to be?',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'Without an address the map cannot set out.',
        invalid:
          'The trail ends in the middle of this address. It should read like you@example.com.',
      },
    },
    missing: {
      title: 'Please fill in all fields',
      description: 'Both name and email are required to access your free guide.',
    },
    button: { idle: 'Send Me the Map', busy: 'Sending Your Guide...' },
    privacy: 'We write seldom, and you may leave at any fork.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the map and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'compass-missing-to-mission-map',
    metadata: { lead_magnet: '{leadMagnet}', page: '{page}' },
    journey: { campaign: 'Missing to Mission Campaign', firstEmail: 'now' },
    email: {
      function: 'send-compass-email',
      body: ['email', 'name', 'campaignId'],
      onFailure: 'fail',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'It has set out, {name}',
      text: '{leadMagnet} is on its way to {email}. Nothing else is asked of you today.',
      next: {
        title: "What's Next?",
        items: [
          'Print the map or copy it by hand. By hand is better.',
          'Choose an evening and tell whoever might knock.',
          'Within the week a field note will follow, about the answer that surprises people.',
        ],
      },
      tip: 'Post goes astray, even this kind. After five minutes, look in the spam folder.',
      button: { label: 'Talk it over with us', to: 'scheduling' },
      signOff: 'Until the next bend, Compass Mission',
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
