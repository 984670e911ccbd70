import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'ledger',
  brand: 'Ledger Growth Lab',
  tagline: 'Fewer hours, higher fees, the same licence on the wall.',
  audience: 'Owners of small and medium accounting firms',
  theme: {
    paper: '#F5F7FA',
    ink: '#0E1A2B',
    strong: '#14489B',
    accent: '#17A673',
    display: 'Space Grotesk',
    motif: 'ledger',
  },
  emblemAlt: 'Ruled ledger lines from which four blocks ascend, each taller than the last',
  biography: {
    headline: 'Accountants. So we show our working.',
    paragraphs: [
      'Two partners of a nine-person firm added up their own time sheets one March. Of every ten hours, three had gone into chasing documents, retyping figures and explaining the same thing twice. Nobody had ever billed them. It had been that way for eleven years.',
      'Ledger Growth Lab is what they did about it. Software chases and retypes. Fixed fees replace the hour. Partners review instead of produce. We have since rebuilt the working week of more than 500 owners, and we publish the method, because readers of balance sheets deserve the footnotes.',
    ],
    credentials: [
      '500+ firm owners advised',
      '10+ hours saved per week',
      'Two CPAs, both still licensed',
    ],
  },
  sender: { name: 'Ledger Growth Lab', email: 'desk@ledger-growth.example' },
  contactEmail: 'desk@ledger-growth.example',
  schedulingUrl: 'https://calendar.ledger-growth.example/ai-strategy-call',
  postalAddress: 'Ledger Growth Lab, 225 Broad Street, Suite 400, Columbus, OH 43215',
  timeZone: 'America/New_York',
  functions: {
    'send-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId', 'source'],
      message: {
        subject: 'Your copy of The AI CPA Leader’s Guide',
        preview:
          'Seven jobs to delegate, two to keep, and the paragraph for your engagement letter.',
        heading: 'Nine entries, {name}',
        paragraphs: [
          'Seven tasks that software does well enough today, with the control that each requires. Then two that stay with you. Hours are weekly averages per preparer in firms of fewer than twenty.',
          'Introduce one per month. A control you do not have time to test is not a control.',
        ],
        points: [
          {
            title: 'Chasing documents (3.0 hours)',
            text: 'Automatic requests per client, reminders on days 3, 7 and 10, a person on day 12. Control: a Friday list of everything still open.',
          },
          {
            title: 'Coding bank lines (2.5 hours)',
            text: 'Rules first, suggestions for the rest. Control: a person approves whatever the tool is unsure of, and samples 5% of what it is sure of.',
          },
          {
            title: 'Reading forms (1.5 hours)',
            text: 'W-2s, 1099s, K-1s and receipts into fields. Control: totals tie to the source page, and the source page stays linked to the figure.',
          },
          {
            title: 'First drafts of client emails (1.5 hours)',
            text: 'You dictate three facts, the tool writes the paragraph. Control: nobody sends what nobody has read.',
          },
          {
            title: 'Notes and tasks from meetings (1.0 hour)',
            text: 'Transcript, decisions, who does what by when. Control: ask the client before you record, and delete the recording once the notes are filed.',
          },
          {
            title: 'Variance comments (1.0 hour)',
            text: 'Have every deviation above 10% explained in one sentence. Control: the sentence names the account it came from.',
          },
          {
            title: 'Research memos (0.5 hours)',
            text: 'A first draft and a list of authorities. Control: open every citation. Tools cite sections that do not exist, in excellent prose.',
          },
          {
            title: 'Keep: the signature',
            text: 'Judgement, sign-off and the call in which a client hears a number. It is what the fee is for.',
          },
          {
            title: 'Keep: the consent',
            text: 'No tax return information goes into a tool before you have read its terms and, where Internal Revenue Code section 7216 asks for it, the client has consented in writing. Put the paragraph into the engagement letter now, not in February.',
          },
        ],
        afterword: [
          'Sum of the seven: 11.0 hours. Deduct one for the controls. The remaining ten are yours to price.',
          'The guide below is the long form, with worksheets. Questions on your own hours go into [an AI CPA strategy call](https://calendar.ledger-growth.example/ai-strategy-call).',
        ],
        button: { label: 'Open the guide', to: 'download' },
        signOff: 'Regards, Ledger Growth Lab',
      },
    },
    'send-ledger-email': {
      template: 'confirmation',
      body: ['subject', 'htmlContent', 'toEmail'],
      message: {
        subject: 'Registered: Higher Ticket Blueprint virtual workshop',
        preview: 'Date, time, and three figures to have at hand.',
        heading: 'Welcome, {name}. You are registered.',
        paragraphs: [
          '{event.name}: {event.date}, {event.time}, {event.minutes} minutes. {event.place}. The link is below; we will send it again the day before.',
          'We work with your figures, so please have three of them at hand.',
        ],
        points: [
          {
            title: 'Revenue per client, last year',
            text: 'All clients, sorted, largest first. An export will do. Mark the ones you would not take on again.',
          },
          {
            title: 'Hours per client, estimated',
            text: 'If you keep time sheets, their total. If not, guess to the nearest five; the error will be smaller than the finding.',
          },
          {
            title: 'Three questions clients ask you for nothing',
            text: 'Can I afford to hire? Should I buy or lease? What will I owe? Each is a service you have not priced yet.',
          },
        ],
        button: { label: 'Open the workshop', to: 'https://meet.ledger-growth.example/blueprint' },
        signOff: 'Regards, Ledger Growth Lab',
      },
    },
    'send-reminder': {
      template: 'reminder',
      body: ['email', 'name'],
      message: {
        subject: 'Tomorrow: Higher Ticket Blueprint virtual workshop',
        preview: 'The link, and the three figures we work with.',
        heading: 'Due tomorrow, {name}',
        paragraphs: [
          '{event.date}, {event.time}, {event.minutes} minutes. The button opens the room. Audio only is sufficient.',
          'Required: revenue per client for last year, hours per client, three questions clients ask you for nothing. Estimates are permitted. Absence of figures is the only thing we cannot work with.',
        ],
        button: { label: 'Open the workshop', to: 'https://meet.ledger-growth.example/blueprint' },
        signOff: 'Regards, Ledger Growth Lab',
      },
    },
  },
  campaigns: [
    {
      name: 'AI CPA Guide Campaign',
      window: { weekdays: ['tue', 'wed', 'thu'], fromHour: 8, toHour: 17 },
      steps: [
        {
          id: 'find-your-ten-hours',
          after: { days: 2 },
          message: {
            subject: 'Find your ten hours: a five-day count',
            preview: 'Four columns, quarter-hour units, one uncomfortable total.',
            heading: 'Measure before you automate',
            paragraphs: [
              'For five working days, record each quarter of an hour in one of four columns: chase, retype, explain again, everything else. The whole team, partners included. Pencil is fine.',
              'On Friday, add up the first three. In most firms of fewer than twenty people they come to between eight and thirteen hours per head. Multiply by your rate and by 48 weeks. Write the product at the foot of the page and initial it.',
              'That is the budget for every tool you will ever consider. Spend less than it.',
            ],
            signOff: 'Ledger Growth Lab',
          },
        },
        {
          id: 'one-paragraph-for-the-engagement-letter',
          after: { days: 5 },
          message: {
            subject: 'One paragraph for the engagement letter',
            preview: 'What to say about software before a client asks.',
            heading: 'Disclose it in August. Nobody objects in August.',
            paragraphs: [
              'Clients rarely mind that software reads their receipts. They mind hearing it from somebody else.',
              'The paragraph needs four statements: which kinds of tool you use, that a person reviews every result, where the data is kept, and that nothing is disclosed without the consent section 7216 requires. Have counsel read it once. Send it with the next letter to everyone, not only to the curious.',
              'Of the firms we know that did so, most had fewer questions afterwards than before.',
            ],
            signOff: 'Ledger Growth Lab',
          },
        },
        {
          id: 'the-saved-hour-is-a-loss',
          after: { days: 5 },
          message: {
            subject: 'The saved hour is a loss (if you bill by it)',
            preview: 'Why the fee has to change in the same month as the tool.',
            heading: 'An entry that does not balance',
            paragraphs: [
              'Debit: one tool, 200 dollars a month. Credit: ten hours a week you no longer invoice at 150 dollars. After twelve weeks your efficiency has cost you 18,600 dollars.',
              'This is arithmetic, and it is why hourly firms abandon good software. The remedy is to fix the fee before you shorten the work. Take your five steadiest clients, average their last twelve months, and offer that as a flat fee with two planning calls included.',
              'They get certainty. You keep the hour. Both columns agree.',
            ],
            signOff: 'Ledger Growth Lab',
          },
        },
        {
          id: 'thirty-minutes-one-workflow',
          after: { days: 6 },
          message: {
            subject: 'Thirty minutes, one workflow',
            preview: 'Bring a process. Leave with its controls.',
            heading: 'A second signature on your plan',
            paragraphs: [
              'If you have done the five-day count, one process stands out. Bring it to a thirty-minute strategy call. We go through it step by step: what software takes over, what a person checks, what the fee becomes.',
              'No charge, and no slides. You receive the notes.',
            ],
            button: { label: 'Book an AI CPA strategy call', to: 'scheduling' },
            signOff: 'Ledger Growth Lab',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/ledger/privacy' },
  documents: [
    {
      path: '/ledger/privacy',
      title: 'Privacy notice, itemised',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'Entries',
          paragraphs: [
            'Name, email address, page, time, and the campaign link or the referring site if there is one. Where you agreed to further emails: the exact wording, with its version. No other line items.',
            'No cookies, no trackers. Page views and visitors are totals per day; the total cannot be broken down by person. The key that tells visitors apart is destroyed at midnight.',
          ],
        },
        {
          heading: 'Purpose',
          paragraphs: [
            'To deliver the guide or the workshop you asked for, and the emails you agreed to. We do not use the data to prospect your clients, and we could not: we do not ask who they are.',
          ],
        },
        {
          heading: 'Retention schedule',
          paragraphs: [
            'Your entry: until you ask for erasure. Copies of sent emails: 180 days. Records of technical errors: 90 days.',
          ],
        },
        {
          heading: 'Third parties',
          paragraphs: [
            'One. Postmark, in the United States, delivers our emails and processes the address and the content. Nothing is sold or exchanged.',
          ],
        },
        {
          heading: 'Inspection, correction, write-off',
          paragraphs: [
            'Write to desk@ledger-growth.example. You get a complete statement, a correction, or confirmation that the account is erased. One item survives erasure: a keyed hash of your address that cannot be reversed, kept so that nobody writes to you again. Campaign emails also end with one click on their last line.',
          ],
        },
        {
          heading: 'Responsible',
          paragraphs: ['Ledger Growth Lab, 225 Broad Street, Suite 400, Columbus, OH 43215.'],
        },
      ],
    },
  ],
});
