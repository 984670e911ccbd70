import { templateWords as words } from '#engine/text/template-words.ts';
import { literal } from './funnel-template.ts';

/** A complete coach file whose copy says what to write instead. */
export function writeCoach(slug: string, brand: string): string {
  return `import { defineCoach } from '#engine/define-coach.ts';

export const coach = defineCoach({
  slug: '${slug}',
  brand: ${literal(brand)},
  tagline: '${words.tagline}',
  audience: '${words.audience}',
  theme: {
    paper: '#FAF7F2',
    ink: '#1F2430',
    strong: '#2F4B8F',
    accent: '#E0913A',
    display: 'Fraunces',
    motif: 'ridgelines',
  },
  emblemAlt: '${words.emblemAlt}',
  biography: {
    headline: '${words.biographyHeadline}',
    paragraphs: ['${words.biography}'],
  },
  sender: { name: ${literal(brand)}, email: 'hello@${slug}.example' },
  contactEmail: 'hello@${slug}.example',
  schedulingUrl: 'https://calendar.${slug}.example/call',
  postalAddress: '${words.postalAddress}',
  timeZone: 'America/Los_Angeles',
  functions: {
  },
  campaigns: [],
});
`;
}
