import { literal } from './funnel-template.ts';

/** A complete coach file whose copy says what to write instead. */
export function writeCoach(slug: string, brand: string): string {
  return `import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: '${slug}',
  brand: ${literal(brand)},
  tagline: 'One line that says what you do and who you do it for.',
  audience: 'the people you help',
  theme: {
    paper: '#FAF7F2',
    ink: '#1F2430',
    strong: '#2F4B8F',
    accent: '#E0913A',
    display: 'Fraunces',
    motif: 'ridgelines',
  },
  emblemAlt: 'Describe the emblem for people who cannot see it',
  biography: {
    headline: 'Why people trust you, in one line',
    paragraphs: ['Two or three sentences about where you come from and what you have seen.'],
  },
  sender: { name: ${literal(brand)}, email: 'hello@${slug}.example' },
  contactEmail: 'hello@${slug}.example',
  schedulingUrl: 'https://calendar.${slug}.example/call',
  postalAddress: 'Your street address, city and country',
  timeZone: 'America/Los_Angeles',
  functions: {
  },
  campaigns: [],
});
`;
}
