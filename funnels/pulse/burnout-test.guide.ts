import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'Read this first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This is not a medical test. It is a mirror with nine lines. It cannot diagnose anything, it has no opinion about your character, and nobody sees your score unless you show it to somebody. We hope you will.',
        },
        {
          kind: 'paragraph',
          text: '*If you feel hopeless, if you think about not being here, or if your chest hurts, put this down.* Call your doctor, call 911, or in the United States call or text 988, at any hour. The business can wait in the corridor. We are quite serious: one of us thought it could not.',
        },
        { kind: 'heading', text: 'How to take it' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Think of the last fourteen days. Not of your worst month, and not of who you are on vacation.',
            'Read each statement once and tick it if it was true. “Only twice” is true.',
            'Answer as you would a doctor who cannot see your bank account.',
            'Count the ticks. Then, and only then, turn the page.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Three minutes for the nine statements, ten for the first aid you need today. The rest of this guide is for the week after. You may do it in the parked car. Many do.',
        },
      ],
    },
    {
      title: 'The test: nine statements',
      blocks: [
        { kind: 'heading', text: 'C is for cash' },
        {
          kind: 'checklist',
          items: [
            'I open the banking app before I get up.',
            'I said yes to a job that I knew would lose money.',
            'Somebody owes me money and I have not called.',
          ],
        },
        { kind: 'heading', text: 'P is for people' },
        {
          kind: 'checklist',
          items: [
            'Nothing moves unless I answer.',
            'At night I redo what others did during the day.',
            'There is one conversation I avoid.',
          ],
        },
        { kind: 'heading', text: 'R is for rest' },
        {
          kind: 'checklist',
          items: [
            'I wake at three and work in my head.',
            'I cannot name my last whole day off.',
            'I was short with someone who had done nothing.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Your count',
          questions: [
            { label: 'C, P and R, one figure each', lines: 1 },
            { label: 'All together, and today’s date', lines: 1 },
            { label: 'The statement I was slowest to tick', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'What your score says',
      blocks: [
        {
          kind: 'table',
          caption: 'The score and the order of treatment',
          columns: ['Score', 'State', 'What to do'],
          rows: [
            [
              '0 to 2',
              'Steady',
              'Do the first aid beside each tick. Repeat the test in ninety days; put it in the calendar now, while you are steady.',
            ],
            [
              '3 to 5',
              'Strained',
              'One first aid a week, in the order C, P, R. Not two. Strained people overdose on plans.',
            ],
            [
              '6 to 9',
              'Stop',
              'Two first aids from R before anything else, and talk to somebody this week: a friend, a doctor, or both.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Why cash first? Because most of what keeps owners awake has a sum and a date, and a fear with dates on it shrinks. People come second, because nobody hands over work well while wondering about payday. Rest is last in the order and first in an emergency. At six or more your judgment is the patient: you would treat cash and people with a tired hand, and make work.',
        },
        {
          kind: 'paragraph',
          text: 'One more thing about the score. It tells you how many, not which one hurts. A single tick on the last line, four evenings in a row, can weigh more than three on the first. The line you were slowest to tick is usually the one to read first.',
        },
        {
          kind: 'figure',
          scene: 'pulse',
          alt: 'A flat line, one strong beat, then a rising graph',
          caption: 'What stops first is treated first.',
        },
      ],
    },
    {
      title: 'C: first aid for cash',
      blocks: [
        { kind: 'heading', text: '1. I open the banking app before I get up' },
        {
          kind: 'paragraph',
          text: 'You are not checking. You are bracing. The balance at 6:10 tells you nothing that you can act on at 6:10, and it decides the tone in which you speak at breakfast.',
        },
        {
          kind: 'paragraph',
          text: '*First aid:* look once a week, Friday at ten, with a list of what comes in and what goes out over the next six weeks. Delete the app from the phone until then; the bank will still be there. Six lines, two columns, a running balance. That is all of it.',
        },
        {
          kind: 'table',
          caption: 'Six weeks on a page, as an example (dollars, starting with 14,000)',
          columns: ['Week', 'Comes in', 'Goes out', 'Left'],
          rows: [
            ['1', '6,000', '8,500', '11,500'],
            ['2', '9,000', '7,500', '13,000'],
            ['3', '2,000', '8,500', '6,500'],
            ['4', '4,500', '9,500', '1,500'],
            ['5', '12,000', '7,500', '6,000'],
            ['6', '8,000', '8,500', '5,500'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'This owner does not have a cash problem. He has a week four. That is a phone call to one customer and a supplier who is asked today for ten more days. At three in the morning it had felt like the end of the company.',
        },
        { kind: 'heading', text: '2. I said yes to a job that I knew would lose money' },
        {
          kind: 'paragraph',
          text: 'Everybody has. You said yes because silence on the phone is hard to bear, and because a bad job feels like proof of life.',
        },
        {
          kind: 'paragraph',
          text: '*First aid:* write your floor price on a card and lay it beside the phone. The floor is what the hours cost you, plus material, plus a fifth for what always happens. Below it the answer is “Not this time.” Three words, no reasons. Reasons are where the discount starts.',
        },
        { kind: 'heading', text: '3. Somebody owes me money and I have not called' },
        {
          kind: 'paragraph',
          text: '*First aid:* call today. “I am calling about invoice 212. What day will it be paid?” Then stop talking. Count the ceiling tiles. The next one to speak names the day, and it must not be you.',
        },
        {
          kind: 'list',
          items: [
            'If they name a day: “Thank you. I am writing it down.” Call again that afternoon if it has not come.',
            'If they have a complaint: “Then let us settle that now. Which part is in order?” Get that part paid.',
            'If they cannot pay: “What can you pay on Friday, and on each Friday after?” A small real figure beats a large promised one.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Three lines about money',
          questions: [
            { label: 'My Friday hour, and where I sit for it', lines: 1 },
            { label: 'My floor price for the job I sell most', lines: 1 },
            { label: 'Who owes me most, how much, and when I call', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'P: first aid for people',
      blocks: [
        { kind: 'heading', text: '4. Nothing moves unless I answer' },
        {
          kind: 'paragraph',
          text: 'It feels like importance. It is a blocked airway. Each question that must come through you arrives when you are doing something else, waits, and comes back as a delay with your name on it.',
        },
        {
          kind: 'paragraph',
          text: '*First aid:* give away one decision entirely, up to a sum you could lose without crying. Announce it in front of everybody: “From today Lena decides on all returns up to 500 dollars, and I will not comment.” Then do not comment. The whole cure lies in the second half of that sentence.',
        },
        { kind: 'heading', text: '5. At night I redo what others did during the day' },
        {
          kind: 'paragraph',
          text: '*First aid:* send it back with one sentence on what “done” looks like. “Done is: the photo is straight, the price is right, and my mother would understand the second line.” You will redo it twice more; then you will not. As long as you repair in silence, they learn that it was fine.',
        },
        { kind: 'heading', text: '6. There is one conversation I avoid' },
        {
          kind: 'paragraph',
          text: 'You have had it forty times in the shower. The other person has been present at none of them.',
        },
        {
          kind: 'paragraph',
          text: '*First aid:* set the time, this week. Open with “I have put this off, and that was not fair to you.” It is nearly always true, and it makes you two people with a problem instead of a judge and a defendant.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'One sentence on what you saw, with a date. “On the ninth and the sixteenth the van left without the list.”',
            'One on what it costs. “Both times I drove it out myself, and we were late at the next customer.”',
            'A question, and then quiet. “What is it like from your side?”',
            'An agreement with a day in it. “So from Monday the list hangs at the key. We look at it together on Friday.”',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Three lines about people',
          questions: [
            { label: 'The decision I give away, to whom, and up to what sum', lines: 2 },
            { label: 'What “done” looks like, for the thing I redid last', lines: 2 },
            { label: 'The conversation, its day and its first sentence', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'R: first aid for rest',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These three sound harmless. In real life they count double, because you need what they take away in order to do anything about the other six.',
        },
        { kind: 'heading', text: '7. I wake at three and work in my head' },
        {
          kind: 'paragraph',
          text: '*First aid:* paper beside the bed, phone in the kitchen. Write the thought down, with the hour at which you will deal with it. “Payroll file, Thursday, nine.” The mind goes on repeating what it thinks you will lose; once there is an hour on it, it lets go. If you are still awake after a while, get up, sit somewhere dull, and go back when you are tired. If it goes on for weeks, tell a doctor. Broken sleep can have causes that no list will mend.',
        },
        { kind: 'heading', text: '8. I cannot name my last whole day off' },
        {
          kind: 'paragraph',
          text: 'A day on which you “only” answered two messages was a work day with bad pay.',
        },
        {
          kind: 'paragraph',
          text: '*First aid:* choose one in the next ten days, tell two people, and let one of them hold your phone. Not “sometime next week”. A date. What you do on it does not matter. You are allowed to be bad at it; most of us spent the first one cleaning a garage and being unbearable.',
        },
        { kind: 'heading', text: '9. I was short with someone who had done nothing' },
        {
          kind: 'paragraph',
          text: '*First aid:* apologize in one line, without reasons. “I was short with you this morning. You had done nothing. I am sorry.” Then eat something. It is nearly always both.',
        },
        {
          kind: 'checklist',
          items: [
            'There is paper beside the bed tonight, and the phone sleeps in the kitchen.',
            'My whole day off has a date, and two people know it.',
            'I have apologized to one person, in one line.',
            'I have eaten something that was on a plate.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Three lines about rest',
          questions: [
            { label: 'What was on the paper this morning, and its hour', lines: 2 },
            { label: 'The date of my day off, and who holds the phone', lines: 1 },
            { label: 'To whom I owe one line', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'The next fourteen days',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Fourteen days, because that is what the test asks about. At the end you can take it again and compare like with like. Do not aim for zero. Two ticks fewer is a recovery.',
        },
        {
          kind: 'table',
          caption: 'A plan by score',
          columns: ['When', '0 to 2', '3 to 5', '6 to 9'],
          rows: [
            [
              'Today',
              'One first aid',
              'The first tick in the order C, P, R',
              'Two from R; call somebody',
            ],
            [
              'Days 2 to 4',
              'Nothing. Really.',
              'Keep the first one going',
              'Sleep before you decide anything large',
            ],
            [
              'Days 5 to 7',
              'The second, if there is one',
              'The Friday hour for money',
              'One whole day off',
            ],
            ['Days 8 to 13', 'Live', 'The second tick', 'Then the first tick from C'],
            [
              'Day 14',
              'Test again in ninety days',
              'Test again',
              'Test again, with the person you called',
            ],
          ],
        },
        { kind: 'heading', text: 'When it does not hold' },
        {
          kind: 'list',
          items: [
            'You forgot by Tuesday. Good: then the first aid was too big. Halve it. Not an hour on Fridays, a quarter of one.',
            'It worked for a week and then a large order came. That is not a relapse, that is a business. Begin again on the day after delivery, and write that day down now.',
            'Everybody agreed and nothing changed. Look at statement four. Did you comment?',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Day 14',
          questions: [
            { label: 'My count then, and my count now', lines: 1 },
            { label: 'What others have noticed, in their words', lines: 2 },
            { label: 'The one first aid I keep for good', lines: 1 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you counted six or more, or three or more for the second time, do not wait for a quiet week. There has not been one since you opened. We keep thirty minutes for you, free: one owner, one coach who knows what the ceiling of an ambulance looks like. The link in our email leads to our calendar. Sleep before you come.',
        },
        { kind: 'paragraph', text: 'Breathe out, the Pulse team' },
      ],
    },
  ],
});
