import { type CoachRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { textsIn } from '#engine/checks/rule/texts.ts';
import type { Finding } from '#engine/read/findings.ts';
import { countEdits } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

/** Shorter paths are too close to others on purpose. */
const minLength = 6;

/** An address that stands once and is one letter away from one that stands more often was meant to be that. */
export const linksAreNotNearlyOthers: CoachRule = (entry) => {
  const links = textsIn(entry.value).filter(({ text }) => /^https:\/\/[^/\s]+\/\S/u.test(text));
  const counts = new Map<string, number>();
  for (const { text } of links) counts.set(text, (counts.get(text) ?? 0) + 1);
  const usual = [...counts.keys()].filter((text) => (counts.get(text) ?? 0) > 1);
  return links.flatMap(({ keys, text }): Finding[] => {
    if (counts.get(text) !== 1) return [];
    const meant = usual.find((other) => isSlipOf(text, other));
    if (meant === undefined) return [];
    return [
      findDoubt(
        entry,
        'nearly-own-address',
        keys,
        `${quote(text)} is one slip away from ${quote(meant)}, to which ${counts.get(meant)} other places lead.`,
        `Write ${quote(meant)}, or allow it here if both are right.`,
      ),
    ];
  });
};

/** Whether two addresses of one host differ by a letter; a number is different on purpose. */
function isSlipOf(one: string, other: string): boolean {
  const [first, second] = [new URL(one), new URL(other)];
  if (
    first.host !== second.host ||
    Math.min(first.pathname.length, second.pathname.length) <= minLength
  )
    return false;
  const digits = (text: string) => text.replace(/\D/gu, '');
  return digits(one) === digits(other) && countEdits(one, other) === 1;
}
