import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'The woman with the clipboard',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Picture her. She has one slot left, two hundred proposals, forty minutes and a train. She reads on her phone, standing, with a sandwich. She is not looking for the best speaker in the country. She is looking for a reason to stop reading.',
        },
        {
          kind: 'paragraph',
          text: 'Most of us write as if she were our biographer. We send her our values. This guide is about the other thing: how to be the easiest good decision she makes all day. Eight moves. Read them standing up. Say the good parts out loud.',
        },
        {
          kind: 'table',
          caption: 'What she does with it',
          columns: ['She deletes', 'She opens', 'She forwards to the committee'],
          rows: [
            [
              '“I can speak on any of the following eleven topics”',
              'A title she would go and hear herself',
              'Three lines she can paste into the programme',
            ],
            [
              'A showreel that begins with a flying logo',
              'Ninety seconds in a real room',
              'A name of somebody who has booked you',
            ],
            [
              '“Just following up on my follow-up”',
              'A question she can answer with one word',
              'A fee she can defend',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Moves one to three cost nothing but an evening and your favourite adjectives. Do them this week. The rest can wait until they are done; a pitch for a talk without a title is a very polite cry for help.',
        },
      ],
    },
    {
      title: 'Move 1. Pick one talk',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Not seven topics. One talk with one title, for one audience. “I can speak about anything” is read as “I have not decided”. You may have six other talks in the drawer. Nobody has to know until they love the first.',
        },
        { kind: 'heading', text: 'Which one?' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Which one have people asked you to repeat to somebody else? Not praised. Asked for.',
            'In which one do you know something because it went wrong for you?',
            'Whose budget does it touch? A talk about a problem that costs nobody anything is a hobby with slides.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The talk that gets three answers wins. If two are level, take the one you would give in a basement in Peoria, to fourteen people, beside a projector that gives off smoke. We did. It led to twenty-six more.',
        },
        {
          kind: 'worksheet',
          title: 'My one talk',
          questions: [
            { label: 'People have asked me to repeat', lines: 2 },
            { label: 'What went wrong for me, so that I know', lines: 2 },
            { label: 'Whose budget it touches', lines: 1 },
            { label: 'So the talk is about', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Move 2. Title it like a headline',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A number, an enemy or a promise. “Why your best nurse quits in March” is a talk. “Leadership in times of change” is a nap.',
        },
        {
          kind: 'table',
          caption: 'Before and after',
          columns: ['Before', 'What is wrong', 'After'],
          rows: [
            [
              'Leveraging Synergies in Hybrid Teams',
              'It has the word “leveraging” in it',
              'The Meeting Nobody Would Miss',
            ],
            [
              'Authentic Leadership for the Modern World',
              'So is everybody’s',
              'How I Lost 41 Engineers in One Spring',
            ],
            [
              'Cybersecurity Best Practices',
              'It sounds like homework',
              'The Invoice That Came From Your Boss',
            ],
            [
              'Effective Communication in Healthcare',
              'Effective at what?',
              'Four Sentences Before the Door Closes',
            ],
          ],
        },
        { kind: 'heading', text: 'The adjective test' },
        {
          kind: 'paragraph',
          text: 'Read your title. Cross out the compliments you have paid yourself: inspiring, interactive, unforgettable. What is left? Now add what only you could: a place, a number, a mistake. Write ten. The first four are what anyone would write. Somewhere around the eighth you will blush a little. That is the one.',
        },
        {
          kind: 'worksheet',
          title: 'Ten titles (yes, ten)',
          questions: [
            { label: 'One to five', lines: 5 },
            { label: 'Six to ten', lines: 5 },
            { label: 'The one that makes me blush', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Move 3. Write the takeaway in three lines',
      blocks: [
        {
          kind: 'paragraph',
          text: 'What will a person in the audience do differently on Monday? Three lines, three verbs. The organiser will paste them into the programme. Spare them the editing, and they will remember you as the one who was no trouble. That is most of what “great to work with” means.',
        },
        {
          kind: 'list',
          items: [
            'Not “understand the importance of retention”. Nobody ever understood the importance of anything on a Monday.',
            'But “ask three nurses the question that people usually hear in the exit interview”.',
            'The verbs to look for have hands: ask, cut, call, move, write, measure, stop.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'On Monday you will …',
          questions: [
            { label: 'First verb', lines: 1 },
            { label: 'Second verb', lines: 1 },
            { label: 'Third verb', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Move 4. Film ninety seconds',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A phone, a window, a real room with six people in it. No music, no flying logo. She wants to hear whether you can finish a sentence, and see whether the six people look up from theirs.',
        },
        { kind: 'heading', text: 'One evening' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Borrow six people who do not love you. Neighbours, a class, the team of a friend. Promise them pizza, and that it takes half an hour.',
            'Put the phone on a shelf at the height of your eyes, six steps away, the window behind it. Light on your face, not on the back of your head.',
            'Clip a cheap microphone to your collar. People forgive a bad picture. They do not forgive an echo.',
            'Begin in the middle. No “hello, my name is”. The first sentence is the one after which somebody would ask “and then?”',
            'Do it three times. Use the third. Cut off nothing but the walk to the phone.',
            'Put it where a link plays at once, without a login. Call it by the title of the talk.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'In the first ten seconds somebody is in trouble.',
            'One face in the room can be seen reacting.',
            'It ends on a full stop, not on “so, yeah”.',
            'My name and the title stand under it. Nothing flies.',
          ],
        },
      ],
    },
    {
      title: 'Move 5. List twenty stages, not two hundred',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Where do your buyers sit in an audience? Not where speakers would like to stand. Trade associations, regional chapters, user groups, company days. The chapter in Dayton that meets over chicken has a woman with a clipboard, too, and she has a sister chapter in forty towns.',
        },
        {
          kind: 'table',
          caption: 'A page from a list, as an example for somebody who speaks to clinics',
          columns: ['Stage', 'Who books', 'Closes', 'My way in'],
          rows: [
            [
              'State practice managers’ day',
              'Programme committee, three people',
              'Ten weeks before',
              'Spoke to one of them in the queue last year',
            ],
            [
              'Regional chapter, monthly lunch',
              'The chapter’s secretary',
              'Always open',
              'Their February guest is a client',
            ],
            [
              'Software vendor’s user day',
              'Customer marketing',
              'Spring',
              'I use the software, and complain well',
            ],
            [
              'Hospital group, leadership day',
              'Human resources',
              'When the budget is signed',
              'None yet: ask whoever nods',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Twenty. It takes one evening with a pot of coffee and the events pages of your five best clients. Fill the last column honestly. Where it says “none”, the pitch is cold, and that is allowed for five of the twenty.',
        },
        {
          kind: 'worksheet',
          title: 'The first six of my twenty',
          questions: [
            { label: 'Stage, who books, when it closes, my way in', lines: 6 },
            { label: 'Who could introduce me to two of them', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Move 6. Send the five-line pitch',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Their audience, their problem, your title, one proof, one question. It fits on a phone without scrolling. Send it on a Tuesday morning. Attach nothing.',
        },
        {
          kind: 'table',
          caption: 'The pitch, with the gaps marked',
          columns: ['Line', 'What it does', 'As it might read'],
          rows: [
            [
              '1. Their audience',
              'Shows that you know who comes',
              '“Your spring day brings … into one room.”',
            ],
            [
              '2. Their problem',
              'In their words, from their own newsletter',
              '“Most of them are losing …, usually in ….”',
            ],
            ['3. Your title', 'The one that makes you blush', '“I have a talk for that: ….”'],
            [
              '4. One proof',
              'A fact, not a compliment',
              '“… used it in … and …. Ninety seconds of it: (and the link)”',
            ],
            [
              '5. One question',
              'Can be answered with a word',
              '“Is the slot after lunch still open?”',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Ask for the slot after lunch. Nobody wants it. You do: nobody before you was funny, and everybody is fed.',
        },
        { kind: 'heading', text: 'And then' },
        {
          kind: 'list',
          items: [
            'Nine days of silence on your side. Not three. Three is a follow-up. Nine is a person with other things to do.',
            'Then one single new line. New means new: “We ran it for the Toledo chapter on Thursday, and eleven of them stayed for an hour.” Never “just following up on my follow-up”.',
            'If the answer is no: “Thank you for telling me. Who runs the day you like best?” People who have just said no are at their most helpful for about a minute.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My five lines',
          questions: [
            { label: 'Audience, problem, title, proof, question', lines: 6 },
            { label: 'Goes out on Tuesday, the', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Move 7. Know your fee before they ask',
      blocks: [
        {
          kind: 'figure',
          scene: 'stage',
          alt: 'An empty stage with a microphone waiting in a cone of light',
        },
        {
          kind: 'paragraph',
          text: 'They ask on the phone, in passing, at a moment when you are holding a cup. If you say “well, it depends”, you have said “not much”. So: three numbers, on a card, beside the phone. A fee in three sizes.',
        },
        {
          kind: 'table',
          caption: 'Three sizes',
          columns: ['Size', 'What they pay', 'What you get besides'],
          rows: [
            ['Full', 'Your number, and travel', 'Nothing. It is a clean deal'],
            [
              'Reduced',
              'Half to two thirds of it, and travel',
              'A table for your book, ten minutes at the end, a quote from the organiser within a week',
            ],
            [
              '“Free”',
              'Travel, if it is far',
              'The attendee list of those who agree to be on it, the recording, three introductions, all of it in writing',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Never just free. Free without terms is a hobby. Free with terms can be worth more than the other two, if your buyers are in the room. But say the full number first, each time, in one breath and without a comma. Then drink.',
        },
        {
          kind: 'list',
          items: [
            '“What do you charge?” “For a day like yours, 4,000 plus travel.” (Put in your number. Practise it on the dog.)',
            '“We have no budget for speakers.” “Many chapters don’t. I have a way of doing it for those. Shall I tell you the terms?”',
            '“Could you do it for the exposure?” “I could do it for the list and the recording. Exposure I have: it is how you found me.”',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My card',
          questions: [
            { label: 'Full', lines: 1 },
            { label: 'Reduced, and for what', lines: 1 },
            { label: 'Free, and on which terms', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Move 8. Get the next one before you leave',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Two people in every audience book speakers. Ask from the stage: “Who here runs an event?” Hands go up. Walk to the hands.',
        },
        {
          kind: 'paragraph',
          text: 'Ours was one hand, at the back, in that basement. It belonged to an association with forty chapters. There is no small stage; there are just people who leave without asking.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Ask in the last five minutes, before your final story, and remember where the hands were.',
            'Afterwards, go to them first. Selfies later.',
            '“What is your day about this year?” Listen to all of it. Then, and only if it fits: “I think I have something for you. May I send you five lines on Tuesday?”',
            'Before you unplug the laptop, ask the organiser for two sentences you may quote, and the name of one colleague.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'I asked who runs an event.',
            'I have two names, and I know what their day is about.',
            'I have two sentences from the organiser, in writing.',
            'The five lines go out on Tuesday.',
          ],
        },
      ],
    },
    {
      title: 'Your week',
      blocks: [
        {
          kind: 'table',
          caption: 'Seven days, about an hour each',
          columns: ['Day', 'Move', 'Done when'],
          rows: [
            ['Monday', '1 and 2', 'One talk, ten titles, one blush'],
            ['Tuesday', '3', 'Three lines, three verbs'],
            ['Wednesday', '5', 'Twenty stages on a list'],
            ['Thursday', '4', 'Ninety seconds, third take'],
            ['Friday', '7', 'Three numbers on a card, said aloud to the dog'],
            ['Weekend', 'None', 'You have forgotten all of it for a day'],
            ['Tuesday', '6', 'Five pitches have left the house before ten'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'How to tell that it works: not by applause. Count answers, not bookings, for the first month. Five pitches that get two answers are a good letter, even if both say no. Five that get none are a bad first line. Change the first line and nothing else, and send five more.',
        },
        {
          kind: 'paragraph',
          text: 'Once the booking is in, read our other playbook, [From Stage to Sales Call](/podium-stage-to-sales-call). It is about going home with more than a lanyard.',
        },
        { kind: 'paragraph', text: 'Break a leg, the Podium crew' },
      ],
    },
  ],
});
