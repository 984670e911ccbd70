import type { FormWords } from './words.ts';

/** The form's words in English, which come with the form's code; pages in it need not carry them. */
export const englishForm: FormWords = {
  required: '{label} is required.',
  choose: 'Please choose one of the options.',
  tooLong: 'Please use at most {count} characters.',
  unseenCharacters: 'Please remove the invisible characters.',
  plainName: 'Please write a name without a link or address.',
  didYouMean: 'Did you mean {address}?',
  leaveEmpty: 'Leave this empty',
  choices: {
    atLeast: 'Please choose at least {count}.',
    atMost: 'Please choose at most {count}.',
  },
  phone: {
    invalid: 'Please enter a telephone number; one from abroad begins with + and its country code.',
    fromAnywhere:
      'Please enter the telephone number with + and its country code, like +1 212 555 0100.',
  },
  number: {
    locale: 'en-US',
    invalid: 'Please enter a number.',
    whole: 'Please enter a whole number.',
    steps: 'Please enter a number in steps of {step}.',
    atLeast: 'Please enter {min} or more.',
    atMost: 'Please enter {max} or less.',
  },
  date: {
    locale: 'en-US',
    invalid: 'Please enter a valid date.',
    from: 'Please choose {date} or a later date.',
    until: 'Please choose {date} or an earlier date.',
    past: 'Please choose a date that is not in the future.',
    future: 'Please choose a date that is not in the past.',
  },
  onlyIf: {
    answered: 'Only if your answer to “{question}” is {answers}.',
    ticked: 'Only if “{question}” is ticked.',
  },
};
