import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'compass',
  brand: 'Compass Mission',
  tagline: 'For people who know they are meant to be elsewhere, and not yet where.',
  audience: 'People looking for their mission',
  theme: {
    paper: '#FAF6EE',
    ink: '#22261F',
    strong: '#4A5D23',
    accent: '#B4532A',
    display: 'Playfair Display',
    motif: 'contours',
  },
  emblemAlt: 'A compass needle over the contour lines of a hill, and a dotted path towards it',
  biography: {
    headline: 'A notebook, a wrong turning, and the people met along the way',
    paragraphs: [
      'The first entry in our notebook is dated 9 October, in the rain, somewhere on the Appalachian Trail. I had left a good position in May and was waiting for a sign. What came was an old forester, who asked which way I had been walking before I was lost. I told him. “Then you are not lost,” he said. “You have stopped taking notes.”',
      'Compass Mission grew out of that notebook. We walk beside people whose work no longer fits them: we read back through their own pages, mark what they kept returning to, and draw a map from it. More than 5,000 have gone on from there, some to the far side of the world, and a surprising number to the next room.',
    ],
    credentials: [
      '5,000+ lives changed in direction',
      '92% name their mission in one sentence',
      'Walks, calls and letters since that October',
    ],
  },
  sender: { name: 'Compass Mission', email: 'field-notes@compass-mission.example' },
  contactEmail: 'field-notes@compass-mission.example',
  schedulingUrl: 'https://calendar.compass-mission.example/strategy-call',
  postalAddress: 'Compass Mission, 22 Old Ferry Road, Asheville, NC 28801',
  timeZone: 'America/New_York',
  functions: {
    'send-compass-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId'],
      message: {
        subject: 'Your map: from Missing to Mission',
        preview: 'Seven stations, a pencil, and an evening without hurry.',
        heading: 'The map is yours now, {name}',
        paragraphs: [
          'This map has seven stations. It does not tell you where to go; no honest map does. It shows where you have been, and after the fourth station most people notice that the line they have drawn is already pointing somewhere.',
          'Take a pencil, not a pen. Begin where you are.',
        ],
        points: [
          {
            title: 'You are here',
            text: 'Write three sentences about an ordinary Tuesday: where you wake, what you do at eleven, how the evening ends. No judgement. Every expedition begins with a position, even if it is an armchair.',
          },
          {
            title: 'The missing thing',
            text: 'Finish the sentence “For some time now I have missed …” ten times. The first four are what anyone would say. Put a small cross beside the one that surprised you.',
          },
          {
            title: 'Old camps',
            text: 'List five moments, from any age, in which you forgot the time. Beside each, note what your hands were doing and who was near. What you did matters less than what the five have in common.',
          },
          {
            title: 'The tracks you keep crossing',
            text: 'Which subject do you read about without being asked? For which kind of trouble do people come to you? Draw a line between these answers and the old camps. Where lines meet, make a dot.',
          },
          {
            title: 'Rivers',
            text: 'What stands between you and the dots: money, a promise, a fear of one particular face. Give each its true width. Some rivers are creeks that we have only ever seen at night.',
          },
          {
            title: 'The needle',
            text: 'Now one sentence: “I am here to help … to …, by ….” Write it badly. Read it aloud at a window. Change one word and read it again. You will hear when it stops trembling.',
          },
          {
            title: 'The next mile',
            text: 'One step that can be taken within seven days and needs nobody’s permission: a letter, a visit, an evening course. Write the date beside it. A mission begins at walking pace.',
          },
        ],
        afterword: [
          'Leave the map where you will pass it for a week. It tends to go on without you.',
          'If you would like company at the sixth station, we keep [half an hour free for you](https://calendar.compass-mission.example/strategy-call).',
          'The map itself is below, with room for the pencil.',
        ],
        button: { label: 'Unfold the map', to: 'download' },
        signOff: 'Until the next bend, Compass Mission',
      },
    },
  },
  campaigns: [
    {
      name: 'Missing to Mission Campaign',
      window: { weekdays: ['wed', 'thu', 'sat', 'sun'], fromHour: 7, toHour: 20 },
      endsWith: 'booking',
      steps: [
        {
          id: 'the-second-cross',
          after: { days: 3 },
          message: {
            subject: 'Field note: the second cross',
            preview: 'Why the answer that surprised you is worth a detour.',
            heading: 'On the answer you did not expect',
            paragraphs: [
              'A surgeon from Richmond filled in the second station on a train. Rest, he wrote. Sunlight. Time with the boys. The seventh line read: “being bad at something”. He looked at it until Baltimore.',
              'He was not tired of medicine. He was tired of being the one who knows. That winter he began to learn boat building from a man who let him ruin a great deal of cedar. He still operates, four days a week. On the fifth he is nobody’s expert, and he says the four are lighter for it.',
              'Look at your own cross again this week. Ask it what it would want if nobody had to hear about it.',
            ],
            signOff: 'Compass Mission',
          },
        },
        {
          id: 'how-wide-is-the-river',
          after: { days: 4 },
          message: {
            subject: 'Field note: how wide is the river?',
            preview: 'Measure it by daylight, with a figure or a name.',
            heading: 'Measure the river before you call it a river',
            paragraphs: [
              'We say money, and mean a number we have never worked out. We say my family, and mean a conversation we have not had. At night all water looks deep.',
              'So take one river from your map and measure it. Money: how many months, at what rent? Write down the figure. A person: what exactly would they say, and have they ever said it?',
              'A schoolteacher of forty-four measured hers. It was 6,200 dollars wide and took eleven months of Saturdays to cross. She told us that the worst part had been the nine years before she did the sum.',
            ],
            signOff: 'Compass Mission',
          },
        },
        {
          id: 'a-sentence-at-the-window',
          after: { days: 5 },
          message: {
            subject: 'Field note: a sentence at the window',
            preview: 'How to tell a mission from a slogan.',
            heading: 'Read it to the glass',
            paragraphs: [
              'A slogan makes other people nod. A mission makes you slightly nervous, because something follows from it on Monday.',
              'Try yours once more at the window. If you hear yourself performing, take out the largest word. “Empower” usually goes first; behind it there is often a smaller verb with dirt on its boots: teach, mend, feed, sit with, build.',
              'When it is short enough to say while tying a shoe, leave it alone.',
            ],
            signOff: 'Compass Mission',
          },
        },
        {
          id: 'walking-the-last-part',
          after: { days: 6 },
          message: {
            subject: 'Field note: walking the last part together',
            preview: 'Half an hour, your map on the table, no charge.',
            heading: 'Some bends are easier with two',
            paragraphs: [
              'Nobody can see the direction of their own gaze. In most maps we are shown, the needle stands plainly on the page and its owner is looking at the margin.',
              'If yours will not settle, bring it. We look at it together for half an hour and tell you what we see. You go on alone, or not; the path is yours.',
            ],
            button: { label: 'Choose a half hour', to: 'scheduling' },
            signOff: 'Compass Mission',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/compass/privacy' },
  documents: [
    {
      path: '/compass/privacy',
      title: 'What stays in our notebook',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What is written down',
          paragraphs: [
            'Your name and your address, on the day you ask for something, with the page you stood on and the path that brought you there if the link tells. Where you agreed to letters, we keep the sentence you agreed to.',
            'We leave no cookies behind you and follow no tracks. We know how many people passed a page in a day, and not who they were: the key that tells one from another is destroyed at midnight.',
          ],
        },
        {
          heading: 'Why',
          paragraphs: ['To send the map, and the few letters that belong to it. For nothing else.'],
        },
        {
          heading: 'For how long',
          paragraphs: [
            'As long as you walk with us. Copies of our letters fade after 180 days, notes of technical faults after 90.',
          ],
        },
        {
          heading: 'Who carries the letters',
          paragraphs: [
            'Postmark, a delivery service in the United States. Like any carrier it sees the address and the letter. We hand your name to nobody.',
          ],
        },
        {
          heading: 'Turning back',
          paragraphs: [
            'Each letter has a link that ends the letters. If you would rather read your whole page, or have it torn out, write to field-notes@compass-mission.example and we do it. What remains is a mark nobody can read back, so that no letter finds you again by mistake.',
          ],
        },
        {
          heading: 'Who keeps the notebook',
          paragraphs: ['Compass Mission, 22 Old Ferry Road, Asheville, NC 28801.'],
        },
      ],
    },
  ],
  inbound: [
    {
      kind: 'calendly',
      name: 'compass-strategy-calls',
      is: 'booking',
      secret: 'COMPASS_CALENDLY_KEY',
    },
  ],
});
