import { requestedMessage } from '#engine/checks/facts/counts.ts';
import {
  isLeadFunnel,
  isOwnClaim,
  type Judge,
  judgeWhere,
  type Said,
} from '#engine/checks/facts/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { count, quote } from '#engine/text/wording.ts';
import { numbersOf, wholeWords } from './patterns.ts';

const lists = ['list', 'benefits', 'lessons', 'steps'];

/**
 * The title of a list, in another language, counts its entries; so does an email's, and where a page says
 * what its guide is, it counts one of the lists or the points of the email that brings it.
 */
export function judgeCounts(words: SaidWords): Judge {
  const { pattern, read } = numbersOf(words);
  const opening = new RegExp(
    `^(?:\\p{L}+ )?(?<number>${pattern}) (?!(?:${words.notListed})(?!\\p{L}))\\p{L}+`,
    'iu',
  );
  const listed = wholeWords(`(?<number>${pattern}) (?:\\p{L}+ )?(?:${words.listed})`);
  return judgeWhere([opening, listed], (said) => {
    const found = lengthOfList(said);
    if (found === undefined || !isOwnClaim(said)) return [];
    const match = (found.isTitle ? opening.exec(said.text) : null) ?? listed.exec(said.text);
    const number = read(match?.groups?.['number'] ?? '');
    if (match === null || !Number.isInteger(number) || number < 2 || number > 30) return [];
    if (found.lengths.includes(number)) return [];
    return [
      {
        rule: 'count-of-points',
        isDoubt: true,
        claim: match[0],
        problem: `${quote(match[0])} stands here, but ${found.whose} ${found.lengths.length > 1 ? `have ${found.lengths.join(' and ')} ${found.thing}s` : `has ${count(found.lengths[0] ?? 0, found.thing)}`}.`,
        remedy: 'Correct the number, or add or remove what makes the difference.',
      },
    ];
  });
}

/** The list that a text is about: that of its section, or the points of its email. */
function lengthOfList({ keys, place, funnel, coach, message, section }: Said) {
  const last = String(keys.at(-1));
  if (place === 'page') {
    const isOfOffer =
      (keys[0] === 'offer' && last === 'summary') ||
      (keys[0] === 'page' && keys.length === 2) ||
      (section === 'hero' && (last === 'headline' || keys.includes('points')));
    if (isOfOffer) {
      if (!isLeadFunnel(funnel) || funnel.event !== undefined || coach === undefined)
        return undefined;
      const points = requestedMessage(funnel, coach)?.points?.length;
      const items = funnel.page.sections.flatMap((one) =>
        lists.includes(one.kind) && 'items' in one ? [one.items.length] : [],
      );
      const lengths = [...new Set([...items, ...(points === undefined ? [] : [points])])];
      if (points === undefined || items.length === 0) return undefined;
      return { lengths, whose: 'its lists', thing: 'item', isTitle: false };
    }
    const whole = keys[1] === 'sections' ? funnel.page.sections[Number(keys[2])] : undefined;
    const isTitle = keys.length === 4 && last === 'title';
    if (!isTitle || whole === undefined || !('items' in whole)) return undefined;
    // Questions are called so, and nothing else.
    const isList = lists.includes(section ?? '');
    if (!isList && section !== 'questions') return undefined;
    return { lengths: [whole.items.length], whose: 'the section', thing: 'item', isTitle: isList };
  }
  if (message?.points === undefined || keys.includes('points')) return undefined;
  if (!['subject', 'preview', 'heading'].includes(last)) return undefined;
  return { lengths: [message.points.length], whose: 'the email', thing: 'point', isTitle: false };
}
