import { isContents } from '#engine/checks/facts/price.ts';
import { isOwnClaim, type Judge, judgeWhere, type Said } from '#engine/checks/facts/said.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';
import { subjectsIn, wholeWords } from './patterns.ts';

/** A page that calls itself free, in another language, names no price. */
export function judgePrices(words: SaidWords): Judge {
  const money = `(?:(?:R\\$|[$€£]) ?\\d[\\d.,]*\\d|\\d[\\d.,]* ?(?:${words.currencies})(?![A-Za-zÀ-ỿ]))`;
  const price = new RegExp(
    `(?<![A-Za-zÀ-ỿ])${words.price.before} ${money}|${money},? (?:${words.price.after})|(?:^|[,·|–—] )${money}[.!]?$`,
    'i',
  );
  const worth = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.worth})`, 'i');
  const free = wholeWords(words.free);
  const isOfOtherThing = subjectsIn(words);
  const claimOf = (said: Said) =>
    shownTexts(said.funnel).find(({ keys, text }) => isAboutOffer(keys) && free.test(text))?.text;
  return judgeWhere([price], (said) => {
    const { text, place, section, keys } = said;
    if (place === 'campaign' || !isOwnClaim(said) || keys[0] === 'failure') return [];
    if (isContents(section, keys)) return [];
    const match = price.exec(text);
    if (match === null || worth.test(text)) return [];
    const [words] = match;
    const before = text.slice(0, match.index) + words.replace(/(?:R\$|[$€£\d]).*$/u, '');
    if (isOfOtherThing(before, said)) return [];
    const claim = claimOf(said);
    if (claim === undefined) return [];
    return [
      {
        rule: 'price-beside-free',
        claim: 'price',
        problem: `${quote(words)} stands here, but the page is called free: ${quote(claim)}.`,
        remedy: 'Keep one of the two, and say what something would be worth as its value.',
      },
    ];
  });
}

/** Where a page says what its offer is. */
function isAboutOffer(keys: Said['keys']): boolean {
  return (
    keys[0] === 'offer' ||
    (keys[0] === 'page' && (keys.length === 2 || keys[2] === 0)) ||
    (keys[0] === 'form' && keys[1] !== 'fields')
  );
}
