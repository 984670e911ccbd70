import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event } from '#tests/support/site/declarations.ts';

const consent = (text: string) => ({ 'guide.ts': { 'form.consent.text': text } });
/** Small print under a form, and what else the funnel declares. */
const privacy = (text: string, more: object = {}): Files => ({
  ...('submission.journey' in more ? { 'coach.ts': { campaigns: [] } } : {}),
  'guide.ts': { 'form.privacy': text, ...more },
});
/** A form that starts no campaign. */
const alone = { 'form.consent': undefined, 'submission.journey': undefined };
/** An event after which nothing is sent. */
const evening = { ...alone, event };
const notice = (text: string) => ({
  legal: { privacy: '/willow/privacy' },
  documents: [
    {
      path: '/willow/privacy',
      title: 'What we keep',
      updated: '2027-03-16',
      sections: [{ heading: 'Entries', paragraphs: [text] }],
    },
  ],
});

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
  const more =
    'stands here, but this form starts the campaign "Willow Campaign" with 1 more email. Say that more emails follow, or remove submission.journey.';
  const none =
    'stands here, but this form starts no campaign, so nothing follows. Let the form start a campaign (submission.journey), or take the words out.';
  const small = 'guide.ts, form.privacy';
  itNames({
    'no other email, beside a campaign': {
      changes: privacy('We send you one confirmation and no other email.'),
      rule: 'email-count',
      at: small,
      says: `"no other email" ${more}`,
    },
    'the guide and nothing more, beside a campaign': {
      changes: privacy('You get the guide and nothing more.'),
      rule: 'email-count',
      at: small,
      says: `"You get the guide and nothing more" ${more}`,
    },
    'a few emails, without a campaign': {
      changes: privacy('One guide, then a few emails.', alone),
      rule: 'promised-email',
      at: small,
      says: `"a few emails" ${none}`,
    },
    'a consent to emails that nothing sends': {
      changes: {
        'coach.ts': { campaigns: [] },
        'guide.ts': {
          'submission.journey': undefined,
          'form.consent': {
            version: '2027-01',
            text: 'You agree to get the guide and occasional emails from {coach}.',
          },
        },
      },
      rule: 'promised-email',
      at: 'guide.ts, form.consent.text',
      says: `"occasional emails" ${none}`,
    },
    'follow-up emails where nothing follows an event': {
      changes: privacy('The link, and follow-up emails with recipes.', evening),
      rule: 'promised-email',
      at: small,
      says: '"follow-up emails" stands here, but this form starts no campaign and nothing is sent after the event. Let the form start a campaign (submission.journey), or take the words out.',
    },
    'emails that nobody could stop': {
      changes: consent('You agree to get a few emails from {coach}. You cannot unsubscribe.'),
      rule: 'consent-words',
      at: 'guide.ts, form.consent.text',
      says: '"cannot unsubscribe" stands here, but every campaign email has a link that stops them, as the law asks. Say how to stop them: “One click stops them.”',
    },
    'calls where nobody leaves a number': {
      changes: consent('You agree to get a few emails, calls and text messages from {coach}.'),
      rule: 'promised-contact',
      at: 'guide.ts, form.consent.text',
      says: '"calls and text messages" stands here, but the form asks for no telephone number. Add a field for the number, or say that an email comes.',
    },
    'five emails where one follows': {
      changes: consent('You agree to get the guide and five emails from {coach}.'),
      rule: 'email-count',
      at: 'guide.ts, form.consent.text',
      says: '"five emails" stands here, but "Willow Campaign" has 1 email. Write 1, or “a few emails”, or change the campaign\'s steps.',
    },
    'a reply that stops nothing': {
      changes: privacy('Reply STOP to unsubscribe.'),
      rule: 'nothing-there',
      at: small,
      says: '"Reply STOP" stands here, but a link in every campaign email stops them, and no reply does. Remove what another system had put there.',
    },
    'an address that nobody has to confirm': {
      changes: privacy('You confirm your address by email first.'),
      rule: 'promised-email',
      at: small,
      says: '"You confirm your address" stands here, but no email of this funnel asks for a confirmation. Take the words out, or let the event hold seats (event.hold).',
    },
    'an address that is never deleted by itself': {
      changes: privacy('We delete your address after the evening.'),
      rule: 'retention-differs',
      at: small,
      says: '"We delete your address after" stands here, but the site keeps what people enter until somebody erases it. Say that people may have it erased, and how.',
    },
    'partners that the notice does not know': {
      changes: {
        'coach.ts': notice('Your name and your address, seen by nobody else.'),
        ...privacy('We share your address with selected partners.'),
      },
      rule: 'unknown-to-notice',
      at: small,
      says: '"We share your address with selected partner" stands here, but the privacy notice names nobody of that kind. Name on that page who gets what, or take the words out.',
    },
  });
  itAccepts({
    'a few emails about an event': {
      changes: privacy('For the evening and a few emails about it.', evening),
    },
    'an address that people confirm': {
      changes: privacy('You confirm your address by email first.', { confirmation: 'double' }),
    },
    'data that are deleted on request': {
      changes: privacy('We delete your data when you ask us to.'),
    },
    'no follow-up emails': { changes: privacy('No follow-up emails, ever.', alone) },
    'emails that people write': {
      changes: privacy('For people who get more emails than they answer.', alone),
    },
    'partners whom the notice names': {
      changes: {
        'coach.ts': notice('Your name and your address, seen by our partners in Oslo.'),
        ...privacy('We share your address with selected partners.'),
      },
    },
    'what is known and not told': {
      changes: {
        'coach.ts': notice('Your name and your address, seen by nobody else.'),
        ...privacy('We share all that we know with our partners, and your address with nobody.'),
      },
    },
    'nobody with whom anything is shared': {
      changes: {
        'coach.ts': notice('Your name and your address, seen by nobody else.'),
        ...privacy('We never share your address with partners.'),
      },
    },
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
