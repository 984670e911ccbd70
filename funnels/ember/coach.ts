import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'ember',
  brand: 'Ember Reignite',
  tagline: 'For people who used to love their work and would like to again.',
  audience: 'Burnt-out professionals',
  theme: {
    paper: '#FFF6EE',
    ink: '#2A160C',
    strong: '#B4420F',
    accent: '#7A2E8E',
    display: 'Epilogue',
    motif: 'embers',
  },
  emblemAlt: 'A small flame that rises again from glowing coals',
  biography: {
    headline: 'We know the parking lot',
    paragraphs: [
      'You have arrived, the engine is off, and you sit there. Seven minutes, eleven, once it was forty. We have all sat there: an emergency physician, a school principal, a software lead. We were not lazy and we were not ill, exactly. We had simply given away more than came back, for years, and nobody had noticed because we were so good at it.',
      'Ember began in Duluth, where people know how to keep a fire through a long night. You do not blow on it. You do not pile on wood. You clear the ash, leave some air and add one small dry piece at a time. It works on people as well. We have tended 5,000 of them, and most are still in the job they nearly left.',
    ],
    credentials: [
      '5,000+ lives rekindled',
      '87% sleep through the night within three months',
      'Founded by three people who burned out',
    ],
  },
  sender: { name: 'Ember Reignite', email: 'hearth@ember-reignite.example' },
  contactEmail: 'hearth@ember-reignite.example',
  schedulingUrl: 'https://calendar.ember-reignite.example/strategy-call',
  postalAddress: 'Ember Reignite, 509 Hearth Street, Duluth, MN 55802',
  timeZone: 'America/Chicago',
  functions: {
    'send-email': {
      template: 'confirmation',
      body: ['email', 'name', 'campaignId', 'source'],
      message: {
        subject: 'You are in: From Burned Out to On Fire',
        preview: 'When we meet, and three things you do not have to do beforehand.',
        heading: 'We have saved you a place by the fire, {name}',
        paragraphs: [
          '{event.name}: {event.date} at {event.time}, {event.minutes} minutes. {event.place}. The link is below. It comes again 24 hours before, because you have enough to remember.',
          'Most confirmations end with a list of things to prepare. You have lists. Here are three things you may leave undone.',
        ],
        points: [
          {
            title: 'You need not be rested',
            text: 'Come tired. It is the entrance requirement. You may lie on the floor with the sound on; a good third of every webinar does.',
          },
          {
            title: 'You need not have decided anything',
            text: 'Whether to stay, to leave, to tell your boss: all of it can wait until after. Tired people make final decisions badly, so we make none that evening.',
          },
          {
            title: 'You need not explain yourself',
            text: 'No camera, no introductions, no breakout rooms. If you write in the chat we are glad. If you only listen we know you are there.',
          },
        ],
        afterword: [
          'If you do want to do one thing: tonight, put your phone to bed in another room, fifteen minutes before you go yourself. Just tonight.',
          'And if it is heavier than tired, if the dark does not lift in the morning, please talk to your doctor, or call or text 988 in the United States. We will keep your seat.',
        ],
        button: { label: 'Open the link', to: 'https://meet.ember-reignite.example/on-fire' },
        signOff: 'Warmly, all of us at Ember',
      },
    },
    'send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        subject: 'Tomorrow evening: From Burned Out to On Fire',
        preview: 'The link again, because you have enough to remember.',
        heading: 'Tomorrow by the fire, {name}',
        paragraphs: [
          '{event.date} at {event.time}, {event.minutes} minutes. Here is the link, as promised. You need not prepare anything, and you need not be awake in any impressive way.',
          'If you can, keep the half hour before it free. Eat something warm. Then open the link and lie down.',
        ],
        button: { label: 'Open the link', to: 'https://meet.ember-reignite.example/on-fire' },
        signOff: 'Warmly, all of us at Ember',
      },
    },
    'offer-place': {
      template: 'seat-offer',
      body: ['email', 'name'],
      message: {
        subject: 'There is a place for you: {event.name}',
        preview: 'Somebody gave theirs back. It is yours for a day.',
        heading: 'A place is free, {name}',
        paragraphs: [
          'Somebody cannot come, and you have waited longest. We keep the place for you until this time tomorrow; one click, and it is yours.',
          'If it does not suit you any more, leave it. The next one in line will be glad, and nobody will ask you why.',
        ],
        button: { label: 'Take my place', to: 'seat' },
        signOff: 'Warmly, all of us at Ember',
      },
    },
    'new-evening': {
      template: 'moved',
      body: ['email', 'name'],
      message: {
        subject: 'We meet on another evening: {event.name}',
        preview: 'The new date, and nothing you have to do about it.',
        heading: 'The fire burns on another evening, {name}',
        paragraphs: [
          'We have had to move it, and we are sorry: you had made room for the other one. We now meet on {event.date} at {event.time}. Your place comes with you, and so does the link.',
          'If the new evening is one too many, leave it. The link under this email gives your place to somebody who is waiting, and you owe us no reason.',
        ],
        button: { label: 'Open the link', to: 'https://meet.ember-reignite.example/on-fire' },
        signOff: 'Warmly, all of us at Ember',
      },
    },
    'morning-after': {
      template: 'after',
      body: ['email', 'name'],
      message: {
        subject: 'The morning after',
        preview: 'One small thing to keep, and nothing to catch up on.',
        heading: 'Good morning, {name}',
        paragraphs: [
          'We hope you went to bed. If you missed us, you have missed nothing that you owe anybody.',
          'Keep one thing from it: one evening this week that stays empty, written down where you write the others.',
          'If you want to talk about what came up, half an hour with one of us costs nothing.',
        ],
        button: { label: 'Find half an hour', to: 'scheduling' },
        signOff: 'Warmly, all of us at Ember',
      },
    },
  },
  campaigns: [
    {
      name: 'Burned Out to On Fire Campaign',
      window: { weekdays: ['sun', 'mon', 'tue', 'wed', 'thu'], fromHour: 16, toHour: 20 },
      steps: [
        {
          id: 'you-are-not-tired-from-work',
          after: { days: 2 },
          message: {
            subject: 'You are not tired from work',
            preview: 'You are tired from the part of it that never ends. There is a difference.',
            heading: 'Find the part that never ends',
            paragraphs: [
              'A builder is tired in the evening and looks at a wall. A nurse, a teacher, a manager is tired in the evening and looks at tomorrow’s list, which is today’s list. It is not the effort that hollows us out. It is effort without a wall.',
              'So build a small one. Before you stop today, write one sentence that begins “Finished:”. It may be as modest as “Finished: called Mrs. Alvarez back.” Read it, close the book, leave.',
              'A week of these makes seven bricks. You will be surprised how much a tired person likes to look at bricks.',
            ],
            signOff: 'Ember',
          },
        },
        {
          id: 'take-the-ash-out-first',
          after: { days: 3 },
          message: {
            subject: 'Take the ash out first',
            preview: 'Before anything new goes in, something grey has to go.',
            heading: 'Nothing catches on a full ash pan',
            paragraphs: [
              'When people decide to do something about it they usually add: yoga, a journal, a cold shower at six. More wood on a fire that cannot breathe. It goes out faster and now they feel guilty as well.',
              'This week add nothing. Take one thing out. The committee you joined to be kind. The newsletter you edit because nobody else would. The standing favour. Choose the one you dread and would not have to explain to anyone.',
              'You may use our sentence: “I have to put this down. Thank you for understanding.” You owe them no third line.',
            ],
            signOff: 'Ember',
          },
        },
        {
          id: 'the-nine-minutes-you-still-like',
          after: { days: 4 },
          message: {
            subject: 'The nine minutes you still like',
            preview: 'They are in there. We can show you where to look.',
            heading: 'Something in your week is still warm',
            paragraphs: [
              'One of us, the principal, kept score for two weeks. Every hour: warm, cold or grey? Nearly everything was grey. And then there was the bus line. Nine minutes each afternoon, children telling her nonsense, no agenda whatever. Warm, warm, warm, ten days running.',
              'She did not change schools. She moved her desk to the front hall for one hour a day, where children come past with nonsense. The rest of the work had not changed, but it had a fire in the middle.',
              'Keep score for three days. Look for your bus line.',
            ],
            signOff: 'Ember',
          },
        },
        {
          id: 'somebody-who-asks',
          after: { days: 5 },
          message: {
            subject: 'If you would like somebody to ask how you are and mean it',
            preview: 'Thirty minutes, free, and you may say “not well”.',
            heading: 'We have time',
            paragraphs: [
              'Talking to another person is the smallest dry piece of wood we know. It takes half an hour and catches more often than you would think.',
              'Tell us how it is. We listen, we ask where it is still warm, and you leave with one thing to put down and one thing to keep.',
            ],
            button: { label: 'Choose a time to talk', to: 'scheduling' },
            signOff: 'Ember',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/ember/privacy' },
  documents: [
    {
      path: '/ember/privacy',
      title: 'What we keep, and who never sees it',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we keep',
          paragraphs: [
            'Your name, your email address, the page, the time, and the link or site you came by if it says so. If you agreed to more emails, the words you agreed to.',
            'Your employer never hears of it, nor does anybody you know. We set no cookies and we do not follow you around. Page views and the visitors of a day are numbers without names: the key that tells visitors apart is destroyed at midnight.',
          ],
        },
        {
          heading: 'Why we keep it',
          paragraphs: [
            'To save your seat, send you the details and write the few emails you agreed to. You do not have to tell us how you are for any of that.',
          ],
        },
        {
          heading: 'How long it stays',
          paragraphs: [
            'Until you say stop. Copies of sent emails are gone after 180 days, notes of technical errors after 90.',
          ],
        },
        {
          heading: 'Who else touches it',
          paragraphs: [
            'Postmark, a service in the United States, delivers our emails and sees your address and the email. Nobody else, and nothing is sold.',
          ],
        },
        {
          heading: 'When you want it gone',
          paragraphs: [
            'Each campaign email has a link at its foot; one click and they end. For everything else write a line to hearth@ember-reignite.example. No reasons needed. We show you what we have or erase it, except for a scrambled mark that keeps us from ever writing to you by mistake.',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: [
            'Ember Reignite, 509 Hearth Street, Duluth, MN 55802. We are coaches, not a clinic. If you cannot go on tonight, call or text 988 in the United States; somebody is awake there.',
          ],
        },
      ],
    },
  ],
});
