import { requestedMessage } from '#engine/checks/facts/counts.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import { isNear } from '#engine/checks/said/english.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { numbersOf, wholeWords } from '#engine/checks/said/other-languages.ts';
import { isLeadFunnel, isOwnClaim, isToRead, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { count, quote } from '#engine/text/wording.ts';

const lists = ['list', 'benefits', 'lessons', 'steps'];

/**
 * The title of a list, in another language, counts its entries; so does an email's, and where a page says
 * what its guide is, it counts one of the lists or the points of the email that brings it.
 */
export function judgeCounts(words: SaidWords): Judge {
  const { pattern, read } = numbersOf(words);
  const opening = new RegExp(
    `^(?:[A-Za-zÀ-ỿ]+ )?(?<number>${pattern}) (?!(?:bis|à|al?|às|até|${words.notListed})(?![A-Za-zÀ-ỿ]))[A-Za-zÀ-ỿ]+`,
    'i',
  );
  const listed = wholeWords(`(?<number>${pattern}) (?:[A-Za-zÀ-ỿ]+ )?(?:${words.listed})`);
  const every = wholeWords(pattern, 'gi');
  // "Four weeks, three sentences", and "Three rounds and a trick", which are four.
  const countsSoMany = (text: string, length: number) => {
    const numbers = Array.from(text.matchAll(every), ([one]) => read(one));
    return numbers.includes(length) || numbers.reduce((sum, one) => sum + one, 0) === length;
  };
  return judgeWhere([opening, listed], (said) => {
    const found = lengthOfList(said);
    if (found === undefined || !isOwnClaim(said)) return [];
    const match = (found.isTitle ? opening.exec(said.text) : null) ?? listed.exec(said.text);
    const number = read(match?.groups?.['number'] ?? '');
    if (match === null || !Number.isInteger(number) || number < 2 || number > 30) return [];
    if (found.lengths.some((length) => countsSoMany(said.text, length))) return [];
    if (!found.isTitle && !found.lengths.some((length) => isNear(number, length))) return [];
    return {
      rule: 'count-of-points',
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but ${found.whose} ${found.lengths.length > 1 ? `have ${found.lengths.join(' and ')} ${found.thing}s` : `has ${count(found.lengths[0] ?? 0, found.thing)}`}.`,
      remedy: 'Correct the number, or add or remove what makes the difference.',
    };
  });
}

/** Where a number is that of the whole: at the beginning of a short text, and after "contains". */
const opening = /(?:^|[.!?:·|,;(“–—] ?|(?<![A-Za-zÀ-ỿ])(?:mit|avec|con|com|in|en|em) )$/i;
const holds =
  /(?<![A-Za-zÀ-ỿ])(?:alle|enthält|bietet|umfasst|contient|propose|réunit|tou(?:te)?s les|contiene|incluye|tod[ao]s l[ao]s|contém|traz|tod[ao]s [ao]s) $/i;
/** "Trois premières questions" are some of them. */
const some =
  /^\S+ (?:erst|letzt|nächst|weiter|ander|premi|derni|autre|primer|últim|próxim|otr|primeir|outr)/i;

/** What an offer without points counts in several texts, in another language, is counted alike. */
export function judgeAlike(words: SaidWords): Judge {
  const { pattern, read } = numbersOf(words);
  const listed = wholeWords(
    `(?<number>${pattern}) (?:[A-Za-zÀ-ỿ]+ )?(?<noun>${words.listed})`,
    'gi',
  );
  const countsIn = (text: string, isShort: boolean) =>
    Array.from(text.matchAll(listed)).flatMap(({ 0: shown, groups = {}, index }) => {
      const number = read(groups['number'] ?? '');
      const before = text.slice(0, index);
      const isOfAll =
        number >= 3 &&
        number <= 30 &&
        !some.test(shown) &&
        (holds.test(before) || (isShort && opening.test(before)));
      return isOfAll ? [{ number, noun: (groups['noun'] ?? '').toLowerCase(), shown }] : [];
    });
  const offersIn = remember(({ offer, page }: Said['funnel']) =>
    [offer.name, offer.summary, page.title, page.description, hero(page)?.headline ?? ''].flatMap(
      (text) => countsIn(text, true),
    ),
  );
  return judgeWhere([listed], (said) => {
    const { keys, place, section, funnel, message, text } = said;
    const last = String(keys.findLast((key) => typeof key === 'string'));
    const isOfOffer =
      place === 'page'
        ? (keys[0] === 'offer' ||
            keys[0] === 'form' ||
            (keys[0] === 'page' && keys.length === 2) ||
            ['hero', 'closing'].includes(section ?? '')) &&
          !keys.includes('fields')
        : place === 'requested' && ['subject', 'preview', 'heading', 'paragraphs'].includes(last);
    const isRead = isToRead(funnel.offer);
    if (!isOfOffer || !isRead || message?.points !== undefined) return [];
    const told = offersIn(funnel);
    const isShort = !['lead', 'text', 'paragraphs', 'note', 'subtitle'].includes(last);
    for (const { number, noun, shown } of countsIn(text, isShort)) {
      const alike = told.filter((one) => one.noun === noun);
      const others = alike.filter((one) => one.number !== number);
      const [other] = others;
      // The one that more of the others contradict is wrong.
      if (other === undefined || others.length <= alike.length - others.length) continue;
      if (countsIn(text, true).some((one) => one.number === other.number)) continue;
      return {
        rule: 'count-of-points',
        isDoubt: true,
        claim: shown,
        problem: `${quote(shown)} stands here, but elsewhere the page says ${quote(other.shown)}.`,
        remedy: 'Count again and write one number in both places.',
      };
    }
    return [];
  });
}

function hero({ sections }: Said['funnel']['page']) {
  return sections.find((section) => section.kind === 'hero');
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
