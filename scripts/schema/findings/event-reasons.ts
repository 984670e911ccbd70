import type { ReasonGroup } from './reason-group.ts';

/** Why the findings about events, their seats and written guides matter. */
export const eventReasons: readonly ReasonGroup[] = [
  {
    title: 'Events and seats',
    reasons: {
      'event-over': 'A page for an event that is over only disappoints.',
      'late-reminder': 'People who register now would hear nothing before the event.',
      'missing-ending': 'The page would invite people to something that is over.',
      'ending-without-seats': 'Words that are never shown go out of date unnoticed.',
      'ending-leads-back': 'A button that leads to the page it stands on looks broken.',
      'ending-leads-to-past': 'Visitors would go from one page that is over to the next.',
      'date-twice': 'Nobody could tell when the event takes place.',
      'dates-out-of-order': 'The page and the form list dates in the order of the file.',
      'date-given-up': 'People may have registered for that date already.',
      'reminder-twice': 'Nobody could tell which of the two applies.',
      'email-without-date': 'Without a date there is no time to send it.',
      'unknown-event-email': 'The email would not be sent.',
      'offer-without-button': 'Every offered seat would lapse.',
      'seat-button-without-seat': 'The button would lead to nothing.',
    },
  },
  {
    title: 'Written guides',
    reasons: {
      'out-of-order': 'Readers would look for the missing part.',
      'short-guide': 'People give their address for something worth reading.',
      'count-of-chapters': 'Readers count.',
      'table-cells': 'The table would be drawn with gaps.',
      'undrawable-character': 'The PDF would show an empty box.',
      'unused-guide': 'Nobody would ever get the guide.',
    },
  },
];
