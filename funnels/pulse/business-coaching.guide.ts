import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'The chart',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A nurse does not ask how you feel about your blood pressure. She measures it. Do the same for your business tonight: five readings, twenty minutes, a pen. Print this page if you can; red shows better on paper.',
        },
        {
          kind: 'table',
          caption: 'The Vital Signs Chart',
          columns: ['Reading', 'How to take it', 'Normal', 'Red', 'Mine'],
          rows: [
            [
              'Weeks of cash',
              'Money in the bank, divided by what an average week costs',
              '8 or more',
              'Under 4',
              '',
            ],
            [
              'Quotes out',
              'Offers sent in the last fourteen days',
              'One in three fills next month',
              'None',
              '',
            ],
            ['Owner’s hours', 'Last week’s, with evenings and Sundays', 'Under 50', 'Over 60', ''],
            [
              'Decisions that need you',
              'Questions you were asked yesterday',
              'Under 10',
              'You lost count',
              '',
            ],
            [
              'Weight of the largest customer',
              'Their share of this year’s revenue',
              'Under 20%',
              'Over 30%',
              '',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Between normal and red lies a stretch that is merely unpleasant. Leave it alone for now. Anything in the red is treated before anything that is annoying, and the top line is treated before the bottom one: a business stops from cash, from people and from exhaustion, in roughly that order.',
        },
        {
          kind: 'list',
          items: [
            'No reading in the red: you are well. Take the chart again in ninety days.',
            'One or two: common and treatable. Turn to that page and do the treatment tomorrow, before lunch.',
            'Three or more: do not wait for a quiet week. There will not be one.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'At the foot of the bed',
          questions: [
            { label: 'Date, and how many readings are in the red', lines: 1 },
            { label: 'The one I would rather not have taken', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Reading 1. Weeks of cash',
      blocks: [
        {
          kind: 'paragraph',
          text: 'How long could you breathe if nobody paid? Not the bank’s figure with the overdraft in it. Yours.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Add up what left the account in the last thirteen weeks: wages, rent, material, taxes, your own draw. Divide by thirteen. That is an average week.',
            'Take what is in the bank tonight, without credit lines, and without money that belongs to the tax office already.',
            'Divide the second figure by the first.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'An example. A caterer has 46,000 dollars in the bank, of which 10,000 is sales tax she has collected. Her average week costs 8,000. Not 46 divided by 8, which would be nearly six, but 36 divided by 8: four and a half weeks. No red yet, and no reason to whistle.',
        },
        { kind: 'heading', text: 'Treatment: the call that adds a week' },
        {
          kind: 'paragraph',
          text: 'Call the oldest unpaid invoice today, before lunch. The oldest, not the largest: it has had the most time to become normal. “I am calling about invoice 212. What day will it be paid?” Then stop talking. Write down the day they name. Call that afternoon if it has not come.',
        },
        {
          kind: 'list',
          items: [
            'Then the second oldest. Three calls are a morning’s work, and for most owners one of them is worth a week of breath.',
            'From now on half is paid on order. Old customers are told with one sentence: “From this month we take half on order, so that material never waits.”',
            'Draw thirteen lines, one per week, with what will really come in on the left and what must go out on the right. Thirty minutes. You will find the thin week while it is still far away.',
          ],
        },
        { kind: 'heading', text: 'Complications' },
        {
          kind: 'paragraph',
          text: 'Credit is oxygen from a bottle: useful on the way to the hospital, no substitute for lungs. And do not cure cash by not paying yourself. It hides the reading, and next year you will believe it.',
        },
        {
          kind: 'worksheet',
          title: 'My calls',
          questions: [
            { label: 'An average week costs me', lines: 1 },
            { label: 'The three oldest invoices, with the sums', lines: 3 },
            { label: 'The days they named', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Reading 2. Quotes out',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Offers that left the house in the last fourteen days, with a price in them. Not talks, not “we should do something together”. It is the earliest sign of next month’s trouble, because an order book falls silent weeks before the bank account does.',
        },
        {
          kind: 'paragraph',
          text: 'Normal is a relation, so work out yours. If one quote in three becomes an order and you need four orders for a full month, you need twelve quotes a month, which is six in fourteen days. Write your six, whatever it is, in the margin of the chart.',
        },
        { kind: 'heading', text: 'Treatment: five letters that reverse it' },
        {
          kind: 'paragraph',
          text: 'Write to five former customers and ask what is on their desk. People who have paid you once are the warmest strangers you will ever write to. Not one newsletter to five. Five letters, short, by name.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            '*The one who was happiest.* “Two years ago we put the roof on your workshop. I drove past it last week and it still looks good. What is on your desk this spring?”',
            '*The one who asked and never decided.* “In March you wanted to know what a second cold room would cost. You were right to wait. Is the question still open, or has it solved itself?”',
            '*The one who went elsewhere.* “You chose somebody else last year, and I never asked why. I would like to know, whatever it is. One line is enough.”',
            '*The one who sends others.* “Three of our customers came through you. I have never thanked you properly. What would help you, for once?”',
            '*The one you are a little afraid of.* You know what to write. It has been in your head since the fall.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Expect two answers out of five, and one of them to be about something else. Follow that one: the thing they need is often not the thing you last sold them.',
        },
        {
          kind: 'worksheet',
          title: 'Five names',
          questions: [
            { label: 'My own normal: so many quotes in fourteen days', lines: 1 },
            { label: 'The five, one line each', lines: 5 },
            { label: 'When I write them (one hour, tomorrow)', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Reading 3. Owner’s hours',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Last week’s, counted honestly. With the evenings, with the “quick look” on Sunday, with the calls in the car and the forty minutes in bed that you call reading. If you do not know, count this week with strokes on a card: one per half hour. The card alone usually costs you four.',
        },
        {
          kind: 'table',
          caption: 'A week, counted twice (an example)',
          columns: ['Where', 'As I would have said', 'As counted'],
          rows: [
            ['In the shop', '45', '47'],
            ['Evenings', '3', '9'],
            ['In the car', '0', '5'],
            ['Weekend', '2', '7'],
            ['Together', '50', '68'],
          ],
        },
        { kind: 'heading', text: 'Treatment: the first meeting to let die' },
        {
          kind: 'paragraph',
          text: 'Cancel one standing meeting for good, not just once. Which one? The one in which you talk most. If you are the one who talks, it is a speech, and a speech can be a page.',
        },
        {
          kind: 'list',
          items: [
            'Say it plainly: “The Monday round is over. What I used to say there I will write down by eight. Questions come to the board, and Rosa answers them at noon.”',
            'Do not fill the hour. Put a chair somewhere and sit on it. If that is unbearable, you have found out something.',
            'After two weeks ask who missed it. If somebody did, let them hold it, without you.',
          ],
        },
        { kind: 'heading', text: 'Complications' },
        {
          kind: 'paragraph',
          text: 'The hours come back in a different coat: you leave at six and “just finish” at ten. So treat the evening first. Choose the hour at which the phone goes into the kitchen drawer, and tell whoever lives with you. They will be stricter than we are. And if you are exhausted in a way that a free Saturday does not touch, see your doctor. A chart for businesses cannot read that.',
        },
        {
          kind: 'worksheet',
          title: 'My hours',
          questions: [
            { label: 'What I would have said, and what I counted', lines: 1 },
            { label: 'The meeting that ends, and who is told how', lines: 2 },
            { label: 'The hour of the kitchen drawer', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Reading 4. Decisions that need you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Count the questions you were asked yesterday. All of them, the color of the folder too. Why should it be under ten? Because every question costs you twice: the minute in which you answer, and the quarter of an hour in which you find your way back. A roofer we coach kept a tally on his windshield. Sixty-one, in one morning.',
        },
        { kind: 'heading', text: 'Treatment: one rule that gets it there' },
        {
          kind: 'paragraph',
          text: 'Name a sum below which nobody has to ask. 500 dollars is a fair start. “Up to 500 dollars you decide, and I will not comment, even if I would have done it differently.” Say it on a Monday, to everybody at once, and then bear it.',
        },
        {
          kind: 'list',
          items: [
            'Choose a sum at which you can keep quiet. A hundred with silence beats a thousand with a raised eyebrow.',
            'When somebody asks anyway: “What would you do?” And then: “Do that.” Nothing else.',
            'Write down what it costs in the first month. In his case it was one wrong ladder. Write down, too, what it gave back. In his case it was eleven hours a week.',
            'What is not about money gets an owner instead of a sum: “Everything about vans is Pete’s.”',
          ],
        },
        {
          kind: 'table',
          caption: 'Yesterday’s questions, sorted (an example)',
          columns: ['Question', 'How often', 'From now on'],
          rows: [
            ['May I order …?', '14', 'Up to 500 dollars, nobody asks'],
            ['Where is …?', '9', 'A shelf with labels'],
            ['What did we promise them?', '7', 'The offer hangs in the van'],
            ['When shall I …?', '6', 'The board, each evening at five'],
            ['Is this good enough?', '5', 'A photo of “done” on the wall'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'My rule',
          questions: [
            { label: 'Questions I was asked yesterday, and the three commonest', lines: 3 },
            { label: 'The sum at which I can keep quiet', lines: 1 },
            { label: 'What belongs to whom, from Monday', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Reading 5. Weight of the largest customer',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Their share of this year’s revenue. Divide what you billed them by what you billed everybody. Over 30 percent is red, however nice they are. Beyond that share they start to run you: first the hours, then the tone, finally the price. It happens one favor at a time, and each favor was reasonable.',
        },
        { kind: 'heading', text: 'Treatment: how to get off the drip' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            '*Two hours a week for the next customer, booked like a surgery.* Same day, same time, door closed. Nobody moves a surgery for an email.',
            '*Put a line under the relationship.* One page: what is included, what costs extra, and from when. Give it to them on a good day. “We have never written down what you get from us. Here it is.”',
            '*Work out the month after they leave.* Which costs go with them? Which stay? What would you sell, and to whom? Most owners find that they would survive it, badly. That is all you need to know in order to negotiate.',
            '*Raise the others, not them.* The share falls faster when three small customers grow than when you pick a fight with the large one.',
          ],
        },
        {
          kind: 'table',
          caption: 'The month after, as an example (dollars a month)',
          columns: ['A month', 'Today', 'Without them'],
          rows: [
            ['Revenue', '90,000', '56,000'],
            ['Material and helpers that go with the work', '38,000', '22,000'],
            ['What stays: rent, team, vans', '42,000', '42,000'],
            ['Left', '10,000', '−8,000'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Minus eight thousand a month, with nine weeks of cash. That is unpleasant and it is not death: time enough to find a third of the gap, and to let one van go. Now she can say no to the Sunday delivery.',
        },
        {
          kind: 'worksheet',
          title: 'My largest customer',
          questions: [
            { label: 'Their share this year', lines: 1 },
            { label: 'The last favor that was not in the price', lines: 1 },
            { label: 'My two hours: day and time', lines: 1 },
            { label: 'The month after: revenue, what goes, what stays, what is left', lines: 3 },
          ],
        },
      ],
    },
    {
      title: 'Order of treatment',
      blocks: [
        {
          kind: 'figure',
          scene: 'pulse',
          alt: 'A heart monitor’s line that recovers and turns into a rising graph',
        },
        {
          kind: 'paragraph',
          text: 'One treatment a week. If three lines are red you will want to start all of them on Monday. Please do not: you are the one with the readings.',
        },
        {
          kind: 'checklist',
          items: [
            'Week 1: the top red line. The treatment is done before lunch on the first day.',
            'Week 2: the same one again. It is the second time that makes it a habit.',
            'Week 3: the next red line.',
            'Week 4: take all five readings again, on the same evening of the week, with the same pen.',
          ],
        },
        {
          kind: 'table',
          caption: 'Follow-up',
          columns: ['Reading', 'First', 'Week 4', 'Day 90'],
          rows: [
            ['Weeks of cash', '', '', ''],
            ['Quotes out', '', '', ''],
            ['Owner’s hours', '', '', ''],
            ['Decisions that need you', '', '', ''],
            ['Weight of the largest customer', '', '', ''],
          ],
        },
        {
          kind: 'paragraph',
          text: 'How to tell that it works: not by the figures, those take a month. By the first evening on which you notice that nobody has called.',
        },
        {
          kind: 'paragraph',
          text: 'If two or more readings are in the red and you would like a second pair of eyes, bring the chart to a free [discovery call](/pulse-booking): thirty minutes, one owner, one coach who has been there. You leave with an order of treatment. What you do with it is up to you.',
        },
        { kind: 'paragraph', text: 'Breathe out, the Pulse team' },
      ],
    },
  ],
});
