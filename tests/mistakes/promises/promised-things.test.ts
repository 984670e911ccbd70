import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, guideMessage, message } from '#tests/support/site/declarations.ts';

const lead = 'page.sections.0.lead';
const onLead = 'guide.ts, page.sections[0].lead';

/** The page of an event. */
const onEvent = (text: string, place = lead): Files => ({
  'guide.ts': { event, 'offer.kind': 'masterclass', [place]: text },
});

/** The page of a guide, whose form starts no campaign. */
const onGuide = (place: string, text: string): Files => ({
  'guide.ts': { [place]: text, 'submission.journey': undefined },
  'coach.ts': { campaigns: [] },
});

/** The email that brings the guide. */
const inEmail = (text: string, changes: object = {}): Files => ({
  'coach.ts': {
    'functions.send-guide.message': { ...guideMessage, afterword: [text], ...changes },
  },
});
const afterword = "coach.ts, functions['send-guide'].message.afterword[0]";

describe('emails that are promised where none follow', () => {
  const no = 'Let the form start a campaign (submission.journey), or take the words out.';
  itNames('promised-email', {
    'tips every week': {
      changes: onGuide('form.privacy', 'You get the guide, then a tip by email every week.'),
      at: 'guide.ts, form.privacy',
      says: `"a tip by email every week" stands here, but this form starts no campaign, so nothing follows. ${no}`,
    },
    'a course by email': {
      changes: onGuide('success.toast.title', 'A short email course follows.'),
      at: 'guide.ts, success.toast.title',
      says: `"A short email course follows" stands here, but this form starts no campaign, so nothing follows. ${no}`,
    },
    'a number of emails and what they are for': {
      changes: onGuide(
        'success.toast.title',
        'You will receive three emails to prepare your team.',
      ),
      rule: 'email-count',
      at: 'guide.ts, success.toast.title',
      says: '"three emails" stands here, but this form starts no campaign, so one email is all that comes. Add submission.journey with a campaign that has them, or take the promise out.',
    },
  });
  itAccepts({
    'emails that the reader writes': {
      changes: onGuide('form.privacy', 'It takes three emails to prepare a move.'),
    },
  });
});

describe('things that are pressed, played and sent elsewhere', () => {
  const next = (...items: string[]) => ({
    guide: {
      success: {
        after: 'screen',
        screen: {
          title: 'Thank you',
          text: 'Good night.',
          signOff: 'Ida',
          next: { title: 'Now', items },
        },
      },
    },
  });
  itNames('nothing-there', {
    'a button below what comes next': {
      ...next('Book a call with the button below.'),
      at: 'guide.ts, success.screen.next.items[0]',
      says: '"the button below" stands here, but the success screen has no button. Add success.screen.button: { label, to }, or take the words out.',
    },
    'a film in an email': {
      coach: { 'campaigns.0.steps.0.message.paragraphs.0': 'Press play: the video is short.' },
      says: '"Press play" stands here, but an email of this site has no such thing. Take the words out, or link to where it is.',
    },
  });
  itAccepts({
    'a button at home and one in the email': next(
      'Press the button on every smoke alarm.',
      'Open the email and press the button.',
    ),
    'a recording of the reader’s': {
      coach: {
        'campaigns.0.steps.0.message.paragraphs.0':
          'Take the recording of your last evening. Move it to the end. Press play.',
      },
    },
    'sentences as short as a text message': {
      coach: { 'functions.send-guide.message.preview': 'Each fits into a text message.' },
    },
    'letters in an answer to choose': {
      guide: {
        'form.fields.pile': {
          kind: 'select',
          label: 'How big is the pile?',
          prompt: 'Choose',
          required: false,
          options: [
            { value: 'few', label: 'Under ten letters' },
            { value: 'more', label: 'A drawer' },
          ],
        },
        'submission.metadata': { pile: '{pile}', page: '{page}' },
      },
    },
  });
});

describe('things that are promised', () => {
  itNames('promised-email', {
    'slides that reach people': {
      changes: onEvent('The slides reach you the morning after.'),
      says: '"The slides reach you" stands here, but nothing else on this page, and no email that follows, names a slide. Let an email bring it, or take the promise out.',
    },
    slides: {
      changes: onEvent('Slides go out to everyone afterwards.'),
      says: '"Slides go out" stands here, but nothing else on this page, and no email that follows, names a slide. Let an email bring it, or take the promise out.',
    },
    'a certificate for everybody': {
      changes: onEvent('Ninety minutes, with a certificate for everybody who comes.'),
      says: '"with a certificate" stands here, but nothing else on this page, and no email that follows, names a certificate. Let an email bring it, or take the promise out.',
    },
    'a certificate': {
      changes: onEvent('Four questions, and a certificate of attendance at the end.'),
      says: '"a certificate of attendance" stands here, but nothing else on this page, and no email that follows, names a certificate. Let an email bring it, or take the promise out.',
    },
    'a tip a week without a campaign': {
      changes: onGuide('form.privacy', 'The guide, and a weekly tip.'),
      at: 'guide.ts, form.privacy',
      says: '"weekly tip" stands here, but this form starts no campaign, so nothing follows. Let the form start a campaign (submission.journey), or take the words out.',
    },
    'a second email without a campaign': {
      changes: onGuide('form.subtitle', 'One email, and a second one a week later.'),
      at: 'guide.ts, form.subtitle',
      says: '"a second one a week later" stands here, but this form starts no campaign, so one email is all that comes. Let the form start a campaign (submission.journey), or take the words out.',
    },
    'a text message': {
      changes: onGuide(lead, 'Leave your name. We text you the code.'),
      rule: 'promised-contact',
      at: onLead,
      says: '"We text you" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a workbook in the inbox': {
      changes: onEvent('Check your inbox for the workbook.'),
      says: '"inbox for the workbook" stands here, but nothing else on this page, and no email that follows, names a workbook. Let an email bring it, or take the promise out.',
    },
    'a book that an email brings': {
      changes: onEvent('A second email brings the recipe book.'),
      says: '"brings the recipe book" stands here, but nothing else on this page, and no email that follows, names a recipe book. Let an email bring it, or take the promise out.',
    },
    'a score of which nobody asks': {
      changes: onGuide('form.subtitle', 'We email you your score.'),
      at: 'guide.ts, form.subtitle',
      says: '"We email you your score" stands here, but the form asks nothing that could be scored. Say what the email brings, or ask the questions in the form.',
    },
    'a message to a telephone': {
      changes: onGuide(lead, 'We will also send it to your WhatsApp.'),
      rule: 'promised-contact',
      at: onLead,
      says: '"We will also send it to your WhatsApp" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a video where a guide comes': {
      guide: {
        'success.toast': {
          title: 'Sent',
          description: 'Check your email for your free video on rest.',
        },
      },
      rule: 'offer-kind',
      at: 'guide.ts, success.toast.description',
      says: '"email for your free video" stands here, but the offer is a guide, "The Willow Guide", and nothing else calls it a video. Call it what it is everywhere, or write {leadMagnet}.',
    },
    'a call on a day': {
      changes: inEmail('We call you on Thursday.'),
      rule: 'promised-contact',
      at: afterword,
      says: '"We call you on" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'a report where a guide comes': {
      changes: inEmail('The report below takes its time.'),
      rule: 'offer-kind',
      at: afterword,
      says: '"The report below" stands here, but the offer is a guide, "The Willow Guide", and nothing else calls it a report. Call it what it is everywhere, or write {leadMagnet}.',
    },
    'a receipt': {
      coach: {
        'functions.send-guide.message': { ...guideMessage, subject: 'Your order confirmation' },
      },
      rule: 'reply-subject',
      at: "coach.ts, functions['send-guide'].message.subject",
      says: '"order confirmation" stands here, but nothing is bought on this page. Say what is in the email.',
    },
    'a webinar that nobody came to': {
      coach: { 'campaigns.0.steps.0.message.paragraphs': ['Last week you came to our webinar.'] },
      rule: 'foreign-offer',
      at: 'coach.ts, campaigns[0].steps[0].message.paragraphs[0]',
      says: '"you came to our webinar" stands here, but the form of willow-guide, which starts these emails, offers "The Willow Guide" (guide). Write {leadMagnet}, which is always the name of what they asked for.',
    },
  });

  itNames('nothing-there', {
    'a guide that stands below no longer': {
      changes: {
        'coach.ts': {
          'functions.send-guide.message.afterword': ['The guide is below. Read it with tea.'],
        },
        'guide.ts': {
          'offer.file': 'guide.guide.ts',
          success: {
            after: 'screen',
            screen: {
              title: 'Thank you',
              text: 'It comes.',
              button: { label: 'Open the guide', to: 'download' },
            },
          },
        },
        'guide.guide.ts': {},
      },
      at: "coach.ts, functions['send-guide'].message.afterword[0]",
      says: "\"The guide is below\" stands here, but this email has no button. Add button: { label: 'Open {leadMagnet}', to: 'download' } to the email.",
    },
    'a button that is below': {
      coach: {
        'functions.send-guide.message': {
          ...message,
          paragraphs: ['Sit down. The link above opens the room.'],
          button: { label: 'Open it', to: 'https://willow.example/room' },
        },
      },
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: '"link above" stands here, but the button of this email stands below the text. Write where it is: below.',
    },
    'a file that is attached to a page': {
      changes: onGuide(lead, 'The audio version is attached.'),
      at: onLead,
      says: '"version is attached" stands here, but nothing is attached to a page, and no email of this site brings an attachment. Put the words into the email, or link to the file.',
      also: [],
    },
    'a file that is said to be attached': {
      changes: inEmail('The attached worksheet helps.'),
      at: afterword,
      says: '"The attached worksheet" stands here, but no email of this site brings an attachment. Put the words into the email, or link to the file.',
    },
    'a calendar entry of no day': {
      guide: {
        event,
        'event.startsAt': undefined,
        'offer.kind': 'masterclass',
        [lead]: 'The calendar entry is attached.',
      },
      at: onLead,
      says: '"entry is attached" stands here, but the event declares no date, so no calendar entry comes. Put the words into the email, or link to the file.',
    },
    'an attachment to open': {
      changes: inEmail('Open the attachment first.'),
      at: afterword,
      says: '"Open the attachment" stands here, but no email of this site brings an attachment. Put the words into the email, or link to the file.',
    },
    'a link to download that is not there': {
      changes: inEmail('Click the link below to download the guide.', {
        button: { label: 'Book a call', to: 'scheduling' },
      }),
      at: afterword,
      says: `"link below to download" stands here, but this email's button leads to the scheduling page. Say what brings it, or let a button lead to it.`,
    },
    'a guide below the last words of an email without a button': {
      changes: {
        'rest.guide.ts': {},
        'guide.ts': {
          'offer.file': 'rest.guide.ts',
          success: {
            after: 'screen',
            screen: {
              title: 'Thank you',
              text: 'It is on its way.',
              button: { label: 'Open the guide', to: 'download' },
            },
          },
        },
        ...inEmail('The whole guide is below. Read it with tea.'),
      },
      at: afterword,
      says: `"The whole guide is below" stands here, but this email has no button. Add button: { label: 'Open {leadMagnet}', to: 'download' } to the email.`,
    },
    'a download on the next page': {
      changes: onGuide('form.subtitle', 'Download it instantly on the next page.'),
      at: 'guide.ts, form.subtitle',
      says: `"Download it instantly on the next page" stands here, but what is shown after sending has nothing to download. Give the success screen a button to: 'download', or say that an email brings it.`,
    },
  });

  itAccepts({
    'copies that stay where they are': {
      changes: onEvent(
        'The signed copy went to my mother. I keep a paper copy in the glove box. The paper edition weighs four ounces.',
      ),
    },
    'a certificate among what it is not': {
      changes: {
        'guide.ts': {
          event,
          'offer.kind': 'masterclass',
          'page.sections.1': {
            kind: 'list',
            title: 'What it is not',
            marker: 'cross',
            items: ['A course with a certificate', 'A speech'],
          },
        },
      },
    },
    'no slides': { changes: onEvent('There are no slides, and no certificate at the end.') },
    'a message to whoever left a number': {
      guide: {
        [lead]: 'We will also send it to your phone.',
        'form.fields.phone': {
          kind: 'phone',
          label: 'Phone',
          required: false,
          country: 'US',
          invalid: 'No.',
        },
        'submission.metadata': { phone: '{phone}' },
      },
    },
    'slides of theirs': { changes: onEvent('Bring your slides; we look at three of them.') },
    'slides that an email names': {
      changes: {
        ...onEvent('You get the slides afterwards.'),
        'coach.ts': {
          'functions.send-guide.message': { ...message, paragraphs: ['Slides: {event.name}.'] },
        },
      },
    },
    'a report of their own': {
      changes: onGuide('form.subtitle', 'Open the report of your last event first.'),
    },
    strings: { changes: onGuide(lead, 'No strings are attached.') },
    'the guide below': { changes: inEmail('The guide is below, in full.') },
    'readers who write': { changes: inEmail('If you text somebody today, text a friend.') },
  });
});

describe('an email after the event that nobody sends', () => {
  /** What a form says whose event sends nothing later. */
  const onForm = (text: string): Files => ({
    'coach.ts': { campaigns: [] },
    'guide.ts': {
      event,
      'offer.kind': 'masterclass',
      'submission.journey': undefined,
      'form.consent': undefined,
      'form.privacy': text,
    },
  });
  /** The same, where an email follows. */
  const withNotes = (text: string, note = 'Here are our notes.'): Files => ({
    'coach.ts': {
      campaigns: [],
      'functions.send-notes': {
        template: 'after',
        body: ['email', 'name'],
        message: { ...message, subject: 'Our notes', paragraphs: [note] },
      },
    },
    'guide.ts': {
      ...onForm(text)['guide.ts'],
      event: { ...event, after: { hours: 2, function: 'send-notes' } },
    },
  });
  const promised = (text: string, words: string) => ({
    did: text,
    changes: onForm(text),
    at: 'guide.ts, form.privacy',
    rule: 'promised-email',
    says: `"${words}" stands here, but no email is sent after the event. Declare one (event.after), or take the promise out.`,
  });
  itNames([
    promised('The day after, we send you our notes.', 'The day after, we send you our notes'),
    promised(
      'We send the notes to everyone the next day.',
      'We send the notes to everyone the next day',
    ),
    promised('After the class we email you a page.', 'After the class we email you a page'),
    promised('The summary follows by email afterwards.', 'summary follows by email afterwards'),
    promised(
      'You will get a survey after the masterclass.',
      'You will get a survey after the masterclass',
    ),
  ]);
  itNames('event-place', {
    'thanks for coming in person to what was online': {
      changes: withNotes('One email follows.', 'Thank you for coming to Duluth in person.'),
      at: "coach.ts, functions['send-notes'].message.paragraphs[0]",
      says: '"Thank you for coming to Duluth in person" stands here, but the event is “Online” (event.place). Thank people for what they came to, or correct event.place.',
    },
  });
  itAccepts([
    { did: 'notes that are sent', changes: withNotes('Afterwards we send you our notes.') },
    {
      did: 'thanks for coming, after the event',
      changes: withNotes('One email follows.', 'Thank you for coming to the masterclass.'),
    },
    ...[
      'Afterwards we send you home with three lines.',
      'Afterwards we write three lines together.',
      'We never send you anything after the event.',
      'Afterwards you send your notes to your team.',
    ].map((text) => ({ did: text, changes: onForm(text) })),
  ]);
});
