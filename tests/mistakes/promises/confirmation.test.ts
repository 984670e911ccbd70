import { describe } from 'vitest';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message } from '#tests/support/site/declarations.ts';

const inbox = {
  title: 'One click is left',
  text: 'We have written to {email}. Its button brings the guide.',
};
const email = {
  subject: 'Please confirm: {leadMagnet}',
  preview: 'One click is left.',
  heading: 'Is this your address?',
  paragraphs: ['Somebody signed up with {coach}. If it was not you, do nothing.'],
  button: 'Yes, confirm',
};
const held = {
  'coach.ts': {
    'functions.send-guide.message': { ...message, button: { label: 'Keep it', to: 'seat' } },
  },
};
const evening = {
  event: { ...event, seats: 20, hold: { minutes: 60 } },
  'failure.alreadyRegistered': { title: 'You have a seat already.' },
  'failure.full': { title: 'No seat is left.' },
};

describe('sign-ups that are confirmed', () => {
  itNames('wrong-value', {
    'another word for double': {
      guide: { confirmation: 'dubble' },
      says: 'Found "dubble" instead of "single" or "double" or a group of properties { inbox, email }. Write "single" or "double" or a group of properties { inbox, email }.',
    },
    'a default that there is not': {
      coach: { confirmation: 'always' },
      says: 'Found "always" instead of "single" or "double". Write "single" or "double".',
    },
    'a promise before the confirmation': {
      guide: {
        confirmation: { inbox: { ...inbox, text: 'Your guide is on its way to {email}.' } },
      },
      rule: 'promised-unconfirmed',
      at: 'guide.ts, confirmation.inbox.text',
      says: '"guide is on its way" is read before the sign-up is confirmed, when nothing is reserved or sent yet. Say that it comes with the click in the email, and move this to success.screen, which is shown then.',
    },
    'a link that works for longer than it is said': {
      guide: {
        confirmation: { email: { ...email, paragraphs: ['The link works for 48 hours.'] } },
      },
      rule: 'email-timing',
      at: 'guide.ts, confirmation.email.paragraphs[0]',
      says: '"48 hours" stands here, but the link works for 7 days. Write 7 days, or leave it out.',
    },
    'a link that works for longer, in German': {
      guide: {
        confirmation: { email: { ...email, paragraphs: ['Der Link gilt 14 Tage.'] } },
        language: 'de',
      },
      rule: 'email-timing',
      at: 'guide.ts, confirmation.email.paragraphs[0]',
      says: '"14 Tage" stands here, but the link works for 7 days. Write 7 Tage, or leave it out.',
      also: ['other-language'],
    },
    'a promise where the email that asks is late': {
      coach: { confirmation: 'double' },
      guide: {
        'submission.email.onFailure': 'say-delayed',
        'success.delayed': { title: 'The email is late', description: 'Your seat is safe.' },
      },
      rule: 'promised-unconfirmed',
      at: 'guide.ts, success.delayed.description',
      says: '"seat is safe" is read before the sign-up is confirmed, when nothing is reserved or sent yet. Say that it comes with the click in the email, and move this to success.screen, which is shown then.',
    },
    'seats that are confirmed, too': {
      changes: { ...held, 'guide.ts': { ...evening, confirmation: 'double' } },
      rule: 'confirmed-twice',
      at: 'guide.ts, event.hold',
      says: "Sign-ups of this funnel are confirmed by email, and then their seats are firm. event.hold asks only those once more who have confirmed with the coach before. Remove event.hold, or write confirmation: 'single'.",
    },
    'a link in the email that asks': {
      guide: {
        confirmation: {
          email: { ...email, paragraphs: ['Please confirm, or [book a call](/willow-guide).'] },
        },
      },
      rule: 'link-in-asking-email',
      at: 'guide.ts, confirmation.email.paragraphs[0]',
      says: 'The email that asks to confirm also leads elsewhere: "[book a call](/willow-guide)". Whoever gets it may not have signed up, and to them it is advertising. Leave the button as its only link, and say the rest in the requested email.',
    },
    'a greeting by a name that a stranger may have typed': {
      guide: { confirmation: { email: { ...email, heading: 'Is it you, {name}?' } } },
      rule: 'unknown-placeholder',
      at: 'guide.ts, confirmation.email.heading',
      says: '{name} in "Is it you, {name}?" has no value here. Use one of {leadMagnet} and {coach}, or write the words out.',
    },
    'an email that asks without a button': {
      guide: { confirmation: { email: { ...email, button: undefined } } },
      rule: 'missing-property',
      at: 'guide.ts, confirmation.email.button',
      says: 'button is missing. Add button: a text.',
    },
  });

  itAccepts({
    ...Object.fromEntries(
      [
        'Press the button in that email and you’re registered.',
        'One press of the button in it and your seat is booked.',
        'You’re registered once you have opened the link in it.',
        'You’re in the last step: open the email.',
        'Open the one that we have written, and your place is confirmed.',
      ].map((text) => [text, { guide: { confirmation: { inbox: { ...inbox, text } } } }]),
    ),
    'the engine’s own words': { guide: { confirmation: 'double' } },
    'own words': { guide: { confirmation: { inbox, email } } },
    'one funnel that asks for none': {
      coach: { confirmation: 'double' },
      guide: { confirmation: 'single' },
    },
    'seats that are held where sign-ups are not confirmed': {
      changes: { ...held, 'guide.ts': evening },
    },
    'a promise that is kept at once': {
      guide: {
        'submission.email.onFailure': 'say-delayed',
        'success.delayed': { title: 'The email is late', description: 'Your seat is safe.' },
      },
    },
    'a promise on the screen after the confirmation': {
      guide: {
        confirmation: 'double',
        success: {
          after: 'screen',
          screen: { title: 'Thank you, {name}', text: 'The guide is on its way to {email}.' },
        },
      },
    },
  });
});
