import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'summit',
  brand: 'Summit Revenue Coaching',
  tagline: 'More revenue from the business you already have.',
  audience: 'Entrepreneurs who want more income',
  theme: {
    paper: '#F6F3EC',
    ink: '#14213D',
    strong: '#1D4E89',
    accent: '#E8871E',
    display: 'Fraunces',
    motif: 'ridgelines',
  },
  emblemAlt: 'Three mountain ridges with a line that climbs to the highest one',
  biography: {
    headline: 'Twenty years of finding the money that was already there',
    paragraphs: [
      'Summit began with a bakery that was full every morning and broke every month. Nothing was wrong with the bread. Three prices were wrong, one product lost money with every sale, and nobody had asked the regulars what else they would buy. Ninety days later the same ovens earned a quarter more.',
      'Since then we have sat at the kitchen tables, workshop benches and boardrooms of more than 500 owners. We do not sell you a new business. We go through the one you have, line by line, and stay until the number at the bottom has moved.',
    ],
    credentials: [
      '500+ owners coached',
      'Rated 4.9 out of 5',
      'Offices, shops, trades and agencies',
    ],
  },
  sender: { name: 'Summit Revenue Coaching', email: 'hello@summit-revenue.example' },
  contactEmail: 'hello@summit-revenue.example',
  notify: { to: ['hello@summit-revenue.example'], digest: 'daily' },
  schedulingUrl: 'https://calendar.summit-revenue.example/strategy-call',
  postalAddress: 'Summit Revenue Coaching, 48 Ridge Road, Boulder, CO 80302',
  timeZone: 'America/Denver',
  functions: {
    'send-welcome-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId'],
      nameDefault: 'there',
      message: {
        subject: 'Your report: raise revenue 25% in 90 days',
        preview: 'Six places to look first, in the order that pays soonest.',
        heading: 'Hello {name}, here is your report',
        paragraphs: [
          'Most businesses that want more revenue go looking for more customers. It is the slowest and the most expensive way up. The six steps below begin with the money that is already within reach.',
          'Read them once. Then pick the one that made you wince, and do it this week.',
        ],
        points: [
          {
            title: 'Raise one price',
            text: 'Take the offer customers praise most and raise it by 8%. On a 20% margin that one change adds two fifths to its profit. Should one buyer in twelve say no, it still adds a quarter.',
          },
          {
            title: 'Drop the offer that loses',
            text: 'Count the hours behind each thing you sell. One of them pays you less than your assistant. Stop selling it, or price it as if you meant it.',
          },
          {
            title: 'Ask the last twenty buyers',
            text: 'Call, do not write. One question: what were you trying to get done? Their words are your next offer and your next headline.',
          },
          {
            title: 'Answer within the hour',
            text: 'An enquiry answered within an hour is far more likely to become a sale than one answered tomorrow. Put one person on it, with a four-line script.',
          },
          {
            title: 'Make the second sale easy',
            text: 'Write down what a happy customer needs next, and offer it on the day the first job is done, not when you happen to remember them.',
          },
          {
            title: 'Look at one number every Friday',
            text: 'Choose the figure that moves first: quotes sent, seats filled, repeat orders. Write it on the wall. What you look at every week grows.',
          },
        ],
        afterword: [
          'If you would like a second pair of eyes on your numbers, [the first thirty minutes](https://calendar.summit-revenue.example/strategy-call) are on us.',
          'The full report is below, with the sums worked through and pages for yours.',
        ],
        button: { label: 'Open the report', to: 'download' },
        signOff: 'See you higher up, the Summit team',
      },
    },
    'send-email': {
      template: 'confirmation',
      body: ['email', 'name', 'campaignId', 'source'],
      nameDefault: 'there',
      message: {
        subject: 'Your seat is reserved',
        preview: 'The details follow in good time. Here is how to come prepared.',
        heading: 'Hello {name}, you are on the list',
        paragraphs: [
          'Your seat at {leadMagnet} is reserved. We will send the place and the time as soon as they are settled.',
          'Bring one number with you: what your business earned last month. You will leave knowing which part of it can grow first.',
        ],
        signOff: 'See you there, the Summit team',
      },
    },
  },
  campaigns: [
    {
      name: 'Revenue Report Campaign',
      window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 8, toHour: 18 },
      steps: [
        {
          id: 'the-price-nobody-notices',
          after: { days: 2 },
          message: {
            subject: 'The price nobody notices',
            preview: 'How a tile shop found 11,000 dollars in a drawer.',
            heading: 'Which price have you not touched for three years?',
            paragraphs: [
              'Every business has one. It was set in a hurry, it was fair at the time, and it has been losing to inflation ever since.',
              'A tile shop we worked with charged 45 dollars for cutting to size. It had done so since it opened. The new price was 70. Two customers in a year mentioned it; the drawer held 11,000 dollars more at the end of it.',
              'Open your price list now and put a dot beside everything older than two years. That is your list for Monday.',
            ],
            signOff: 'The Summit team',
          },
        },
        {
          id: 'twenty-calls-that-beat-any-survey',
          after: { days: 3 },
          message: {
            subject: 'Twenty calls that beat any survey',
            preview: 'One question, five minutes, and the words your next offer needs.',
            heading: 'Ask the people who already said yes',
            paragraphs: [
              'Your last twenty buyers know why people buy from you. You do not: you are too close.',
              'Call them. Say you are improving things and have one question: what were you trying to get done when you found us? Then be quiet. Write down the exact words.',
              'By the tenth call you will hear the same sentence again. Put it on your front page.',
            ],
            signOff: 'The Summit team',
          },
        },
        {
          id: 'ninety-days-from-today',
          after: { days: 4 },
          message: {
            subject: 'Ninety days from today',
            preview: 'What the calendar looks like when revenue goes up by a quarter.',
            heading: 'Ninety days is shorter than it sounds',
            paragraphs: [
              'Days 1 to 14: prices and the offer that loses. Days 15 to 45: calls, answers within the hour, the second sale. Days 46 to 90: the one number, every Friday, and nothing new.',
              'Owners who do it alone manage about half. Those who have somebody to report to manage most of it. That somebody can be us.',
            ],
            button: { label: 'Book a free strategy call', to: 'scheduling' },
            signOff: 'The Summit team',
          },
        },
      ],
    },
    {
      name: 'Live Event Campaign',
      window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 8, toHour: 18 },
      steps: [
        {
          id: 'one-number-to-bring',
          after: { days: 2 },
          message: {
            subject: 'One number to bring with you',
            preview: 'It takes five minutes to find and makes the evening worth ten times more.',
            heading: 'Before you come: find one number',
            paragraphs: [
              'Look up what your business earned last month from people who had bought before. That is the figure we will work on first.',
              'If you cannot find it in five minutes you have learned something already.',
            ],
            signOff: 'The Summit team',
          },
        },
        {
          id: 'who-else-is-coming',
          after: { days: 3 },
          message: {
            subject: 'Who else is coming',
            preview: 'Owners like you, and why the break is the best part.',
            heading: 'A room full of people who sign the checks',
            paragraphs: [
              'Shops, studios, trades, agencies. No job titles, no name-dropping, no selling from the stage.',
              'The best ideas of these evenings are swapped during the break. Bring a pen.',
            ],
            signOff: 'The Summit team',
          },
        },
        {
          id: 'if-you-would-rather-not-wait',
          after: { days: 4 },
          message: {
            subject: 'If you would rather not wait',
            preview: 'Thirty minutes, your numbers, no charge.',
            heading: 'The short way up',
            paragraphs: [
              'Some questions do not need an evening. Bring yours to a free thirty-minute call and leave with the first step.',
            ],
            button: { label: 'Book a free strategy call', to: 'scheduling' },
            signOff: 'The Summit team',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/summit/privacy', terms: '/summit/terms' },
  documents: [
    {
      path: '/summit/privacy',
      title: 'What we keep, line by line',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we write down',
          paragraphs: [
            'Your name and email address, the page you used, the time, and the link or site that brought you if it says so. If you agreed to more emails, the words you agreed to.',
            'We set no cookies and track nobody. A page view is one more on a count for that day, and so is a visitor, by a key that is destroyed at midnight.',
          ],
        },
        {
          heading: 'What it is for',
          paragraphs: [
            'To send the report or the details you asked for, to keep your seat, and to send the few emails you agreed to.',
          ],
        },
        {
          heading: 'How long we keep it',
          paragraphs: [
            'Until you ask us to delete it. Copies of the emails we sent are deleted after 180 days, notes of technical errors after 90.',
          ],
        },
        {
          heading: 'Who helps us',
          paragraphs: [
            'Postmark, a service in the United States, delivers our emails. It handles your address and the email itself. Your address goes to nobody else.',
          ],
        },
        {
          heading: 'How to stop, see or delete it',
          paragraphs: [
            'Every campaign email has an unsubscribe link. To see everything we hold, correct it or have it deleted, write to hello@summit-revenue.example; a person answers. What remains after deletion is a fingerprint that cannot be turned back into your address. It keeps us from writing to you again.',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: ['Summit Revenue Coaching, 48 Ridge Road, Boulder, CO 80302.'],
        },
      ],
    },
    {
      path: '/summit/terms',
      title: 'The terms, on one page',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What is free stays free',
          paragraphs: [
            'Reports, events and first calls cost nothing and oblige you to nothing. Use what you learn in your own business. Please do not resell it.',
          ],
        },
        {
          heading: 'About the numbers',
          paragraphs: [
            'The results on our pages were reached by the owners we name, in their businesses. Yours may come out higher or lower, and we promise no figure.',
          ],
        },
        {
          heading: 'If we work together',
          paragraphs: [
            'Paid work begins with a written offer that states price, length and how to end it. Without your signature nothing begins and nothing is charged.',
          ],
        },
      ],
    },
  ],
});
