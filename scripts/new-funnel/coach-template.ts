import { literal } from './funnel-template.ts';

/** A whole coach file with copy that says what to write in its place. */
export function writeCoach(slug: string, brand: string): string {
  return `import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: '${slug}',
  brand: ${literal(brand)},
  tagline: 'One line that says what you do and for whom.',
  audience: 'the people you help',
  theme: {
    paper: '#FAF7F2',
    ink: '#1F2430',
    strong: '#2F4B8F',
    accent: '#E0913A',
    display: 'Fraunces',
    motif: 'ridgelines',
  },
  emblemAlt: 'Say what the emblem shows, for those who cannot see it',
  biography: {
    headline: 'Why people trust you, in one line',
    paragraphs: ['Two or three sentences: where you come from and what you have seen.'],
  },
  sender: { name: ${literal(brand)}, email: 'hello@${slug}.example' },
  contactEmail: 'hello@${slug}.example',
  schedulingUrl: 'https://calendar.${slug}.example/call',
  postalAddress: 'The street, the town and the country you write from',
  timeZone: 'America/Los_Angeles',
  functions: {
  },
  campaigns: [],
});
`;
}
