import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'aurora',
  brand: 'Aurora Masterclass',
  tagline: 'An evening class for people who already run something.',
  audience: 'Entrepreneurs',
  theme: {
    paper: '#F7F5FB',
    ink: '#1C1736',
    strong: '#4B3FA7',
    accent: '#2BA59A',
    display: 'Sora',
    motif: 'ribbons',
  },
  emblemAlt: 'Three ribbons of northern light above a dark horizon',
  biography: {
    headline: 'A school that opens when the shops close',
    paragraphs: [
      'Aurora began in a reading room above a theatre in Burlington, Vermont. Founders came there after work, at first for the quiet and later for each other. On Wednesdays one of them would take the lamp at the head of the table and teach what the year had taught her: how to price, how to say no, how to read a contract by candlelight during the ice storm.',
      'We have kept the lamp, the long table and the hour. More than 2,000 entrepreneurs have spent an evening with us. There are no certificates. People come with a question, work on it in good company, and go home with the beginning of an answer and their coat smelling faintly of bergamot.',
    ],
    credentials: [
      '2,000+ entrepreneurs at the table',
      '98% would take a second evening',
      'Every class taught by someone who runs a business',
    ],
  },
  sender: { name: 'Aurora Masterclass', email: 'evenings@aurora-masterclass.example' },
  contactEmail: 'evenings@aurora-masterclass.example',
  schedulingUrl: 'https://calendar.aurora-masterclass.example/power-session',
  postalAddress: 'Aurora Masterclass, 61 Lamplight Row, Burlington, VT 05401',
  timeZone: 'America/New_York',
  functions: {
    'send-aurora-masterclass-email': {
      template: 'confirmation',
      body: ['email', 'name'],
      message: {
        subject: 'Your evening with Aurora: The Quiet Company',
        preview: 'The date, the hour, and what to lay out on your desk.',
        heading: 'Good evening, {name}. You are expected.',
        paragraphs: [
          '{event.name} takes place on {event.date} at {event.time} and lasts {event.minutes} minutes. {event.place}. The door to the room is below; we shall send it once more the day before.',
          'It is a working evening. Please have the following within reach; we shall bring the rest.',
        ],
        points: [
          {
            title: 'Last week’s calendar',
            text: 'Printed, if you can. We shall mark in one colour every hour that only you could have worked, and in another every hour that merely came to you.',
          },
          {
            title: 'One decision you have postponed',
            text: 'Write it as a question on a card. It need not be large. It should have been waiting for longer than a month.',
          },
          {
            title: 'Something warm to drink, and a closed door',
            text: 'The second is harder to obtain than the first. Ask for it in advance.',
          },
        ],
        afterword: ['Doors open ten minutes early, with music. Cameras are at your discretion.'],
        button: {
          label: 'Enter the room',
          to: 'https://rooms.aurora-masterclass.example/the-quiet-company',
        },
        signOff: 'Until that evening, Aurora',
      },
    },
    'send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      replyTo: 'door@aurora-masterclass.example',
      message: {
        subject: 'Tomorrow evening: The Quiet Company',
        preview: 'The door to the room, and what to have within reach.',
        heading: 'Until tomorrow, {name}',
        paragraphs: [
          'We begin on {event.date} at {event.time} and close after {event.minutes} minutes. The button above is your door; it opens ten minutes early, with music.',
          'Lay out last week’s calendar and the one decision you have postponed. Ask today for the closed door. Tomorrow somebody will have planned something else for it.',
        ],
        button: {
          label: 'Enter the room',
          to: 'https://rooms.aurora-masterclass.example/the-quiet-company',
        },
        signOff: 'Until that evening, Aurora',
      },
    },
    'send-doors-open': {
      template: 'reminder',
      body: ['email', 'name'],
      replyTo: 'door@aurora-masterclass.example',
      message: {
        subject: 'In half an hour: The Quiet Company',
        preview: 'Close the other windows. This is the one door you need.',
        heading: 'The lamp is being lit, {name}',
        paragraphs: [
          'We begin at {event.time}; the door opens ten minutes early, with music. Lay out the calendar, the card with your decision, and something warm; then close everything else on the screen.',
          'If the working day has kept you after all, come late and quietly. Nobody will look up.',
        ],
        button: {
          label: 'Enter the room',
          to: 'https://rooms.aurora-masterclass.example/the-quiet-company',
        },
        signOff: 'In a moment, Aurora',
      },
    },
  },
  campaigns: [],
  legal: { privacy: '/aurora/privacy' },
  documents: [
    {
      path: '/aurora/privacy',
      title: 'What we keep of an evening guest',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we write down',
          paragraphs: [
            'Your name for the place card and your address for the invitation, as you enter them. With them we note the hour, the page, the event, and the link or the site that led you to us if it names itself.',
            'We set no cookies and follow nobody through other rooms. That a page was opened is counted once, as a number without a face. So that a guest who looks twice is one guest, a key turns network and browser into a number, and at midnight the key is destroyed.',
          ],
        },
        {
          heading: 'Why',
          paragraphs: [
            'To reserve your chair, to send the invitation, and to remind you the day before and half an hour before. Nothing follows the evening unless you ask for it.',
          ],
        },
        {
          heading: 'For how long',
          paragraphs: [
            'The guest list is kept until you ask us to take you off it. Copies of the emails we sent are destroyed after 180 days, and notes of technical faults after 90.',
          ],
        },
        {
          heading: 'Who else handles it',
          paragraphs: [
            'Our emails are carried by Postmark, a delivery service in the United States, which learns your address and the words of the email. Nobody buys, borrows or is shown the list.',
          ],
        },
        {
          heading: 'Seeing it, correcting it, having it burned',
          paragraphs: [
            'Write to evenings@aurora-masterclass.example. We send you everything we hold, correct what is wrong, or erase all of it; a fingerprint of your address that cannot be read back remains, so that no email ever goes there by mistake.',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: [
            'Aurora Masterclass, 61 Lamplight Row, Burlington, VT 05401. The same address answers every question about this page.',
          ],
        },
      ],
    },
  ],
});
