import { defineFunnel } from '#engine/define-funnel.ts';

/** A guide of the reference, with every kind of section that a page without an event may have. */
export const workbook = defineFunnel({
  kind: 'lead',
  id: 'seven-evenings',
  coach: 'saltmarsh',
  path: '/seven-evenings',
  aliases: ['/seven-evenings-workbook'],
  redirects: ['/workbook'],
  strayEndings: ['.'],
  offer: {
    kind: 'guide',
    name: 'Seven Evenings to a Finished Middle',
    summary: 'A workbook that takes a stalled novel from page forty to the turn.',
    file: 'seven-evenings.guide.ts',
  },
  page: {
    title: 'Seven Evenings to a Finished Middle | {coach}',
    description:
      'A free workbook for novelists who stopped in the middle: one page for each of seven evenings, with questions that move a story on.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free workbook',
        headline: 'Your novel stopped. It is not finished with you.',
        lead: 'One page an evening, for seven evenings. At the end of the week your middle has a shape.',
        points: ['Made for an hour after work', 'Works for any kind of story'],
        artwork: {
          kind: 'cover',
          title: 'Seven Evenings to a Finished Middle',
          subtitle: 'A workbook for stalled novels',
          author: 'Edith Marlow',
          badge: 'Free',
          alt: 'The cover of the workbook',
        },
        note: 'It arrives by email, as soon as you ask for it.',
      },
      {
        kind: 'benefits',
        eyebrow: 'What changes',
        title: 'What a week of evenings does',
        intro: 'You do not need more talent. You need the next page.',
        items: [
          {
            title: 'You know where it broke',
            text: 'The first page finds the scene that let the air out.',
          },
          {
            title: 'You know what comes next',
            text: 'Each page ends with one sentence to write tomorrow.',
          },
          {
            title: 'You write again',
            text: 'By the weekend the story pulls and you only hold on.',
          },
        ],
      },
      {
        kind: 'lessons',
        title: 'What you will learn',
        items: [
          {
            title: 'To ask the rude question',
            text: 'The one that your hero keeps walking away from.',
          },
          {
            title: 'To cut backwards',
            text: 'Why the mistake is three chapters before you feel it.',
          },
        ],
        artwork: { kind: 'scene', scene: 'letter', alt: 'A letter on a desk by a window' },
      },
      {
        kind: 'list',
        title: 'What the workbook is not',
        items: ['A theory of the novel', 'A course with homework'],
        marker: 'cross',
        artwork: { kind: 'scene', scene: 'speech', alt: 'Two people talking' },
      },
      {
        kind: 'statistics',
        title: 'Where it comes from',
        items: [
          { value: '60', label: 'novels edited by Edith' },
          { value: '9', label: 'books of her own' },
        ],
      },
      {
        kind: 'bonus',
        title: 'A map of your story',
        text: 'A fold-out page on which the whole book fits, from first line to last.',
        worth: 'Worth £12',
        artwork: { kind: 'scene', scene: 'contours', alt: 'A map of a marsh' },
      },
      { kind: 'host', eyebrow: 'Your teacher', title: 'Who made it' },
      {
        kind: 'testimonials',
        title: 'What writers say',
        items: [
          {
            quote: 'I had not opened the file since spring. On the third evening I forgot to eat.',
            name: 'Tomas Reyes',
            role: 'Night nurse, writing a family saga',
            stars: 5,
          },
        ],
      },
      {
        kind: 'logos',
        title: 'Where Edith has written',
        items: [{ name: 'The Reed Review' }, { name: 'Saltings' }, { name: 'North Coast Letters' }],
      },
      {
        kind: 'video',
        title: 'One scene, mended aloud',
        url: 'https://vimeo.com/76979871',
        length: '3:20',
        artwork: { kind: 'scene', scene: 'stage', alt: 'A stage with one lit chair' },
        transcript: ['Read it to me once. Now tell me what she wants, in four words.'],
      },
      {
        kind: 'questions',
        title: 'Good questions',
        items: [
          {
            question: 'Do I need a finished plan?',
            answer: 'No. You need the pages that you have.',
          },
          {
            question: 'Does it suit short stories?',
            answer: 'Yes. Give each page half an hour instead.',
          },
        ],
      },
      {
        kind: 'audience',
        title: 'Is it for you?',
        forYou: ['You have pages, and they have stopped', 'You write when the house is quiet'],
        notForYou: ['You have not written a first line yet'],
      },
      {
        kind: 'steps',
        title: 'How it goes',
        items: [
          { title: 'Ask for it', text: 'Leave your name and your address in the form.' },
          { title: 'Print it', text: 'Nine sheets of paper are enough.' },
          { title: 'Begin tonight', text: 'The first page takes half an hour.' },
        ],
      },
      { kind: 'quote', quote: 'A middle is a promise kept slowly.', by: 'Edith Marlow' },
      {
        kind: 'story',
        title: 'Page forty',
        paragraphs: [
          'I know page forty. I have left four books there, in good company and bad weather.',
          'What brought me back was never courage. It was one small question about one small scene.',
        ],
        artwork: { kind: 'scene', scene: 'sunrise', alt: 'The sun over low water' },
      },
      {
        kind: 'related',
        title: 'Would you rather talk?',
        text: 'Bring your first pages, and we read them together.',
        to: '/first-pages',
        label: 'Talk about your pages',
      },
      {
        kind: 'closing',
        headline: 'The drawer has had it long enough.',
        text: 'Ask for the workbook and begin tonight.',
        button: 'Send me the workbook',
        note: 'Free, and yours to keep.',
      },
    ],
  },
  form: {
    title: 'Where shall we send the workbook?',
    subtitle: 'It arrives at once.',
    fields: {
      name: {
        kind: 'text',
        label: 'First name',
        autocomplete: 'given-name',
        required: false,
        whenEmpty: 'writer',
        invalid: 'A name without addresses in it, please.',
      },
      email: {
        kind: 'email',
        label: 'Email address',
        help: 'We write to this address only.',
        placeholder: 'you@yourdesk.com',
        autocomplete: 'email',
        required: true,
        missing: 'Please enter your email address.',
        invalid: 'This address needs an @ and a domain, like you@yourdesk.com.',
      },
      genre: {
        kind: 'select',
        label: 'What are you writing?',
        prompt: 'Choose one',
        required: false,
        options: [
          { value: 'novel', label: 'A novel' },
          { value: 'memoir', label: 'A memoir' },
        ],
      },
      evenings: {
        kind: 'radio',
        label: 'How many evenings a week are yours?',
        help: 'One is enough to begin.',
        required: true,
        missing: 'Please choose how many evenings you have.',
        options: [
          { value: 'one', label: 'One' },
          { value: 'some', label: 'Two or three' },
          { value: 'most', label: 'Most of them' },
        ],
      },
      trouble: {
        kind: 'multi-select',
        label: 'What stops you?',
        required: false,
        options: [
          { value: 'time', label: 'Time' },
          { value: 'plot', label: 'The plot' },
          { value: 'doubt', label: 'Doubt' },
        ],
        max: 2,
        invalid: 'Two at most: the two that weigh most.',
      },
      finished: { kind: 'checkbox', label: 'I have finished a book before', required: false },
      shelf: { kind: 'constant', value: 'workbooks' },
      stuck: {
        kind: 'textarea',
        label: 'Where did it stop?',
        placeholder: 'The scene, in a sentence',
        required: false,
        rows: 3,
      },
    },
    missing: { title: 'Something is missing', description: 'Please look at the marked fields.' },
    button: { idle: 'Send me the workbook', busy: 'Sending…' },
    privacy: 'We keep your address to ourselves.',
    consent: {
      text: 'With the workbook you get two emails from Saltmarsh Writing. You can unsubscribe in each of them.',
      version: '2027-01',
    },
  },
  submission: {
    source: 'seven-evenings',
    metadata: {
      offer: '{leadMagnet}',
      genre: '{genre}',
      evenings: '{evenings}',
      trouble: '{trouble}',
      finished: '{finished}',
      stuck: '{stuck}',
      shelf: '{shelf}',
      page: '{page}',
    },
    stored: 'normalised',
    leadId: 'server',
    journey: {
      campaign: 'Saltmarsh Evenings',
      firstEmail: { hours: 20 },
      when: 'always',
    },
    email: {
      function: 'send-workbook',
      body: ['email', 'name'],
      onFailure: 'say-delayed',
      timeoutSeconds: 10,
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'It is on its way, {name}',
      text: '{leadMagnet} has left for {email}.',
      details: [{ label: 'Sent to', value: '{email}' }],
      next: {
        title: 'Until it arrives',
        items: ['Find your last good page.', 'Sharpen a pencil.'],
      },
      tip: 'Nothing there? Look among the promotions.',
      button: { label: 'Back to the start', to: 'home' },
      contact: 'Questions? Write to us:',
      signOff: 'Edith',
    },
    toast: { title: 'The workbook is on its way' },
    delayed: { title: 'It takes a little longer', description: 'Your workbook follows by email.' },
  },
  failure: {
    any: { title: 'That did not work', description: 'Please try again in a moment.' },
    lead: { title: 'We could not keep your address', description: 'Please try again.' },
    journey: { title: 'That did not work', description: 'Please try once more.' },
    email: {
      title: 'The email could not be sent',
      description: '{message}',
      withoutMessage: 'Please try again in a moment.',
    },
    exception: { title: 'That took too long', description: 'Please try again.' },
  },
});
