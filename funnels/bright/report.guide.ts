import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'Nine minutes. Then Friday.',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Two colleagues in Tucson made a bet. Who could earn a quarter more by summer? No second job. No lottery. One asked her boss. One called four old clients. Both won. It took 41 days and 68 days.',
        },
        {
          kind: 'paragraph',
          text: 'This is what they did, and five more things their friends did after them. Seven ways. You need one or two. Read all seven. Circle the one you could do by Friday. Then do it before you read anything else about money.',
        },
        {
          kind: 'table',
          caption: 'Which way is yours?',
          columns: ['You', 'Begin with'],
          rows: [
            ['You have a job and have not asked for two years', '1, then 2'],
            ['Your pay follows a table, like a teacher’s', '5'],
            ['You write quotes', '3'],
            ['Your calendar has holes in it', '4'],
            ['Your boss is your sister', '5 or 6'],
            ['You earn enough and it is always gone', '6'],
            ['You have known all this for years', '7'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'One honest line before we start. Nobody can promise you 25 percent. It is a target. Some people get 8, some get 40, some get a no with a date on it. What we can promise is that you will know your number, and that you will have said it out loud. Most people never do either.',
        },
        {
          kind: 'worksheet',
          title: 'Your number today',
          questions: [
            { label: 'What came in last month, after tax', lines: 1 },
            { label: 'The same with a quarter on top', lines: 1 },
            { label: 'What that quarter would change on an ordinary Wednesday', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Way 1. Know your market price',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Twenty minutes. Find five ads for your own job, in your own town. Write down the pay in each. Take the middle one. Not the highest, not the average. The middle one. If you earn less, you now have a number and not just a feeling.',
        },
        {
          kind: 'table',
          caption: 'Five ads, sorted (an example: dental hygienist, dollars an hour)',
          columns: ['Ad', 'Pay', 'Note'],
          rows: [
            ['Chain, downtown', '38', ''],
            ['Practice, two chairs', '41', ''],
            ['Practice, north side', '44', 'The middle one'],
            ['Periodontist', '47', ''],
            ['Agency, by the day', '55', 'Not the same job'],
          ],
        },
        {
          kind: 'list',
          items: [
            'No pay in the ad? Call and ask. “What is the range for it?” You do not have to give a name.',
            'Count the same things: hours, benefits, vacation, the drive.',
            'Only one or two ads? Ask two people who left your trade last year. They tell you gladly.',
            'You earn more than the middle? Good. Go to way 4 or 5. Asking for more with a bad number makes you shy for years.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My five',
          questions: [
            { label: 'Five ads with their pay, sorted', lines: 5 },
            { label: 'The middle one. Mine. The difference', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Way 2. Ask in one sentence',
      blocks: [
        {
          kind: 'paragraph',
          text: '“In the last year I did A and B, and the market pays C for it; I would like to get there by spring.” Then stop talking. The silence is the hard part. It lasts about eight seconds.',
        },
        { kind: 'heading', text: 'Build it' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'A is something with a number in it. “I filled every Thursday.” “I took the Ortega account from four orders to nine.”',
            'B is something they would miss. “I trained Kim.” “Nobody has called me at night since May, because I fixed the list.”',
            'C is the middle ad. Say the number. A range is heard as its lower end.',
            '“By” and a season. It gives them room. A yes for April is a yes.',
          ],
        },
        { kind: 'heading', text: 'Say it' },
        {
          kind: 'list',
          items: [
            'Out loud, ten times, to a door. Then to a friend. Then to the boss. In that order.',
            'You do not need a meeting. You need a moment with a door in it.',
            'After the number: close your mouth. Count. The silence is not a no. It is arithmetic. Most people start talking at six.',
          ],
        },
        {
          kind: 'table',
          caption: 'What they may say, and your next line',
          columns: ['They say', 'You say'],
          rows: [
            [
              '“There is no budget.”',
              '“I understand. When is the next one made, and what should I bring you before that?”',
            ],
            [
              '“You are at the top of your band.”',
              '“Which band is next, and what do people in it do that I do not?”',
            ],
            ['“Let me think about it.”', '“Of course. Is Tuesday a good day to come back to it?”'],
            [
              '“No.”',
              '“Thank you for being straight. What would have to be true for a yes, and when can we look again?”',
            ],
            ['“Yes.”', '“Thank you.” Nothing else. Leave the room.'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'My sentence',
          questions: [
            { label: 'A, with a number in it', lines: 1 },
            { label: 'B, which they would miss', lines: 1 },
            { label: 'The whole sentence', lines: 3 },
            { label: 'To whom, and by which day', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Way 3. Raise your rate for new people first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Freelance? Your next quote is 15 percent higher. Only the next one. Old clients pay the old price until the new one feels normal. That takes about three quotes.',
        },
        {
          kind: 'table',
          caption: 'Three quotes (an example, in dollars)',
          columns: ['Quote', 'Old price', 'New price', 'How it felt'],
          rows: [
            ['1', '800', '920', 'Awful. They said “okay”'],
            ['2', '800', '920', 'They asked why. “Because it is well made.”'],
            ['3', '800', '920', 'Normal'],
          ],
        },
        {
          kind: 'list',
          items: [
            'Write the number first and the description after it. Backwards, you will describe until you are ashamed of the price.',
            'One price per quote. No “but we could also”.',
            'Two no’s in a row for money? Keep the price and change who you send it to. Then look again.',
            'Old clients: once, in writing, two months ahead. “From March it is 920. Anything you book before then stays at 800.”',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My next quote',
          questions: [
            { label: 'To whom, for what', lines: 1 },
            { label: 'What I would have written. What I write', lines: 1 },
            { label: 'The month in which old clients hear of it', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Way 4. Call four people who liked you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Old clients, old bosses. Say: “I have room next month. Who comes to mind?” Four calls take forty minutes. Most people get one yes. It is the cheapest advertising there is, and nobody does it, because you have to hear a voice.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Write down ten people who were glad about your work. Cross out those who still owe you money.',
            'Take the four you would like to talk to anyway.',
            '“Hi June, it is Ben. I drew the whale for you.” Wait until she has laughed.',
            '“How is the shop?” And listen. It is a call, not an ambush.',
            '“I have room next month. Who comes to mind?” Not “do you need anything”. She can say no to that. Everybody knows somebody.',
            '“Would you tell her I will call?” Now it is a warm call.',
          ],
        },
        {
          kind: 'checklist',
          items: [
            'Four names are on a sticky note.',
            'The forty minutes are in the calendar, before eleven.',
            'I stood up while I talked.',
            'I said thank you to all four on the same day, in two lines.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My four',
          questions: [
            { label: 'Name, what they liked, number', lines: 4 },
            { label: 'Who came to mind', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Way 5. Sell the thing people borrow you for',
      blocks: [
        {
          kind: 'figure',
          scene: 'sunrise',
          alt: 'A sun comes up and its rays are the bars of a chart, each longer than the last',
        },
        {
          kind: 'paragraph',
          text: 'What do friends ask you to fix, check or explain? Offer it for money to one stranger. One. You learn the price in a week. Amal teaches physics and cannot ask for a raise. She explained moments of force to one stranger’s daughter, at a kitchen table. Now it is nine strangers.',
        },
        {
          kind: 'list',
          items: [
            'It is a small thing. “I read your lease with you before you sign.” “I set up your phone so that your mother can use hers.” (Careful where a trade needs a license. Then sell the hour before the expert, not the expert.)',
            'It has an end. One hour, one page, one visit.',
            'The first price is what you would pay a friend’s friend. The second is a quarter more. Stop where one in three says no.',
            'Look once at your work contract: may you do that on the side? And tell the tax office. It is one line.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'What I get borrowed for',
          questions: [
            {
              label: 'The last three times somebody said “you know about this, can you look?”',
              lines: 3,
            },
            { label: 'As an offer in one line, with an end and a price', lines: 2 },
            { label: 'The one stranger, and how I reach them by Friday', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Way 6. Stop one leak',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Print three months of statements. Mark what you would not buy again today. Money kept is income without tax. Most people find a week’s groceries.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Print. On a screen you scroll past it.',
            'One marker, one question: would I buy this again today? Not “is it bad”. Coffee may stay.',
            'Add up the marked lines. Divide by three. That is your leak per month.',
            'Stop the largest one. Today, while you are cross. One. Ten stopped on one evening come back by the weekend.',
            'Send what it cost to another account, on the same day each month. Otherwise the leak finds another pipe.',
          ],
        },
        {
          kind: 'table',
          caption: 'A leak, measured (an example, in dollars a month)',
          columns: ['Line', 'Month', 'Year'],
          rows: [
            ['A gym in the town before this one', '39', '468'],
            ['Two phones that nobody carries', '44', '528'],
            ['Insurance for a bicycle that was stolen', '9', '108'],
            ['Together', '92', '1,104'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'My leak',
          questions: [
            { label: 'Marked lines, a month', lines: 3 },
            { label: 'The one I stopped today, and where its money goes now', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Way 7. Put a date on it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write your income today. Write it again with a quarter on top. Write a date between 30 and 90 days from now. Tape it inside a cupboard door. You will see it with every coffee.',
        },
        {
          kind: 'paragraph',
          text: 'Why a cupboard? Because guests do not open it. It is not a vision board. It is an appointment.',
        },
        {
          kind: 'worksheet',
          title: 'Cut this out and tape it to the door',
          questions: [
            { label: 'Today I earn', lines: 1 },
            { label: 'I am going to earn, and by which day', lines: 1 },
            { label: 'The way I circled', lines: 1 },
            { label: 'My first move, on Friday, the', lines: 1 },
          ],
        },
        {
          kind: 'table',
          caption: 'Ninety days, if you circled one',
          columns: ['Days', 'You'],
          rows: [
            ['1 to 5', 'Do it once. Badly is fine'],
            ['6 to 30', 'Do it three more times. Count to eight each time'],
            [
              '31 to 60',
              'Look at the number. Up: carry on. Flat: change who you ask. Down: you changed two things',
            ],
            ['61 to 90', 'Add a second way, not before'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'How do you know it works? Not by the money, at first. By this: the sentence bores you. When you can say your number in the voice in which you order soup, it is yours.',
        },
        {
          kind: 'paragraph',
          text: 'Want company? We hold a live [masterclass](/bright-income-breakthrough). Sixty minutes, free, and you do number two out loud, with people who are just as nervous.',
        },
        { kind: 'paragraph', text: 'Up and at it, Bright Income' },
      ],
    },
  ],
});
