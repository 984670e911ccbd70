import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'They clapped. Did they book?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our founder once got 1,100 people on their feet in Chicago. They clapped for two minutes. Then they went to lunch, and he flew home with a fruit basket. He had been superb for fifty-eight minutes, and in the last ninety seconds he had said “so, yeah, if anyone would like to talk, I am around.”',
        },
        {
          kind: 'paragraph',
          text: 'Applause is the sound of people getting ready to leave. It is a feeling. A sales call is a time and a date. Between the two there are six cues, and most speakers miss four of them. They are not tricks. You will not have to “close” a room. You will have to say a few plain things at the right second, which is harder and feels much better.',
        },
        {
          kind: 'table',
          caption: 'Your cue sheet, for a talk of forty-five minutes',
          columns: ['Cue', 'When', 'What you do'],
          rows: [
            ['1. Row nine', '0:00 to 0:30', 'Say who the talk is for'],
            ['2. The seed', 'About minute 5', 'Mention the call, inside a story'],
            [
              '3. The open door',
              'Minutes 10 to 35',
              'Teach three steps whole; say what the fourth depends on',
            ],
            ['4. The offer', 'About minute 40', 'Forty seconds, before the last story'],
            ['5. Thumbs', 'Right after it', 'One slide, and silence'],
            ['6. The coffee', 'From the last clap', 'Stand where the queue ends, calendar open'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Take your next talk, print it, and write the cues into the margin. Eleven minutes to read this, standing up. The rehearsing takes an evening.',
        },
        {
          kind: 'worksheet',
          title: 'The talk I do this with',
          questions: [
            { label: 'Title, place, date, how many in the room', lines: 2 },
            { label: 'Who in that room could become a client. Count them.', lines: 1 },
            { label: 'How many calls I booked the last time', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Cue one: name the person in row nine',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In your first thirty seconds, say who the talk is for, so exactly that eleven people sit up. “If you run a clinic and you dread the schedule …” The rest will listen to find out about them. People love to be told about somebody in the room.',
        },
        { kind: 'heading', text: 'How exact is exact?' },
        {
          kind: 'table',
          caption: 'From fog to row nine',
          columns: ['Fog', 'Better', 'Row nine'],
          rows: [
            [
              '“Leaders”',
              '“Practice owners”',
              '“If you own a practice with two locations, and you are always needed in the other one …”',
            ],
            [
              '“Anyone in sales”',
              '“People who sell software”',
              '“If you have a demo at four today, and you already know what they will say about the price …”',
            ],
            [
              '“All of us”',
              '“Parents who work”',
              '“If there is a permission slip in your bag right now …”',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The test: could a stranger point at them? If you can see who sat up, remember where they sit. You will talk to those eleven for forty-five minutes, and they will be standing by the coffee.',
        },
        {
          kind: 'paragraph',
          text: 'How it goes wrong: you thank people. The host, the sponsor, the weather. Thirty seconds are gone, and so is row nine. Thank the host at the end. They will like it more, because by then somebody is listening.',
        },
        {
          kind: 'worksheet',
          title: 'My first thirty seconds',
          questions: [
            { label: '“If you …, and you …”', lines: 2 },
            { label: 'What they are afraid I will say (and I do not)', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Cue two: plant the call in minute five',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Mention it in passing, inside a story: “When Maria and I got on the phone we found it in six minutes.” No pitch, no raised voice, no meaningful look. The seed just has to be in the ground before you water it.',
        },
        {
          kind: 'paragraph',
          text: 'Why it works: at minute forty the offer is not news. They have known for half an hour that people call you, that it goes quickly, and that Maria survived. Without the seed the offer is a change of subject. Audiences smell those from the balcony.',
        },
        {
          kind: 'list',
          items: [
            'It is one subordinate clause. If it has a sentence to itself, it is a pitch.',
            'It names a person who agreed to be named, or one you have changed enough that her sister would not know her.',
            'It says how long it took and what was found. Not how grateful she was.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My seed',
          questions: [
            { label: 'The story in which it hides', lines: 1 },
            { label: 'The clause, word for word', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Cue three: leave one door open',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Teach three steps completely. So completely that somebody who never calls you has had a fine hour. Then say aloud that the fourth depends on their numbers. It must be true. If it is not, find the step where it is.',
        },
        {
          kind: 'paragraph',
          text: 'This is where honest speakers and the other kind part ways. The other kind teaches half of everything, so that all of it itches. People feel that, and they do not come back. You teach whole steps, and you say plainly which one nobody can do for a room of three hundred.',
        },
        {
          kind: 'table',
          caption: 'Where the door really is (three examples)',
          columns: ['Talk about', 'Three steps for everyone', 'The one that depends on them'],
          rows: [
            [
              'Clinic schedules',
              'Count no-shows, color the week, call on the eve',
              'Which hour to close: it depends on their mix of visits',
            ],
            [
              'Pricing for trades',
              'Floor price, half on order, the sentence',
              'The floor itself: it depends on their costs',
            ],
            [
              'Hiring nurses',
              'The ad, the walk, the second talk',
              'What to offer: it depends on who left and why',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'And then the sentence: “The fourth I cannot do from up here. It depends on your numbers, and I would be guessing. I will tell you in a minute what to do about that.” Nobody has ever been offended by it.',
        },
        {
          kind: 'worksheet',
          title: 'My open door',
          questions: [
            { label: 'The three steps I teach whole', lines: 3 },
            { label: 'The fourth, and why it truly depends on them', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Cue four: ask before the applause',
      blocks: [
        {
          kind: 'figure',
          scene: 'stage',
          alt: 'A microphone in one cone of light on a dark stage',
          caption: 'The ending, moved: first the offer, then the last story.',
        },
        {
          kind: 'paragraph',
          text: 'The offer goes before your last story, not after it. Most talks close like this: big story, applause, and then, over the scraping of chairs, “oh, and if anyone would like a call …”. The room has already left. Its body will follow.',
        },
        {
          kind: 'paragraph',
          text: 'Cut out those forty seconds. Paste them in before the last story. Now the story does the selling, and the applause comes down on a decision and not on a goodbye. A tax lawyer we coach changed nothing else. Same talk, same slides, same joke about depreciation. Three calls became nineteen.',
        },
        { kind: 'heading', text: 'Forty seconds, word for word' },
        {
          kind: 'table',
          caption: 'The five beats',
          columns: ['Beat', 'Say it like a host, not like a salesman'],
          rows: [
            ['Who', '“Some of you run a practice with more than one location.”'],
            ['How many', '“For you I have kept ten half hours this week.”'],
            [
              'What they get',
              '“We look at one schedule, yours, and you leave with the fix, whether or not we ever speak again.”',
            ],
            ['Why so few', '“Ten, because I do them myself.”'],
            ['Where', '“The address is behind me. Take a photo of it now; I will wait.”'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Five beats. If yours has more, something in it is nerves. No countdown, no discount, no “normally this costs”. The ten must be ten. If you could do thirty, say thirty; a number that is not true is heard as one, even by people who could not say why.',
        },
        {
          kind: 'list',
          items: [
            'Rehearse it until you could do it in a power cut. Out loud, on your feet, twelve times, the last four to somebody who is cooking.',
            'Stand still for all of it. Feet like a lamp.',
            'Then straight into the last story, without “anyway”.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My forty seconds',
          questions: [
            { label: 'Who', lines: 1 },
            { label: 'How many, and the true reason why', lines: 1 },
            { label: 'What they get, even if they never speak to me again', lines: 2 },
            { label: 'Where', lines: 1 },
            { label: 'The first sentence of the last story', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Cue five: give their thumbs a job',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One slide, one short address, one code large enough for the balcony. Leave it up for a full breath longer than feels polite. Nobody types a web address while they are walking.',
        },
        {
          kind: 'checklist',
          items: [
            'The slide has three things on it: what it is (“Ten half hours”), an address that can be said aloud, and a code. No logo, no photo of me.',
            'I have scanned the code from the last row of a real room, with an old phone.',
            'The page behind it asks for a name, an email and a slot. Nothing else.',
            'The page loads on hotel Wi-Fi. I have tried, with one bar.',
            'I wait, drink some water, and say nothing until the phones go down again.',
            'The same slide comes back at the very end, behind the applause.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The wait is the cue. It lasts about eight seconds and feels like a divorce. Take a sip. Phones come up like meerkats. If you talk into it (“no pressure, of course”) they go down again.',
        },
      ],
    },
    {
      title: 'Cue six: call while the badge is still on',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The first ten minutes after a talk are part of the talk. Do not hide backstage. Do not pack up your laptop. Walk to the coffee and stand where the queue ends, nine yards or less from the urn, with your calendar open. Interest halves by the time the taxi comes, so beat the taxi.',
        },
        {
          kind: 'table',
          caption: 'By the coffee',
          columns: ['They say', 'You say'],
          rows: [
            ['“Great talk!”', '“Thank you. Which part was about you?”'],
            [
              'A sentence about their problem',
              '“I would like to see that. I have tomorrow at ten, or today at four.”',
            ],
            [
              '“Can you send me something?”',
              '“I can. But it will be general, and you are not. Ten minutes?”',
            ],
            [
              '“I have to ask my partner.”',
              '“Bring your partner. Is Thursday better for both of you?”',
            ],
            [
              '“What does it cost?”',
              '“The half hour, nothing. What comes after depends on what we find; I tell you at the end of it, and no is a fine answer.”',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'Offer slots on the same day and the next. A call in two weeks is a call with somebody who has forgotten your face.',
            'Type it in while they watch: name, number, slot. Send the invitation before they reach the door.',
            'After each one, write three words on the back of the programme: where they sat, what hurts, what they laughed at.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My first ten minutes',
          questions: [
            { label: 'Where the coffee is (ask the organiser beforehand)', lines: 1 },
            { label: 'The slots I keep free, today and tomorrow', lines: 2 },
            { label: 'Who takes my laptop', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'The evening before, and the morning after',
      blocks: [
        { kind: 'heading', text: 'Rehearsal, one evening' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Cues into the margin, in red. If the margin of one page holds two cues, move one.',
            'The first thirty seconds, five times.',
            'The forty seconds, twelve times.',
            'From the offer to the last word of the last story, three times, without stopping. With a glass of water in your hand, because you will have one.',
            'Bed.',
          ],
        },
        { kind: 'heading', text: 'The morning after' },
        {
          kind: 'worksheet',
          title: 'What happened',
          questions: [
            { label: 'How many sat up in the first thirty seconds', lines: 1 },
            { label: 'How many phones came up at cue five', lines: 1 },
            { label: 'Calls booked: at the slide, by the coffee, later', lines: 1 },
            {
              label: 'The second at which I lost them (watch the recording; you will know)',
              lines: 2,
            },
            { label: 'One thing I change. One.', lines: 1 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'How to tell that it works: the line at the coffee has people in it who begin with “you said …”. If they begin with “great talk”, cue one is still fog. If they nod and leave, it is cue four. If they take the photo and never book, look at the page behind the code; it is nearly always asking for a company name.',
        },
        {
          kind: 'paragraph',
          text: 'Want us in row nine? Send a recording, or come to a free half hour and do your last ninety seconds for us: two takes, and notes. The link in our email books it. The second take is always better. Always.',
        },
        { kind: 'paragraph', text: 'Break a leg, the Podium crew' },
      ],
    },
  ],
});
