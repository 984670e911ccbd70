import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'bright',
  brand: 'Bright Income',
  tagline: 'Earn 25% more. Start this month.',
  audience: 'People who want 25% more income in 30 to 90 days',
  theme: {
    paper: '#FFFBEB',
    ink: '#1E1B12',
    strong: '#CC1668',
    accent: '#F7A81B',
    display: 'Outfit',
    motif: 'sunrise',
  },
  emblemAlt: 'A rising sun whose rays are the bars of a chart, each longer than the last',
  biography: {
    headline: 'We asked for more. It worked.',
    paragraphs: [
      'Bright Income started with a bet between two colleagues in Tucson. Who could earn a quarter more by summer? No second job. No lottery. One asked her boss. One called four old clients. Both won. It took 41 days and 68 days.',
      'We wrote down what we had done. Friends tried it. Then their friends did. By now more than 10,000 people have: nurses, freelancers, plumbers, teachers, shop owners. Most of them never liked talking about money. That is fine. We give you the words.',
    ],
    credentials: ['10,000+ people helped', 'Rated 4.9 out of 5', '25% more in 30 to 90 days'],
  },
  sender: { name: 'Bright Income', email: 'morning@bright-income.example' },
  contactEmail: 'morning@bright-income.example',
  schedulingUrl: 'https://calendar.bright-income.example/income-call',
  postalAddress: 'Bright Income, 615 East Sunrise Drive, Tucson, AZ 85718',
  timeZone: 'America/Phoenix',
  functions: {
    'send-bright-report-email': {
      template: 'guide',
      body: ['email', 'name'],
      nameDefault: 'Valued Reader',
      message: {
        subject: 'Your free report: The 25% Income Report',
        preview: 'Seven ways to earn a quarter more. The first takes one phone call.',
        heading: 'Good morning, {name}. Here are seven.',
        paragraphs: [
          'Seven ways to earn more. All of them have worked for people with ordinary jobs and ordinary nerves.',
          'You need one or two. Read all seven. Circle the one you could do by Friday.',
        ],
        points: [
          {
            title: 'Know your market price',
            text: 'Find five ads for your own job, in your own town. Write down the pay in each. Take the middle one. If you earn less, you now have a number and not just a feeling.',
          },
          {
            title: 'Ask in one sentence',
            text: '“In the last year I did A and B, and the market pays C for it; I would like to get there by spring.” Then stop talking. The silence is the hard part. It lasts about eight seconds.',
          },
          {
            title: 'Raise your rate for new people first',
            text: 'Freelance? Your next quote is 15% higher. Old clients pay the old price until the new one feels normal. That takes about three quotes.',
          },
          {
            title: 'Call four people who liked you',
            text: 'Old clients, old bosses. Say: “I have room next month. Who comes to mind?” Four calls take forty minutes. Most people get one yes.',
          },
          {
            title: 'Sell the thing people borrow you for',
            text: 'What do friends ask you to fix, check or explain? Offer it for money to one stranger. One. You learn the price in a week.',
          },
          {
            title: 'Stop one leak',
            text: 'Print three months of statements. Mark what you would not buy again today. Money kept is income without tax. Most people find a week’s groceries.',
          },
          {
            title: 'Put a date on it',
            text: 'Write your income today. Write it again with a quarter on top. Write a date between 30 and 90 days from now. Tape it inside a cupboard door. You will see it with every coffee.',
          },
        ],
        afterword: [
          'Circled one? Good. Do it before you read anything else about money.',
          'Want company? We hold a [live masterclass](/bright-income-breakthrough). Sixty minutes, free, and you do number two out loud.',
          'Below is the whole report. All seven, longer, with room to write.',
        ],
        button: { label: 'Open the whole report', to: 'download' },
        signOff: 'Up and at it, Bright Income',
      },
    },
    'register-event': {
      template: 'confirmation',
      body: ['email', 'name', 'eventId', 'eventName', 'source', 'customEventType'],
      message: {
        subject: 'You are in: Income Breakthrough Masterclass',
        preview: 'Date, time, and the first exercise. You can start it now.',
        heading: 'Your seat is yours, {name}',
        paragraphs: [
          '{event.name}. {event.date}, {event.time}. {event.minutes} minutes. {event.place}. The link is below. It comes again 24 hours before we start.',
          'But why wait? The masterclass begins with three small jobs. Do them now and you arrive with an answer.',
        ],
        points: [
          {
            title: 'Write one number',
            text: 'What you earned last month, after tax. Add a quarter. That is your target, and we use it all evening.',
          },
          {
            title: 'List your last three wins',
            text: 'A client saved, a shift covered, a mess cleaned up. Plain words. You will turn one of them into your sentence.',
          },
          {
            title: 'Name one person who could say yes',
            text: 'A boss, a client, a neighbour. First name only. Nobody else will see it.',
          },
        ],
        afterword: ['Your calendar entry is attached. Tap it once and it is saved.'],
        button: { label: 'Open the room', to: 'https://meet.bright-income.example/breakthrough' },
        signOff: 'See you bright and early, Bright Income',
      },
    },
    'send-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId', 'source'],
      message: {
        subject: 'Your guide: The 90-Day Revenue Plan',
        preview: 'Five moves, thirteen weeks. Week one fits on a sticky note.',
        heading: 'Thirteen weeks, {name}. Here is the plan.',
        paragraphs: [
          'You run something small. Good. Small things turn fast.',
          'Five moves, in this order. Do not skip ahead. Each one pays for the next.',
        ],
        points: [
          {
            title: 'Weeks 1 and 2: find your best seller',
            text: 'List what you sold in the last three months. Beside each line write what you kept after costs. Circle the biggest. From now on it goes first: first on the site, first in the window, first out of your mouth.',
          },
          {
            title: 'Weeks 3 and 4: raise it',
            text: 'Ten per cent on the circled line. Change the sign on a Monday. Say nothing about it. Count the people who mention it. You will not need both hands.',
          },
          {
            title: 'Weeks 5 to 7: bring ten people back',
            text: 'Pick ten customers who have gone quiet. Write each one three lines by hand. Remind them of what they bought, say what is new, name a day. Two or three will come.',
          },
          {
            title: 'Weeks 8 to 10: add one “and”',
            text: 'Coffee and a roll. A haircut and a beard trim. A website and a yearly check. One pair, one price, asked every time. If one in four says yes you have half of your 25%.',
          },
          {
            title: 'Weeks 11 to 13: get paid sooner',
            text: 'Half up front for jobs. Card on file for regulars. Invoices out on the same day. It is not more revenue, but it is the reason you will still feel rich in week 14.',
          },
        ],
        afterword: [
          'Week one starts whenever you open your sales list. It could be in ten minutes.',
          'Stuck on the circle? Bring the list to [a free income call](https://calendar.bright-income.example/income-call). We will look at it with you.',
          'Below is the whole plan. Print it. It has room to write.',
        ],
        button: { label: 'Open the whole plan', to: 'download' },
        signOff: 'Up and at it, Bright Income',
      },
    },
    'send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        subject: 'Tomorrow: your Income Breakthrough Masterclass',
        preview: 'Here is the link. Bring one number and one name.',
        heading: 'Tomorrow is the day, {name}',
        paragraphs: [
          '{event.date}, {event.time}. {event.minutes} minutes. The button opens the room. Nothing to install.',
          'Three small jobs, if they are still on your list: last month’s number, your last three wins, one person who could say yes. Ten minutes. You can do them in line for coffee.',
        ],
        button: { label: 'Open the room', to: 'https://meet.bright-income.example/breakthrough' },
        signOff: 'See you bright and early, Bright Income',
      },
    },
  },
  campaigns: [
    {
      name: 'Income Breakthrough Campaign',
      window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 7, toHour: 12 },
      steps: [
        {
          id: 'eight-seconds',
          after: { days: 1 },
          message: {
            subject: 'Eight seconds',
            preview: 'The longest silence of your career. Here is how to sit through it.',
            heading: 'Ask. Then count to eight.',
            paragraphs: [
              'You ask for more. The other person says nothing. Your mouth opens to take it back. Close it.',
              'The silence is not a no. It is arithmetic. They are working out where the money comes from. Count slowly to eight. Most people start talking at six.',
              'Practise today. Ask for something small: a better table, a later check-out, a free coffee. Then count.',
            ],
            signOff: 'Bright Income',
          },
        },
        {
          id: 'rosa-did-it-in-a-corridor',
          after: { days: 3 },
          message: {
            subject: 'Rosa did it in a corridor',
            preview: 'Ninety seconds, no meeting, 22% more.',
            heading: 'You do not need a meeting',
            paragraphs: [
              'Rosa is a dental hygienist. For three months she waited for the right moment. One Tuesday her boss held a door open for her. She said: “Dr. Lee, I have filled my calendar for a year. I would like to talk about 20%.” He said: “Come at five.”',
              'At five he offered 22. He had seen the ads, too.',
              'The right moment has a door in it. Have your sentence ready before you reach it.',
            ],
            signOff: 'Bright Income',
          },
        },
        {
          id: 'what-if-they-say-no',
          after: { days: 4 },
          message: {
            subject: 'What if they say no?',
            preview: 'Then you ask one more question, and it is a good one.',
            heading: 'A no has a date on it',
            paragraphs: [
              'Say: “I understand. What would have to be true for a yes, and when can we look again?” Write down the answer. Send it back in an email on the same day. Thank them.',
              'Now you have a list and a date. That is more than you had with “maybe one day”. In our groups, every second no has become a yes by its date.',
            ],
            button: { label: 'Practise it with us, free', to: 'scheduling' },
            signOff: 'Bright Income',
          },
        },
      ],
    },
    {
      name: 'Revenue Plan Campaign',
      window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 7, toHour: 12 },
      steps: [
        {
          id: 'did-you-circle-one',
          after: { days: 2 },
          message: {
            subject: 'Did you circle one?',
            preview: 'If not, this takes twelve minutes.',
            heading: 'Twelve minutes, one circle',
            paragraphs: [
              'Set a timer. Four minutes: write down what you sell. Four minutes: guess what is left of each sale after materials and hours. Guess. Do not look it up. Four minutes: circle the biggest and put it at the top of your website.',
              'A dog groomer did this over lunch. Her biggest was not the full wash she had advertised for years. It was nail trimming. Ten minutes, 25 dollars, no water. She now does twelve on a Saturday morning.',
            ],
            signOff: 'Bright Income',
          },
        },
        {
          id: 'three-lines-to-somebody-who-left',
          after: { days: 5 },
          message: {
            subject: 'Three lines to somebody who left',
            preview: 'Copy these. Change the nouns.',
            heading: 'They did not leave. They forgot.',
            paragraphs: [
              '“Hi Tom, in March we fixed your fence and it came out well. We are back on your street on the 12th. Shall I look at the gate while I am there?”',
              'What, why now, one question. Three lines. Ten of these take you half an hour. Write them before breakfast, while you are still brave.',
            ],
            signOff: 'Bright Income',
          },
        },
        {
          id: 'ask-it-every-time',
          after: { days: 7 },
          message: {
            subject: 'Ask it every time',
            preview: 'The little word that is worth half of your 25%.',
            heading: 'The power of “and”',
            paragraphs: [
              'Pick one pair. Put one price on it. Now the rule: everybody in your business asks everybody, for two weeks. No skipping it on a bad day, no guessing who looks as if they might.',
              'Keep a tally on the wall. Yes on the left, no on the right. You will notice two things. The left side is longer than you feared. And nobody on the right minded.',
            ],
            signOff: 'Bright Income',
          },
        },
        {
          id: 'week-three-look-at-the-number',
          after: { days: 7 },
          message: {
            subject: 'Week three. Look at the number.',
            preview: 'Up, flat or down: what each one means.',
            heading: 'Check the number before you change the plan',
            paragraphs: [
              'Up? Carry on. Do not add anything. Flat? You raised the price and forgot to put the circled line first. Down? You changed two things at once. Put one back.',
              'If you cannot tell which, send us your list and take half an hour with us. It is free. We like lists.',
            ],
            button: { label: 'Book a free income call', to: 'scheduling' },
            signOff: 'Bright Income',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/bright/privacy', terms: '/bright/terms' },
  documents: [
    {
      path: '/bright/privacy',
      title: 'Your data. Short and plain.',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we keep',
          paragraphs: [
            'Your name. Your email address. The page you used, the time, and the link or site that brought you, if it says so. If you agreed to more emails: the exact words you agreed to.',
            'No cookies. No tracking. We count page views, and visitors by the day: a key turns network and browser into a number, and at midnight the key is thrown away.',
          ],
        },
        {
          heading: 'Why we keep it',
          paragraphs: [
            'To send what you asked for. To send the short emails you agreed to. To keep your seat if you took one.',
          ],
        },
        {
          heading: 'How long',
          paragraphs: [
            'Until you tell us to stop. Copies of sent emails go after 180 days. Notes of technical errors go after 90.',
          ],
        },
        {
          heading: 'Who else sees it',
          paragraphs: [
            'Postmark, a service in the United States, delivers our emails. It sees your address and the email. That is all. We never sell or lend your address.',
          ],
        },
        {
          heading: 'Out, or out completely',
          paragraphs: [
            'Every campaign email has a link that stops them. One click. To see everything, fix something or have it all deleted, write to morning@bright-income.example. We do it. Only a scrambled mark of your address stays, so we never write to you by accident.',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: [
            'Bright Income, 615 East Sunrise Drive, Tucson, AZ 85718. A person reads every message.',
          ],
        },
      ],
    },
    {
      path: '/bright/terms',
      title: 'What we promise, and what we cannot',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'Guides and workshops',
          paragraphs: [
            'They are *free*. You owe us nothing for them, now or later. What we keep of you is in [our privacy notice](/bright/privacy). Use them for yourself and your own work. Please do not sell them.',
          ],
        },
        {
          heading: 'Results',
          paragraphs: [
            'The numbers on our pages are what people told us. Yours depend on your work, your market and your nerve. We cannot promise you an amount, and nobody honest can.',
          ],
        },
        {
          heading: 'Calls',
          paragraphs: [
            'A call costs nothing. If we offer you paid work after it, you get a price and terms in writing first. Without your yes, nothing starts.',
          ],
        },
      ],
    },
  ],
});
