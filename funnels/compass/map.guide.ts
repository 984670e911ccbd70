import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'Before you set out',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This map does not tell you where to go; no honest map does. It shows where you have been. There are seven stations on it, and after the fourth most people notice that the line they have drawn is already pointing somewhere.',
        },
        {
          kind: 'paragraph',
          text: 'You need an evening, a table, a large sheet of paper and a pencil. Not a pen. A pen makes people careful, and careful people write down what they would say at an interview. If the house is not quiet, a library will do, or a train. One of the best maps we have seen was drawn between Richmond and Baltimore.',
        },
        {
          kind: 'table',
          caption: 'The seven stations, and what you carry away from each',
          columns: ['Station', 'About', 'You leave with'],
          rows: [
            ['1. You are here', '5 minutes', 'Three sentences'],
            ['2. The missing thing', '10 minutes', 'Ten lines and one cross'],
            ['3. Old camps', '12 minutes', 'Five moments'],
            [
              '4. The tracks you keep crossing',
              '10 minutes',
              'A few lines, and dots where they meet',
            ],
            ['5. Rivers', '10 minutes', 'True widths'],
            ['6. The needle', '10 minutes', 'One sentence'],
            ['7. The next mile', '3 minutes', 'One step and a date'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'An hour, then, if nothing stops you. Something will. Let it. The stations at which people put down the pencil and look out of the window are as a rule the ones they came for.',
        },
        {
          kind: 'paragraph',
          text: 'Two things the map is not. It is not a test: there are no four letters at the end of it. And it is not the right companion for every night. If you need a job by the first of the month, find the job; the map keeps. If what you feel is less like a question and more like a weight that does not lift, please speak with a doctor or a counselor before you speak with us.',
        },
      ],
    },
    {
      title: 'Station 1. You are here',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write three sentences about an ordinary Tuesday: where you wake, what you do at eleven, how the evening ends. No judgment. Every expedition begins with a position, even if it is an armchair.',
        },
        {
          kind: 'paragraph',
          text: 'Why a Tuesday? Mondays have a mood of their own and Fridays are half gone. On a Tuesday a life shows its working face. And why at eleven? Because at eleven nobody is looking.',
        },
        {
          kind: 'paragraph',
          text: '“I wake before the alarm and lie there doing sums. At eleven I am in a meeting about a meeting, drawing a sailboat. In the evening I read one page four times.” That was written by a man with an excellent position. He looked at it for a while and said: “Well. At least there is a boat.”',
        },
        {
          kind: 'worksheet',
          title: 'An ordinary Tuesday',
          questions: [
            { label: 'Where I wake', lines: 2 },
            { label: 'What I do at eleven', lines: 2 },
            { label: 'How the evening ends', lines: 2 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If it sounds like a complaint, take out the adjectives. If it sounds like an advertisement, take out the adverbs. What remains is the position. It is a relief to have it in writing, without praise and without blame.',
        },
      ],
    },
    {
      title: 'Station 2. The missing thing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Finish the sentence “For some time now I have missed …” ten times. Quickly, one under the other. The first four are what anyone would say: rest, sunlight, time. Around the sixth the hand begins to write without asking. Put a small cross beside the one that surprised you.',
        },
        {
          kind: 'worksheet',
          title: 'For some time now I have missed …',
          questions: [
            { label: 'One to five', lines: 5 },
            { label: 'Six to ten', lines: 5 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'A surgeon’s seventh line read “being bad at something”. He had not known it until he saw it. Other crosses from our notebook: “somebody who corrects me”, “cold water”, “my own name said without a title”, “things that are finished when they are finished”.',
        },
        { kind: 'heading', text: 'If no line surprises you' },
        {
          kind: 'list',
          items: [
            'Write five more. Nobody’s surprise has ever come later than the fifteenth line.',
            'Or read the ten aloud, slowly. Mark the one at which you spoke more quietly.',
            'Or ask: which of these would I not read to the people I work with?',
          ],
        },
        {
          kind: 'worksheet',
          title: 'The cross',
          questions: [{ label: 'What would it want, if nobody had to hear about it?', lines: 3 }],
        },
      ],
    },
    {
      title: 'Station 3. Old camps',
      blocks: [
        {
          kind: 'figure',
          scene: 'contours',
          alt: 'Contour lines of a hill, a compass needle, and a dotted path that leaves the page',
          caption: 'Where you have already been.',
        },
        {
          kind: 'paragraph',
          text: 'List five moments, from any age, in which you forgot the time. Beside each, note what your hands were doing and who was near. What you did matters less than what the five have in common.',
        },
        {
          kind: 'table',
          caption:
            'Five old camps, as a bookkeeper of fifty-one drew them (changed enough that she is nobody)',
          columns: ['Where and when', 'My hands', 'Who was near'],
          rows: [
            ['The barn, age nine', 'Sorting nails into jars', 'Grandfather, not talking'],
            ['College radio, at night', 'Splicing tape', 'One other person, also awake'],
            ['The flood, 1999', 'Carrying and listing other people’s things', 'Strangers'],
            ['My sister’s wedding', 'Making the seating plan, four times', 'An aunt who laughed'],
            ['Last winter', 'Repairing a clock from the thrift store', 'Nobody'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'She thought at first that it was about order. Then she covered the middle column with her hand and read the others, and after that the other way round. In all five, something broken or mixed up was put right, slowly, beside somebody who did not need to be entertained. It was not numbers she loved. It was mending, in company, without conversation.',
        },
        {
          kind: 'worksheet',
          title: 'My five',
          questions: [
            { label: 'First: where and when, my hands, who was near', lines: 2 },
            { label: 'Second', lines: 2 },
            { label: 'Third', lines: 2 },
            { label: 'Fourth', lines: 2 },
            { label: 'Fifth', lines: 2 },
            { label: 'The thread that runs through all of them', lines: 2 },
          ],
        },
        {
          kind: 'list',
          items: [
            'At least one from before you were fifteen. At least one that nobody praised.',
            'Success is no help here. A moment in which you were admired is not yet one in which you forgot the time.',
            'If the thread will not show itself, read the five to somebody and ask what they hear. Do not help them.',
          ],
        },
      ],
    },
    {
      title: 'Station 4. The tracks you keep crossing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Which subject do you read about without being asked? For which kind of trouble do people come to you? Draw a line between these answers and the old camps. Where lines meet, make a dot.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'On the large sheet, write the five camps along the left edge.',
            'Along the right edge write three subjects you read about unasked. Look at your shelves and at what you last looked up at midnight. Not at what you think you should read.',
            'Below them write the trouble that people bring you. Not your profession’s trouble. The kind that arrives by telephone on a Sunday, beginning with “You’ll know what to do”.',
            'Now draw lines, wherever something on the left has to do with something on the right. Do not explain them.',
            'Where lines meet, make a dot. Two or three are plenty.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'The right edge',
          questions: [
            { label: 'What I read unasked', lines: 3 },
            { label: 'What people call me about on a Sunday', lines: 3 },
            { label: 'My dots, in a word or two each', lines: 2 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'At the bookkeeper’s table two lines met between “the flood” and “people call me when somebody has died and there are papers”. She made the dot so hard that the pencil broke. It is here that most people notice the line is pointing somewhere. If you do, stay seated. There is water ahead.',
        },
      ],
    },
    {
      title: 'Station 5. Rivers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'What stands between you and the dots: money, a promise, a fear of one particular face. Give each its true width. Some rivers are creeks that we have only ever seen at night.',
        },
        {
          kind: 'table',
          caption: 'How a river is measured',
          columns: ['We say', 'Measure it so', 'What may come out'],
          rows: [
            [
              '“Money”',
              'How many months, at what rent? One figure',
              '6,200 dollars, and eleven months of Saturdays',
            ],
            [
              '“My family”',
              'One person. What exactly would they say? Have they ever said it?',
              'A conversation on a walk',
            ],
            [
              '“My age”',
              'Who is the oldest person you know of who did it?',
              'A name, and a telephone number',
            ],
            [
              '“I have promised”',
              'Whom, what, until when? Would they still want it?',
              'A date, or a release',
            ],
            [
              '“What people will think”',
              'Write down the names of the people. All of them',
              'Three names. One of them has moved away',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A schoolteacher told us that the worst part had not been the crossing. It had been the nine years before she did the sum. But some rivers are as wide as they look. There are children who need this house, a parent who needs you near, an illness that sets the pace. A wide river is no reason to tear up the map. It is a reason to walk along the bank for a while, upstream, and to keep the needle in your pocket.',
        },
        {
          kind: 'worksheet',
          title: 'My rivers',
          questions: [
            { label: 'The first, and its width by daylight', lines: 3 },
            { label: 'The second, and its width by daylight', lines: 3 },
            { label: 'The one that I shall walk beside for now, and until when', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Station 6. The needle',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Now one sentence: “I am here to help … to …, by ….” Write it badly. Read it aloud at a window. Change one word and read it again. You will hear when it stops trembling.',
        },
        {
          kind: 'table',
          caption: 'How one needle settled',
          columns: ['Draft', 'What was wrong with it'],
          rows: [
            [
              'I am here to empower people in transition, by leveraging my organizational skills.',
              'She heard herself performing. “Empower” went first',
            ],
            [
              'I am here to help people in hard times to get organized, by doing their paperwork.',
              'True, and too small by one thing: who sits beside whom?',
            ],
            [
              'I am here to help the newly bereaved to put a house in order, by sitting down with them and doing it.',
              'Nothing. She read it to the glass, and closed the window',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'A slogan makes other people nod. A mission makes you slightly nervous, because something follows from it on Monday.',
            'Take out the largest word. Behind it there is often a smaller verb with dirt on its boots: teach, mend, feed, sit with, build.',
            'Say whom. “People” are nobody. Think of one, by name, and then write down what kind of person that is.',
            'When it is short enough to say while tying a shoe, leave it alone.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'I am here to help … to …, by …',
          questions: [
            { label: 'Badly', lines: 2 },
            { label: 'With the largest word taken out', lines: 2 },
            { label: 'At the window, with one word changed', lines: 2 },
            { label: 'As I would say it while tying a shoe', lines: 2 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If it will not settle tonight, write the two versions on the back of the sheet and go to bed. Needles swing near iron, and an evening’s worth of thinking is a good deal of iron.',
        },
      ],
    },
    {
      title: 'Station 7. The next mile',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One step that can be taken within seven days and needs nobody’s permission: a letter, a visit, an evening course. Write the date beside it. A mission begins at walking pace.',
        },
        {
          kind: 'checklist',
          items: [
            'It can be done in an afternoon.',
            'It asks nobody’s permission.',
            'It closes no door behind me. I do not resign in it.',
            'Afterwards I shall know something that I cannot know at this table.',
            'It has a date, within seven days.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'The bookkeeper did not give notice. She wrote to a hospice eleven miles away and asked whether families ever needed help with the papers. The answer was three lines long and came the same day. She went on a Thursday.',
        },
        {
          kind: 'worksheet',
          title: 'My next mile',
          questions: [
            { label: 'The step', lines: 2 },
            { label: 'The date', lines: 1 },
            { label: 'Whom I shall tell afterwards. Not before.', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'After the evening',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Leave the map where you will pass it for a week. It tends to go on without you. Then, on the seventh day, sit down with it once more, for a quarter of an hour.',
        },
        {
          kind: 'worksheet',
          title: 'A week later',
          questions: [
            { label: 'What I learned on the mile, and what I have rubbed out', lines: 3 },
            { label: 'The sentence, as it stands today', lines: 2 },
            { label: 'The mile after that', lines: 1 },
          ],
        },
        { kind: 'heading', text: 'If you lose the trail' },
        {
          kind: 'list',
          items: [
            'You stopped at the second station. Then you had not slept. Try it on a Saturday morning.',
            'All the dots lie in your present work. Rejoice, and look at the sixth station again: perhaps it is only the person you do it for who has to change.',
            'There are no rivers, and you are still on this side. Then look for the face. There is nearly always one particular face.',
            'You have drawn three maps and taken no mile. The forester would say that you have stopped walking. Put the pencil away, and go eleven miles in any direction.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nobody can see the direction of their own gaze. If you would like company at the sixth station, we keep [half an hour](/compass-booking) free for you: ten minutes told by you, ten read back by us, ten for one sentence and the first mile. Bring the sheet. You go on alone, or not; the path is yours.',
        },
        { kind: 'paragraph', text: 'Until the next bend, Compass Mission' },
      ],
    },
  ],
});
