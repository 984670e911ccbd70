import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';
import { event, message, reminder, reminderFunction } from '#tests/support/site/declarations.ts';

/** The email that brings the guide, with a button, and the reminder of an event, with one above its text. */
const bringing = (text: string): Files => ({
  'coach.ts': {
    'functions.send-guide.message': {
      ...message,
      paragraphs: [text],
      button: { label: 'Open it', to: 'https://willow.example/rest' },
    },
  },
});
const reminding = (text: string): Files => ({
  'coach.ts': {
    'functions.send-reminder': {
      ...reminderFunction,
      message: {
        ...message,
        subject: 'Tomorrow we rest',
        heading: 'Until tomorrow, {name}',
        paragraphs: [text],
        button: { label: 'Open the room', to: 'https://meet.willow.example/rest' },
      },
    },
  },
  'guide.ts': { event: { ...event, reminder } },
});

describe('what an email says is above or below', () => {
  const side = (words: string, where: string) =>
    `"${words}" stands here, but the button of this email stands ${where} the text. Write where it is: ${where}.`;
  itNames('nothing-there', {
    'a link above': {
      changes: bringing('The link is above.'),
      at: "coach.ts, functions['send-guide'].message.paragraphs[0]",
      says: side('link is above', 'below'),
    },
    'a button below in a reminder': {
      changes: reminding('The button below opens the room.'),
      at: "coach.ts, functions['send-reminder'].message.paragraphs[0]",
      says: side('button below', 'above'),
    },
  });
  itAccepts({
    'a link below': { changes: bringing('The link is below.') },
    'a button above in a reminder': { changes: reminding('The button above opens the room.') },
    'the link by which a seat is freed': {
      changes: reminding('Cannot come? Give your seat back by the link below.'),
    },
    'a list above': { changes: bringing('The list above is for Mondays.') },
  });
});
