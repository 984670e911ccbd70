import { withoutAccents } from '#engine/checks/spelling/accents.ts';
import { beginSentence, quote } from '#engine/text/wording.ts';
import { type Detector, hasAddress, type Sign } from './slip.ts';

/** Usual words of a language without their accents. */
export const lostAccents: readonly Sign[] = withoutAccents.map(
  ({ language, pattern, meant }): Sign => ({
    pattern,
    problem: (found) => `${quote(found)} is ${quote(meant(found))} without its accents.`,
    remedy: (found) => `Write ${quote(meant(found))}.`,
    except: (judged) => judged.language !== language || hasAddress(judged),
  }),
);

/** Words without the accents that they have elsewhere: "verspaetet" beside "verspätet". */
export const findLostAccents: Detector = (judged) => {
  const { text, language } = judged;
  const accented = language === 'en' ? undefined : judged.accented();
  if (accented === undefined || accented.size === 0 || hasAddress(judged)) return [];
  return Array.from(text.matchAll(/(?<![\p{L}@./{-])\p{L}{6,}(?![\p{L}@}])/gu)).flatMap((match) => {
    const [word] = match;
    const small = word.toLowerCase();
    const meant = accented.get(small);
    if (meant === undefined || meant === small) return [];
    const right = word === small ? meant : beginSentence(meant);
    return {
      rule: 'typing-slip',
      severity: 'warning',
      index: match.index,
      length: word.length,
      problem: `${quote(word)} is ${quote(right)} without its accents.`,
      remedy: `Write ${quote(right)}.`,
    } as const;
  });
};
