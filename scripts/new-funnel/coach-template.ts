import { templateWords as words } from '#engine/text/template-words.ts';
import { literal } from './funnel-template.ts';

/**
 * A complete coach file whose copy says what to write instead.
 *
 * @param today the date of its privacy notice, like 2027-03-16
 */
export function writeCoach(slug: string, brand: string, today: string): string {
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
  // Addresses of your own instead of those that end in .example: people write to them.
  sender: { name: ${literal(brand)}, email: 'hello@${slug}.example' },
  contactEmail: 'hello@${slug}.example',
  schedulingUrl: 'https://calendar.${slug}.example/call',
  postalAddress: '${words.postalAddress}',
  // Emails and dates follow this clock, like 'Europe/Berlin'.
  timeZone: 'America/Los_Angeles',
  functions: {
  },
  campaigns: [],
  legal: { privacy: '/${slug}/privacy' },
  documents: [
    {
      path: '/${slug}/privacy',
      title: 'What we keep, and why',
      updated: '${today}',
      sections: [
        {
          heading: 'What we keep',
          paragraphs: [
            'What you enter in a form, with the page, the time, the link or site that brought you, and the words you agreed to. No cookies; page views and the visitors of a day are counted without names, and the key that tells visitors apart is destroyed at midnight.',
          ],
        },
        {
          heading: 'Why, and for how long',
          paragraphs: [
            'To send what you asked for, until you ask us to delete it. Copies of sent emails are deleted after 180 days.',
          ],
        },
        {
          heading: 'Who else sees it',
          paragraphs: ['The service that delivers our emails, and nobody else.'],
        },
        {
          heading: 'Seeing or deleting it',
          paragraphs: ['Write to hello@${slug}.example, and we send you everything or delete it.'],
        },
      ],
    },
  ],
});
`;
}
