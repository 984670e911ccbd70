import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'podium',
  brand: 'Podium Speakers',
  tagline: 'Get the stage. Move the room. Leave with clients.',
  audience: 'Speakers who sell from stage',
  theme: {
    paper: '#121212',
    ink: '#F7F2E8',
    strong: '#E4B343',
    accent: '#E5533D',
    display: 'Abril Fatface',
    motif: 'spotlight',
  },
  emblemAlt: 'A stage microphone in a single cone of light',
  biography: {
    headline: 'Standing ovations do not pay invoices. We checked.',
    paragraphs: [
      'Our founder once got 1,100 people on their feet in Chicago. They clapped for two minutes. Then they went to lunch. He flew home with a fruit basket, and spent the flight working out what he had failed to say in the last ninety seconds.',
      'Podium has been fixing last ninety seconds ever since. And first thirty. And the email that gets you on the programme in the first place. We have coached 2,000 speakers, from nervous engineers to people with their own walk-on music. We rewrite, we rehearse, we sit in row nine and count who reaches for a phone.',
    ],
    credentials: [
      '2,000+ speakers coached',
      'Rated 4.9 out of 5',
      '98% would let us rewrite their ending again',
    ],
  },
  sender: { name: 'Podium Speakers', email: 'stagedoor@podium-speakers.example' },
  contactEmail: 'stagedoor@podium-speakers.example',
  schedulingUrl: 'https://calendar.podium-speakers.example/sound-check',
  postalAddress: 'Podium Speakers, 230 West Lantern Street, Chicago, IL 60606',
  timeZone: 'America/Chicago',
  functions: {
    'send-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId', 'source'],
      message: {
        subject: 'From the stage door',
        preview: 'What you asked for, ready for your next talk.',
        heading: 'Here it is, {name}',
        paragraphs: [
          'You asked for “{leadMagnet}”. Read it standing up. Say the good parts out loud.',
        ],
        signOff: 'Break a leg, the Podium crew',
      },
      messages: {
        'stage-to-sales-call': {
          subject: 'Your playbook: From Stage to Sales Call',
          preview: 'Six cues that turn the last ninety seconds into a full calendar.',
          heading: 'Six cues, {name}. Learn them in this order.',
          paragraphs: [
            'Applause is a feeling. A sales call is a time and a date. Between the two there are six cues, and most speakers miss four of them.',
            'Take your next talk. Write the cues into the margin. Then rehearse cue four until you could do it in a power cut.',
          ],
          points: [
            {
              title: 'Cue one: name the person in row nine',
              text: 'In your first thirty seconds, say who the talk is for, so exactly that eleven people sit up. “If you run a clinic and you dread the schedule …” The rest will listen to find out about them.',
            },
            {
              title: 'Cue two: plant the call in minute five',
              text: 'Mention it in passing, inside a story: “When Maria and I got on the phone we found it in six minutes.” No pitch. The seed just has to be in the ground before you water it.',
            },
            {
              title: 'Cue three: leave one door open',
              text: 'Teach three steps completely. Say aloud that the fourth depends on their numbers. It must be true. If it is not, find the step where it is.',
            },
            {
              title: 'Cue four: ask before the applause',
              text: 'The offer goes before your last story, not after it. Forty seconds: who it is for, what happens in the call, how long it takes, how many you can do this week. Then tell the story and finish strong.',
            },
            {
              title: 'Cue five: give their thumbs a job',
              text: 'One slide, one short address, one code large enough for the balcony. Leave it up for a full breath longer than feels polite. Nobody types a web address while they are walking.',
            },
            {
              title: 'Cue six: call while the badge is still on',
              text: 'Offer slots on the same day and the next. Stand by the coffee with your calendar open. Interest halves by the time the taxi comes, so beat the taxi.',
            },
          ],
          afterword: [
            'Want us in row nine? Send a recording, or come to [a free half hour](https://calendar.podium-speakers.example/sound-check) and do your last ninety seconds for us.',
            'The whole playbook is below. Print it; it goes in the jacket.',
          ],
          button: { label: 'Open the playbook', to: 'download' },
          signOff: 'Break a leg, the Podium crew',
        },
        'speaking-guide': {
          subject: 'Your guide: Booked. A Speaker’s Guide to Getting on Stage',
          preview: 'What organisers open, what they forward, and what they delete.',
          heading: 'Organisers read on their phones, {name}',
          paragraphs: [
            'They have forty minutes and two hundred proposals. These eight moves are how you land on the pile that gets a second look.',
            'Do the first three this week. They cost nothing but an evening and your favourite adjectives.',
          ],
          points: [
            {
              title: 'Pick one talk',
              text: 'Not seven topics. One talk with one title, for one audience. “I can speak about anything” is read as “I have not decided”.',
            },
            {
              title: 'Title it like a headline',
              text: 'A number, an enemy or a promise. “Why your best nurse quits in March” is a talk. “Leadership in times of change” is a nap.',
            },
            {
              title: 'Write the takeaway in three lines',
              text: 'What will a person in the audience do differently on Monday? Three lines, three verbs. The organiser will paste them into the programme. Spare them the editing.',
            },
            {
              title: 'Film ninety seconds',
              text: 'A phone, a window, a real room with six people in it. No music, no flying logo. They want to hear whether you can finish a sentence.',
            },
            {
              title: 'List twenty stages, not two hundred',
              text: 'Where do your buyers sit in an audience? Trade associations, regional chapters, user groups, company days. Write down who books them and when they close.',
            },
            {
              title: 'Send the five-line pitch',
              text: 'Their audience, their problem, your title, one proof, one question. Send it on a Tuesday morning. Attach nothing. Follow up after nine days with a single new line.',
            },
            {
              title: 'Know your fee before they ask',
              text: 'Three numbers: full, reduced with a table for your book, free with the attendee list and a recording. Never just free. Free without terms is a hobby.',
            },
            {
              title: 'Get the next one before you leave',
              text: 'Two people in every audience book speakers. Ask from the stage: “Who here runs an event?” Hands go up. Walk to the hands.',
            },
          ],
          afterword: [
            'Once the booking is in, read [our other playbook](/podium-stage-to-sales-call). It is about going home with more than a lanyard.',
            'The whole guide is below, with lines to fill in before you hit send.',
          ],
          button: { label: 'Open the guide', to: 'download' },
          signOff: 'Break a leg, the Podium crew',
        },
      },
    },
  },
  campaigns: [
    {
      name: 'Stage to Sales Call Campaign',
      window: { weekdays: ['mon', 'tue', 'wed', 'thu'], fromHour: 9, toHour: 19 },
      steps: [
        {
          id: 'your-ending',
          after: { days: 2 },
          message: {
            subject: 'Your ending is in the wrong place',
            preview: 'Move forty seconds and keep everything else.',
            heading: 'Ask, then end',
            paragraphs: [
              'Most talks close like this: big story, applause, and then, over the scraping of chairs, “oh, and if anyone would like a call …”. The room has already left. Its body will follow.',
              'Take the forty seconds of your offer and cut them out. Paste them in before the last story. Now the story does the selling, and the applause comes down on a decision and not on a goodbye.',
              'A tax lawyer we coach changed nothing else. Same talk, same slides, same joke about depreciation. Three calls became nineteen.',
            ],
            signOff: 'The Podium crew',
          },
        },
        {
          id: 'forty-seconds-word-for-word',
          after: { days: 3 },
          message: {
            subject: 'Forty seconds, word for word',
            preview: 'Steal this offer. Put your own nouns in it.',
            heading: 'Say it like a host, not like a salesman',
            paragraphs: [
              '“Some of you run a practice with more than one location. For you I have kept ten half hours this week. We look at one schedule, yours, and you leave with the fix, whether or not we ever speak again. Ten, because I do them myself. The address is behind me. Take a photo of it now; I will wait.”',
              'Then wait. Really wait. Take a sip of water. Phones come up like meerkats.',
              'Who, how many, what they get, why so few, where. Five beats. If yours has more, something in it is nerves.',
            ],
            signOff: 'The Podium crew',
          },
        },
        {
          id: 'what-to-do-by-the-coffee',
          after: { days: 4 },
          message: {
            subject: 'What to do by the coffee',
            preview: 'The first ten minutes after a talk are part of the talk.',
            heading: 'You are still on',
            paragraphs: [
              'Do not hide backstage. Do not pack up your laptop. Walk to the coffee and stand where the queue ends.',
              'Somebody will say “great talk”. The reply is: “Thank you. Which part was about you?” They will tell you their problem in one sentence. Open the calendar. “I have tomorrow at ten.”',
              'We counted this at thirty-one events. More than half of all calls were booked within nine yards of an urn.',
            ],
            signOff: 'The Podium crew',
          },
        },
        {
          id: 'do-your-last-ninety-seconds',
          after: { days: 5 },
          message: {
            subject: 'Do your last ninety seconds for us',
            preview: 'Thirty minutes, two takes, and notes from row nine.',
            heading: 'Sound check, anyone?',
            paragraphs: [
              'You have a talk coming up. We have half an hour. You perform the ending, we tell you the second at which you lost us, and you do it again. The second take is always better. Always.',
              'It is free, and it is more fun than it sounds.',
            ],
            button: { label: 'Book a sound check', to: 'scheduling' },
            signOff: 'The Podium crew',
          },
        },
      ],
    },
    {
      name: 'Speaking Guide Campaign',
      window: { weekdays: ['mon', 'tue', 'wed', 'thu'], fromHour: 9, toHour: 19 },
      endsWith: ['stage-to-sales-call'],
      steps: [
        {
          id: 'the-adjective-test',
          after: { days: 2 },
          message: {
            subject: 'The adjective test',
            preview: 'Read your title. Cross out the compliments. What is left?',
            heading: 'What is left when the adjectives go?',
            paragraphs: [
              '“Inspiring, interactive, unforgettable keynote on authentic leadership.” Strike the compliments you paid yourself. You are left with: keynote on leadership. So is everybody.',
              'Now add what only you could: a place, a number, a mistake. “What I learned about leadership by losing 41 engineers in one spring.” No adjectives. You would go, wouldn’t you?',
              'Do it with your own title tonight. Keep the version that makes you blush a little.',
            ],
            signOff: 'The Podium crew',
          },
        },
        {
          id: 'five-lines-for-an-organiser',
          after: { days: 3 },
          message: {
            subject: 'Five lines for an organiser',
            preview: 'The whole pitch. It fits on a phone without scrolling.',
            heading: 'Short enough to forward',
            paragraphs: [
              '“Dear Ms. Okafor, your members are dentists who cannot find hygienists. I speak about exactly that: ‘Nobody answers the ad’, 35 minutes. The Ohio chapter ran it in May; 88 of 90 stayed to the end. Ninety seconds of it are here. Is your October day still open?”',
              'Five lines. She forwards it to her committee with one word: “Him?” That is how you get booked: in a meeting you are not in, by a message somebody was not ashamed to pass on.',
            ],
            signOff: 'The Podium crew',
          },
        },
        {
          id: 'we-have-no-budget-for-speakers',
          after: { days: 4 },
          message: {
            subject: '“We have no budget for speakers”',
            preview: 'Good. Here are four things that are not budget.',
            heading: 'Paid, but not in money. Yet.',
            paragraphs: [
              'When they say there is no fee, do not sigh and say yes. Say: “Then let us find another way to make it fair.” And open your list.',
              'A recording with two cameras. The names of those who attended. A testimonial on their letterhead within a week. An introduction to the three chapters next door. Ask for two, get both in writing.',
              'One of our speakers did four such evenings. The fifth had read the testimonials and opened with a figure.',
            ],
            signOff: 'The Podium crew',
          },
        },
        {
          id: 'bring-us-your-pitch',
          after: { days: 5 },
          message: {
            subject: 'Bring us your pitch, we bring the red pen',
            preview: 'A free half hour on one title and five lines.',
            heading: 'Which stage do you want?',
            paragraphs: [
              'Name one. We go through your title, your five lines and your ninety seconds, and you send the pitch while we are still on the call. Sending is the part people put off.',
            ],
            button: { label: 'Book a sound check', to: 'scheduling' },
            signOff: 'The Podium crew',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/podium/privacy' },
  documents: [
    {
      path: '/podium/privacy',
      title: 'The guest list, and who may read it',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'Who is on it',
          paragraphs: [
            'You, if you asked for a guide: name, email address, page, time, and the link or site that sent you if it says so. Agreed to more emails? Then we also keep the line you agreed to, word for word.',
            'No cookies. No trackers. We count the house, not the faces: the key that tells one guest of the day from another is destroyed at midnight.',
          ],
        },
        {
          heading: 'What it is for',
          paragraphs: [
            'Sending your guide and the emails that belong to it. That is the whole act.',
          ],
        },
        {
          heading: 'How long it runs',
          paragraphs: [
            'Until you close it. Copies of sent emails leave after 180 days, notes of technical errors after 90.',
          ],
        },
        {
          heading: 'Backstage',
          paragraphs: [
            'Postmark, a service in the United States, delivers our emails: it reads the address and carries the email. No agents, no list swapping, no plus-ones.',
          ],
        },
        {
          heading: 'Your exit',
          paragraphs: [
            'One click at the foot of any campaign email and they stop. To read your file or have it shredded, write to stagedoor@podium-speakers.example. We keep one scrambled mark of your address so the usher never lets an email through to you again.',
          ],
        },
        {
          heading: 'Who runs the house',
          paragraphs: ['Podium Speakers, 230 West Lantern Street, Chicago, IL 60606.'],
        },
      ],
    },
  ],
});
