import { describe } from 'vitest';
import { itAccepts, itNames } from './mistake.ts';

const consent = (text: string) => ({ 'guide.ts': { 'form.consent.text': text } });

describe('a consent', () => {
  itNames('campaign-without-consent', {
    'a campaign without one': {
      guide: { 'form.consent': undefined },
      says: `The form starts the campaign "Willow Campaign", but nothing says that people agree to its emails. Add consent: { version: '…', text: 'You agree to get … and a few emails from {coach}. One click stops them.' }.`,
    },
    'an optional campaign that exists, without one': {
      guide: { 'form.consent': undefined, 'submission.journey.when': 'if-campaign-exists' },
      at: 'guide.ts, form.consent',
      says: `The form starts the campaign "Willow Campaign", but nothing says that people agree to its emails. Add consent: { version: '…', text: 'You agree to get … and a few emails from {coach}. One click stops them.' }.`,
    },
    'one that says nothing of emails': {
      changes: consent('You agree to our terms.'),
      rule: 'consent-words',
      says: 'The consent "You agree to our terms." says nothing about emails, but the form starts the campaign "Willow Campaign". Say that emails follow, from whom, and how to stop them.',
    },
    'one about the guide alone': {
      changes: consent('You agree to get the guide.'),
      rule: 'consent-words',
      says: 'The consent "You agree to get the guide." says nothing about emails, but the form starts the campaign "Willow Campaign". Say that emails follow, from whom, and how to stop them.',
    },
    'one to another coach': {
      changes: {
        'oak/coach.ts': {},
        ...consent('You agree to get the guide and a few emails from Oak Works.'),
      },
      rule: 'foreign-name',
      says: '"Oak Works" stands here, which is the brand of Oak Works (funnels/oak/coach.ts). Write that of Willow Works.',
    },
    'one to a single email': {
      changes: consent('You agree to get a single email, nothing more.'),
      rule: 'email-count',
      says: '"a single email, nothing more" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
    'the words that stand under the button': {
      guide: {
        'form.privacy': 'The guide, then one short email.',
        'form.consent.text': 'The guide, then one short email.',
      },
      rule: 'same-consent',
      says: 'The form says "The guide, then one short email." under its button already (form.privacy), and nobody agrees to anything by it. Say what people agree to: You agree to get … and a few emails from {coach}. One click stops them.',
    },
    'one to the guide and nothing else': {
      changes: consent('You agree to get the guide by email, and nothing else.'),
      rule: 'email-count',
      says: '"get the guide by email, and nothing else" stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.',
    },
  });
  itAccepts({
    emails: { changes: consent('You agree to get the guide and a few emails from {coach}.') },
    'a newsletter': { changes: consent('You agree to our newsletter. One click stops it.') },
    'one email, and a few more': {
      changes: consent('You agree to get one email with the guide. A few more follow.'),
    },
    letters: { changes: consent('We may write to you about rest.') },
    'none for a form that starts nothing': {
      coach: { campaigns: [] },
      guide: { 'form.consent': undefined, 'submission.journey': undefined },
    },
    'none for a campaign that may never exist': {
      guide: {
        'form.consent': undefined,
        'submission.journey': { campaign: 'Test', firstEmail: 'now', when: 'if-campaign-exists' },
      },
    },
  });
});
