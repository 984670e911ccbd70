import type { SeatWords } from './seat-words.ts';

/** What the site says of seats, in English. */
export const seat: SeatWords = {
  title: 'Your seat',
  description: 'Confirm, free or change your seat.',
  held: (event) => ({
    title: 'Keep your seat?',
    eyebrow: 'One more click',
    text: `We are holding a seat for you: ${event}. One click keeps it.`,
  }),
  confirmed: (event) => ({
    title: 'Your seat is confirmed',
    eyebrow: 'Done',
    text: `${event}: the seat is yours. Everything else is in the email you came from. If you can’t come, free it here.`,
  }),
  waiting: (event, before) => ({
    title: 'You are on the waiting list',
    eyebrow: 'Full for now',
    text:
      before === 0
        ? `${event} is full. You are the first in line: the next free seat is offered to you by email.`
        : `${event} is full. ${before === 1 ? 'One person is' : `${before} people are`} in line before you. As soon as it is your turn, you get an email that holds a seat for you.`,
  }),
  freed: (event) => ({
    title: 'Your seat is free again',
    eyebrow: 'Done',
    text: `Your seat went back: ${event}. Thank you for letting us know.`,
  }),
  left: (event) => ({
    title: 'You are off the waiting list',
    eyebrow: 'Done',
    text: `${event}: no seat will be offered to you now.`,
  }),
  lapsed: (event) => ({
    title: 'You have no seat right now',
    eyebrow: 'Still room',
    text: `You have no seat at the moment, and ${event} still has room. One click takes a seat.`,
  }),
  full: (event) => ({
    title: 'All seats are taken',
    eyebrow: 'Sorry',
    text: `You have no seat at the moment, and ${event} is full. Seats become free again from time to time: come back to this page to look.`,
  }),
  over: (event) => ({
    title: 'Too late to change anything',
    eyebrow: 'Over',
    text: `${event} has begun or was called off.`,
  }),
  nothingKnown: {
    title: 'Nothing to confirm',
    eyebrow: 'Not found',
    text: 'We have no record of this seat any more.',
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
  keep: 'Yes, keep my seat',
  take: 'Take a seat',
  free: 'Free my seat',
  wait: 'Join the waiting list',
  leave: 'Leave the waiting list',
  otherDates: 'Another date suits you better? Choose it:',
  reminders: {
    none: 'Please do not wait for a reminder: the time for it has passed.',
    later:
      'The first reminder would have come before now, and you only get the one shortly before it begins.',
  },
  email: {
    cannotCome: 'Can’t come? Free your seat',
    cannotComeThen: 'Can’t come? Free your seat or choose another date',
    late: 'This email was held up and reaches you late: please go by the date and time above.',
    lateAfter: (date) => `This email was held up and reaches you late: the event was on ${date}.`,
    noReminder:
      'Please keep this email and do not wait for a reminder: the time for it has passed.',
    laterReminder:
      'Please keep this email: the first reminder would have come before now, and you only get the one shortly before it begins.',
    keptUntilBegun: 'The seat is kept for you only until the event begins.',
    freed: (event, when) => ({
      subject: `Your seat is free again: ${event}`,
      preview: 'Thank you for letting us know.',
      heading: 'Your seat is free again',
      text: `Thank you for letting us know. Your seat at ${event}${when ? ` on ${when}` : ''} is free again.${when ? ' The attached calendar file takes the date out of your diary.' : ''}`,
    }),
    backToPage: 'See it again',
    waitingEnded: (event, what) => ({
      subject: `No seat became free: ${event}`,
      preview: 'Thank you for waiting.',
      heading: 'No seat became free',
      text: `You were on the waiting list: ${what}. It has begun, and unfortunately no seat became free for you. Thank you for your patience.`,
    }),
    waitingCalledOff: (event, what) => ({
      subject: `Called off: ${event}`,
      preview: 'No seat will be offered any more.',
      heading: 'This date was called off',
      text: `You were on the waiting list: ${what}. This date was called off, so no seat will be offered to you.`,
    }),
    calledOff: (event, what) => ({
      subject: `Called off: ${event}`,
      preview: 'It will not take place on this date.',
      heading: 'This date was called off',
      text: `You had a seat: ${what}. This date was called off and will not take place. We are sorry for the change to your plans.`,
    }),
    datesDeclared: (event) => ({
      subject: `Choose your date: ${event}`,
      preview: 'The dates are fixed.',
      heading: 'There are dates to choose from',
      text: `You asked for a seat at ${event} before it had a date. Now it has several: please choose the one that suits you, so that we can keep a seat for you.`,
    }),
    chooseDate: 'Choose a date',
    takenOut: 'The attached calendar file takes it out of your diary.',
    seeOtherDates: 'See the other dates',
    taken: (event, when) => ({
      subject: `Your seat: ${event}`,
      preview: when ? `${when}. The new calendar file is attached.` : event,
      heading: 'Your seat is booked',
      text: when
        ? 'This is your date now. It takes the place of what we wrote to you before.'
        : 'This is your seat now. As soon as there is a date, we write to you.',
    }),
  },
};
