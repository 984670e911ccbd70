import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'Before you begin',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You are probably reading this between two other things. That is how most people in healthcare read, so we have written it that way: nine keys, each short enough for one sitting in a parked car, each complete without the others.',
        },
        {
          kind: 'paragraph',
          text: 'Every key has the same four parts. What it is. How it sounds, in words you can borrow. How it goes wrong, because it will at first. And a sheet to fill in, so that by the end of the chapter you have a date and a name instead of a good intention.',
        },
        {
          kind: 'heading',
          text: 'Choose one key. Leave the other eight for later.',
        },
        {
          kind: 'paragraph',
          text: 'We mean that. A team that is asked to change nine things hears that it is failing at nine things. A team that is asked to change one, and is still doing it after a month, has learned something worth more than the key itself: that here, what is begun is kept.',
        },
        {
          kind: 'table',
          caption: 'Where to begin, by what hurts',
          columns: ['What you hear in the corridor', 'Begin with'],
          rows: [
            ['“Nobody told me.”', 'Key 1 or key 3'],
            ['“That is not what I said.”', 'Key 2'],
            ['“They only come down here when something is wrong.”', 'Key 4'],
            ['“I spend my shift on paper.”', 'Key 5'],
            ['“The family has complained again.”', 'Key 6'],
            ['“We do not talk about that night.”', 'Key 7'],
            ['“My supervisor means well.”', 'Key 8'],
            ['“They asked us, and then we heard nothing.”', 'Key 9'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'Your one key',
          questions: [
            { label: 'The sentence I have heard most often in the last month', lines: 2 },
            { label: 'The key I begin with, and the day I begin', lines: 1 },
            { label: 'The most doubtful person on my team, who gets this guide next', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Key 1. Open the day with one question',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ten minutes, standing, everyone who is on: “What could hurt a patient or one of us today?” Somebody writes down the answers, and beside each the name of the person who takes it. Then you go to work.',
        },
        {
          kind: 'paragraph',
          text: 'The question does two things at once. It collects what six people know separately: the new locum, the lift that sticks, the patient with the same surname as another. And it tells the youngest person in the room that what she noticed counts before anything has happened.',
        },
        {
          kind: 'table',
          caption: 'A page from a morning, as it might look in a practice of twelve',
          columns: ['What could hurt', 'Who takes it', 'By when'],
          rows: [
            [
              'Two patients named Novak, both for blood tests',
              'Reception puts a colored card on one file',
              'Before nine',
            ],
            ['The back step is icy', 'The manager salts it', 'Now'],
            ['Dana is alone at the desk from twelve to one', 'The nurse moves her break', 'Today'],
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'list',
          items: [
            'It becomes a report to the boss. Stand in a circle, and let somebody else hold the pen each day.',
            'It grows to half an hour. What cannot be settled in a sentence gets a name, not a discussion.',
            'Nobody speaks. Go first, with something small that is your own doing: “I left the drug cupboard key in my coat.”',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Tomorrow at eight, without slides',
          questions: [
            { label: 'Where we stand', lines: 1 },
            { label: 'Who holds the pen on the first three days', lines: 1 },
            { label: 'What I will say first, about myself', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Key 2. Say the plan back',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Whoever receives an instruction repeats it in their own words before walking away. Whoever gave it listens to the end and then says one of two things: “Yes” or “Not quite”.',
        },
        {
          kind: 'paragraph',
          text: 'It feels slow for a week. It feels slightly insulting for three days. Then somebody says back the wrong dose, out loud, in front of the person who can correct it, and from that hour it feels safe.',
        },
        { kind: 'heading', text: 'How it sounds' },
        {
          kind: 'list',
          items: [
            'The one who asks: “Could you say it back to me? I want to hear whether I was clear.” The test is of the speaker, not of the listener.',
            'The one who answers: “So I call the daughter first, and I do not mention the scan until Dr. Reyes has.”',
            'The correction: “Not quite. You may mention the scan, but not the result.”',
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'paragraph',
          text: 'People parrot. “Call daughter, no scan” proves a good memory and nothing else. Ask for their own words. The other danger is rank: it dies on the day the senior person is excused from it. So the senior person goes first, and thanks the first one who says “Not quite” to her.',
        },
        {
          kind: 'checklist',
          items: [
            'We have agreed on two situations in which the plan is always said back: medication, and phone calls.',
            'I have said a plan back myself, in front of the team.',
            'Somebody has corrected me, and I have said thank you.',
          ],
        },
      ],
    },
    {
      title: 'Key 3. Protect the handover',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The same order every time: situation, background, assessment, recommendation. No interruptions. The phone goes to a third person. Most of what gets lost in a clinic or a ward gets lost between two people who are both competent and both tired; a fixed order holds what tired people drop.',
        },
        {
          kind: 'table',
          caption: 'One handover, in four sentences (an example)',
          columns: ['Part', 'The question it answers', 'How it sounds'],
          rows: [
            [
              'Situation',
              'What is going on?',
              '“Mr. Abel in room four has not slept and is asking for his wife.”',
            ],
            [
              'Background',
              'What must you know?',
              '“She died in March. He knows it by day and forgets it by night.”',
            ],
            [
              'Assessment',
              'What do I think?',
              '“I think he is frightened, not confused about where he is.”',
            ],
            [
              'Recommendation',
              'What should happen?',
              '“Leave the lamp on, and sit with him at ten, before he starts to look for her.”',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Notice that the fourth sentence is the only one that changes the night. In handovers without an order it is the one that is cut short when the phone rings.',
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'list',
          items: [
            'It happens in the doorway. Choose a corner, with its back to the corridor, and put nothing else there.',
            'The phone wins. For twelve minutes it belongs to somebody who is neither giving nor taking over.',
            'It becomes a form. The four words on a card are enough.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Our corner',
          questions: [
            { label: 'Where the handover happens from now on', lines: 1 },
            { label: 'Who has the phone during it, on each shift', lines: 2 },
            {
              label:
                'The last thing that fell between two people here. In which of the four parts was it lost?',
              lines: 3,
            },
          ],
        },
      ],
    },
    {
      title: 'Key 4. Round on your staff',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each week, three colleagues, five minutes each, one question: “What got in your way?” You do not defend, explain or promise. You write it down. And before you ask that person again, you remove one obstacle.',
        },
        {
          kind: 'paragraph',
          text: 'Physicians round on patients because people tell you things at the bedside that they do not write on a form. It is the same with a night nurse at the linen cupboard.',
        },
        { kind: 'heading', text: 'How it sounds' },
        {
          kind: 'list',
          items: [
            '“I have five minutes and one question, and I will not argue with the answer.”',
            '“What got in your way this week? It may be small.”',
            'If the answer is “Nothing, really”: “What did you walk around?” Everybody has walked around something.',
            'At the end: “Thank you. You will hear from me by Friday, even if the answer is no.”',
          ],
        },
        {
          kind: 'table',
          caption: 'Three weeks of a clinic manager, as an example',
          columns: ['Who', 'What got in the way', 'What was removed'],
          rows: [
            [
              'Tomás, physiotherapy',
              'One blood pressure cuff for two rooms',
              'A second cuff, bought the same day',
            ],
            ['Irene, nights', 'The linen is locked and the key is at the front', 'A key on a hook'],
            [
              'Joan, billing',
              'Doctors answer codes by sticky note',
              'Ten fixed minutes on Tuesdays and Thursdays',
            ],
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'paragraph',
          text: 'You collect and do not remove. Three weeks of questions without one hook on a wall, and people are politely busy when they see you. Ask fewer people if you must. Never ask somebody a second time empty-handed.',
        },
        {
          kind: 'worksheet',
          title: 'Three names in Thursday’s calendar',
          questions: [
            { label: 'First name, and what got in the way', lines: 2 },
            { label: 'Second name, and what got in the way', lines: 2 },
            { label: 'Third name, and what got in the way', lines: 2 },
            { label: 'The one obstacle I remove before I ask again', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Key 5. Retire one form a month',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ask the team which form nobody reads. If nobody can name its reader by Friday, stop filling it in. Pin the list of candidates beside the coffee machine, because that is where the true ones get written down.',
        },
        {
          kind: 'paragraph',
          text: 'A home care service we worked with had a four-page fall report, filled in after the shift, in the car, with the engine running for the heat. It took nine days to establish that nobody read it. They replaced it with a phone call and a line in the morning meeting.',
        },
        { kind: 'heading', text: 'Four questions before a form goes' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Who reads it? We need a person’s name. “Quality” is a department.',
            'What was done differently because of it in the last three months?',
            'Does a law, a license or a payer ask for it? Then it stays, and you look for the shortest version that satisfies them. Ask the person who answers for compliance before you stop, not after.',
            'If the purpose is good and the form is not: what would serve the purpose in one minute?',
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'paragraph',
          text: 'Somebody retires a form that one quiet person depended on. So announce it two weeks ahead, by name, and say to whom to object. If an objection comes, be glad: you have found the reader.',
        },
        {
          kind: 'worksheet',
          title: 'The list beside the coffee machine',
          questions: [
            { label: 'Forms that we fill in and do not read', lines: 4 },
            { label: 'The one that goes this month, and the person to object to', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Key 6. Answer complaints by voice, within two days',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Call. Begin with “Thank you for telling us. What was that like for you?” and let the first minute belong to them. People who complain have usually rehearsed. They have prepared for a wall. When they meet a person instead, the second half of the speech is rarely given.',
        },
        {
          kind: 'figure',
          scene: 'speech',
          alt: 'Two speech bubbles that overlap, with a calm space where they meet',
          caption: 'The first minute belongs to them.',
        },
        { kind: 'heading', text: 'A call, step by step' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Who you are, and that you have read every word: “I have your letter here in front of me.”',
            '“Thank you for telling us. What was that like for you?” Then a minute of silence on your side.',
            'Say back what you heard, in their words. Wait for “Yes, exactly.” Until it comes, you have not finished listening.',
            'What you can say you are sorry for. There is nearly always something: the wait, the tone, that nobody called.',
            '“What would help now?” Often it is less than you feared: to know, to be told by a person, that it will not happen to the next one.',
            'One thing you will do, and the day on which you call again. Then call on that day, also when there is nothing new.',
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'paragraph',
          text: 'You explain. “We were short-staffed” is true, and it asks the person you hurt to feel sorry for you. Keep reasons for the end, and give them only if they are asked for. And where harm was done or a lawyer has written, talk to whoever advises you on risk before you call. Be quick about that, too.',
        },
        {
          kind: 'worksheet',
          title: 'Who calls',
          questions: [
            { label: 'Who calls, and who calls when that person is away', lines: 1 },
            {
              label: 'The complaint that is lying here now, and the hour at which I call',
              lines: 2,
            },
            { label: 'What I can honestly say I am sorry for', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Key 7. Talk about the hard case within the week',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Fifteen minutes, door closed, everyone who was there. Four questions: What happened? What did we feel? What would we keep? What would we change? No minutes are taken. The door is closed so that people can open their mouths.',
        },
        {
          kind: 'table',
          caption: 'Fifteen minutes, divided',
          columns: ['Minutes', 'Question', 'What helps'],
          rows: [
            ['3', 'What happened?', 'One person tells it in order; others add, nobody corrects'],
            ['5', 'What did we feel?', 'The leader goes first, in one honest sentence'],
            ['3', 'What would we keep?', 'Ask for names: “Who did something that helped?”'],
            ['4', 'What would we change?', 'One thing that is ours to change, and who changes it'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'This is not an investigation, and it must not become one. If facts have to be established for a report, do that elsewhere, with other people in the chair. It is not therapy either. When somebody is still not sleeping after two weeks, the kind thing is to say so and help them find a professional to talk to.',
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'paragraph',
          text: 'It is called by the person with the most to lose, and so it is never called. Name somebody other than yourself who may call such a meeting, for any reason, without asking you. Tell the whole team the name.',
        },
        {
          kind: 'worksheet',
          title: 'The person who may call us together',
          questions: [
            { label: 'The name, and why people trust them', lines: 2 },
            { label: 'The night we have not talked about', lines: 2 },
            { label: 'The one honest sentence with which I would begin', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Key 8. Give supervisors one sentence',
      blocks: [
        {
          kind: 'paragraph',
          text: '“Help me understand how it looked from where you stood.” It turns an incident into information. It is said after a mistake, a missed call, a raised voice, before any other sentence is said.',
        },
        {
          kind: 'paragraph',
          text: 'Most supervisors were promoted because they were good with patients. Then they were handed people, and no words. One good sentence, used every time, does more for them than a course on leadership styles.',
        },
        {
          kind: 'table',
          caption: 'What it replaces',
          columns: ['Instead of', 'Say', 'Because'],
          rows: [
            [
              '“Why did you not call?”',
              '“Help me understand how it looked from where you stood at two o’clock.”',
              '“Why” asks for a defense',
            ],
            [
              '“You should have known.”',
              '“What did you know at that moment?”',
              'What is obvious afterwards was one thing among forty',
            ],
            [
              '“This cannot happen again.”',
              '“What would have made the right thing easier?”',
              'It looks for the cause, and leaves the person whole',
            ],
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'paragraph',
          text: 'It is used as a trap: the answer is listened to, and then comes the verdict that was ready before. People notice within a week. If you have already decided, do not ask. And the sentence does not replace consequences where somebody acted recklessly. It makes sure that you know which it was.',
        },
        {
          kind: 'checklist',
          items: [
            'I have used the sentence myself, in front of others, about something small.',
            'Each supervisor has it on a card and has tried it once.',
            'We have talked about one case in which the answer surprised us.',
          ],
        },
      ],
    },
    {
      title: 'Key 9. Ask three questions each quarter, and publish the answers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Can I speak up? Do I have what I need? Would I send my mother here? Three questions, on paper, without names, answered with a number from one to five and a line for words. Post the results with one action beside them.',
        },
        {
          kind: 'paragraph',
          text: 'Long surveys fail twice. Nobody has time to answer them, and nobody has time to act on forty results. Three questions can be answered while the kettle boils, and the third one is worth all the rest.',
        },
        {
          kind: 'table',
          caption: 'How it might look on the wall (an example: nineteen answers)',
          columns: ['Question', 'Average last time', 'Average now', 'What we do about it'],
          rows: [
            [
              'Can I speak up?',
              '2.9',
              '3.4',
              'The morning question stays; the pen moves to a new hand each week',
            ],
            [
              'Do I have what I need?',
              '3.1',
              '2.8',
              'Second scale for room two, ordered, here by the tenth',
            ],
            [
              'Would I send my mother here?',
              '3.8',
              '3.9',
              'Nothing yet. We ask why, in the corridor, this month',
            ],
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'paragraph',
          text: 'The results are bad and stay in a drawer. Then the fourth result, the one nobody measured, is that asking is for show. Decide the date on which the answers go on the wall before you ask the questions. In a very small team, leave out the line for words: handwriting has a name.',
        },
        {
          kind: 'worksheet',
          title: 'The date on the wall',
          questions: [
            { label: 'We ask on', lines: 1 },
            { label: 'The answers go on the wall on', lines: 1 },
            { label: 'My guess at the three numbers, before I know them', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Your first month',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Whichever key you chose, the month looks much the same. Hang this page where you will see it.',
        },
        {
          kind: 'checklist',
          items: [
            'Week 1: I have begun, on the day I wrote down, and told the team that it is a trial until the end of the month.',
            'Week 1: it went badly at least once, and we did it again the next day.',
            'Week 2: somebody other than me has led it.',
            'Week 3: I have asked the most doubtful person what should be different, and changed one thing.',
            'Week 4: we have looked at what it brought, in ten minutes, standing, and decided whether it stays.',
            'Week 4: if it stays, I have written the day on which we choose the second key.',
          ],
        },
        { kind: 'heading', text: 'How to tell that it works' },
        {
          kind: 'paragraph',
          text: 'Do not look for a number first. Listen for a sentence: somebody says, without being asked, “I nearly missed this,” and nobody in the room goes quiet. When you hear that, you have a steadier organization than you had a month ago.',
        },
        {
          kind: 'worksheet',
          title: 'After four weeks',
          questions: [
            { label: 'What is different, in one sentence that a visitor would notice', lines: 3 },
            { label: 'What we stop, and what we keep', lines: 3 },
            { label: 'The second key, and its day', lines: 2 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you would like to think aloud about where to begin, we have thirty minutes for you, at no charge. And if the conversations themselves are what is hard, our [workshop for your whole team](/compassionate-communication) is made for that: ninety minutes, live and online, with one real conversation from your own rooms, the names taken out.',
        },
        { kind: 'paragraph', text: 'With care, the Carewell team' },
      ],
    },
  ],
});
