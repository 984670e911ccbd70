import type { FilledEmail } from '#engine/contract/email.ts';
import type { Theme } from '#engine/declaration/theme.ts';

const calm: Theme = {
  paper: '#F6F3EC',
  ink: '#14213D',
  strong: '#1D4E89',
  accent: '#E8871E',
  display: 'Fraunces',
  motif: 'ridgelines',
};

/** An email with every part, for tests to take away from. */
export function sampleEmail({
  theme = calm,
  message = {},
  ...changed
}: Partial<Omit<FilledEmail, 'message'>> & {
  readonly theme?: Theme;
  readonly message?: Partial<FilledEmail['message']>;
} = {}): FilledEmail {
  return {
    template: 'guide',
    language: 'en',
    coach: {
      slug: 'sample',
      brand: 'Sample Coaching',
      tagline: 'Clear steps',
      audience: 'people with a plan',
      theme,
      emblemAlt: 'Ridges',
      biography: { headline: 'A calm guide', paragraphs: ['Years of practice.'] },
      sender: { name: 'Sample Coaching', email: 'hello@sample.example' },
      contactEmail: 'questions@sample.example',
      schedulingUrl: 'https://calendar.sample.example/talk',
      postalAddress: '1 Sample Street, San Diego, CA 92101',
      timeZone: 'America/Los_Angeles',
      functions: {},
      campaigns: [],
    },
    message: {
      subject: 'Your report is here',
      preview: 'Seven places where money waits, and the one to begin with.',
      heading: 'Seven ways to more revenue, Ada',
      paragraphs: [
        'Here is the report you asked for. It takes ten minutes to read and one afternoon to use.',
        'Begin with the first point even if the others look more interesting: it pays for the rest.',
      ],
      points: [
        { title: 'Ask the customers you have', text: 'Write to ten of them today with one offer.' },
        { title: 'Raise one price', text: 'Choose what sells without questions and add a tenth.' },
        { title: 'Stop one thing', text: 'Whatever brings least and asks most goes first.' },
      ],
      afterword: ['That is all. Write back and tell me which one you began with.'],
      button: { label: 'Book a free call', to: 'scheduling' },
      signOff: 'To your first summit,\nSample Coaching',
      ...message,
    },
    replyTo: 'questions@sample.example',
    publicUrl: 'https://site.example',
    buttonUrl: 'https://calendar.sample.example/talk',
    ...changed,
  };
}

/** An event as emails show it. */
export const sampleEvent = {
  name: 'The Relocation Masterclass',
  date: 'Tuesday, March 16, 2027',
  time: '10:00 AM PDT',
  length: '90 minutes',
  place: 'Online, by video meeting',
} as const;
