import { emailInWords, listDeclaredEmails } from '#engine/checks/email/declared-emails.ts';
import { isNewer } from '#engine/checks/rule/newer.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  findDoubt,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { isOfEvent } from '#engine/schedule/event-emails.ts';
import { quote } from '#engine/text/wording.ts';
import { findLikeness, shareOf, wordsOf } from './likeness.ts';

/** An email whose words stand to this part in another one is a copy of it. */
const minShare = 0.6;
const minWords = 24;

interface Email {
  readonly file: string;
  readonly keys: Keys;
  readonly subject: string;
  readonly words: readonly string[];
  readonly place: number;
  /** Whether it tells the practical matters of an event, which are alike for all of them. */
  readonly isOfEvent: boolean;
}

/** The emails that have words in common with an email, by its file. */
const likeEmails = remember((all: Surroundings) => {
  const alike = findLikeness(
    all.coaches
      .filter(({ sound }) => sound)
      .flatMap((entry) =>
        listDeclaredEmails(entry, all).map(({ keys, message, template }, place): Email => {
          const { heading, paragraphs, points = [], afterword = [] } = message;
          const texts = [heading, ...paragraphs, ...afterword];
          const words = wordsOf([...texts, ...points.flatMap(({ title, text }) => [title, text])]);
          const { subject } = message;
          return { file: entry.file, keys, subject, words, place, isOfEvent: isOfEvent(template) };
        }),
      ),
    minWords,
  );
  return Map.groupBy(alike, ([{ file }]) => file);
});

/** Every email has words of its own: nobody gets the same one twice, or another coach's. */
export const emailsHaveOwnWords: CoachRule = (entry, all) => {
  const copies = (likeEmails(all).get(entry.file) ?? []).flatMap(([email, found]) => {
    const [original] = found
      .filter(({ other, share }) => share >= minShare && isOriginal(other, email, all))
      // Of a short email few words are sampled.
      .filter(({ other }) => shareOf(email, other) >= minShare)
      .toSorted((one, other) => other.share - one.share);
    return original ? [{ email, original: original.other }] : [];
  });
  const foreign = copies.filter(({ original }) => original.file !== entry.file);
  const own = copies.filter(
    ({ email, original }) =>
      original.file === entry.file && !(email.isOfEvent && email.keys[1] === original.keys[1]),
  );
  return [
    ...[...Map.groupBy(foreign, ({ original }) => original.file)].flatMap(([file, found]) => {
      const [first] = found;
      if (first === undefined) return [];
      const others = found.length > 1 ? ` The same holds for ${found.length - 1} more.` : '';
      return findDoubt(
        entry,
        'copied-email',
        first.email.keys,
        `The email ${quote(first.email.subject)} is a copy of another coach's, ${quote(first.original.subject)} in ${file}.${others}`,
        "Write it in this coach's own words.",
      );
    }),
    ...own.map(({ email, original }) =>
      findDoubt(
        entry,
        'copied-email',
        email.keys,
        `The email ${quote(email.subject)} says what ${quote(original.subject)} says already (${emailInWords(original.keys, entry.value)}), so people may get it twice.`,
        'Write what was meant to be here, or remove it.',
      ),
    ),
  ];
};

function isOriginal(other: Email, email: Email, all: Surroundings): boolean {
  return other.file === email.file ? other.place < email.place : isNewer(email, other, all);
}
