import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'The money that is already there',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Summit began with a bakery that was full every morning and broke every month. Nothing was wrong with the bread. Three prices were wrong, one product lost money with every sale, and nobody had asked the regulars what else they would buy. Ninety days later the same ovens earned a quarter more.',
        },
        {
          kind: 'paragraph',
          text: 'Most businesses that want more revenue go looking for more customers. It is the slowest and the most expensive way up. The six moves in this report begin with what is within reach: prices, offers, buyers you have, inquiries you get. They stand in the order that pays soonest.',
        },
        {
          kind: 'table',
          caption: 'The six moves and their days',
          columns: ['Move', 'Days', 'Takes', 'You will see it in'],
          rows: [
            ['1. Raise one price', '1 to 7', 'An afternoon', 'The next invoice'],
            ['2. Drop the offer that loses', '8 to 14', 'A morning', 'Your evenings'],
            ['3. Ask the last twenty buyers', '15 to 25', 'Two calls a day', 'Your front page'],
            ['4. Answer within the hour', '26 to 35', 'A script', 'Inquiries that become sales'],
            ['5. Make the second sale easy', '36 to 45', 'A page per offer', 'Repeat orders'],
            [
              '6. Look at one number every Friday',
              '46 to 90',
              'Ten minutes a week',
              'Everything above',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'A quarter more in ninety days is the target we work towards with owners. It is not a law of nature. Where a business starts, how much of its revenue sits in one customer, what season it is: all of that matters. Read the six once. Then pick the one that made you wince, and do it this week.',
        },
        {
          kind: 'worksheet',
          title: 'Base camp',
          questions: [
            { label: 'Revenue last month, and in the same month a year ago', lines: 1 },
            { label: 'A quarter more than last month is', lines: 1 },
            { label: 'The move that made me wince, and why', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Move 1. Raise one price',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Take the offer customers praise most and raise it by 8%. One offer. Not the cheapest, not the one you are ashamed of. The one people thank you for.',
        },
        {
          kind: 'table',
          caption: 'The 8% that costs you nothing: one offer at 100 dollars, on a 20% margin',
          columns: ['A month', 'Today', 'At 108', 'At 108, one buyer in twelve lost'],
          rows: [
            ['Sold', '120', '120', '110'],
            ['Revenue', '12,000', '12,960', '11,880'],
            ['Cost at 80 each', '9,600', '9,600', '8,800'],
            ['Profit', '2,400', '3,360', '3,080'],
            ['Change in profit', '', '+40%', '+28%'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Work it out with your own margin before you do it. If part of those 80 dollars is rent and wages that stay whether or not a buyer leaves, a lost buyer costs you more than the table says. With a small margin the price matters even more; with a large one, losing buyers matters more.',
        },
        { kind: 'heading', text: 'Which price to raise first' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Open your price list and put a dot beside everything older than two years.',
            'Of those, put a second dot beside what people praise.',
            'Two dots: that is your price for Monday. If several have two, take the one that is bought with something else and compared with nothing.',
          ],
        },
        { kind: 'heading', text: 'How to say it, and why almost nobody will leave' },
        {
          kind: 'list',
          items: [
            'To new buyers: nothing. It is the price.',
            'To regulars, once, with a date: “From the first of next month the cut to size is 70 dollars. What is ordered before then stays at 45.” No reasons. A reason invites a discussion of the reason.',
            'To the one who protests: “I understand. It was at 45 for a long time.” Then wait.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'People do not leave over eight percent on something they are glad of. They leave over eight percent on something that has been annoying them for a year. That is why you raise what is praised.',
        },
        {
          kind: 'worksheet',
          title: 'My one price',
          questions: [
            { label: 'Two dots: the offer, its price today, its age', lines: 1 },
            { label: 'The new price, and the day', lines: 1 },
            {
              label:
                'How many buyers could I lose before I earn less? (Use the table with my figures.)',
              lines: 2,
            },
          ],
        },
      ],
    },
    {
      title: 'Move 2. Drop the offer that loses',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Count the hours behind each thing you sell. One of them pays you less than your assistant. Stop selling it, or price it as if you meant it.',
        },
        {
          kind: 'table',
          caption: 'The one-page count (an example: a studio of six, one quarter)',
          columns: ['Offer', 'Billed', 'Paid to others', 'Our hours', 'Left per hour'],
          rows: [
            ['Brand and website', '48,000', '6,000', '420', '100'],
            ['Yearly care', '18,000', '1,000', '140', '121'],
            ['Brochures', '15,000', '7,500', '250', '30'],
            ['Photography days', '9,000', '2,000', '80', '88'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Brochures were what this studio was known for. Thirty dollars an hour, before rent, with the most nights in it. They kept them for two clients, at twice the price, and one of the two said yes.',
        },
        { kind: 'heading', text: 'How to count when you have no time sheets' },
        {
          kind: 'list',
          items: [
            'Take the last three jobs of each kind. Ask everyone who touched them, separately, and add up. Include the calls, the drive and the doing again.',
            'When two people disagree, take the higher figure. Nobody remembers too many hours.',
            'Billed, minus what you paid to others for it, divided by hours.',
          ],
        },
        { kind: 'heading', text: 'How to stop' },
        {
          kind: 'list',
          items: [
            'Finish what is promised, to the letter.',
            'To those who ask: “We no longer do brochures. Ines on Pearl Street does them well; here is her number.” You have made two people happy.',
            'Or name the price at which it would be a good job. Say it without a smile and without a frown.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'My count',
          questions: [
            { label: 'Offer, billed, paid to others, hours, left per hour', lines: 5 },
            { label: 'The one that loses: stop, or price it at', lines: 1 },
            { label: 'Whom I send people to from Monday', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Move 3. Ask the last twenty buyers',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Call, do not write. One question: *what were you trying to get done?* Their words are your next offer and your next headline. It is worth more than a year of ads, because it tells you what the ads should have said.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            '“This is Ilse. You were with us in May. I am improving a few things and have one question. Have you got three minutes?”',
            '“When you found us, what were you trying to get done?”',
            'Silence. Write down the exact words. Not what they mean. What they say.',
            '“What had you tried before that?”',
            '“What nearly kept you from coming?” This is the one that is worth the call.',
            '“Thank you. That helps.” No offer. If they ask for one, lovely.',
          ],
        },
        {
          kind: 'table',
          caption: 'From twenty calls, as they might read (a physiotherapy practice)',
          columns: ['Exact words', 'How often', 'What became of it'],
          rows: [
            ['“Lift my grandson without thinking about it”', '7', 'The headline'],
            ['“I had three sheets of exercises at home”', '9', '“One exercise at a time”'],
            ['“I thought you only did athletes”', '6', 'A photograph of a woman of seventy'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'The first two calls are terrifying. By the tenth you hear the same sentence again. By the twentieth you have stopped believing what stands on your website, and that is when you change it.',
        },
        {
          kind: 'worksheet',
          title: 'My twenty',
          questions: [
            { label: 'Two names for each of the next ten days', lines: 10 },
            { label: 'The sentence I heard more than three times', lines: 2 },
            { label: 'Where it goes: the front page, on', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Move 4. Answer within the hour',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Somebody who asks is sitting there with the question now. Tomorrow they have asked two others, or have decided that it was not so urgent. Put one person on it, between nine and five, with a four-line script. You need not be clever within the hour. You need to be there.',
        },
        {
          kind: 'table',
          caption: 'The four lines',
          columns: ['Line', 'By phone', 'In writing'],
          rows: [
            [
              'Thank and repeat',
              '“You have water in the cellar, and it comes from the north wall. Is that right?”',
              '“Thank you. So: water, north wall, since Sunday.”',
            ],
            [
              'One question',
              '“How high does it stand?”',
              '“How high does it stand? A photo is enough.”',
            ],
            [
              'What happens next, and when',
              '“Jon calls you by four and has seen your photo.”',
              '“Jon calls you by four.”',
            ],
            [
              'A name',
              '“My name is Petra. If it rises, ask for me.”',
              '“Petra, 9 to 5, this number.”',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'Measure for one week first. Write beside each inquiry the time it came and the time it was answered. Most owners guess two hours; the list usually has a Tuesday on it.',
            'Outside of hours, one honest automatic line: “We read this at eight tomorrow, and you hear from Petra by nine.”',
            'At lunch somebody else has the phone. Write the name down. “Everybody” is nobody.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Our first hour',
          questions: [
            { label: 'This week’s inquiries: came, answered', lines: 5 },
            { label: 'Who answers, who answers at lunch', lines: 1 },
            { label: 'Our four lines', lines: 4 },
          ],
        },
      ],
    },
    {
      title: 'Move 5. Make the second sale easy',
      blocks: [
        {
          kind: 'figure',
          scene: 'ridgelines',
          alt: 'Three mountain ridges at dawn, with a line that climbs to the highest one',
        },
        {
          kind: 'paragraph',
          text: 'Write down what a happy customer needs next, and offer it on the day the first job is done, not when you happen to remember them. On that day the floor shines, the back does not hurt, the cake is being photographed. It is the only day on which your invoice is not the strongest memory.',
        },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'For each of your three best offers finish the sentence: “In about … months they will need …”.',
            'Make it a thing with a name, a price and a date. “The October check, 140 dollars, the week of the 12th.”',
            'One sentence at handover: “Most people have us look at it once before winter. Shall I put you down for the week of the 12th?”',
            'If no: “Good. I will ask once in September.” And do.',
          ],
        },
        {
          kind: 'table',
          caption: 'First and second sale (examples)',
          columns: ['First', 'What they need next', 'Offered on the day'],
          rows: [
            [
              'A tiled bathroom',
              'The joints checked after one winter',
              'A date in March, 90 dollars',
            ],
            ['A website', 'Somebody to keep it alive', 'A year of care, twelve small invoices'],
            ['Ten sessions', 'Not to need eleven', 'One visit a quarter'],
            ['A wedding cake', 'The first anniversary', 'A small one, same recipe, same date'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'My second sales',
          questions: [
            { label: 'Offer one: what next, when, price, sentence', lines: 2 },
            { label: 'Offer two', lines: 2 },
            { label: 'Offer three', lines: 2 },
          ],
        },
      ],
    },
    {
      title: 'Move 6. Look at one number every Friday',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Choose the figure that moves before the bank balance does: quotes sent, seats filled, repeat orders. Write it on the wall. What you look at every week gets looked after.',
        },
        {
          kind: 'table',
          caption: 'Which number?',
          columns: ['Your business', 'The number', 'Because it leads by about'],
          rows: [
            ['Trades, agencies', 'Quotes sent this week', 'Six weeks'],
            ['Practices, salons, classes', 'Places filled for the week after next', 'Two weeks'],
            ['Shops', 'Customers who came back within a month', 'A month'],
            ['Advisers', 'First conversations', 'Two months'],
          ],
        },
        {
          kind: 'list',
          items: [
            'One. Two numbers are a meeting.',
            'Written by hand, on paper, where the team passes. Not in a file.',
            'Ten minutes on Friday, standing: what is it, what did we do, what do we do once more next week.',
            'From day 46 to day 90 nothing new. You have made five changes; let them work.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'On the wall',
          questions: [
            { label: 'My number', lines: 1 },
            { label: 'Fridays 1 to 6', lines: 1 },
            { label: 'Fridays 7 to 12', lines: 1 },
          ],
        },
      ],
    },
    {
      title: 'Ninety days on one page',
      blocks: [
        {
          kind: 'checklist',
          items: [
            'Days 1 to 7: one price is up by 8%, regulars have been told once.',
            'Days 8 to 14: the count is done, one offer has gone or has a new price.',
            'Days 15 to 25: twenty calls, one sentence on the front page.',
            'Days 26 to 35: a week measured, one person, four lines.',
            'Days 36 to 45: three second sales with name, price and date.',
            'Days 46 to 90: one number, every Friday, and nothing new.',
            'Day 90: revenue of the month, beside the one on the base camp page.',
          ],
        },
        { kind: 'heading', text: 'How it goes wrong' },
        {
          kind: 'list',
          items: [
            'Everything at once. Then you will not know what worked, and will undo the wrong thing.',
            'The price goes up and the script does not exist: more for you, fewer of them.',
            'You do it alone and in the evening. Tell one person which move you are at, each Friday. It hardly matters who.',
          ],
        },
        {
          kind: 'worksheet',
          title: 'Day 90',
          questions: [
            { label: 'Revenue then and now. The difference in percent', lines: 1 },
            { label: 'The move that did most, and the one I skipped', lines: 2 },
            { label: 'The next price with two dots', lines: 1 },
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you would like a second pair of eyes on your numbers, the first thirty minutes are on us: a [Revenue Strategy Call](/booking), with your price list on the table.',
        },
        { kind: 'paragraph', text: 'See you higher up, the Summit team' },
      ],
    },
  ],
});
