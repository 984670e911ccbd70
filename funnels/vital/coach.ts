import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'vital',
  brand: 'Vital Living',
  tagline: 'Eat well, think clearly, stop fighting your own appetite.',
  audience: 'People interested in mindset, weight loss and sugar-free living',
  theme: {
    paper: '#FFF9F0',
    ink: '#23302A',
    strong: '#2F7D4F',
    accent: '#F26B4E',
    display: 'Bricolage Grotesque',
    motif: 'citrus',
  },
  emblemAlt: 'An orange cut in half, its segments like the rays of a small sun',
  biography: {
    headline: 'Twelve years in other people’s kitchens',
    paragraphs: [
      'Vital Living began with a sugar bowl. Ours. We had tried every plan that counts, weighs and forbids, and every one of them ended on a Sunday evening in front of the fridge. What worked in the end was smaller and kinder: changing what is in the house, what is said in the head, and one meal at a time.',
      'More than 10,000 people have cooked their way through it since. They do not eat perfectly. They have stopped thinking about food all day.',
    ],
    credentials: [
      '10,000+ people helped',
      'Rated 4.9 out of 5',
      '87% still sugar-free after six months',
    ],
  },
  sender: { name: 'Vital Living', email: 'kitchen@vital-living.example' },
  contactEmail: 'kitchen@vital-living.example',
  schedulingUrl: 'https://calendar.vital-living.example/strategy-session',
  postalAddress: 'Vital Living, 7 Orchard Lane, Portland, OR 97205',
  timeZone: 'America/Los_Angeles',
  functions: {
    'send-email': {
      template: 'guide',
      body: ['email', 'name', 'campaignId'],
      message: {
        subject: 'Your report: 5 Myths of Mindset & Weight Loss',
        preview: 'Five sentences to retire, and what to say in their place.',
        heading: 'Five myths, {name}, and you can drop all of them',
        paragraphs: [
          'Each of these sounds sensible. Each makes you hungrier. Under each myth you will find what it does, and a sentence that does better.',
          'Do not take on all five. Pick the one you heard yourself say this week.',
        ],
        points: [
          {
            title: '“I just need more willpower.”',
            text: 'Willpower is tired by evening, and that is when you call on it. Change what is at eye level instead: fruit in front, biscuits in a tin on the top shelf. Say: “I make the easy thing the good thing.”',
          },
          {
            title: '“I have ruined today, so I will start again on Monday.”',
            text: 'One slice is one slice. It is the four days until Monday that show. The next meal is always near enough to begin with. Say: “Next plate.”',
          },
          {
            title: '“There are good foods and bad foods, and I was bad.”',
            text: 'Guilt is a poor brake: people who feel it after the first helping are likelier to take a second. Food has no morals. Some of it keeps you full and some of it does not. Say: “That did not hold me long.”',
          },
          {
            title: '“The scale tells me how I am doing.”',
            text: 'Water, salt and sleep move it by a pound or three from one morning to the next. Look at the week’s average if you must look. Better: how you slept, how the stairs felt, how often food was on your mind. Say: “I count what I can feel.”',
          },
          {
            title: '“I will like myself once I am thin.”',
            text: 'It works in the other order. We look after what we are on good terms with. Say one civil thing to the mirror before breakfast; it feels silly for six days. Say: “I am worth a proper lunch now.”',
          },
        ],
        afterword: [
          'If one of them made you swallow, you have found yours. Put its sentence on the fridge tonight.',
          'And if sugar is where it always begins, come and cook with us: our [live masterclass](/sugar-free-blueprint) is free.',
          'The report is below. Read it with tea, and write in it.',
        ],
        button: { label: 'Open the report', to: 'download' },
        signOff: 'Warmly, the Vital Living kitchen',
      },
    },
    'send-vital-email': {
      template: 'confirmation',
      body: ['name', 'email', 'leadId'],
      message: {
        subject: 'Your place at The Sugar Free Blueprint, and your guide',
        preview: 'The details so far, and a week of meals to begin with.',
        heading: 'There is a place laid for you, {name}',
        paragraphs: [
          'You are registered for {event.name}, {event.minutes} minutes, live. {event.place}. Date: {event.date}. Registered guests hear it first.',
          'Here, as promised, is the meal planning guide. It needs one shopping trip and no scales.',
        ],
        points: [
          {
            title: 'Begin with the list',
            text: 'Eggs, plain yoghurt, oats, lentils, tinned tomatoes, tinned fish, onions, carrots, greens, lemons, apples, nuts, olive oil, and one vegetable you have never cooked. All seven days come out of this bag.',
          },
          {
            title: 'Breakfasts that last',
            text: 'Yoghurt with nuts and apple; oats soaked overnight with lemon zest; eggs with greens; yesterday’s lentils on toast. Repeat the two you like best. Nobody ever needed seven.',
          },
          {
            title: 'Lunch is last night',
            text: 'Cook dinner for one more person than there is at the table, and lunch is made. The exception: Wednesday, tinned fish, lemon, greens, bread.',
          },
          {
            title: 'Seven dinners',
            text: 'Lentil soup. Omelette and salad. Baked fish with carrots. Tomato stew with an egg in it. Roast vegetables. Leftovers with a name. On Sunday the vegetable you had never cooked.',
          },
          {
            title: 'The five for empty evenings',
            text: 'Eggs, tinned tomatoes, frozen peas, nuts, a lemon. With these in the house, nobody has to order anything.',
          },
          {
            title: 'The four o’clock plate',
            text: 'An apple, a handful of nuts and a glass of water, set out in the morning. Eat it sitting down. Then see whether the biscuit still has something to say.',
          },
        ],
        afterword: [
          'Bring a photo of your cupboard to the session. We will read the labels together.',
        ],
        signOff: 'See you in the kitchen, Vital Living',
      },
    },
  },
  campaigns: [
    {
      name: 'Weight Loss Myths Campaign',
      window: {
        weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        fromHour: 7,
        toHour: 19,
      },
      steps: [
        {
          id: 'the-hour-before-dinner',
          after: { hours: 0 },
          message: {
            subject: 'The hour before dinner',
            preview: 'A chopped carrot has saved more evenings than any plan.',
            heading: 'What happens between six and seven?',
            paragraphs: [
              'Most of what we wish we had not eaten is eaten standing, while dinner is not ready. It is not greed. It is a long gap with a cupboard in it.',
              'So close the gap. Put a plate on the counter before you start cooking: carrots, olives, a few nuts. Eat from that, and only that, until the food is on the table.',
              'Try it three evenings running. Count how many spoonfuls from the pot you did not need.',
            ],
            signOff: 'Vital Living',
          },
        },
        {
          id: 'move-the-biscuits-not-your-character',
          after: { days: 2 },
          message: {
            subject: 'Move the biscuits, not your character',
            preview: 'One tin, one top shelf, one stepladder.',
            heading: 'Your eyes eat first, and they are lazy',
            paragraphs: [
              'We reach for what we see. Behind a cupboard door, in a tin, above head height, the same biscuits last twice as long; nobody has forbidden anything.',
              'Take ten minutes today. Whatever you want to eat more of goes to eye level, washed and ready. Whatever you want to eat less of goes where you would need the stepladder.',
              'You will still find the tin on some evenings. By then you will have climbed for it, which is a decision and not an accident.',
            ],
            signOff: 'Vital Living',
          },
        },
        {
          id: 'the-next-plate',
          after: { days: 3 },
          message: {
            subject: 'The next plate',
            preview: 'What to do after the cake, in the order that works.',
            heading: 'You had the cake. Good. Now what?',
            paragraphs: [
              'Three things, in this order. Drink a glass of water. Say, aloud if you are alone, “next plate”. Then eat the next meal at its normal time and in its normal size.',
              'Do not skip it to make up for the cake. The skipped lunch is what opens the fridge at nine.',
              'People who do this stop having “ruined” days after about two weeks. They just have days with cake in them.',
            ],
            signOff: 'Vital Living',
          },
        },
        {
          id: 'half-an-hour-at-four',
          after: { days: 4 },
          message: {
            subject: 'Half an hour about your four o’clock',
            preview: 'Talk it through with a coach, free, no diet sheet.',
            heading: 'Everybody has one hour that gets away',
            paragraphs: [
              'For some it is the afternoon, for some the drive home, for some the quiet after the children are asleep. Yours has a reason, and the reason is rarely hunger.',
              'Bring it to a free thirty-minute call. We find out what that hour wants from you, and you leave with a plan for seven days.',
            ],
            button: { label: 'Choose a time', to: 'scheduling' },
            signOff: 'Vital Living',
          },
        },
      ],
    },
  ],
  legal: { privacy: '/vital/privacy', terms: '/vital/terms' },
  documents: [
    {
      path: '/vital/privacy',
      title: 'What is in our pantry with your name on it',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we keep',
          paragraphs: [
            'Your name, your email address, the page, the time, and the link or site that brought you to our table if it says so. If you agreed to more emails, the words you agreed to.',
            'Not your weight, not your sugar, not what you ate last night: we do not ask. We use no cookies, either, which suits the house. The guests of a day are counted with a key that is thrown away at midnight.',
          ],
        },
        {
          heading: 'Why we keep it',
          paragraphs: [
            'To send the guide you asked for, to save your place in the masterclass, and to write the few emails you agreed to.',
          ],
        },
        {
          heading: 'How long it keeps',
          paragraphs: [
            'Until you ask us to clear the shelf. Copies of sent emails are thrown out after 180 days, notes of technical errors after 90.',
          ],
        },
        {
          heading: 'Who else is in the kitchen',
          paragraphs: [
            'Postmark, a service in the United States, delivers our emails and so handles your address and the email. Nobody else gets a taste.',
          ],
        },
        {
          heading: 'Clearing the shelf',
          paragraphs: [
            'A link in each campaign email ends them. To see what we have, correct it or throw it all out, write to kitchen@vital-living.example. A label nobody can read stays behind, so that we never write to that address again.',
          ],
        },
        {
          heading: 'Whose kitchen it is',
          paragraphs: ['Vital Living, 7 Orchard Lane, Portland, OR 97205.'],
        },
      ],
    },
    {
      path: '/vital/terms',
      title: 'Before you cook with us',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'Food is not a prescription',
          paragraphs: [
            'Our guides and classes are about everyday eating. They are not medical advice. If you are pregnant, diabetic, on medication or have lived with an eating disorder, ask your doctor first and bring the recipe along.',
          ],
        },
        {
          heading: 'What people say',
          paragraphs: [
            'The stories on our pages are true and personal. Your body may take longer, go faster or want something else.',
          ],
        },
        {
          heading: 'What it costs',
          paragraphs: [
            'Guides, masterclasses and first calls are free. Anything paid is offered to you in writing, with its price, before it begins.',
          ],
        },
      ],
    },
  ],
});
