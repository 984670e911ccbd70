import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'Nine in the evening, in front of the fridge',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We know the light of that fridge. For years we thought the answer was a stricter list on its door. Then somebody asked us what we say to ourselves while we stand there. Nobody had ever asked.',
        },
        {
          kind: 'paragraph',
          text: 'What people say at that moment turns out to be one of five sentences. None of them is true, all of them make you hungrier, and every one can be swapped in a week or two. That is the whole report. There is no meal plan in it, and not a single calorie.',
        },
        { kind: 'heading', text: 'How to read it' },
        {
          kind: 'paragraph',
          text: 'Do not take on all five. Tick the one you heard yourself say this week, read that chapter tonight, and leave the others in the drawer. Ten minutes, then a fortnight of small practice.',
        },
        {
          kind: 'checklist',
          items: [
            '“I just need more willpower.”',
            '“I have ruined today, so I will start again on Monday.”',
            '“There are good foods and bad foods, and I was bad.”',
            '“The scale tells me how I am doing.”',
            '“I will like myself once I am thin.”',
          ],
        },
        {
          kind: 'paragraph',
          text: '*Please put this down and talk to your doctor first* if you are pregnant, have diabetes or take medicine that depends on what you eat. And if eating frightens you, if you make yourself sick, or go without food to make up for food, then this report is the wrong help, and there is right help: tell a doctor, or somebody you trust who will go with you. It is an illness. You did not choose it.',
        },
      ],
    },
    {
      title: 'Myth 1. “I just need more willpower.”',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Think of when you need it. Not at ten in the morning, rested, with a task in front of you. You call on it at nine at night, after a day of being polite, and you are surprised that it does not pick up. You would not ask your legs to run a race after the race.',
        },
        { kind: 'heading', text: 'What it does to your appetite' },
        {
          kind: 'paragraph',
          text: 'It turns every evening into an exam. You stand in front of the cupboard, “being strong”, and the whole time you are looking at the biscuits. You have spent ten minutes with a biscuit already. It is not a wonder that you know each other.',
        },
        { kind: 'heading', text: 'What does better' },
        {
          kind: 'paragraph',
          text: 'Change what is at eye level. Your eyes eat first, and they are lazy: they take what is in front. This is good news. You can arrange a shelf on a Sunday, when you are strong, for a Wednesday, when you are not.',
        },
        {
          kind: 'table',
          caption: 'A kitchen, moved',
          columns: ['Where', 'Yesterday', 'Tonight'],
          rows: [
            [
              'Eye level in the fridge',
              'Pudding, cheese, the end of a cake',
              'Washed fruit, carrots in water, last night’s dinner in a glass bowl',
            ],
            ['Counter', 'The biscuit tin', 'A plate, a knife, apples'],
            [
              'Top shelf, with the stepladder',
              'The good glasses',
              'A closed tin with the biscuits',
            ],
            ['Beside the sofa', 'A bag', 'A cup, and something for your hands'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nothing is thrown out and nothing is forbidden. The biscuits live upstairs now. If you want one, you get the stepladder, take two, put them on a plate, and sit down. You will be surprised how often you cannot be bothered. That is not willpower. That is a stepladder.',
        },
        {
          kind: 'worksheet',
          title: 'Say: “I make the easy thing the good thing.”',
          questions: [
            { label: 'What stands at my eye level now', lines: 2 },
            { label: 'Three things that change places on Sunday', lines: 3 },
            { label: 'What my hands could do at nine', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Myth 2. “I have ruined today, so I will start again on Monday.”',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One slice is one slice. You can no more ruin a day with it than you can ruin a carpet with one crumb. It is the four days until Monday that show.',
        },
        { kind: 'heading', text: 'What it does to your appetite' },
        {
          kind: 'paragraph',
          text: 'It opens a shop with a closing-down sale. Since it does not count until Monday, you had better have everything now; from Monday there will be none of it ever again. Nobody is hungry on a Thursday like somebody who is going to be good on Monday.',
        },
        { kind: 'heading', text: 'What does better' },
        {
          kind: 'paragraph',
          text: 'There are three plates or so in a day, and each one is a fresh start that you need not wait for. After the slice of cake at the office the next plate is dinner. Make it an ordinary dinner. Not a small one to pay for the cake: that bill comes at eleven at night. An ordinary one, with something warm and something green.',
        },
        {
          kind: 'table',
          caption: 'The same Thursday, told twice',
          columns: ['When', 'Until Monday', 'Next plate'],
          rows: [
            ['Three o’clock', 'Cake. “Well, that is that.”', 'Cake. It was good cake'],
            ['Seven', 'Pizza, standing', 'Soup, bread, an apple, sitting'],
            ['Ten', 'Whatever is there', 'Tea'],
            ['Friday', '“It does not matter now.”', 'Breakfast'],
            ['Monday', 'Strict, until Wednesday', 'A Monday'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Never skip the plate after. It is the one that closes the shop.',
            'Say it when you put down the fork, aloud if you can: “Next plate.”',
            'If the plate after goes wrong as well, there is one after that. You cannot run out of them.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Say: “Next plate.”',
          questions: [
            { label: 'The last time I said “Monday”. What day was it?', lines: 1 },
            { label: 'My ordinary dinner, which I can make half asleep', lines: 2 },
            { label: 'Strokes for each time I said “next plate” this week', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Myth 3. “There are good foods and bad foods, and I was bad.”',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Listen to it: the food was bad, so *I* was bad. A doughnut is not a deed. Food has no morals. Some of it keeps you full and some of it does not, and that is worth knowing. It is a fact about doughnuts.',
        },
        { kind: 'heading', text: 'What it does to your appetite' },
        {
          kind: 'paragraph',
          text: 'Guilt is a poor brake. People who feel it after the first helping are likelier to take a second, for two reasons. You eat fast and without looking, so that you hardly taste it and are not finished when it is. And whoever is bad anyway may as well be thoroughly bad.',
        },
        { kind: 'heading', text: 'What does better' },
        {
          kind: 'paragraph',
          text: 'Swap the question. Not “was it good or bad?” but “how long did it hold me?” Keep a list for a week, like a cook who is testing recipes. No quantities. Only the time until you were hungry again.',
        },
        {
          kind: 'table',
          caption: 'A cook’s notes (somebody’s Tuesday; yours will differ)',
          columns: ['What', 'It held me', 'Note'],
          rows: [
            ['Sweet cereal, standing', 'Until nine', 'Hungrier than before'],
            ['Eggs and toast', 'Until one', ''],
            ['Doughnut at the desk', 'Half an hour', 'Did not taste it'],
            ['Doughnut on a plate, with coffee', 'An hour', 'Tasted it. One was enough'],
            ['Lentil soup', 'All afternoon', 'More of this'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'After a week you know more about your own appetite than any table in a book does. And the doughnut is still allowed. It has only been found out.',
        },
        {
          kind: 'worksheet',
          title: 'Say: “That did not hold me long.”',
          questions: [
            { label: 'My notes: what, and how long it held me', lines: 7 },
            { label: 'What holds me longest, and when I could have it more often', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Myth 4. “The scale tells me how I am doing.”',
      blocks: [
        {
          kind: 'figure',
          scene: 'kitchen',
          alt: 'A kitchen in morning light',
          caption: 'Things that tell you more: sleep, stairs, quiet.',
        },
        {
          kind: 'paragraph',
          text: 'It tells you what you, your breakfast, a glass of water and last night’s salty soup weigh together, this minute. Water, salt and sleep move it by a pound or three from one morning to the next. You have done nothing. It has said something. And you have a mood.',
        },
        { kind: 'heading', text: 'What it does to your appetite' },
        {
          kind: 'paragraph',
          text: 'Up a pound: you are cross, and cross people eat. Down a pound: you have earned something. Either way the number has chosen your lunch.',
        },
        { kind: 'heading', text: 'What does better' },
        {
          kind: 'paragraph',
          text: 'If you must look, look at the week’s average and at nothing else: seven mornings, added up, divided by seven, compared with the seven before. (If your doctor has asked you to weigh yourself, do that, as they said, and bring them the figures.) Better still, count what you can feel.',
        },
        {
          kind: 'table',
          caption: 'The other scale: one to five, on Sundays',
          columns: [
            'Sunday',
            'How I slept',
            'How the stairs felt',
            'How quiet it was about food',
            'Energy at four',
          ],
          rows: [
            ['1', '', '', '', ''],
            ['2', '', '', '', ''],
            ['3', '', '', '', ''],
            ['4', '', '', '', ''],
          ],
        },
        {
          kind: 'list',
          items: [
            'Put the scale where you need a stepladder, beside the biscuits. They can talk to each other.',
            'Try it for four Sundays before you decide anything about it.',
            'The third column is the one to watch. When it goes up, the rest follows sooner or later.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Say: “I count what I can feel.”',
          questions: [
            { label: 'What I would like to feel in a month, that no scale can show', lines: 2 },
            { label: 'Where the scale lives from today', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Myth 5. “I will like myself once I am thin.”',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It works in the other order. We look after what we are on good terms with: the car we are proud of, the plant that somebody gave us. Nobody was ever scolded into a vegetable.',
        },
        { kind: 'heading', text: 'What it does to your appetite' },
        {
          kind: 'paragraph',
          text: 'It puts off everything that would do you good. The swimming, the nice plate, the trousers that fit now, lunch with a friend: later, once. What is left for today is the sofa and the thing that helps at once. Somebody who has nothing pleasant before the weekend except food will eat before the weekend.',
        },
        { kind: 'heading', text: 'What does better' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Say one civil thing to the mirror before breakfast. Civil, not glowing. “Good morning. Nice ears.” It feels silly for six days.',
            'Make a list of what you are going to do once you are thin. Cross out what really depends on it. There is seldom more than one line gone.',
            'Do the smallest of the others this week. In the body that you have got. It likes to be asked.',
            'Eat lunch as if you had a guest: a plate, a chair, nothing that rings.',
          ],
        },
        {
          kind: 'table',
          caption: 'A list of that kind, a week later',
          columns: ['Once I am thin I will …', 'Does it depend on it?', 'Done'],
          rows: [
            ['Go swimming', 'No. It depends on a suit', 'Thursday, at the quiet hour'],
            ['Have a photo taken with the children', 'No', 'Sunday. I am laughing in it'],
            ['Wear the green dress', 'Yes', 'Given away. Bought a green one that fits'],
            ['Eat in the canteen, with the others', 'No', 'Twice. There is soup'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'Say: “I am worth a proper lunch now.”',
          questions: [
            { label: 'Once I am thin I will …', lines: 5 },
            { label: 'The smallest, this week, on', lines: 1 },
            { label: 'One civil sentence for the mirror', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'A fortnight with one sentence',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write your sentence on a card and put it on the fridge, at eye level. You know why.',
        },
        {
          kind: 'table',
          caption: 'The five, and what to say instead',
          columns: ['You hear', 'You say'],
          rows: [
            ['“I just need more willpower.”', '“I make the easy thing the good thing.”'],
            ['“I will start again on Monday.”', '“Next plate.”'],
            ['“I was bad.”', '“That did not hold me long.”'],
            ['“The scale says …”', '“I count what I can feel.”'],
            ['“Once I am thin …”', '“I am worth a proper lunch now.”'],
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Day 1: the card is up, and one thing in the kitchen has moved.',
            'Day 3: I have said the sentence once, and felt foolish.',
            'Day 6: I have said it before somebody else could say the old one.',
            'Day 8: I forgot it for two days. Next plate.',
            'Day 11: I noticed the old sentence as it began.',
            'Day 14: it was nine in the evening, and I was doing something else.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'How to tell that it works? Not by the scale. There will be an evening on which you remember, in bed, that you have not thought about the fridge. That is the sound of it working: nothing.',
        },
        {
          kind: 'worksheet',
          title: 'Day 14',
          questions: [
            { label: 'What I say now, at nine', lines: 1 },
            { label: 'What has become quieter', lines: 2 },
            { label: 'Does another of the five want a fortnight?', lines: 1 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If one of them made you swallow, you have found yours. And if sugar is where it always begins, come and cook with us: our live masterclass, [the Sugar Free Blueprint](/sugar-free-blueprint), is free.',
        },
        { kind: 'paragraph', text: 'Warmly, the Vital Living kitchen' },
      ],
    },
  ],
});
