import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'phoenix',
  brand: 'Phoenix Path',
  tagline: 'For the year in which your business has to carry you.',
  audience: 'Women entrepreneurs facing life disruption',
  theme: {
    paper: '#FBF5F2',
    ink: '#2A1420',
    strong: '#8E2A4B',
    accent: '#E9A23B',
    display: 'Cormorant',
    motif: 'feathers',
  },
  emblemAlt: 'A wing of brushed feathers that opens upwards, its tips like small flames',
  biography: {
    headline: 'Begun in the year everything fell',
    paragraphs: [
      'Phoenix Path started with three women at one kitchen table in Santa Fe: one newly widowed, one between two rounds of chemotherapy, one with a signed divorce and an unsigned lease. All three still had invoices to send. Nobody had written down how a woman leads a business through such a year. So we did, on the backs of hospital menus.',
      'We have sat beside 5,000 women since. We will never tell you that everything happens for a reason. We will ask what must be kept, what may rest, and what you are free to build now that the old plan is gone.',
    ],
    credentials: [
      '5,000+ women supported',
      '87% still run their own business two years later',
      'Founded by three who had to',
    ],
  },
  sender: { name: 'Phoenix Path', email: 'dawn@phoenix-path.example' },
  contactEmail: 'dawn@phoenix-path.example',
  schedulingUrl: 'https://calendar.phoenix-path.example/strategy-call',
  postalAddress: 'Phoenix Path, 84 Canyon Road, Santa Fe, NM 87501',
  timeZone: 'America/Denver',
  functions: {
    'send-breakdown-breakthrough-email': {
      template: 'confirmation',
      body: ['email', 'name', 'campaignId'],
      message: {
        subject: 'Your access to the Breakdown to Breakthrough Masterclass',
        preview: 'The day, the hour, and three gentle things to do before.',
        heading: 'You are expected, {name}',
        paragraphs: [
          'You have a place in {event.name}. We meet on {event.date} at {event.time}, for {event.minutes} minutes. {event.place}. The button below opens the room; keep this email, or wait for ours the day before.',
          'You may come with wet hair, in the car, with a child on your lap. You may keep your camera dark. Come as the day left you.',
        ],
        points: [
          {
            title: 'Find a quiet corner for the hour after',
            text: 'Not for work. Some of what we say takes a while to land, and it lands better in silence.',
          },
          {
            title: 'Write down three names',
            text: 'Three clients you would miss. We begin with them, because they are where the ground is still firm.',
          },
          {
            title: 'Tell one person that you are coming',
            text: 'Say it in a single sentence: “I am working out how to go on.” You will notice how it feels to hear yourself.',
          },
        ],
        afterword: [
          'If the day comes and you cannot, do not apologise to anyone. Write to us and we will find another way in.',
        ],
        button: { label: 'Come in', to: 'https://room.phoenix-path.example/breakthrough' },
        signOff: 'We keep the light on, Phoenix Path',
      },
    },
    'send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        subject: 'Tomorrow: the Breakdown to Breakthrough Masterclass',
        preview: 'The link to the room. You may come exactly as you are.',
        heading: 'Tomorrow there is a chair for you, {name}',
        paragraphs: [
          'We meet on {event.date} at {event.time}, for {event.minutes} minutes. The button opens the room.',
          'If you have written down your three names, keep them near. If you have not, come all the same; we write them together.',
          'And if tomorrow turns out to be a day on which nothing works: answer this email with one word. We will find another way in.',
        ],
        button: { label: 'Come in', to: 'https://room.phoenix-path.example/breakthrough' },
        signOff: 'We keep the light on, Phoenix Path',
      },
    },
  },
  campaigns: [
    {
      name: 'Breakdown to Breakthrough Campaign',
      window: { weekdays: ['tue', 'wed', 'thu', 'sun'], fromHour: 8, toHour: 20 },
      steps: [
        {
          id: 'the-three-lists',
          after: { days: 2 },
          message: {
            subject: 'The three lists',
            preview: 'Keep, rest, let go: one evening, one sheet of paper.',
            heading: 'Not everything that fell was holding you up',
            paragraphs: [
              'Fold a sheet of paper twice, so that it has three columns. Over the first write keep; over the second, rest; over the third, let go.',
              'Now take everything your business asks of you, down to the newsletter and the client who calls on Sundays, and give each a column. Keep is for what pays the rent or lets you breathe. Rest is for what you love and cannot carry this season. Rest has a date on which you will look again.',
              'The third column fills slowly, and then all at once. Do not act on it yet. For tonight it is enough to have seen it in your own hand.',
            ],
            signOff: 'Phoenix Path',
          },
        },
        {
          id: 'what-to-tell-your-clients',
          after: { days: 3 },
          message: {
            subject: 'What to tell your clients',
            preview: 'Four sentences, honest and closed like a good door.',
            heading: 'You owe them clarity. You do not owe them the story.',
            paragraphs: [
              'Silence makes clients nervous, and the whole truth makes them helpless. Between the two there are four sentences.',
              '“Something in my life needs me this season. Your work is safe: here is what will happen by when. For urgent matters, write to this address. I will tell you when I am back to full days.”',
              'A ceramicist among us sent these words to thirty-one customers on the worst Friday of her life. Twenty-nine answered. The most common word was “of course”.',
            ],
            signOff: 'Phoenix Path',
          },
        },
        {
          id: 'one-hour-that-holds',
          after: { days: 4 },
          message: {
            subject: 'One hour that holds',
            preview: 'When a whole day is too much to lead, lead this.',
            heading: 'Build the day around its strongest hour',
            paragraphs: [
              'Grief and treatment and courtrooms take the hours as they please. Most women we know find that one remains: early, or late, or the one while the soup cooks. It is clearer than the rest.',
              'Find yours by marking, for a week, when your thoughts stand still. Then guard it like a candle. In it, you do only what brings in money or decides something. Everything else gets what is left of the day, or waits.',
              'One hour, five times a week. Whole businesses have been carried across a winter on it.',
            ],
            signOff: 'Phoenix Path',
          },
        },
        {
          id: 'say-it-aloud',
          after: { days: 5 },
          message: {
            subject: 'If you would like to say it aloud',
            preview: 'Half an hour with a woman who has been there. It is free.',
            heading: 'Some plans only grow when they are spoken',
            paragraphs: [
              'Bring your three lists, or bring nothing. In a free thirty-minute call we look at what is in the first column and make sure it can stand.',
              'You will speak with someone who has led a business through such a year herself. She will not be shocked, and she will not be in a hurry.',
            ],
            button: { label: 'Choose your half hour', to: 'scheduling' },
            signOff: 'Phoenix Path',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/phoenix/privacy' },
  documents: [
    {
      path: '/phoenix/privacy',
      title: 'What we hold in trust',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we keep',
          paragraphs: [
            'Your name, your email address, the page, the time, and the link or site you came by if it names itself. If you agreed to more emails, the words you said yes to.',
            'What happened to you this year is not among it, unless you write it to us yourself. We set no cookies and watch nobody read. How many people came on a day is counted with a key that is destroyed at midnight.',
          ],
        },
        {
          heading: 'Why',
          paragraphs: [
            'To send you what you asked for and the emails you agreed to. Your name is shown to nobody.',
          ],
        },
        {
          heading: 'How long',
          paragraphs: [
            'For as long as you want us to. Copies of our emails are removed after 180 days, notes of technical errors after 90.',
          ],
        },
        {
          heading: 'Who else is involved',
          paragraphs: [
            'Postmark, a service in the United States, delivers our emails and so handles your address and the email. We have never sold a name and never will.',
          ],
        },
        {
          heading: 'Leaving, or being forgotten',
          paragraphs: [
            'A link at the foot of each campaign email ends them. If you would like to know what we have, or want it erased, write to dawn@phoenix-path.example; you need not explain. A mark that cannot be turned back into your address stays behind, only so that we do not disturb you.',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: ['Phoenix Path, 84 Canyon Road, Santa Fe, NM 87501.'],
        },
      ],
    },
  ],
});
