import { describe } from 'vitest';
import { guideMessage, message } from '#tests/support/declarations.ts';
import { itAccepts, itNames } from './mistake.ts';

const step = (id: string, text: string) => ({
  id,
  after: { days: 1 },
  message: {
    ...message,
    subject: text,
    preview: `About the ${id}.`,
    heading: text,
    paragraphs: [`${text}?`],
  },
});

/** Two guides, each with an email of its own; what the second one's email is about. */
const subject = (text: string) => ({
  'coach.ts': {
    functions: {
      'send-guide': { template: 'guide', body: ['email', 'name'], message: guideMessage },
      'send-other': {
        template: 'guide',
        body: ['email', 'name'],
        message: {
          ...guideMessage,
          subject: text,
          preview: 'What you wished for.',
          heading: 'Good morning, {name}',
          paragraphs: ['Read it at the window.'],
          points: [{ title: 'Look out', text: 'Count the birds before breakfast.' }],
        },
      },
    },
  },
  'other.ts': {
    'submission.email': { function: 'send-other', body: ['email', 'name'], onFailure: 'log' },
  },
});

/** What people agree to, beside a campaign of two emails. */
const agreed = (text: string, ...steps: readonly object[]) => ({
  'coach.ts': { campaigns: [{ name: 'Willow Campaign', steps }] },
  'guide.ts': { 'form.consent.text': text },
});

const two = [step('hello', 'One more thought'), step('again', 'A last thought')];

describe('what subjects, consents and mailboxes say of others', () => {
  itNames({
    'the subject of another guide': {
      changes: subject('Your copy of The Willow Guide'),
      rule: 'foreign-offer',
      at: "coach.ts, functions['send-other'].message.subject",
      says: '"The Willow Guide" stands here, which is what funnels/willow/guide.ts offers; this email brings "The Guide to other". Write {leadMagnet}, which is always the name of this offer.',
    },
    'one email agreed to, and two that come': {
      changes: agreed('You agree to get the guide and one email from {coach}.', ...two),
      rule: 'email-count',
      says: '"and one email" stands here, but this form starts the campaign "Willow Campaign" with 2 more emails. Say that more emails follow, or remove submission.journey.',
    },
    'a mailbox like a site': {
      coach: { contactEmail: 'www.hello@willow.example' },
      rule: 'wrong-mailbox',
      says: '"www.hello@willow.example" begins with www., which sites have and mailboxes have not. Write "hello@willow.example".',
    },
  });
  itAccepts({
    'the own guide in the subject': { changes: subject('Your copy of The Guide to other') },
    'a subject that names no offer': { changes: subject('It is at your window') },
    'one email agreed to, and one that comes': {
      changes: agreed(
        'You agree to get the guide and one email from {coach}.',
        step('hello', 'One more thought'),
      ),
    },
  });
});
