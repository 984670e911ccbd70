import { defineFunnel } from '#engine/define-funnel.ts';

/** An event of the reference, with seats, a hold and a reminder. */
export const evening = defineFunnel({
  kind: 'lead',
  id: 'evening-of-middles',
  coach: 'saltmarsh',
  path: '/evening-of-middles',
  offer: {
    kind: 'workshop',
    name: 'An Evening of Middles',
    summary: 'One evening by video on which twelve writers mend one chapter each.',
  },
  page: {
    title: 'An Evening of Middles: a workshop by video',
    description:
      'Bring the chapter that sags. Twelve writers, one evening, and a plan to take home from it.',
    sections: [
      {
        kind: 'hero',
        headline: 'Bring the chapter that sags.',
        lead: 'Twelve of us, one evening, one chapter each. You leave with a plan for yours.',
      },
      {
        kind: 'event',
        title: 'When we meet',
        facts: [{ label: 'Bring', value: 'One chapter, printed' }],
      },
      { kind: 'seats', text: 'There are {event.seats} chairs, so that everybody is heard.' },
      { kind: 'closing', headline: 'One chapter, one evening.', button: 'Keep me a chair' },
    ],
  },
  event: {
    name: 'An Evening of Middles',
    startsAt: '2027-05-12T19:00',
    timeZone: 'Europe/London',
    minutes: 90,
    place: 'Live by video',
    seats: 12,
    hold: { minutes: 1440 },
    reminder: { hoursBefore: 24, function: 'remind-of-evening' },
    whenFull: {
      title: 'All {event.seats} chairs are taken',
      text: 'The workbook asks the same questions, and has room for as many writers as like it.',
      button: { label: 'Get the workbook', to: '/seven-evenings' },
    },
    whenOver: {
      title: 'The evening of {event.date} is over',
      text: 'The workbook goes through the same questions at your own pace.',
      button: { label: 'Get the workbook', to: '/seven-evenings' },
    },
    seatsLeft: { from: 4, text: '{event.seatsLeft} of {event.seats} chairs are left.' },
  },
  form: {
    title: 'Keep me a chair',
    fields: {
      name: {
        kind: 'text',
        label: 'Your name',
        required: true,
        missing: 'Please enter your name.',
      },
      email: {
        kind: 'email',
        label: 'Your email address',
        required: true,
        missing: 'Please enter your email address.',
        invalid: 'This does not look like an email address.',
      },
    },
    button: { idle: 'Keep me a chair', busy: 'One moment…' },
  },
  submission: {
    source: 'evening-of-middles',
    email: { function: 'keep-a-chair', body: ['email', 'name', 'eventName'], onFailure: 'log' },
  },
  success: {
    after: 'clear',
    toast: {
      title: 'Please confirm your chair',
      description: 'The link is in your inbox, {name}.',
    },
  },
  failure: {
    any: { title: 'That did not work', description: 'Please try again in a moment.' },
    alreadyRegistered: { title: 'You have a chair already', description: 'See you there, {name}.' },
    full: { title: 'All chairs are taken', description: 'The next evening follows in autumn.' },
  },
});
