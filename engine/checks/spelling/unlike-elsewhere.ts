import { rememberOwn } from '#engine/checks/rule/own/own.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';

/** Shorter words are too close to others. */
const least = 8;

/**
 * Words that a coach writes once, and elsewhere, more than once, without two of their letters exchanged:
 * "Entsenudng" beside "Entsendung". What people write is spelt as they write it most.
 */
export const exchangedElsewhere = rememberOwn(({ coach, funnels, guides }) => {
  const counts = new Map<string, number>();
  for (const { value } of [...(coach ? [coach] : []), ...funnels, ...guides]) {
    for (const { text } of shownTexts(value)) {
      for (const [word] of text.matchAll(long)) {
        const small = word.toLowerCase();
        counts.set(small, (counts.get(small) ?? 0) + 1);
      }
    }
  }
  const usual = [...counts].flatMap(([word, count]) => (count > 1 ? [word] : []));
  return new Map(
    usual.flatMap((word) =>
      exchanged(word).flatMap((slip) => (counts.get(slip) === 1 ? [[slip, word] as const] : [])),
    ),
  );
});

const long = new RegExp(`(?<![\\p{L}@./{-])\\p{L}{${least},}(?![\\p{L}@}])`, 'gu');

/** A word with each two of its inner letters exchanged. */
function exchanged(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 2 },
    (_, at) =>
      word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3),
  ).filter((slip) => slip !== word);
}
