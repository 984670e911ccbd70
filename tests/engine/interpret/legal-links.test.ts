import { describe, expect, it } from 'vitest';
import { legalLinks } from '#engine/interpret/legal-links.ts';

const coach = {
  legal: {
    privacy: '/willow/privacy',
    terms: '/willow/terms',
    byLanguage: { de: { privacy: '/willow/datenschutz' } },
  },
} as const;

describe('legal links', () => {
  it("lead to the pages in the funnel's language, and to the coach's own for the rest", () => {
    expect(legalLinks(coach, 'de')).toEqual([
      { label: 'Datenschutzhinweise', to: '/willow/datenschutz' },
      { label: 'Nutzungsbedingungen', to: '/willow/terms' },
    ]);
  });

  it("lead to the coach's own where the language has none", () => {
    expect(legalLinks(coach, 'fr').map(({ to }) => to)).toEqual([
      '/willow/privacy',
      '/willow/terms',
    ]);
  });
});
