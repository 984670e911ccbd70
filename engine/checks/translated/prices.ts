import { claimOf, isContents } from '#engine/checks/facts/price.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { subjectsIn, wholeWords } from '#engine/checks/said/other-languages.ts';
import { isOwnClaim, questionOf, type Said } from '#engine/checks/said/said.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { quote } from '#engine/text/wording.ts';

/** A page that calls itself free, in another language, names no price. */
export function judgePrices(words: SaidWords): Judge {
  const money = `(?:(?:R\\$|[$€£]) ?\\d[\\d.,]*\\d|\\d[\\d.,]* ?(?:${words.currencies})(?![A-Za-zÀ-ỿ]))`;
  const asked = new RegExp(`(?<![A-Za-zÀ-ỿ])${words.price.before} ${money}`, 'i');
  const term = new RegExp(`${money},? (?:${words.price.after})`, 'i');
  const alone = new RegExp(`(?:^|[,·|–—] )${money}(?:[.!]?$|(?= [·|]))`, 'i');
  const first = new RegExp(`^${money}[.!](?= )`, 'i');
  const told = new RegExp(`^${money}(?=[.,!]?(?: |$))`, 'i');
  const worth = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.worth})`, 'i');
  const free = wholeWords(words.free);
  const isOfOtherThing = subjectsIn(words);
  /** Emails bring what was free, and may name the price of what comes next: only terms are of the offer there. */
  const findPrice = (said: Said) => {
    const { text, place } = said;
    if (place !== 'page') return term.exec(text);
    const question = questionOf(said);
    const inAnswer = asksPrice.test(question) ? told : question === '' ? undefined : first;
    const inShort = saysFacts(said) ? alone : inAnswer;
    return asked.exec(text) ?? term.exec(text) ?? inShort?.exec(text) ?? null;
  };
  return judgeWhere([asked, term, alone, told], (said) => {
    const { text, place, section, keys } = said;
    if (place === 'campaign' || !isOwnClaim(said) || keys[0] === 'failure') return [];
    const match = findPrice(said);
    if (match === null || worth.test(text)) return [];
    if (isContents(section, keys) && !isCostOfTaking(said, match.index)) return [];
    // Figures are of whatever stands below them: "le prix moyen d’un ourlet chez le retoucheur".
    if (section === 'statistics' && !fee.test(said.label ?? '')) return [];
    const [words] = match;
    // "0 €" is free.
    if (!/[1-9]/.test(words)) return [];
    const before = text.slice(0, match.index) + words.replace(/(?:R\$|[$€£\d]).*$/u, '');
    if (isOfOtherThing(before, said)) return [];
    const claim = claimOf(said.funnel, (one) => free.test(one));
    if (claim === undefined) return [];
    return {
      rule: 'price-beside-free',
      claim: 'price',
      problem: `${quote(words)} stands here, but the page is called free: ${quote(claim)}.`,
      remedy: 'Keep one of the two, and say what something would be worth as its value.',
    };
  });
}

/** Where a sum that stands alone is what the offer costs; in a lead or above a story it may be somebody's pension. */
function saysFacts({ keys, section }: Said): boolean {
  const last = String(keys.at(-1));
  if (['eyebrow', 'badge', 'note', 'value', 'button', 'idle'].includes(last)) return true;
  return keys[0] !== 'page' || keys.length === 2 || section === 'event' || keys.includes('points');
}

/** "Was kostet das?", "Combien ça coûte ?" */
const asksPrice =
  /(?<!\p{L})(?:kostet|Preis|coûte|prix|tarif|cuesta|precio|custa|preço)(?!\p{L})/iu;

/** The same with nothing named, so that it is the offer's. */
const asksPriceOfIt =
  /^¿?(?:(?:Was|Wie viel) kostet (?:das|es)(?: mich)?|Combien (?:(?:ça|cela) coûte|(?:ça|cela) me coûte)|Cuánto (?:me )?cuesta(?: esto)?|Quanto (?:me )?custa(?: isso)?) ?\?$/iu;

const fee =
  /^(?:d(?:er|ie)|l[ea]|el|[ao])? ?(?:Preis|Gebühr|Eintritt|Teilnahme|Platz|prix|tarif|entrée|place|participation|precio|tarifa|entrada|plaza|preço|ingresso|vaga|inscri[cpç][a-zçãóõ]+)(?: [A-Za-zÀ-ỿ]+){0,2}$/i;

const taking =
  /(?<![A-Za-zÀ-ỿ])(?:Teilnahme|participation|inscription|participación|inscripción|participação|inscrição)(?![A-Za-zÀ-ỿ])/i;
const denied =
  /(?<![A-Za-zÀ-ỿ])(?:nichts?|nein|keine?|ohne|rien|non|aucun|sans|nada|no|sin|não|sem|gratis|kostenlos|gratuit)/i;

/** Whether an answer begins with what it costs to take part. */
function isCostOfTaking(said: Said, index: number): boolean {
  const before = said.text.slice(0, index);
  const isFirst = !/[.!?;:]/u.test(before) && !denied.test(before);
  const asked = questionOf(said);
  const isAsked = asksPriceOfIt.test(asked) || taking.test(`${asked} ${before}`);
  return isFirst && isAsked && asked !== '';
}
