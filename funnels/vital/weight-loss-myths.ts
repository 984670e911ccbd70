import { defineFunnel } from '#engine/define-funnel.ts';

export const funnel = defineFunnel({
  kind: 'lead',
  id: 'weight-loss-myths',
  coach: 'vital',
  path: '/weight-loss-myths',
  aliases: ['/weightloss'],
  offer: {
    kind: 'report',
    name: '5 Myths of Mindset & Weight Loss',
    summary:
      'Five sentences most of us grew up with, why they keep us hungry, and what to say instead.',
    file: 'weight-loss-myths.guide.ts',
  },
  page: {
    title: '5 Myths of Mindset & Weight Loss | Free report',
    description:
      'Willpower, Mondays, “bad” foods: a free report on the five beliefs that keep weight on, and the kinder sentence to put in place of each.',
    sections: [
      {
        kind: 'hero',
        eyebrow: 'Free report · ten minutes to read',
        headline: 'You did not fail five diets. Five myths failed you.',
        lead: 'The plan on the fridge is rarely the problem. The sentence in your head at nine in the evening is. This report takes the five most common ones, shows what they do to an appetite, and hands you a better one for each.',
        artwork: {
          kind: 'cover',
          title: '5 Myths of Mindset & Weight Loss',
          subtitle: 'And the kinder sentences that work',
          author: 'Vital Living',
          badge: 'Free report',
          alt: 'Cover of the report 5 Myths of Mindset & Weight Loss: an orange cut in half in morning light',
        },
      },
      {
        kind: 'list',
        eyebrow: 'The five myths',
        title: 'Which of these sounds like you?',
        marker: 'cross',
        items: [
          '“I just need more willpower.”',
          '“I have ruined today, so I will start again on Monday.”',
          '“There are good foods and bad foods, and I was bad.”',
          '“The scale tells me how I am doing.”',
          '“I will like myself once I am thin.”',
        ],
      },
      {
        kind: 'story',
        title: 'Nine in the evening, in front of the fridge',
        paragraphs: [
          'We know the light of that fridge. For years we thought the answer was a stricter list on its door. Then somebody asked us what we say to ourselves while we stand there. Nobody had ever asked.',
          'What people say at that moment turns out to be one of five sentences. None of them is true, all of them make you hungrier, and every one can be swapped in a week or two. That is the whole report. There is no meal plan in it.',
        ],
      },
      {
        kind: 'statistics',
        items: [
          { value: '10,000+', label: 'people helped so far' },
          { value: '92%', label: 'think about food less after a month' },
          { value: '4.9/5', label: 'average reader’s rating' },
        ],
      },
      {
        kind: 'host',
        eyebrow: 'Who wrote it',
        title: 'People who have eaten cereal over the sink',
      },
      {
        kind: 'related',
        title: 'Sugar is the louder half of the story',
        text: 'If it is sweets rather than portions, come to the live masterclass instead. It is free as well.',
        to: '/sugar-free-blueprint',
        label: 'See the Sugar Free Blueprint masterclass',
      },
      {
        kind: 'closing',
        headline: 'Tonight at nine you could say something else.',
        text: 'The report is in your inbox in two minutes.',
        button: 'Send me the five myths',
      },
    ],
  },
  form: {
    title: 'Send me the report',
    subtitle: 'Free, friendly and without a single calorie table.',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        autocomplete: 'given-name',
        required: true,
        missing: 'What should we call you?',
      },
      email: {
        kind: 'email',
        label: 'Your email',
        placeholder: 'you@example.com',
        autocomplete: 'email',
        required: true,
        missing: 'We need an email address to send the report to.',
        invalid: 'Something is missing in this address. It should look like you@example.com.',
      },
    },
    missing: {
      title: 'Missing Information',
      description: 'Please fill in both your name and email address.',
    },
    button: { idle: 'Get the free report', busy: 'Sending...' },
    privacy: 'Your address stays in our kitchen. One click and we stop writing.',
    consent: {
      version: '2026-11',
      text: 'You agree to get the report and a few emails from {coach}. One click stops them.',
    },
  },
  submission: {
    source: 'weight-loss-landing',
    metadata: { page: '{page}', report_title: '{leadMagnet}', timestamp: '{timestamp}' },
    journey: {
      campaign: 'Weight Loss Myths Campaign',
      firstEmail: { hours: 24 },
      when: 'if-campaign-exists',
    },
    email: {
      function: 'send-email',
      body: ['email', 'name', 'campaignId'],
      onFailure: 'log',
    },
  },
  success: {
    after: 'screen',
    screen: {
      title: 'Check Your Email!',
      text: 'Thank you, {name}. “{leadMagnet}” is on its way to {email}.',
      next: {
        title: 'While you wait',
        items: [
          'If it is not there in five minutes, look in the spam folder and drag us out of it.',
          'Read myth two first if today did not go as planned.',
          'In a day or two you get a short email from us about the hour before dinner.',
        ],
      },
      button: { label: 'Open the report now', to: 'download' },
      signOff: 'Warmly, the Vital Living kitchen',
    },
    toast: {
      title: 'Success!',
      description: 'Check your email for your free report on the 5 Myths of Mindset & Weight Loss!',
    },
  },
  failure: {
    any: {
      title: 'Something went wrong',
      description: '{message}',
      withoutMessage: 'Please try again later.',
    },
  },
});
