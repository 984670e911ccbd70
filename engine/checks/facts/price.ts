import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { eventNouns } from '#engine/checks/said/english.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { isOwnClaim, questionOf, type Said } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

const money = '(?:[$€£]\\s?(?!0\\b)\\d[\\d.,]*|\\d[\\d.,]* ?(?:dollars|euros|pounds|USD|EUR|GBP))';
const price = new RegExp(
  `\\b(?:(?:for )?(?:only|just)|(?:it|this|seats?|tickets?|registration|admission|entry|participation|the (?:guide|report|masterclass|workshop|webinar|event|course|test)) (?:costs?(?: you)?|is)(?: only| just)?|priced? (?:at|is|of)|price:|(?:entry|ticket|admission|participation|registration) (?:fee|price)?:? ?(?:is |of |costs )?|fee (?:is|of)|invest(?:ment)?(?: of| is|:)?|tickets? (?:from|for|cost|at)|(?:registration|joining|coming|entry)\\b[^.!?]{0,30} costs?|pay(?: only| just)?|(?:prices?|rates?|fees?|sessions?|calls?|places?|seats?|tickets?) (?:begins?|starts?) (?:at|from)|yours for|join (?:us )?for|register for|book for|today for|early[- ]bird:?(?: price)?) ${money}|^(?:book|reserve|get|join) [^.!?]{3,40} for (?:only |just )?${money}`,
  'i',
);
/** Prices to come, terms of payment, and what is only said where something is paid for. */
const terms = new RegExp(
  `\\b(?:then|(?<=[,;] )now|after that|from then on|afterwards|the next(?: one)?(?: is| costs)?|goes? up to|rises? to|increases? to|a (?:seat|ticket|place|spot|chair) (?:is|costs)) (?:only |just )?${money}|${money},? (?:payable|due|deposit|per (?:seat|person|head|ticket)|a (?:seat|head|ticket|person)|plus (?:tax|VAT)|fee|at the (?:door|entrance)|on the (?:day|night)|to (?:join|attend|register|print|download))\\b|\\bpay (?:what you|later)\\b|\\bearly[- ]bird\\b|\\b(?:in|by) (?:[A-Za-zÀ-ỿ]+ )?instal?lments\\b|\\bmoney[- ]back guarantee\\b|\\b(?:your|the) (?:credit )?card (?:is|will be) charged\\b|\\b(?:enter|have) your (?:credit )?card\\b|\\brefundable\\b|\\b[a-z]+[- ](?:dollar|euro|pound)s? (?:deposit|fee|ticket|charge)\\b|\\b(?:entry|entrance|booking|registration|participation|attendance) fee (?:applies|is due|covers)\\b|^half[- ]price\\b|(?<!(?:^|[.!?] |offers? )a )\\bfree trial\\b|\\b(?:no charge|free|free of charge) for (?:the|your) first (?:\\d+|[a-z]+)[ -](?:days?|weeks?|months?)\\b|\\b(?:member|student|group) (?:discount|price|rate)s?\\b|\\bdeposit (?:secures|holds|keeps|is due|is required)\\b`,
  'i',
);
/** "A board fixes that. It costs 60 dollars": what was named in the sentence before. */
const ofThingBefore = new RegExp(
  `(?:^|[.!?] )(?:An?|Another|Some|My|Every) (?!(?:free|${eventNouns}|guide|report|map|test|quiz|call|seat|place|ticket)\\b)[a-z]+ [^.!?]*[.!?] it\\b`,
  'i',
);
const isAlone = new RegExp(
  `^${money}(?: (?:per person|a seat|each|only|plus VAT|for (?:[A-Za-zÀ-ỿ]+ ?){1,3})|, .*)?$`,
  'i',
);
/** "30 minutes · $99" */
const amongFacts = new RegExp(
  `[·|•] ?(?<sum>${money})(?= ?(?:$|[·|•]))|^(?<first>${money}) [·|•]`,
  'u',
);
/** "$90 per call", "A map for 12 dollars": what stands in few words above an offer or below its button. */
const inBrief = new RegExp(
  `(?<=^|[.!·] )(?:only |just )?${money}(?=[.,;](?: |$)| (?:per|for (?:the|a|an|your)) )|\\b(?:guide|report|map|plan|checklist|workbook|test|course|call|session|seat|place|ticket)s? for (?:only |just )?${money}`,
  'i',
);
const brief = ['eyebrow', 'badge', 'note'];
/** "No, thirty minutes are $40.", where it is asked whether it is free. */
const answer = new RegExp(
  `^(?!yes|free|it (?:is|[’']s) free|always|completely|absolutely|nothing|never|no cost|no charge|zero)[^.!?;:]{0,60}?(?<![\\d.,])(?<sum>${money})`,
  'i',
);
/** "The call costs $40", which is no price of something else. */
const ofOffer = new RegExp(
  `(?<=^|[.!?] )(?:the|this|our) (?:first )?(?:call|session|conversation|guide|report|${eventNouns}) (?:itself )?costs? (?:you )?(?:only |just )?${money}`,
  'i',
);
const asksForPrice =
  /\b(?:is (?:it|this|that|the [a-z]+) (?:really |actually |truly |still )?free|(?:what does|how much (?:is|does)) (?:it|this|that)(?: cost)?(?: me| us)?(?= to (?:join|attend|come|take part|register)\b|\?|$)|do i (?:have to |need to )?pay|is there (?:a|any) (?:charge|cost|fee|catch))\b/i;
const purchase = /^(?:buy|purchase) (?:the|my|your|this|it|an?)\b/i;
const worth =
  /\b(?:value|worth|instead of|normally|usually|regular(?:ly)?|save[sd]?|valued|advertised|elsewhere|otherwise)\b/i;
const free =
  /\b(?:free|no charge|nothing to pay|costs nothing|no cost|at no cost|complimentary)\b/i;
const notFree =
  /\b(?:sugar|symptom|stress|debt|guilt|pain|hands|worry|care|gluten|clutter|jargon|alcohol)[- ]free\b|\bfree (?:up|of|from|time|yourself|will|fall|hour)\b/gi;

/** A page that is free names no price, and one with a price is not called free. */
export const freeHasNoPrice = judgeWhere(
  [price, terms, isAlone, amongFacts, inBrief, answer, ofOffer, purchase],
  (said) => {
    const { text, funnel, section, keys } = said;
    if (said.place === 'campaign' || !isOwnClaim(said)) return [];
    const question = questionOf(said);
    const inAnswer = asksForPrice.test(question)
      ? answer.exec(text)?.groups?.['sum']?.replace(/[.,]$/, '')
      : question === ''
        ? undefined
        : ofOffer.exec(text)?.[0];
    const words = isContents(section, keys) ? inAnswer : (findPrice(said) ?? inAnswer);
    if (words === undefined || keys[0] === 'failure') return [];
    const isTerm = terms.test(text) && !/\b(?:value|worth|valued)\b/i.test(text);
    const part = text.split(/[.;·|•]\s/u).find((one) => one.includes(words)) ?? text;
    if (!isTerm && worth.test(part)) return [];
    if (isOfPackage(words, funnel.page.sections)) return [];
    if (
      /\b(?:no|not|without|never)\b[^.!?]*$/i.test(
        text.slice(0, text.indexOf(words)).replace(/^no, /i, ''),
      )
    )
      return [];
    const claim = claimOfFree(funnel);
    if (claim === undefined) return [];
    return {
      rule: 'price-beside-free',
      claim: 'price',
      problem: `${quote(words)} stands here, but the page is called free: ${quote(claim)}.`,
      remedy: 'Keep one of the two. What something would be worth is said as “a $97 value”.',
    };
  },
);

/** The words of a text that name a price or a purchase. */
function findPrice({ text, place, section, label, keys }: Said): string | undefined {
  const property = String(keys.at(-1));
  const isPrice =
    label !== undefined && /\b(?:price|fee|cost|tickets?|investment|admission)\b/i.test(label);
  const isPage = place === 'page';
  return (
    (isPage ? price.exec(text.replace(ofThingBefore, '… '))?.[0] : undefined) ??
    terms.exec(text)?.[0] ??
    (isPrice && isAlone.test(text) ? text : undefined) ??
    (isPage && section === 'hero' ? sumAmongFacts(text) : undefined) ??
    (isPage && brief.includes(property) ? inBrief.exec(text)?.[0] : undefined) ??
    (['button', 'idle'].includes(property) && purchase.test(text) ? text : undefined)
  );
}

function sumAmongFacts(text: string): string | undefined {
  const { sum, first } = amongFacts.exec(text)?.groups ?? {};
  return sum ?? first;
}

/** Whether a text tells what an offer holds, where other things have prices. */
export function isContents(section: string | undefined, keys: Said['keys']): boolean {
  if (keys.includes('points') && section === undefined) return true;
  return ['lessons', 'benefits', 'list', 'steps', 'statistics', 'questions', 'packages'].includes(
    section ?? '',
  );
}

/** Where a page calls its offer free; undefined where it does not. */
export function claimOfFree(funnel: Said['funnel']): string | undefined {
  return claimOf(funnel, (text) => free.test(text.replace(notFree, '')));
}

/** The first text by which a page says what its offer is and that is such a claim. */
export function claimOf(funnel: Said['funnel'], isClaim: (text: string) => boolean) {
  return shownTexts(funnel).find(({ keys, text }) => isAboutOffer(keys) && isClaim(text))?.text;
}

/** Whether a page says at a place what its offer is: not what else there is, or what is agreed to. */
export function isAboutOffer([part, second, third, ...rest]: Said['keys']): boolean {
  if (part === 'offer') return true;
  if (part === 'form') return !/^(?:fields|privacy|consents?)$/u.test(String(second));
  return part === 'page' && (second !== 'sections' || third === 0) && !rest.includes('second');
}

/** Whether the price is one that a package of the page has: what is free is something else there. */
function isOfPackage(words: string, sections: Parameters<Judge>[0]['funnel']['page']['sections']) {
  const amount = Number(/\d[\d.,]*/.exec(words)?.[0].replace(/[.,]$/, '').replaceAll(',', ''));
  return sections.some(
    (section) =>
      section.kind === 'packages' &&
      section.items.some(({ price: asked }) =>
        typeof asked === 'string' ? asked.includes(words) : asked.amount === amount,
      ),
  );
}
