import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

/** Notices of two coaches. */
function notices(own: string, other: string, ownLanguage: 'en' | 'de' = 'de') {
  const notice = (slug: string, language: 'en' | 'de', text: string) => ({
    documents: [
      {
        path: `/${slug}/privacy`,
        title: 'What is kept',
        language,
        updated: '2027-03-16',
        sections: [{ heading: 'How long', paragraphs: [text] }],
      },
    ],
    legal: { privacy: `/${slug}/privacy` },
  });
  return {
    'coach.ts': notice('willow', ownLanguage, own),
    'oak/coach.ts': { ...notice('oak', 'en', other), campaigns: [], functions: {} },
  };
}

const half = 'Copies of emails are deleted after 180 days, notes of technical errors after 90.';

describe('how long notices say that something is kept', () => {
  itNames('retention-differs', {
    'copies are kept for another time': {
      changes: notices('Kopien der E-Mails löschen wir nach 30 Tagen.', half),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"30 Tagen" stands here of copies of emails, but funnels/oak/coach.ts says "180 days", and one setting of the site decides it for all (KEEP_COPIES_DAYS). Write how long the site keeps them: 180 days, unless KEEP_COPIES_DAYS says otherwise.',
    },
    'errors are kept for months in another language': {
      changes: notices('Technische Fehler löschen wir nach 12 Monaten.', half),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"12 Monaten" stands here of technical errors, but funnels/oak/coach.ts says "90", and one setting of the site decides it for all (KEEP_ERRORS_DAYS). Write how long the site keeps them: 90 days, unless KEEP_ERRORS_DAYS says otherwise.',
    },
    'copies are kept for hours': {
      changes: notices('Copies of emails are deleted after 180 hours.', half, 'en'),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"180 hours" stands here of copies of emails, but funnels/oak/coach.ts says "180 days", and one setting of the site decides it for all (KEEP_COPIES_DAYS). Write how long the site keeps them: 180 days, unless KEEP_COPIES_DAYS says otherwise.',
    },
    'copies are kept for days in words': {
      changes: notices('Here, copies of sent emails go after thirty days.', half, 'en'),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"thirty days" stands here of copies of emails, but funnels/oak/coach.ts says "180 days", and one setting of the site decides it for all (KEEP_COPIES_DAYS). Write how long the site keeps them: 180 days, unless KEEP_COPIES_DAYS says otherwise.',
    },
  });
  itAccepts({
    'the same time': { changes: notices('Kopien löschen wir nach 180 Tagen.', half) },
    'six months': { changes: notices('Kopien löschen wir nach 6 Monaten.', half) },
    'another time that all notices name': {
      changes: notices('Kopien löschen wir nach 30 Tagen.', 'Copies are deleted after 30 days.'),
    },
  });
});
