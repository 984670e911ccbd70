import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

const filler = (words: string) =>
  `"${words}" looks like words that hold the place of others. Write the words that people should read.`;

describe('words that were written to be replaced, inside others', () => {
  itNames('left-over', {
    'no name for the sender': {
      coach: { 'sender.name': 'Your Name' },
      says: '"Your Name" looks like words that hold the place of others. Write the name of whoever signs.',
    },
    'an address for the sender’s name': {
      coach: { 'sender.name': 'Willow <hello@willow.example>' },
      says: '"hello@willow.example" is no name, but inboxes show it as the sender’s. Write the name that people know.',
    },
  });
  itNames(
    inText('left-over', 'subject', [
      ['a test before the subject', 'TEST Your guide to resting well', filler('TEST')],
      ['a draft before the subject', 'DRAFT Your guide to resting well', filler('DRAFT')],
      ['a version after the subject', 'Your guide to resting well FINAL', filler('FINAL')],
      ['a test of the sending', 'test - please delete', filler('test - please delete')],
    ]),
  );
  itAccepts(rightText('subject', ['Test your lamp tonight']));
  itNames(
    inText('left-over', 'lead', [
      [
        'a bracket before the text',
        '[hook goes here] There is a card on your desk.',
        filler('[hook goes here]'),
      ],
      [
        'a request for a sentence',
        'Add one more sentence about relief here.',
        filler('Add one more sentence about relief here.'),
      ],
      [
        'the Latin of layouts without its beginning',
        'Pellentesque habitant morbi tristique senectus et netus.',
        filler('Pellentesque habitant morbi tristique senectus et netus.'),
      ],
      ['a note between brackets', 'Rest. [maybe cut?]', filler('[maybe cut?]')],
      [
        'a question to a colleague',
        'Rest. (Mia, is this okay for you?)',
        filler('(Mia, is this okay for you?)'),
      ],
      [
        'a colleague who is addressed',
        'Rest. @Anna please check this',
        filler('@Anna please check this'),
      ],
      ['a figure that nobody knew', 'Rest within ??? months.', filler('???')],
      ['a figure in doubt', 'More than 500+ (?) naps.', filler('(?)')],
      ['a number that is still to come', 'For X people.', filler('X')],
      ['a year that is still to come', 'Since 20XX.', filler('20XX')],
      ['a day that is still to come', 'Since April XX.', filler('XX')],
      ['a state of the text', 'A chair and a pencil (old)', filler('(old)')],
      ['the number of a version', 'A chair and a pencil, version 2', filler(', version 2')],
      ['what is still to come', 'To follow.', filler('To follow.')],
      ['what is still to come in German', 'Folgt in Kürze.', filler('Folgt in Kürze.')],
      ['a heading’s name in German', 'Überschrift', filler('Überschrift')],
      ['words to come as journalists mark them', 'Copy TK', filler('TK')],
      ['the letter of a choice', 'Option A: For some it is the drive home.', filler('Option A:')],
      [
        'what an assistant puts before its text',
        'Revised paragraph: Take a pencil.',
        '"Revised paragraph:" is what an assistant says about its text. Keep the text and remove what was said around it.',
      ],
      ['the number of a question', 'Question 1', filler('Question 1')],
      ['a colleague’s consent', 'Rest. (Karen to approve)', filler('(Karen to approve)')],
      ['whom to ask', 'Rest (ask Ben for the figure).', filler('(ask Ben for the figure)')],
      ['what it needs', 'Rest. (needs a better headline)', filler('(needs a better headline)')],
      [
        'a consent that is missing',
        'Rest, and no pitch - pending legal approval.',
        filler('- pending legal approval.'),
      ],
      [
        'a quote that is still to come',
        'Quote from Edmund to follow.',
        filler('Quote from Edmund to follow.'),
      ],
      [
        'a testimonial that is still to come',
        'Testimonial text to follow.',
        filler('Testimonial text to follow.'),
      ],
      [
        'a colleague’s consent in German',
        'Ruhe. (Anna muss noch zustimmen)',
        filler('(Anna muss noch zustimmen)'),
      ],
      [
        'a colleague’s consent in French',
        'Du repos. (Karine doit valider)',
        filler('(Karine doit valider)'),
      ],
      [
        'a colleague’s consent in Spanish',
        'Descanso. (Ana tiene que aprobar)',
        filler('(Ana tiene que aprobar)'),
      ],
      [
        'a colleague’s consent in Portuguese',
        'Descanso. (Ana precisa aprovar)',
        filler('(Ana precisa aprovar)'),
      ],
    ]),
  );
  itAccepts(
    rightText('lead', [
      'Add one more log, and sit here.',
      'Question 1 is the hard one.',
      '“TBD”: yours to decide, after they have.',
      '“Insert name here”: nobody has read this one before you, either.',
      'You have two options: rest or sleep.',
      'Plan A is rest; option B, in our experience, is more rest.',
      'Tempor is Latin for time.',
      '“[the rest goes unsaid]” was all she wrote.',
      'Rest (Maria answers if it does not).',
      'Rest first (ask Ben at the door).',
      'Your house needs a better headline.',
      'More photos to come.',
      'A chair is yours, pending approval by your landlord.',
      'Rest (Time to check the oven).',
    ]),
  );
});
