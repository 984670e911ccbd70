import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

type Section = readonly [heading: string, text: string];

const page = (path: string, title: string, ...sections: readonly Section[]) => ({
  path,
  title,
  updated: '2027-03-16',
  sections: (sections.length > 0 ? sections : [['What we keep', 'Your address.'] as const]).map(
    ([heading, text]) => ({ heading, paragraphs: [text] }),
  ),
});

/** Legal links that lead to pages of the coach, in their order: privacy, terms. */
const linked = (privacy: string, terms: string, documents: readonly object[]) => ({
  'coach.ts': { legal: { privacy, terms }, documents },
});

/** What somebody wrote into one paragraph of a notice. */
const written = (text: string, change: object = {}) => ({
  'coach.ts': {
    documents: [page('/willow/privacy', 'What we keep', ['What we keep', text])],
    ...change,
  },
});

/** What the notice of another coach says of who delivers its emails. */
const carried = (slug: string) => ({
  documents: [page(`/${slug}/privacy`, 'What is kept', ['Who', 'Postmark delivers them.'])],
  campaigns: [],
  functions: {},
});

/** A telephone that the form asks for, with a notice that lists what is kept. */
const kept = (text: string) => ({
  ...written(text, { legal: { privacy: '/willow/privacy' } }),
  'guide.ts': {
    'form.fields.phone': { kind: 'phone', label: 'Phone', required: false, invalid: 'No number.' },
    'submission.metadata': { phone: '{phone}' },
  },
});

const two = [page('/willow/privacy', 'What we keep'), page('/willow/terms', 'The rules')];

describe('what legal links lead to', () => {
  itNames('other-legal-page', {
    'the notice where the terms belong': {
      changes: linked('/willow/notice', '/willow/notice', [
        page('/willow/notice', 'Your privacy'),
        page('/willow/rules', 'Terms of use'),
      ]),
      at: 'coach.ts, legal.terms',
      says: 'The link terms leads to "/willow/notice", which is a privacy notice by its title. Write the path of terms here.',
    },
    'the terms where the notice belongs': {
      changes: linked('/willow/terms', 'https://willow.example/rules', [
        page('/willow/terms', 'The rules'),
      ]),
      at: 'coach.ts, legal.privacy',
      says: 'The link privacy leads to "/willow/terms", which is terms by its path. Write the path of a privacy notice here.',
    },
    'a notice under the title of the terms': {
      changes: linked('/willow/privacy', 'https://willow.example/rules', [
        page('/willow/privacy', 'Terms and conditions'),
      ]),
      at: 'coach.ts, legal.privacy',
      says: 'The link privacy leads to "/willow/privacy", which is terms by its title. Correct the title, or write the path of a privacy notice here.',
    },
    'an imprint that is the notice, elsewhere': {
      coach: {
        legal: {
          privacy: 'https://willow.example/privacy',
          imprint: 'https://willow.example/datenschutz/',
        },
      },
      at: 'coach.ts, legal.imprint',
      says: 'The link imprint leads to "https://willow.example/datenschutz/", which is a privacy notice by its path. Write the path of an imprint here.',
    },
    'French terms where the notice belongs': {
      coach: { 'legal.privacy': 'https://willow.example/conditions-generales' },
      says: 'The link privacy leads to "https://willow.example/conditions-generales", which is terms by its path. Write the path of a privacy notice here.',
    },
  });
  itAccepts({
    'a notice and terms': { changes: linked('/willow/privacy', '/willow/terms', two) },
    'one page for both': {
      changes: linked('/willow/small-print', '/willow/small-print', [
        page('/willow/small-print', 'Privacy and terms'),
      ]),
    },
    'paths that say nothing': {
      changes: linked('/willow/a', '/willow/b', [
        page('/willow/a', 'How we treat you'),
        page('/willow/b', 'How we work'),
      ]),
    },
    'an imprint on the page of the notice': {
      coach: {
        legal: {
          privacy: 'https://willow.example/impressum-datenschutz',
          imprint: 'https://willow.example/impressum-datenschutz',
        },
      },
    },
  });
});

describe('what pages of plain text say', () => {
  itNames('postal-address-differs', {
    'another town': {
      changes: written('Willow Works, 48 Ridge Road, Albany, OR 97302.', {
        postalAddress: 'Willow Works, 48 Ridge Road, Salem, OR 97302',
      }),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"Albany" stands here, but the emails give "Willow Works, 48 Ridge Road, Salem, OR 97302" as the address (postalAddress). Look up which is right, and write "Salem" or "Albany" in both places.',
    },
    'terms that no page leads to': {
      coach: {
        legal: { privacy: '/willow/privacy' },
        documents: two,
      },
      rule: 'unlinked-document',
      at: 'coach.ts, documents[1].path',
      says: `No page leads to "/willow/terms", which by its path is terms. Add terms: '/willow/terms' to legal, or remove the page.`,
    },
    'the country of another service': {
      changes: written('Postmark, a service in Germany, delivers our emails.'),
      rule: 'service-not-used',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"Postmark, a service in Germany" stands here, but Postmark is a service in the United States. Say what happens to the data that this site keeps, or allow it here where another page of yours does so.',
    },
    'a service that delivers for no other coach': {
      changes: {
        'oak/coach.ts': carried('oak'),
        'maple/coach.ts': { ...carried('maple'), 'theme.strong': '#1D4E87' },
        ...written('SendGrid delivers our emails.'),
      },
      rule: 'service-not-used',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"SendGrid" stands here, but funnels/oak/coach.ts says "Postmark", and one service delivers the emails of all coaches. Write "Postmark", or whichever service the site has.',
    },
    'nobody who delivers, where the others name one': {
      changes: {
        'oak/coach.ts': carried('oak'),
        'maple/coach.ts': { ...carried('maple'), 'theme.strong': '#1D4E87' },
        ...written('Your address.', { legal: { privacy: '/willow/privacy' } }),
      },
      rule: 'unknown-to-notice',
      at: 'coach.ts, documents[0].sections',
      says: 'No legal page here says who delivers the emails; funnels/oak/coach.ts names "Postmark", and one service delivers those of all coaches. Say there that Postmark delivers them and what it learns.',
    },
    'two sections with one heading': {
      coach: {
        documents: [
          page(
            '/willow/privacy',
            'What we keep',
            ['Who helps us', 'Postmark delivers our emails.'],
            ['Who helps us', 'Willow Works.'],
          ),
        ],
      },
      rule: 'heading-twice',
      at: 'coach.ts, documents[0].sections[1].heading',
      says: '"Who helps us" stands above another section of this page, too, so one of the two has the words of the other. Say what this one is about.',
    },
    'terms with the title of the notice': {
      changes: linked('/willow/privacy', '/willow/terms', [
        page('/willow/privacy', 'What we keep'),
        page('/willow/terms', 'What we keep', ['The rules', 'Be kind.']),
      ]),
      rule: 'heading-twice',
      at: 'coach.ts, documents[1].title',
      says: '"What we keep" stands above another page, too, so one of the two has the words of the other. Say what this one is about.',
    },
    'another house number': {
      changes: written('Willow Works, 11 Willow Way, Springfield.'),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"11 Willow Way" stands here, but the emails give "1 Willow Way, Springfield" as the address (postalAddress). Look up which is right, and write "1 Willow Way" or "11 Willow Way" in both places.',
    },
    'digits of a postcode exchanged': {
      changes: written('Willow Works, 48 Ridge Road, Salem, OR 97320.', {
        postalAddress: '48 Ridge Road, Salem, OR 97302',
      }),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"OR 97320" stands here, but the emails give "48 Ridge Road, Salem, OR 97302" as the address (postalAddress). Look up which is right, and write "OR 97302" or "OR 97320" in both places.',
    },
    'another house in a German street': {
      changes: written('Weidenwerk, Hauptstraße 21, 80331 München.', {
        postalAddress: 'Weidenwerk, Hauptstraße 12, 80331 München',
      }),
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"Hauptstraße 21" stands here, but the emails give "Weidenwerk, Hauptstraße 12, 80331 München" as the address (postalAddress). Look up which is right, and write "Hauptstraße 12" or "Hauptstraße 21" in both places.',
    },
    'a mailbox that nobody else names': {
      changes: written('To have it erased, write to support@willow.example.'),
      rule: 'wrong-mailbox',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"support@willow.example" stands here, but nothing else of this coach names that mailbox; contactEmail is "hello@willow.example". Write "hello@willow.example", or allow it here if somebody reads that mailbox.',
    },
    'the mailbox under another ending': {
      changes: written('To have it erased, write to hello@willow.com.'),
      rule: 'wrong-mailbox',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"hello@willow.com" stands here, but nothing else of this coach names that mailbox; contactEmail is "hello@willow.example". Write "hello@willow.example", or allow it here if somebody reads that mailbox.',
    },
    'a list without what the form asks for': {
      changes: kept('Your name and your email address, and the page.'),
      rule: 'unknown-to-notice',
      at: 'guide.ts, form.fields.phone',
      says: 'The form asks for "Phone", but "What we keep", which lists what is kept, does not name it (/willow/privacy). Name it on that page, or remove the field.',
    },
    'a list that says what people asked for': {
      changes: kept('Your name and your email address, to send you what you asked for.'),
      rule: 'unknown-to-notice',
      at: 'guide.ts, form.fields.phone',
      says: 'The form asks for "Phone", but "What we keep", which lists what is kept, does not name it (/willow/privacy). Name it on that page, or remove the field.',
    },
    'another time for what nobody confirms': {
      changes: {
        'guide.ts': { confirmation: 'double' },
        ...written('Sign-ups that are not confirmed within 30 days are erased.'),
      },
      rule: 'email-timing',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"30 days" stands here, but what nobody confirms is erased after 7 days. Write 7 days, or leave it out.',
    },
    'the cookies of a generator': {
      changes: written('This website uses cookies to improve your experience.'),
      rule: 'service-not-used',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"This website uses cookies" stands here, but the pages here set no cookies. Say what happens to the data that this site keeps, or allow it here where another page of yours does so.',
    },
    'the cookies that people accept': {
      changes: written('By staying here you accept our cookies.'),
      rule: 'service-not-used',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"accept our cookies" stands here, but the pages here set no cookies. Say what happens to the data that this site keeps, or allow it here where another page of yours does so.',
    },
    'an imprint without an address': {
      coach: {
        postalAddress: '48 Ridge Road, Salem, OR 97302',
        legal: { privacy: 'https://willow.example/privacy', imprint: '/willow/imprint' },
        documents: [page('/willow/imprint', 'Imprint', ['Who we are', 'Willow Works.'])],
      },
      at: 'coach.ts, documents[0].sections',
      says: 'The imprint does not say where its provider is found; the emails give "48 Ridge Road, Salem, OR 97302" as the address (postalAddress). Write the address there, as the law asks.',
    },
    'the analytics of another site': {
      changes: written('Visits are counted with Google Analytics.'),
      rule: 'service-not-used',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"Google Analytics" stands here, but the pages here load nothing of it and count visits themselves. Say what happens to the data that this site keeps, or allow it here where another page of yours does so.',
    },
    'the newsletter service of before': {
      changes: written('Mailchimp, a service in the United States, delivers our emails.'),
      rule: 'service-not-used',
      at: 'coach.ts, documents[0].sections[0].paragraphs[0]',
      says: '"Mailchimp" stands here, but the emails here are sent by the site itself. Say what happens to the data that this site keeps, or allow it here where another page of yours does so.',
    },
  });
  itAccepts({
    'a service without its name, where the others name it': {
      changes: {
        'oak/coach.ts': carried('oak'),
        'maple/coach.ts': { ...carried('maple'), 'theme.strong': '#1D4E87' },
        ...written('A service sends our emails.', { legal: { privacy: '/willow/privacy' } }),
      },
    },
    'the address in full': { changes: written('Willow Works, 1 Willow Way, Springfield.') },
    'the address in another order, and a second one': {
      changes: written('We are at 48 Ridge Road, Salem, OR 97302. Visit us at 12 Mill Lane.', {
        postalAddress: '48 Ridge Road, Salem, OR 97302',
      }),
    },
    'a year and a number beside a place': {
      changes: written('In Springfield 40 people wrote to us. We use 3 servers.'),
    },
    'a list that says in its own words what is asked': {
      changes: {
        ...kept('Your name and your email address, and what you would like to eat.'),
        'guide.ts': {
          'form.fields.stew': {
            kind: 'radio',
            label: 'On Fridays you have',
            required: false,
            options: [
              { value: 'meat', label: 'With meat' },
              { value: 'plain', label: 'Without' },
            ],
          },
          'submission.metadata': { stew: '{stew}' },
        },
      },
    },
    'a list that names contact details': {
      changes: kept('Your name, your email address and other contact details.'),
    },
    'a list that names a number to ring': { changes: kept('Your name, email and number.') },
    'a mailbox for questions about data': {
      changes: written('Write to privacy@willow.example, or to press@elsewhere.example.'),
    },
    'one more mailbox beside the usual one': {
      changes: written('Write to hello@willow.example; the press writes to press@willow.example.'),
    },
    'a list that names the telephone': {
      changes: kept('Your name, your email address and a telephone number.'),
    },
    'a list that takes in the form': {
      changes: kept('Your name, your email address and what else you enter in the form.'),
    },
    'terms that a notice leads to': {
      coach: {
        legal: { privacy: '/willow/privacy' },
        documents: [
          page('/willow/privacy', 'What we keep', ['More', 'See [our terms](/willow/terms).']),
          page('/willow/terms', 'The rules'),
        ],
      },
    },
    'a service that half of the coaches name': {
      changes: { 'oak/coach.ts': carried('oak'), ...written('SendGrid delivers our emails.') },
    },
    'whom Postmark belongs to': {
      changes: written('Postmark, a service of ActiveCampaign, delivers our emails.'),
    },
    'no cookies': { changes: written('We use no cookies and no Google Analytics.') },
    'cookies of others': { changes: written('The calendar sets cookies of its own.') },
    'cookies denied': { changes: written('Our pages set neither cookies nor trackers.') },
    'a service that a program hands leads to': {
      changes: written('Mailchimp keeps your address for us.', {
        webhooks: [
          {
            url: 'https://hooks.willow.example/in',
            events: ['lead.created'],
            secret: 'WILLOW_KEY',
          },
        ],
      }),
    },
    'a heading that another page has, too': {
      changes: linked('/willow/privacy', '/willow/terms', [
        page('/willow/privacy', 'What we keep', ['Who we are', 'Willow Works.']),
        page('/willow/terms', 'The rules', ['Who we are', 'Willow Works.']),
      ]),
    },
  });
});
