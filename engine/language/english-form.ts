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
};
