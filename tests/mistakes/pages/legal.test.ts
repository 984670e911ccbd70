import { describe } from 'vitest';
import { itAccepts, itNames, type Mistake } from '#tests/mistakes/mistake.ts';

const notice = {
  path: '/willow/privacy',
  title: 'What we keep',
  updated: '2027-03-16',
  sections: [{ heading: 'What we keep', paragraphs: ['Your name and your address.'] }],
};

/** What somebody wrote into the coach's privacy notice. */
function inNotice(did: string, change: object, rule: string, at: string, says: string): Mistake {
  const documents = [{ ...notice, ...change }];
  return {
    did,
    changes: { 'coach.ts': { documents } },
    rule,
    at: `coach.ts, documents[0].${at}`,
    says,
  };
}

/** Where somebody said that the privacy notice is. */
function linked(did: string, privacy: string, rule: string, says: string): Mistake {
  return {
    did,
    changes: { 'coach.ts': { 'legal.privacy': privacy } },
    rule,
    at: 'coach.ts, legal.privacy',
    says,
  };
}

describe('privacy notices, terms and imprints', () => {
  itNames([
    {
      did: 'a form, but no privacy notice',
      coach: { legal: undefined },
      rule: 'no-privacy-notice',
      says: "The form in funnels/willow/guide.ts asks for an address, but nothing tells visitors what becomes of it. Add legal: { privacy: '/…' } with the path of a page in documents, or with an address like https://….",
    },
    {
      did: 'terms without a privacy notice',
      coach: { legal: { terms: 'https://willow.example/terms' } },
      rule: 'missing-property',
      at: 'coach.ts, legal.privacy',
      says: 'privacy is missing. Add privacy: a text.',
    },
    linked(
      'a notice at a path that nobody declared',
      '/privacy',
      'dead-link',
      'The link privacy leads to "/privacy", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    ),
    linked(
      'a notice that is the page of a funnel',
      '/willow-guide',
      'not-a-document',
      'The link privacy leads to "/willow-guide", which is the page of funnels/willow/guide.ts. Declare a page of that kind in documents, and write its path here.',
    ),
    linked(
      'a notice that is the library',
      '/leadmagnet',
      'not-a-document',
      'The link privacy leads to "/leadmagnet", which is a page of the site itself. Declare a page of that kind in documents, and write its path here.',
    ),
    linked(
      'a notice without https',
      'http://willow.example/privacy',
      'wrong-value',
      '"http://willow.example/privacy" is neither a path nor an address. Write "https://willow.example/privacy".',
    ),
    linked(
      'a notice without a scheme',
      'willow.example/privacy',
      'wrong-value',
      '"willow.example/privacy" is neither a path nor an address. Write "https://willow.example/privacy".',
    ),
    linked(
      'a path without its slash',
      'willow/privacy',
      'wrong-value',
      '"willow/privacy" is neither a path nor an address. Write "/willow/privacy".',
    ),
    linked(
      'a mailbox instead of a page',
      'mailto:hello@willow.example',
      'wrong-value',
      '"mailto:hello@willow.example" is neither a path nor an address. Write it like /privacy, or as https://….',
    ),
    {
      did: 'a misspelt link',
      coach: { 'legal.impresum': 'https://willow.example/imprint' },
      rule: 'unknown-property',
      says: 'There is no property impresum here. The properties here are privacy, terms, imprint, and byLanguage. Remove it or correct its spelling.',
    },
    {
      did: 'terms at a path that nobody declared',
      coach: { 'legal.terms': '/terms' },
      rule: 'dead-link',
      says: 'The link terms leads to "/terms", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    },
    inNotice(
      'a notice at the path of a funnel',
      { path: '/willow-guide' },
      'path-taken',
      'path',
      'The path "/willow-guide" already belongs to willow-guide (funnels/willow/guide.ts). Give the page a path of its own.',
    ),
    inNotice(
      'a notice at a path of the site',
      { path: '/leadmagnet' },
      'path-reserved',
      'path',
      'The site itself uses "/leadmagnet", so the page would never be reached. Choose another path.',
    ),
    inNotice(
      'a day that does not exist',
      { updated: '2027-02-30' },
      'wrong-value',
      'updated',
      '"2027-02-30" is not a day of the calendar. Write it like 2027-03-16.',
    ),
    inNotice(
      'a day as people write it',
      { updated: 'March 16, 2027' },
      'wrong-value',
      'updated',
      '"March 16, 2027" is not a day of the calendar. Write it like 2027-03-16.',
    ),
    inNotice(
      'a notice that says nothing',
      { sections: [] },
      'wrong-value',
      'sections',
      'The list is empty; it needs at least one section. Add one.',
    ),
    inNotice(
      'a heading without a paragraph',
      { sections: [{ heading: 'What we keep', paragraphs: [] }] },
      'wrong-value',
      'sections[0].paragraphs',
      'The list is empty; it needs at least one paragraph. Add one.',
    ),
    inNotice(
      'a placeholder in a notice',
      { sections: [{ heading: 'Who we are', paragraphs: ['We are {coach}.'] }] },
      'unfilled-placeholder',
      'sections[0].paragraphs[0]',
      '{coach} in "We are {coach}." would be shown as it is: placeholders are not filled in here. Write the words out.',
    ),
    inNotice(
      'a dead link in a notice',
      { sections: [{ heading: 'More', paragraphs: ['See [our terms](/willow/terms).'] }] },
      'dead-link',
      'sections[0].paragraphs[0]',
      'The link "our terms" leads to "/willow/terms", but no page of this site has that path. Correct the path, or declare the funnel it belongs to.',
    ),
    {
      did: 'two documents at one path',
      coach: {
        'legal.privacy': notice.path,
        documents: [notice, { ...notice, title: 'Terms' }],
      },
      rule: 'path-taken',
      at: 'coach.ts, documents[1].path',
      says: 'The path "/willow/privacy" already belongs to another page of funnels/willow/coach.ts. Give the page a path of its own.',
    },
  ]);

  itAccepts({
    'a privacy notice and terms declared here, and an imprint elsewhere': {
      coach: {
        legal: {
          privacy: notice.path,
          terms: '/willow/terms',
          imprint: 'https://willow.example/imprint?from=funnel#who',
        },
        documents: [notice, { ...notice, path: '/willow/terms', title: 'Terms' }],
      },
      guide: { 'form.privacy': 'All of it is in [our notice](/willow/privacy).' },
    },
    'one page for all three': {
      coach: {
        legal: { privacy: notice.path, terms: notice.path, imprint: notice.path },
        documents: [notice],
      },
    },
  });
});
