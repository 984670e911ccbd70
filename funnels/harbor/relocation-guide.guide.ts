import { defineGuide } from '#engine/define-guide.ts';

export const guide = defineGuide({
  chapters: [
    {
      title: 'How to use this guide',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your executive has said yes. Now somebody at home opens a map and asks where. This guide is for that person. Put it in the envelope with the offer; it is written so that you may pass it on without a covering note.',
        },
        {
          kind: 'paragraph',
          text: 'Ten neighbourhoods, two to a chapter, in the order in which families ask: the drive at eight in the morning, the school behind the address, who is happy there, what the partner will do all day, and what the view costs. Then a sheet to compare your three, and the questions for a weekend visit.',
        },
        { kind: 'heading', text: 'How we know' },
        {
          kind: 'paragraph',
          text: 'The minutes are ours, for planning: a weekday in term time, leaving at eight, told as a range because no two mornings are alike. Rain, an accident at the I-5/I-805 merge, or the week in which schools begin will beat any figure in any guide. Before anybody signs anything, drive it yourself, at eight, on a Tuesday. School boundaries and admissions change from year to year; the district’s own address search is the only one that counts.',
        },
        {
          kind: 'table',
          caption: 'The ten at a glance: weekday, leaving at eight',
          columns: ['Place', 'To downtown', 'To Sorrento Valley', 'Happy there'],
          rows: [
            ['La Jolla', '25 to 35 min', '15 to 25 min', 'Scientists, teenagers, swimmers'],
            ['Del Mar', '30 to 45 min', '10 to 20 min', 'Dogs, small children, early risers'],
            ['Carmel Valley', '30 to 45 min', '10 to 15 min', 'Families who move for a school'],
            ['Coronado', '15 to 30 min', '35 to 50 min', 'Cyclists, and people without a hurry'],
            ['Rancho Santa Fe', '40 to 55 min', '20 to 35 min', 'Horses, privacy, long dinners'],
            [
              'Mission Hills',
              '10 to 15 min',
              '20 to 30 min',
              'Frequent flyers, lovers of old houses',
            ],
            ['Point Loma', '15 to 20 min', '25 to 35 min', 'Sailors, partners who work from home'],
            [
              'Encinitas',
              '40 to 55 min; train 45',
              '25 to 35 min',
              'Surfers, elementary school children',
            ],
            ['Scripps Ranch', '25 to 40 min', '15 to 20 min', 'Teenagers with bicycles, engineers'],
            ['Little Italy', 'On foot', '25 to 35 min', 'Whoever comes first and alone'],
          ],
        },
        {
          kind: 'worksheet',
          title: 'Before you read on',
          questions: [
            {
              label: 'Where the office is, and how many days a week somebody must be in it',
              lines: 1,
            },
            { label: 'The one thing each person in this family would not give up', lines: 4 },
            { label: 'What we would give up for it', lines: 2 },
          ],
        },
      ],
    },
    {
      title: '1. La Jolla, 2. Del Mar',
      blocks: [
        { kind: 'heading', text: 'La Jolla' },
        {
          kind: 'paragraph',
          text: 'Ocean, research campuses, schools that need no explanation. Mornings smell of kelp and coffee, and half the people in the queue for it are on their way to a laboratory. If the office is at the university, the hospitals or the institutes on Torrey Pines, nothing beats it.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 25 minutes to downtown if you leave at seven, up to 35 at eight. The way out of the village is one road in each direction; ask where in La Jolla, not whether.',
            '*The school.* San Diego Unified, with a cluster of its own from elementary to high school. Private schools fill early: write in the week of the offer, not in the week of the move.',
            '*The partner.* Cove swimmers meet at dawn and adopt newcomers. The university has lectures for anybody.',
            '*The price of the view.* The highest on this list by the water. Ten minutes inland the same schools come with a smaller mortgage and less fog.',
          ],
        },
        { kind: 'heading', text: 'Del Mar' },
        {
          kind: 'paragraph',
          text: 'A village with a racetrack and a beach for dogs. For families who want to know the baker. Two miles long, one stop light that matters, and a summer season during which you learn to shop on Tuesdays.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* Ten minutes to the northern tech parks on a good day, 30 to 45 to downtown. In racing season add a quarter of an hour in the afternoon.',
            '*The school.* Del Mar Union for the small ones, San Dieguito Union High School District after that. Both are reasons why people come.',
            '*The partner.* Library, yoga, a good deal of running along the bluff. Somebody to run with takes about a week.',
            '*The price of the view.* Little is for rent and it goes by word of mouth. Begin early, or begin in Carmel Valley and look over the hill.',
          ],
        },
      ],
    },
    {
      title: '3. Carmel Valley, 4. Coronado',
      blocks: [
        { kind: 'heading', text: 'Carmel Valley' },
        {
          kind: 'paragraph',
          text: 'The school district people move for. New houses, wide sidewalks, a short drive to Sorrento Valley. Nobody falls in love with it on a Sunday, and nearly everybody who chose it is still there in year three.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 10 to 15 minutes to Sorrento Valley. To downtown 30 to 45: the merge of I-5 and I-805 lies in between, and it knows what time it is.',
            '*The school.* Elementary districts differ from street to street (Del Mar Union or Solana Beach), the high schools belong to San Dieguito. One of them admits by application, with a date in winter. Ask for the date in the same call as for the address.',
            '*The partner.* Parks, playgrounds, groups for every language in the school yard. It is the easiest place on the list in which to be new.',
            '*The price of the view.* There is none. You pay for the school and get a garage.',
          ],
        },
        { kind: 'heading', text: 'Coronado' },
        {
          kind: 'paragraph',
          text: 'An island with one bridge and no hurry. For those who will cycle to dinner. Strictly speaking it is a peninsula, but nobody who lives there will thank you for saying so.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 15 minutes to downtown when the bridge is kind, 30 when the base changes shift. To the northern parks 35 to 50: we do not advise it for five days a week. A finance director we know met the bridge on his first Monday, and by November the house was for sale.',
            '*The school.* Coronado Unified, one small district for one small town. Children walk.',
            '*The partner.* The beach, the library, a ferry to lunch. The Navy has made this a town that is good at welcoming people who will leave again.',
            '*The price of the view.* Considerable, and the garages hold bicycles. Rent through one winter before you buy.',
          ],
        },
      ],
    },
    {
      title: '5. Rancho Santa Fe, 6. Mission Hills',
      blocks: [
        { kind: 'heading', text: 'Rancho Santa Fe' },
        {
          kind: 'paragraph',
          text: 'Acres, horses, privacy. Check the evening commute before the view. It is quiet in a way that some families have wanted all their lives and others discover they cannot bear by March.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 40 to 55 minutes to downtown, 20 to 35 to Sorrento Valley, and more on the way back: the last five miles are two lanes through eucalyptus. An acre costs an hour in the evening.',
            '*The school.* One school of its own through eighth grade, then San Dieguito or private. Whatever a teenager wants to do, somebody will be driving.',
            '*The partner.* Riding, tennis, golf, gardens. For a career or a language class it is a drive.',
            '*The price of the view.* Land, water and insurance. Ask for a quote for fire insurance before the offer, in writing.',
          ],
        },
        { kind: 'heading', text: 'Mission Hills' },
        {
          kind: 'paragraph',
          text: 'Old houses, old trees, ten minutes to the office and to the airport. Craftsman porches, canyons at the end of the street, and a neighbour who has the key to the one before you.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 10 to 15 minutes downtown by three different roads, which is the real luxury. 20 to 30 to the north, against the stream.',
            '*The school.* San Diego Unified; the neighbourhood school goes through eighth grade and has a waiting list for those who live outside its boundary. So live inside it.',
            '*The partner.* Cafés with long tables, hospitals and the university’s clinics nearby for those with a medical career. It is a good place in which to have no car for a day.',
            '*The price of the view.* A smaller house than up north, with charm and original windows. Have the foundation looked at.',
          ],
        },
        {
          kind: 'figure',
          scene: 'skyline',
          alt: 'San Diego across the bay: the skyline, the bridge and a low sun over bands of water',
          caption: 'Ten minutes from the porch to the desk, if the porch is in Mission Hills.',
        },
      ],
    },
    {
      title: '7. Point Loma, 8. Encinitas',
      blocks: [
        { kind: 'heading', text: 'Point Loma' },
        {
          kind: 'paragraph',
          text: 'Harbour views and sailing after work; a favourite of partners who work from home. Light in every room, and aircraft over some of them: stand in the garden at half past six in the evening before you decide on a street.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 15 to 20 minutes downtown, along the water. 25 to 35 to the north.',
            '*The school.* San Diego Unified, a cluster with its own high school and a loyal one: the teachers went there, too.',
            '*The partner.* Good desks at home, marinas and the tide pools for the hours between. Liberty Station has the market hall, the rehearsal rooms and the evening classes.',
            '*The price of the view.* Two streets up the hill it doubles. Two streets down you hear the planes.',
          ],
        },
        { kind: 'heading', text: 'Encinitas' },
        {
          kind: 'paragraph',
          text: 'Surf town with good elementary schools. The train reaches downtown in 45 minutes, with a table and a view of the sea, and for three days a week that is a better office than most.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 40 to 55 minutes to downtown at eight. So take the train, and live near the station. 25 to 35 to Sorrento Valley, which has a stop, too.',
            '*The school.* Encinitas Union through sixth grade, San Dieguito after that.',
            '*The partner.* Gardens, surf, a main street on which you meet everybody twice. People here talk to strangers.',
            '*The price of the view.* West of the highway you pay for salt. East of it, for space. The schools are the same.',
          ],
        },
      ],
    },
    {
      title: '9. Scripps Ranch, 10. Little Italy',
      blocks: [
        { kind: 'heading', text: 'Scripps Ranch' },
        {
          kind: 'paragraph',
          text: 'Eucalyptus, lakes and a short drive to the northern tech parks. Children disappear on bicycles and come back for dinner. Ask somebody who grew up in the suburbs of Munich or Minneapolis: they recognise it at once.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* 15 to 20 minutes to Sorrento Valley and Mira Mesa, 25 to 40 to downtown on I-15.',
            '*The school.* San Diego Unified; elementary to high school within the neighbourhood, and most children can walk to one of them.',
            '*The partner.* Trails around the lake, a library with a following, sports on every field. The sea is half an hour away, and that is the price.',
            '*The price of the view.* More house for the money than anywhere nearer the water. It lies beside open land: ask about fire insurance here as well.',
          ],
        },
        { kind: 'heading', text: 'Little Italy' },
        {
          kind: 'paragraph',
          text: 'For executives who come first and alone: an apartment, a market, a walk to work. Take a lease of four to six months, and look at the other nine on Saturdays.',
        },
        {
          kind: 'list',
          items: [
            '*The drive.* None. The office is on foot, the airport ten minutes away, the train at the corner.',
            '*The school.* For most families this is the address before the school. There is an elementary school nearby, in San Diego Unified.',
            '*The partner.* On visits: the market on Saturday, dinner without a car. It makes for good weekends, and they matter more than the hotel’s points.',
            '*The price of the view.* Rent for few square feet, and less of it than a hotel. Ask on which side of the house the trains sound their horns.',
          ],
        },
      ],
    },
    {
      title: 'Three of ten: the comparison',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each adult chooses three, without talking. Then put the lists side by side. If one name stands on both, you have your first visit. If none does, the difference is nearly always about an hour: whose hour, and at which end of the day.',
        },
        {
          kind: 'table',
          caption: 'Our three',
          columns: ['What counts', 'First', 'Second', 'Third'],
          rows: [
            ['Name', '', '', ''],
            ['Minutes at eight, driven by us', '', '', ''],
            ['Minutes home at half past five', '', '', ''],
            ['School confirmed for this address, on', '', '', ''],
            ['What the partner did for a day', '', '', ''],
            ['Rent or price, with insurance', '', '', ''],
            ['Happy there? One word from each of us', '', '', ''],
          ],
        },
        {
          kind: 'worksheet',
          title: 'Whose hour is it?',
          questions: [
            { label: 'Who drives, on which days, and what that person misses', lines: 2 },
            { label: 'What the partner needs within ten minutes on foot', lines: 2 },
            { label: 'What the children asked for. In their words', lines: 3 },
          ],
        },
      ],
    },
    {
      title: 'The look-see weekend',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Three days are enough if one of them is a working day. Come on a Saturday, leave on a Tuesday. Whoever comes for a Sunday sees a holiday, and buys one.',
        },
        {
          kind: 'checklist',
          items: [
            'Saturday: the second choice first, on foot, with lunch where people live and not where they visit.',
            'Sunday: the first choice. Sit on a bench for an hour. Talk to one person with a child and one with a dog.',
            'Monday at eight: drive to the office from the first choice. Write down the minutes. At half past five, drive back.',
            'Monday at noon: the school, with an appointment. Ask how many children joined in the middle of last year, and how they were received.',
            'Tuesday: the third choice, alone for the partner, without the agent. What would this day look like in February?',
            'On the plane: each of you says one word per place. No discussion until it has landed.',
          ],
        },
        { kind: 'heading', text: 'For the HR team: what to settle before they come' },
        {
          kind: 'list',
          isNumbered: true,
          items: [
            'Who pays for the visit, for whom, and for how many days. The partner is not a guest.',
            'Four to six months in a furnished apartment, in the policy. It is cheaper than a house bought in a hurry.',
            'One telephone number for all questions, answered by a person who knows their names.',
            'A call in week six. Not about the move. About how they are.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Have a move in mind? In 45 minutes we will sketch it with you, from offer letter to first school day: a [relocation strategy call](/harbor-booking), free for HR teams. And whoever would rather bring questions to a room of colleagues is welcome at the next [Executive Relocation Masterclass](/harbor-relocation-masterclass).',
        },
        { kind: 'paragraph', text: 'Fair winds, the Harbor team' },
      ],
    },
  ],
});
