import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'Thirteen Mondays',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You run something small. Good. Small things turn fast. A company with a thousand people needs a year to put the right thing in the window. You need a ladder.',
        },
        {
          kind: 'paragraph',
          text: 'Five moves, in this order. Do not skip ahead. Each one pays for the next. About two hours a week. The first week takes twelve minutes and a pen.',
        },
        {
          kind: 'table',
          caption: 'The 90-Day Revenue Plan on one page',
          columns: ['Weeks', 'Move', 'You are done when'],
          rows: [
            ['1 and 2', 'Find your best seller', 'It stands first, everywhere'],
            ['3 and 4', 'Raise it', 'The sign is changed and you have said nothing'],
            ['5 to 7', 'Bring ten people back', 'Ten notes are out'],
            ['8 to 10', 'Add one “and”', 'Everybody asks everybody'],
            ['11 to 13', 'Get paid sooner', 'Invoices go out on the day'],
          ],
        },
        {
          kind: 'heading',
          text: 'Where the 25% comes from',
        },
        {
          kind: 'paragraph',
          text: 'It is a target, and it is made of small pieces. Here is how it can add up for a shop that sells 10,000 dollars a month. Put your own figures in the last column. If yours add up to 12, take the 12.',
        },
        {
          kind: 'table',
          caption: 'An example that adds up (dollars a month)',
          columns: ['Move', 'How', 'More', 'Mine'],
          rows: [
            ['Best seller first', 'It sells a fifth more: 4,000 becomes 4,800', '800', ''],
            ['Raise it', 'Ten percent on 4,800', '480', ''],
            ['Ten people back', 'Three come, 90 each', '270', ''],
            ['The “and”', 'One in four of 320 customers adds 12', '960', ''],
            ['Together', '', '2,510', ''],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The fifth move adds nothing to that column. It is the reason why you will still feel rich in week 14.',
        },
      ],
    },
    {
      title: 'Weeks 1 and 2: find your best seller',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It is seldom the one in the window. List what you sold in the last three months. Beside each line write what you kept after costs. Circle the biggest. From now on it goes first: first on the site, first in the window, first out of your mouth.',
        },
        { kind: 'heading', text: 'Week 1: twelve minutes' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Set a timer. Four minutes: write down what you sell.',
            'Four minutes: guess what is left of each sale after material and hours. Guess. Do not look it up.',
            'Four minutes: multiply by how many you sold. Circle the biggest. Write its name on a sticky note. That is week one.',
          ],
        },
        {
          kind: 'table',
          caption: 'A dog groomer’s list (an example: one month)',
          columns: ['What', 'Price', 'Left', 'Minutes', 'Left per hour'],
          rows: [
            ['Full wash', '70', '35', '90', '23'],
            ['Wash and cut', '95', '45', '120', '23'],
            ['Nail trimming', '25', '22', '10', '132'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'She had advertised the full wash for years. She circled the nails. Ten minutes, 25 dollars, no water. She now does twelve on a Saturday morning.',
        },
        { kind: 'heading', text: 'Week 2: put it first' },
        {
          kind: 'checklist',
          items: [
            'It is the first line on my site, with its price.',
            'It is in the window, at eye height.',
            'It is the first thing I say when somebody asks what we do.',
            'It is the first line of the price list. Whatever was there moved down, not out.',
            'My voicemail mentions it.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My list',
          questions: [
            { label: 'What I sell, what is left per sale, how many a month', lines: 6 },
            { label: 'The circle', lines: 1 },
            { label: 'Where it stands now, and where it goes on Monday', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Weeks 3 and 4: raise it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ten percent on the circled line. Only on that one. Change the sign on a Monday. Say nothing about it. Count the people who mention it. You will not need both hands.',
        },
        { kind: 'heading', text: 'How much, exactly' },
        {
          kind: 'list',
          items: [
            'Ten percent, then round to how you talk. 25 becomes 27 or 28, not 27.50.',
            'At a price below five dollars, one step up is enough.',
            'If you had a queue last month, fifteen.',
            'If nobody bought it before you put it first, wait until week six.',
          ],
        },
        { kind: 'heading', text: 'What to say to the two people who ask' },
        {
          kind: 'table',
          caption: 'Short answers',
          columns: ['They say', 'You say'],
          rows: [
            [
              '“It was 25 last time.”',
              '“It was. It is 28 now.” And smile. There is no second sentence.',
            ],
            ['“Why?”', '“So that I can keep doing it properly.”'],
            ['“The place on Elm is cheaper.”', '“They are. They are nice people, too.”'],
            [
              '“Can I have the old price?”',
              '“For today, yes. From Monday it is 28.” Once per person.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Why no announcement? Because an announcement is an apology with a date. Nobody announces that the bread has gone up. And why on a Monday? So that you have five days to get used to it before Saturday.',
        },
        {
          kind: 'worksheet',
          title: 'The tally',
          questions: [
            { label: 'Old price, new price, the Monday', lines: 1 },
            { label: 'Sold in the two weeks before, and in the two weeks after', lines: 1 },
            { label: 'People who mentioned it (strokes)', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Weeks 5 to 7: bring ten people back',
      blocks: [
        {
          kind: 'paragraph',
          text: 'They did not leave. They forgot. Pick ten customers who have gone quiet. Write each one three lines. Remind them of what they bought, say what is new, name a day. Two or three will come.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Week 5: the ten names. Bought at least twice, not seen for six months, and you would be glad to see them. Leave out anybody who asked you not to write.',
            'Week 6: the notes. By hand if you have an address, else one message each. Thirty minutes, before breakfast, while you are still brave.',
            'Week 7: whoever has not answered gets one call or nothing. Never a second note.',
          ],
        },
        {
          kind: 'table',
          caption: 'Three lines that read as if you wrote them. Because you did',
          columns: ['Line', 'For things', 'For services'],
          rows: [
            [
              'What',
              '“Hi Ana, in spring you took the blue bowls.”',
              '“Hi Tom, in March we fixed your fence and it came out well.”',
            ],
            [
              'Why now',
              '“The plates that go with them came out of the kiln this week.”',
              '“We are back on your street on the 12th.”',
            ],
            [
              'One question',
              '“Shall I put four aside until Saturday?”',
              '“Shall I look at the gate while I am there?”',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'No discount. A discount says: I know why you stayed away. You do not. Most of them had a baby, a winter or a new route to work.',
        },
        {
          kind: 'worksheet',
          title: 'My ten',
          questions: [
            { label: 'Name, what they bought, when', lines: 10 },
            { label: 'Who came back', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Weeks 8 to 10: add one “and”',
      blocks: [
        {
          kind: 'figure',
          scene: 'sunrise',
          alt: 'Thirteen rays of a rising sun, each a little longer',
          caption: 'Small word, big Friday.',
        },
        {
          kind: 'paragraph',
          text: 'Coffee and a roll. A haircut and a beard trim. A website and a yearly check. One pair, one price, asked every time. If one in four says yes, this move alone may bring half of your 25%.',
        },
        { kind: 'heading', text: 'Choose the pair' },
        {
          kind: 'list',
          items: [
            'It is made already. An “and” that needs a new supplier is a project.',
            'It takes no longer than a minute, or it has a time of its own.',
            'It costs between a fifth and a half of the first thing.',
            'You would take it yourself.',
            'Services? A yearly check, a rush fee, a second session. “And shall I come by in October to look at it?”',
          ],
        },
        { kind: 'heading', text: 'Ask it' },
        {
          kind: 'paragraph',
          text: 'Everybody in your business asks everybody, for two weeks. No skipping it on a bad day, no guessing who looks as if they might. One question, with the pair in it: “A roll with it?” Not “Anything else?” To that the answer is no, and has been since there were shops.',
        },
        {
          kind: 'table',
          caption: 'On the wall, beside the register',
          columns: ['Day', 'Yes', 'No'],
          rows: [
            ['Monday', '', ''],
            ['Tuesday', '', ''],
            ['Wednesday', '', ''],
            ['Thursday', '', ''],
            ['Friday', '', ''],
            ['Saturday', '', ''],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Under one in ten after a week? The pair is wrong. Change the second half. Over one in three? It is too cheap. Go back to weeks 3 and 4 with it.',
        },
        {
          kind: 'worksheet',
          title: 'My “and”',
          questions: [
            { label: 'The pair and its price', lines: 1 },
            { label: 'The question, word for word', lines: 1 },
            { label: 'Who is going to find it hard, and how I help', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Weeks 11 to 13: get paid sooner',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Half up front for jobs. Card on file for regulars. Invoices out on the same day. It is not more revenue. It is the same revenue, in your account and not only in your books.',
        },
        {
          kind: 'table',
          caption: 'One week each',
          columns: ['Week', 'What', 'The sentence'],
          rows: [
            [
              '11',
              'Half up front, for new jobs',
              '“Half to book the day, half when you are happy.”',
            ],
            [
              '12',
              'Card on file, for regulars, with their yes in writing',
              '“Shall I keep your card, so that you need not think of it? You get the receipt each time.”',
            ],
            [
              '13',
              'Invoice on the same day',
              '“It is in your inbox before I have left your drive.”',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'One word on each invoice: a date. Not “30 days net”. “By March 14”.',
            'On the day after, a message without a sigh: “Did my invoice reach you?” It nearly always did.',
            'On day seven, a call. “What day will it be?” Then count to eight.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'What is outside',
          questions: [
            { label: 'Everything that people owe me today, with the age in days', lines: 4 },
            { label: 'The oldest: I call on', lines: 1 },
            { label: 'Average days until I am paid: week 11, week 13', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Look at the number',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every third Monday, five minutes. One number: what you sold in the last three weeks. Beside it the same three weeks of last year, because December is December.',
        },
        {
          kind: 'table',
          caption: 'Four looks',
          columns: ['Week', 'Sold in three weeks', 'Last year', 'Up, flat or down'],
          rows: [
            ['3', '', '', ''],
            ['6', '', '', ''],
            ['9', '', '', ''],
            ['13', '', '', ''],
          ],
        },
        {
          kind: 'list',
          items: [
            '*Up?* Carry on. Do not add anything.',
            '*Flat?* You raised the price and forgot to put the circled line first. Go back one move.',
            '*Down?* You changed two things at once. Put one back.',
            '*Missed a Monday?* Then it is Tuesday.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Monday fourteen',
          questions: [
            { label: 'Ninety days ago I sold, a month. Now', lines: 1 },
            { label: 'The move that did most', lines: 1 },
            { label: 'The next circle', lines: 1 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Week one starts whenever you open your sales list. It could be in ten minutes. Stuck on the circle? Bring the list to a free income call; the link in our email books it. We look at it with you. We like lists.',
        },
        { kind: 'paragraph', text: 'Up and at it, Bright Income' },
      ],
    },
  ],
});
