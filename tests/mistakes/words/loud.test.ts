import { describe } from 'vitest';
import { inText, rightText } from '#tests/mistakes/in-text.ts';
import { itAccepts, itNames } from '#tests/mistakes/mistake.ts';

describe('what shouts', () => {
  itNames(
    inText('shouting', 'subject', [
      [
        'a row of pictures and dollars',
        '🔥🔥🔥 Free money $$$ 🔥🔥🔥',
        '"🔥🔥🔥" in "🔥🔥🔥 Free money $$$ 🔥🔥🔥" shouts: readers distrust it, and spam filters count it. Say it in ordinary letters, with one picture at the most.',
      ],
      [
        'a picture between all words',
        '💥 Rest 💥 is 💥 here',
        '"💥 Rest 💥 is 💥 here" in "💥 Rest 💥 is 💥 here" shouts: readers distrust it, and spam filters count it. Say it in ordinary letters, with one picture at the most.',
      ],
      [
        'two words in capitals',
        'It is your LAST CHANCE to rest',
        '"LAST CHANCE" in "It is your LAST CHANCE to rest" shouts: readers distrust it, and spam filters count it. Say it in ordinary letters, with one picture at the most.',
      ],
    ]),
  );
  itAccepts([
    ...rightText('subject', [
      'Your FREE guide is here 🎉',
      'What the CPA and the IRS agree on',
      'From $500 to $900 in a week',
    ]),
  ]);
});

describe('what nobody replaced', () => {
  itNames([
    ...inText('left-over', 'lead', [
      [
        'two letters for a name',
        'Rest today, XX. Work tomorrow.',
        '"XX" looks like words that hold the place of others. Write the words that people should read.',
      ],
    ]),
    ...inText('foreign-placeholder', 'heading', [
      [
        'a name in parentheses',
        'Here is your guide, (name)',
        '"(name)" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'nothing but a name in parentheses',
        '(name)',
        '"(name)" would be shown to readers: placeholders have one pair of braces here. Write {name}.',
      ],
      [
        'an address in parentheses',
        'It is on its way to (email)',
        '"(email)" would be shown to readers: placeholders have one pair of braces here. Write {email}.',
      ],
    ]),
  ]);
  itAccepts(
    rightText('lead', [
      'Chapter XX of every handbook.',
      'Shorter TODO lists.',
      'Bring your partner, (and a pen).',
      'Write to us (email) or call (name your hour).',
    ]),
  );
});
