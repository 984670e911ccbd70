import { confirming } from './confirming/en.ts';
import { englishForm } from './english-form.ts';
import { notice } from './notices/en.ts';
import { seat } from './seats/en.ts';
import type { Words } from './words.ts';

/** English, as the site itself speaks it. */
export const en: Words = {
  locale: 'en-US',
  dateUnknown: 'Date to be announced',
  minutes: (minutes) => `${minutes} minutes`,
  days: (days) => `${days} days`,
  offers: {
    guide: 'Free guide',
    report: 'Free report',
    test: 'Free test',
    masterclass: 'Free masterclass',
    workshop: 'Free workshop',
    webinar: 'Free webinar',
    event: 'Live event',
    call: 'Free call',
  },
  form: englishForm,
  page: {
    newTab: '(opens in a new tab)',
    calendarOf: (brand) => `Booking calendar of ${brand}`,
    stars: (count) => `${count} out of 5 stars`,
    quoted: (words) => `“${words}”`,
    forYou: 'For you if',
    notForYou: 'Not for you if',
    length: 'Length',
    place: 'Place',
    seats: 'Seats',
    chooseDate: 'Which date suits you?',
    dateMissing: 'Please choose a date.',
    dates: 'Other dates',
    dateFull: 'Full',
    dateBegun: 'Under way',
    dateGone: 'Over',
    yourTime: () => 'your time',
    allOffers: 'All coaches and offers',
    play: 'Play the video,',
    watchAt: (host) => `Watch it at ${host}`,
    transcript: 'Read what is said',
  },
  email: {
    labelled: (label) => `${label}:`,
    nameless: 'there',
    event: 'Event',
    date: 'Date',
    time: 'Time',
    length: 'Length',
    where: 'Where',
    calendarNote: 'The attached calendar file puts it into your diary, in your own time zone.',
    campaignReason: (brand) => `You get these emails because you signed up with ${brand}.`,
    requestReason: (brand) => `You get this email because you asked for it at ${brand}.`,
    unsubscribe: 'Unsubscribe',
  },
  answer: {
    yes: 'yes',
    lastResort: 'Something went wrong. Please try again.',
    reference: (code) => `Reference: ${code}`,
    timedOut: (seconds) =>
      `Function call timed out after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    unavailable:
      'We cannot save it right now. Your answers are still here: please send them again in a moment.',
    staleForm: 'The form has been open for too long. Please send it again.',
    usedForm: 'This form has been sent a few times already. Please send it again.',
    tooQuick: 'That was quicker than we expect. Please wait a moment and send it again.',
    tooMany: 'Too many attempts.',
    rush: 'This form is being sent very often right now.',
    seatsTaken: 'Many seats were just taken from your network.',
    waitMinutes: (minutes) =>
      `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and send it again.`,
    again: 'Please send it again in a moment.',
    unread: {
      unreadable: {
        title: 'The form cannot be read',
        description: 'It arrived damaged. Please send it again.',
      },
      'foreign-origin': {
        title: 'The form is on another site',
        description: 'Please use the form on our page.',
      },
      'too-large': {
        title: 'The form is too large',
        description: 'It may have 16 KB at most. Please shorten your answers.',
      },
      'wrong-media-type': {
        title: 'The form arrived in an unknown format',
        description: 'Please use the form on our page.',
      },
      invalid: {
        title: 'Some answers are not right yet',
        description: 'Please look at these fields again:',
      },
    },
    dateBegun: 'This date has started in the meantime. Please choose another one.',
    underWay: {
      title: 'It is taking place now',
      description: 'It has already begun, and registration is closed.',
    },
    closed: {
      title: 'This offer has ended',
      description: 'Your answers are still here, but nothing was sent.',
    },
    replaced: {
      filledIn:
        'The offer on this page has taken its place. What you typed is filled in wherever it asks the same; nothing was sent.',
      go: 'To the page in its place',
    },
    typedIsKept: 'The back button of your browser brings back what you typed.',
    backToPage: 'Back to the page',
    arrived: {
      title: 'We have received your form',
      description: 'This page has been requested very often. Please open it again in a minute.',
    },
  },
  legal: {
    privacy: 'Privacy notice',
    terms: 'Terms',
    imprint: 'Legal notice',
    updated: (day) => `Last changed on ${day}`,
  },
  letters: {
    title: 'Emails',
    description: 'Stop emails, or get them again.',
    unnamedCoach: 'this coach',
    wanted: (brand, address) => ({
      title: 'Stop the emails?',
      eyebrow: 'Emails',
      text: `Emails from ${brand} go to ${address}. One click stops them. Anything you ask for yourself, like a guide or a seat, still reaches you.`,
    }),
    stoppedCoach: (brand, address) => ({
      title: 'No more emails',
      eyebrow: 'Done',
      text: `${brand} will send no more emails to ${address}. Anything you ask for yourself still reaches you.`,
    }),
    stoppedAll: (address) => ({
      title: 'No more emails',
      eyebrow: 'Done',
      text: `No coach here will send emails to ${address} any more. Anything you ask for yourself still reaches you.`,
    }),
    stopCoach: (brand) => `Stop emails from ${brand}`,
    stopAll: 'Stop emails from every coach here',
    resume: (brand) => `Get emails from ${brand} again`,
    nothingKnown: {
      title: 'No more emails',
      eyebrow: 'Done',
      text: 'We have no record of the person this email went to. No more emails will follow.',
    },
    unknownLink: {
      title: 'This link is incomplete',
      eyebrow: '404',
      text: 'Open the link from the email itself, or copy all of it. You can also reply to the email: a person reads your reply and stops the emails for you.',
    },
    unavailable: {
      title: 'Please try again in a minute',
      eyebrow: '503',
      text: 'We could not save your choice just now. Nothing has changed yet. Reload this page to try again.',
    },
  },
  seat,
  confirming,
  notice,
  guide: {
    contents: 'Contents',
    savePdf: 'Download as PDF',
    onPaper: 'There is room to write in the PDF.',
  },
  download: {
    title: 'Your download',
    description: 'Get the file that you asked for.',
    unknownLink: {
      title: 'This link is incomplete',
      eyebrow: '404',
      text: 'Open the link from the email itself, or copy all of it.',
    },
    gone: {
      title: 'No longer here',
      eyebrow: '410',
      text: 'This offer has ended, and its file with it. Reply to the email you came from: a person reads it.',
    },
    unavailable: {
      title: 'Please try again in a minute',
      eyebrow: '503',
      text: 'We could not find the file just now. Reload this page to try again.',
    },
  },
  brand: {
    everything: (brand) => `Everything from ${brand}`,
    offers: 'Where to begin',
    full: 'fully booked',
    fullWithList: 'full, with a waiting list',
    notFound: {
      title: 'Page not found',
      eyebrow: '404',
      text: 'There is no page at this address. It may be mistyped, or the page may have moved; the home page leads to everything there is.',
    },
    toHome: 'To the home page',
  },
};
