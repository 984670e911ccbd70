import { message, reminderFunction } from './declarations.ts';

/** A sound waiting list, to be put into an event's `whenFull`. */
export const waitingList = {
  title: 'All chairs are taken',
  text: 'The next free chair is yours for a day.',
  button: { idle: 'Put me on the list', busy: 'One moment' },
  joined: { title: 'You are on the list', text: 'We write as soon as a chair is free.' },
  function: 'offer-seat',
  holdMinutes: 1440,
} as const;

/** The email function that it names, to be put into a coach. */
export const offering = {
  'functions.offer-seat': {
    ...reminderFunction,
    template: 'seat-offer',
    message: { ...message, button: { label: 'Take it', to: 'seat' } },
  },
} as const;

/** What a form says that has a limited number of seats, to be put into a funnel. */
export const refusing = {
  'failure.alreadyRegistered': { title: 'You are registered already.' },
  'failure.full': { title: 'No seat is left.' },
} as const;
