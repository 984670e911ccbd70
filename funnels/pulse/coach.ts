import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'pulse',
  brand: 'Pulse Business CPR',
  tagline: 'First aid for the business. Oxygen for whoever runs it.',
  audience: 'Burnt-out business owners',
  theme: {
    paper: '#FFF8F6',
    ink: '#2B0F12',
    strong: '#B3202C',
    accent: '#1F6F8B',
    display: 'Archivo',
    motif: 'pulse',
  },
  emblemAlt: 'A heart monitor’s line that recovers and turns into a rising graph',
  biography: {
    headline: 'We have all been the patient',
    paragraphs: [
      'Three of us ran companies. All three kept going on coffee, adrenaline and the belief that next quarter would be calmer. One of us learned in an ambulance that it would not be.',
      'Pulse treats a business the way an emergency room treats a body: whatever stops first is treated first. Cash, then people, then rest. We do not hang vision boards in the waiting room, and we do not discharge anyone until all three have a rhythm of their own.',
    ],
    credentials: [
      'Rated 4.9 out of 5',
      '92% of owners back under 50 hours a week',
      'Three founders, one scar',
    ],
  },
  sender: { name: 'Pulse Business CPR', email: 'triage@pulse-cpr.example' },
  contactEmail: 'triage@pulse-cpr.example',
  schedulingUrl: 'https://calendar.pulse-cpr.example/discovery-call',
  postalAddress: 'Pulse Business CPR, 310 Arch Street, Philadelphia, PA 19106',
  timeZone: 'America/New_York',
  functions: {
    'send-pulse-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId'],
      message: {
        subject: 'Your Vital Signs Chart',
        preview: 'Five readings, twenty minutes, and you know where it hurts.',
        heading: 'Take five readings, {name}',
        paragraphs: [
          'A nurse does not ask how you feel about your blood pressure. She measures it. Do the same for your business: five readings, twenty minutes, a pen.',
          'Each sign has a normal range. Anything in the red is treated before anything that is merely annoying.',
        ],
        points: [
          {
            title: 'Weeks of cash',
            text: 'Money in the bank divided by what an average week costs. Normal: eight or more. Under four is red. Treatment: call the oldest unpaid invoice today, before lunch.',
          },
          {
            title: 'Quotes out',
            text: 'Offers sent in the last fourteen days. Normal: enough that one in three fills your next month. Red: none. Treatment: write to five former customers and ask what is on their desk.',
          },
          {
            title: 'Owner’s hours',
            text: 'Last week’s, with the evenings and the “quick look” on Sunday. Normal: under 50. Over 60 is red. Treatment: cancel one standing meeting for good, not just once.',
          },
          {
            title: 'Decisions that need you',
            text: 'Count the questions you were asked yesterday. Normal: under ten. Red: you lost count. Treatment: name a sum below which nobody has to ask. 500 dollars is a fair start.',
          },
          {
            title: 'Weight of the largest customer',
            text: 'Their share of this year’s revenue. Normal: under 20%. Over 30% is red, however nice they are. Treatment: two hours a week for the next customer, booked like a surgery.',
          },
        ],
        afterword: [
          'Two readings in the red are common and treatable. Three or more: do not wait for a quiet week. There will not be one. [Book a discovery call](https://calendar.pulse-cpr.example/discovery-call).',
          'The chart is below, with room for your own readings.',
        ],
        button: { label: 'Open the chart', to: 'download' },
        signOff: 'Breathe out, the Pulse team',
      },
      messages: {
        'burnout-test': {
          subject: 'Your Business CPR guide and burnout test',
          preview: 'Nine statements, one score, and first aid for each.',
          heading: 'Count what is true, {name}',
          paragraphs: [
            'Nine statements. Count those that were true in the last fourteen days, and answer as you would a doctor who cannot see your bank account.',
            'The first three are C for cash, the next three P for people, the last three R for rest. Next to each is its first aid.',
          ],
          points: [
            {
              title: 'C · I open the banking app before I get up',
              text: 'First aid: look once a week, Friday at ten, with a list of what comes in and what goes out over the next six weeks. A fear with dates on it shrinks.',
            },
            {
              title: 'C · I said yes to a job that I knew would lose money',
              text: 'First aid: write your floor price on a card and lay it beside the phone. Below it the answer is “not this time”.',
            },
            {
              title: 'C · Somebody owes me money and I have not called',
              text: 'First aid: call today. “I am calling about invoice 212. What day will it be paid?” Then stop talking.',
            },
            {
              title: 'P · Nothing moves unless I answer',
              text: 'First aid: give away one decision entirely, up to a sum you could lose without crying. Announce it in front of everybody.',
            },
            {
              title: 'P · At night I redo what others did during the day',
              text: 'First aid: send it back with one sentence on what “done” looks like. You will redo it twice more; then you will not.',
            },
            {
              title: 'P · There is one conversation I avoid',
              text: 'First aid: set the time, this week. Open with “I have put this off, and that was not fair to you.”',
            },
            {
              title: 'R · I wake at three and work in my head',
              text: 'First aid: paper beside the bed, phone in the kitchen. Write the thought down, with the hour at which you will deal with it.',
            },
            {
              title: 'R · I cannot name my last whole day off',
              text: 'First aid: choose one in the next ten days, tell two people, and let one of them hold your phone.',
            },
            {
              title: 'R · I was short with someone who had done nothing',
              text: 'First aid: apologise in one line, without reasons. Then eat something. It is nearly always both.',
            },
          ],
          afterword: [
            '0 to 2: steady. Repeat the test in ninety days. 3 to 5: strained. Take one first aid a week, in the order C, P, R. 6 to 9: stop. Take two from R before anything else, and talk to somebody this week.',
            'If you feel hopeless or unwell, see a doctor first. The business can wait in the corridor.',
            'The test and the guide are below, to tick and to keep. Rather say it aloud? [Talk it through with us](https://calendar.pulse-cpr.example/discovery-call).',
          ],
          button: { label: 'Open the guide', to: 'download' },
          signOff: 'Breathe out, the Pulse team',
        },
      },
    },
  },
  campaigns: [
    {
      name: 'Pulse Business Coaching Campaign',
      window: { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], fromHour: 7, toHour: 17 },
      steps: [
        {
          id: 'can-you-name-the-week',
          after: { days: 2 },
          message: {
            subject: 'Can you name the week it runs out?',
            preview: 'Thirteen lines on one sheet stop the three o’clock arithmetic.',
            heading: 'Thirteen weeks on one sheet',
            paragraphs: [
              'Draw thirteen lines, one per week. Left: what will really come in, going by the customer’s habits, not the invoice’s date. Right: what must go out. Carry the balance down.',
              'Somewhere a line runs thin. Good: now it is week nine and not “soon”. Week nine can be treated. You can move a payment, call a customer, shift a purchase.',
              'It takes half an hour, and most owners sleep better the same night even when the line is red. The body prefers bad news to no news.',
            ],
            signOff: 'The Pulse team',
          },
        },
        {
          id: 'the-500-dollar-cure',
          after: { days: 3 },
          message: {
            subject: 'The 500-dollar cure',
            preview: 'How a roofing company got its owner’s lunch back.',
            heading: 'Sixty-one questions before lunch',
            paragraphs: [
              'A roofer we coach kept a tally on his windshield: 61 questions in one morning. Most were about sums smaller than his phone bill.',
              'On Monday he told his crew: up to 500 dollars you decide, and I will not comment, even if I would have done it differently. In the first month it cost him one wrong ladder. It gave him back eleven hours a week.',
              'Choose your figure today. The rule only works if you can keep quiet, so choose one at which you can.',
            ],
            signOff: 'The Pulse team',
          },
        },
        {
          id: 'one-customer-by-the-wrist',
          after: { days: 4 },
          message: {
            subject: 'When one customer has you by the wrist',
            preview: 'What to do above 30%, long before they leave.',
            heading: 'They are charming. They are also 38% of your revenue.',
            paragraphs: [
              'Nobody notices how the largest customer sets the hours, the tone and finally the price. It happens one favour at a time.',
              'Do three things. Put a line under the relationship: what is included, and what costs extra. Spend two fixed hours a week on the next customer. And work out, on paper, the month after they leave. Once you have seen that you would survive it, you will negotiate like someone who would.',
            ],
            signOff: 'The Pulse team',
          },
        },
        {
          id: 'thirty-minutes-in-triage',
          after: { days: 5 },
          message: {
            subject: 'Thirty minutes in triage',
            preview: 'Bring the chart. We will tell you what to treat first.',
            heading: 'Still holding your breath?',
            paragraphs: [
              'You have the chart. If two or more readings are in the red, bring it to a free discovery call: thirty minutes, one owner, one coach who has been there.',
              'You leave with an order of treatment. What you do with it is up to you.',
            ],
            button: { label: 'Book a discovery call', to: 'scheduling' },
            signOff: 'The Pulse team',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/pulse/privacy' },
  documents: [
    {
      path: '/pulse/privacy',
      title: 'Your chart: what is in it and who reads it',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we note',
          paragraphs: [
            'Name, email address, page, time of arrival, and the link or site you came by if it says so. If you agreed to more emails, the words you agreed to. No health data: what the test tells you stays with you, because you count it on your fingers.',
            'No cookies, no monitors. We count page views, the visitors of a day with a key that is destroyed at midnight, and nobody’s pulse.',
          ],
        },
        {
          heading: 'Why we note it',
          paragraphs: [
            'To send the test or the chart you asked for, and the short emails you agreed to.',
          ],
        },
        {
          heading: 'How long we keep it',
          paragraphs: [
            'Until you discharge yourself. Copies of sent emails go after 180 days, notes of technical errors after 90.',
          ],
        },
        {
          heading: 'Who else sees it',
          paragraphs: [
            'Postmark, a service in the United States, delivers our emails and handles the address and the email. No referrals. Nothing is sold.',
          ],
        },
        {
          heading: 'Discharge',
          paragraphs: [
            'One click at the foot of a campaign email stops them. For a copy of everything, a correction or erasure, write to triage@pulse-cpr.example. A scrambled mark of the address stays so that we do not resuscitate the correspondence by mistake.',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: [
            'Pulse Business CPR, 310 Arch Street, Philadelphia, PA 19106. We treat businesses. For a body, call 911.',
          ],
        },
      ],
    },
  ],
});
