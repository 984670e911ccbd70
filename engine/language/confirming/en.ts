import type { ConfirmWords } from './confirm-words.ts';

/** What the site says of a sign-up that is to be confirmed, in English. */
export const confirming: ConfirmWords = {
  inbox: {
    title: 'Look in your inbox',
    text: 'We have written to {email}. Open the email and press its button: it takes you on.',
    tip: 'Nothing there after five minutes? Then look in the spam folder.',
    trouble: 'No email, or a wrong address?',
  },
  email: (days) => ({
    subject: 'Please confirm: {leadMagnet}',
    preview: 'One click is left.',
    heading: 'Is this your address?',
    paragraphs: [
      'Somebody, most likely you, signed up with {coach} for “{leadMagnet}” and entered this address. Press the button, and everything else follows.',
      `If this was not you, do nothing, and no other email will follow. The link works for ${days} days.`,
    ],
    button: 'Yes, confirm',
  }),
  untilBegun: 'The event is near: you can confirm only until it begins.',
  title: 'Confirm your address',
  description: 'One click completes the sign-up.',
  asked: (offer, address) => ({
    title: 'One click is left',
    eyebrow: 'Confirm',
    text: `You signed up for “${offer}” with ${address}. Press the button if that was you.`,
  }),
  confirm: 'Yes, that was me',
  confirmed: (offer, address) => ({
    title: 'Thank you, confirmed',
    eyebrow: 'Done',
    text: `Everything else about “${offer}” comes by email to ${address}.`,
  }),
  full: 'Full for now',
  expired: (offer) => ({
    title: 'This link has expired',
    eyebrow: 'Too late',
    text: `The sign-up for “${offer}” was not confirmed in time, and what you entered was deleted.`,
  }),
  signUpAgain: 'To the page',
  nothingKnown: {
    title: 'Nothing to confirm',
    eyebrow: 'Not found',
    text: 'This sign-up was changed or deleted. There is nothing you need to do.',
  },
  unknownLink: {
    title: 'This link is incomplete',
    eyebrow: '404',
    text: 'Open the link from the email itself, or copy all of it.',
  },
  unavailable: {
    title: 'Please try again in a minute',
    eyebrow: '503',
    text: 'We could not save it just now. Nothing has changed yet. Reload this page to try again.',
  },
  trouble: (address) => ({
    title: 'No email from us?',
    eyebrow: 'Inbox',
    text: `We wrote to ${address}. An email may take a few minutes, and some end up in the spam folder.`,
  }),
  resend: 'Send it again',
  resent: (address) => ({
    title: 'On its way, or there already',
    eyebrow: 'Inbox',
    text: `Our email to ${address} is on its way, or it is there already. Please look in the spam folder, too.`,
  }),
  newAddress: 'The right address',
  correct: 'Use this address',
  tooOften: {
    title: 'That was the last one for today',
    eyebrow: 'Please wait',
    text: 'Please give the emails a while to arrive. You can sign up again tomorrow.',
  },
};
