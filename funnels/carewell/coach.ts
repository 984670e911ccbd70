import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: 'carewell',
  brand: 'Carewell Leadership',
  tagline: 'Clearer words for the people who care for people.',
  audience: 'Healthcare organizations and those who lead them',
  theme: {
    paper: '#F4F7F6',
    ink: '#10302F',
    strong: '#0F6B66',
    accent: '#D9A441',
    display: 'Newsreader',
    motif: 'speech',
  },
  emblemAlt: 'Two speech bubbles that overlap, with a calm space where they meet',
  biography: {
    headline: 'We learned to listen on night shifts',
    paragraphs: [
      'Carewell is a small group of former nurses, practice managers and one hospital chaplain. We have led wards, clinics and care homes, and each of us has had a conversation we would give a great deal to have again.',
      'So we teach the other kind: the sentence that lowers a voice, the handover in which nothing falls between two people, the meeting after a bad night. We work with small and medium organizations because that is where the tone of one leader reaches every room by noon.',
    ],
    credentials: [
      '2,000+ nurses, physicians and managers trained',
      '85% staff satisfaction after six months',
      'Clinics, practices, home care and hospice',
    ],
  },
  sender: { name: 'Carewell Leadership', email: 'listening@carewell-leadership.example' },
  contactEmail: 'listening@carewell-leadership.example',
  schedulingUrl: 'https://calendar.carewell-leadership.example/conversation',
  postalAddress: 'Carewell Leadership, 19 Silver Lake Street, Rochester, MN 55906',
  timeZone: 'America/Chicago',
  functions: {
    'send-carewell-email': {
      template: 'guide',
      body: ['name', 'email', 'leadId'],
      message: {
        subject: 'Your Healthcare Organization Success Keys',
        preview: 'Nine small practices, each with a first step for this week.',
        heading: 'Nine keys, {name}. Begin with one.',
        paragraphs: [
          'None of these needs a budget or a committee. Each has been used in practices of twelve people and in clinics of two hundred.',
          'We suggest one key a month. Organizations that try three at once usually keep none.',
        ],
        points: [
          {
            title: 'Open the day with one question',
            text: 'Ten minutes, standing, everyone: “What could hurt a patient or one of us today?” Write down the answers and who takes each. First step: tomorrow at eight, without slides.',
          },
          {
            title: 'Say the plan back',
            text: 'Whoever receives an instruction repeats it in their own words before walking away. It feels slow for a week and then it feels safe. First step: agree on it for medication and for phone calls.',
          },
          {
            title: 'Protect the handover',
            text: 'Same order every time: situation, background, assessment, recommendation. No interruptions, phone with a third person. First step: choose the corner where it happens.',
          },
          {
            title: 'Round on your staff',
            text: 'Each week, three colleagues, five minutes, one question: “What got in your way?” Remove one obstacle before you ask again. First step: put three names in Thursday’s calendar.',
          },
          {
            title: 'Retire one form a month',
            text: 'Ask the team which form nobody reads. If nobody can name its reader by Friday, stop filling it in. First step: pin the list beside the coffee machine.',
          },
          {
            title: 'Answer complaints by voice, within two days',
            text: 'Call. Begin with “Thank you for telling us. What was that like for you?” and let the first minute belong to them. First step: decide who calls when you are away.',
          },
          {
            title: 'Talk about the hard case within the week',
            text: 'Fifteen minutes, door closed. What happened, what we felt, what we would keep, what we would change. No minutes are taken. First step: name the person who may call such a meeting. Choose somebody other than yourself.',
          },
          {
            title: 'Give supervisors one sentence',
            text: '“Help me understand how it looked from where you stood.” It turns an incident into information. First step: use it yourself, in front of others, about something small.',
          },
          {
            title: 'Ask three questions each quarter, and publish the answers',
            text: 'Can I speak up? Do I have what I need? Would I send my mother here? Post the results with one action beside them. First step: set the date on which the answers go on the wall.',
          },
        ],
        afterword: [
          'If you would like to think aloud about where to begin, we have [thirty minutes for you](https://calendar.carewell-leadership.example/conversation), at no charge.',
          'The guide itself is below. It takes more time over each key, and leaves you room to write.',
        ],
        button: { label: 'Open the guide', to: 'download' },
        signOff: 'With care, the Carewell team',
      },
      messages: {
        'compassionate-communication': {
          subject: 'You are registered: Compassionate Communication Workshop',
          preview: 'Choose your slot, and two short things to prepare.',
          heading: 'Thank you, {name}. Your workshop is confirmed.',
          paragraphs: [
            'You have registered your organization for the {leadMagnet}: 90 minutes, live online by video meeting, free of charge.',
            'One thing is left: please choose the slot that suits your team. The button below opens our calendar, and the video link comes with the slot.',
          ],
          points: [
            {
              title: 'Choose a slot outside the rush',
              text: 'Early afternoon suits most teams. Leave fifteen quiet minutes after it; people like to sit for a moment.',
            },
            {
              title: 'Invite up to twelve people',
              text: 'Mix the roles: reception, nursing, medicine, management. The conversations that go wrong cross those lines.',
            },
            {
              title: 'Bring one conversation',
              text: 'A real one, with the names taken out. We practise on it together, and no one has to act.',
            },
          ],
          button: { label: 'Choose our slot', to: 'scheduling' },
          signOff: 'With care, the Carewell team',
        },
      },
    },
  },
  campaigns: [],
  legal: { privacy: '/carewell/privacy' },
  documents: [
    {
      path: '/carewell/privacy',
      title: 'How we look after what you tell us',
      updated: '2026-11-22',
      sections: [
        {
          heading: 'What we keep',
          paragraphs: [
            'Your name and email address, and what else the form asked for: your organization, its size, and the difficulty you described. We also keep the page, the time, and the link or site that led you to us if it names itself.',
            'Please leave patients out of it. We need no name, no case and no diagnosis, and we do not want to hold them.',
          ],
        },
        {
          heading: 'What we do not do',
          paragraphs: [
            'We set no cookies and watch nobody move through the page. Page views and visitors are counted by day, without any record of who was looking: a key turns network and browser into a number, and the key is destroyed at midnight.',
          ],
        },
        {
          heading: 'Why we keep it',
          paragraphs: [
            'To send you the guide or the confirmation you asked for, and to prepare the session around your team. The people who lead your session read what you wrote; nobody else does.',
          ],
        },
        {
          heading: 'How long it stays',
          paragraphs: [
            'Until you ask us to remove it. Copies of sent emails are removed after 180 days, notes of technical errors after 90.',
          ],
        },
        {
          heading: 'Who else is involved',
          paragraphs: [
            'Our emails are delivered by Postmark, a service in the United States. It handles your address and the email, and nothing you wrote in the form that is not in that email.',
          ],
        },
        {
          heading: 'If you would like to see or remove it',
          paragraphs: [
            'Write to listening@carewell-leadership.example. We will send you all we hold, correct it or erase it, and tell you when it is done. A one-way mark of your address remains so that nobody here writes to you again by mistake.',
          ],
        },
        {
          heading: 'Who we are',
          paragraphs: ['Carewell Leadership, 19 Silver Lake Street, Rochester, MN 55906.'],
        },
      ],
    },
  ],
});
