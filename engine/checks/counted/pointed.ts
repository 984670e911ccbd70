import type { Claim } from '#engine/checks/said/claim.ts';
import { listNouns, numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { lengthsBelow } from './lists-below.ts';

const noun = `(?:[A-Za-zÀ-ỿ]+ )?(?:${listNouns})`;

/** "The four steps below", in a text above them. */
export const claimsOfPointed: readonly Claim[] = [
  {
    rule: 'count-of-points',
    pattern: new RegExp(
      `\\b(?:the|these|our|following) (?<number>${numberPattern}) ${noun} (?:(?:that are |shown )?below\\b(?! (?:your|the|my|our|a|an|it|this)\\b)|that follow\\b)|\\bthe following (?<next>${numberPattern}) ${noun}\\b`,
      'i',
    ),
    against: (said, { groups }) => {
      const lengths = lengthsBelow(said);
      const number = readNumber(groups?.['number'] ?? groups?.['next'] ?? '');
      return lengths.length === 0 || lengths.includes(number)
        ? undefined
        : `the lists below it have ${lengths.join(' and ')} items`;
    },
    remedy: 'Correct the number, or add or remove what makes the difference.',
  },
];
