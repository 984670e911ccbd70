import { countsOfFields, isAboveForm, isCountOfOffer } from '#engine/checks/counted/form-fields.ts';
import { lengthsBelow } from '#engine/checks/counted/lists-below.ts';
import { askedFields } from '#engine/checks/rule/asked-fields.ts';
import { isNear } from '#engine/checks/said/english.ts';
import { type Judge, judgeWhere } from '#engine/checks/said/judge.ts';
import { statesOffer } from '#engine/checks/said/of-event.ts';
import { numbersOf, wholeWords } from '#engine/checks/said/other-languages.ts';
import { eventOf, isLeadFunnel, isOwnClaim } from '#engine/checks/said/said.ts';
import type { CountedWords } from '#engine/language/said/counted-words.ts';
import type { SaidWords } from '#engine/language/said/said-words.ts';
import { listDates } from '#engine/schedule/event-dates.ts';
import { quote } from '#engine/text/wording.ts';

/** How many fields a form is said to have, in another language. */
export function judgeFields(words: SaidWords, { fields, onlyFields }: CountedWords): Judge {
  const { pattern, read } = numbersOf(words);
  const above = wholeWords(`(?<number>${pattern}) (?:[A-Za-zÀ-ỿ]+ )?(?:${fields})`);
  const anywhere = wholeWords(`(?<number>${pattern}) (?:[A-Za-zÀ-ỿ]+ )?(?:${onlyFields})`);
  return judgeWhere([above], (said) => {
    const { funnel, place, keys, text } = said;
    if (place !== 'page' || !isLeadFunnel(funnel) || keys[1] === 'fields') return [];
    const match = (isAboveForm(said) ? above : anywhere).exec(text);
    const number = read(match?.groups?.['number'] ?? '');
    // "Ein Feld" may be any of them; "ein einziges Feld" is the only one.
    const least = /einzig|seul|únic|\bsolo /i.test(match?.[0] ?? '') ? 1 : 2;
    if (match === null || !(number >= least && number <= 30) || !isOwnClaim(said)) return [];
    const all = askedFields(funnel);
    // "Das Formular hat zwei Felder." counts those that may stay empty, too.
    const isWhole =
      /formul[aá](?:r|rio|ire) (?:hat|a|tiene|tem)(?: nur)? $/i.test(text.slice(0, match.index)) &&
      /^(?:[.!]|$)/.test(text.slice(match.index + match[0].length));
    const always = all.filter(([, field]) => field.when === undefined).length;
    const counts = isWhole
      ? [all.length, always].flatMap((length) => [length, length + 1])
      : countsOfFields(funnel, text);
    if (counts.includes(number)) return [];
    if (!isAboveForm(said) && !isNear(number, all.length, 3)) return [];
    if (!anywhere.test(match[0]) && isCountOfOffer(said, number, match[0])) return [];
    return {
      rule: 'count-of-fields',
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but the form has ${all.length} fields.`,
      remedy: 'Correct the number.',
    };
  });
}

/** "Die vier Schritte unten", in a text above them. */
export function judgePointed(words: SaidWords, { below, next, here, the }: CountedWords): Judge {
  const { pattern, read } = numbersOf(words);
  const pointed = [
    wholeWords(`(?<number>${pattern}) (?:[A-Za-zÀ-ỿ]+ )?(?:${words.listed}),? ?(?:${below})`),
    wholeWords(
      `(?:${here}) (?:[A-Za-zÀ-ỿ]+ ){0,3}?(?:${the}) (?<number>${pattern}) (?:${words.listed})`,
    ),
    wholeWords(`(?:${next}) (?<number>${pattern}) (?:${words.listed})`),
  ];
  return judgeWhere(pointed, (said) => {
    const { message, keys } = said;
    const points = keys.includes('paragraphs') ? message?.points?.length : undefined;
    const lengths = points === undefined ? lengthsBelow(said) : [points];
    const match = pointed.map((one) => one.exec(said.text)).find((found) => found !== null);
    const number = read(match?.groups?.['number'] ?? '');
    if (!match || !(number >= 2 && number <= 30) || !isOwnClaim(said)) return [];
    if (lengths.length === 0 || lengths.includes(number)) return [];
    return {
      rule: 'count-of-points',
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but the lists below it have ${lengths.join(' and ')} items.`,
      remedy: 'Correct the number, or add or remove what makes the difference.',
    };
  });
}

/** On how many dates an event is said to take place. */
export function judgeOccasions(words: SaidWords, counted: CountedWords): Judge {
  const { pattern, read } = numbersOf(words);
  const { onDates, dates, both, otherDates } = counted;
  const spoken = wholeWords(
    `(?:(?:${onDates}) (?<number>${pattern}) (?:[A-Za-zÀ-ỿ]+ )?|(?:${both}) )(?:${dates})|(?<=^|[.!?:] )(?<number>${pattern}) (?:Termine|dates|fechas|datas)(?=[:,]| (?:stehen|zur|sont|au choix|para|están|estão)(?![A-Za-zÀ-ỿ]))`,
  );
  const isOther = new RegExp(`^(?:${otherDates})(?![A-Za-zÀ-ỿ])`, 'i');
  return judgeWhere([spoken], (said) => {
    const match = spoken.exec(said.text);
    const event = said.place === 'page' ? eventOf(said) : undefined;
    if (match === null || event === undefined || !isOwnClaim(said)) return [];
    const ofThem = match.groups?.['number'];
    const number = ofThem === undefined ? 2 : read(ofThem);
    const all = listDates(event).length;
    if (!(number >= 2 && number <= 12) || number === all) return [];
    // A course of six evenings may be declared by its first one.
    if (!/termin|date|fecha|data/i.test(match[0]) && !isNear(number, all)) return [];
    const after = said.text.slice(match.index + match[0].length);
    if (isOther.test(after)) return [];
    const isBare = ofThem !== undefined && match[0].startsWith(ofThem) && after.startsWith(',');
    if (isBare && !statesOffer(said)) return [];
    return {
      rule: 'event-date',
      isDoubt: true,
      claim: match[0],
      problem: `${quote(match[0])} stands here, but the event has ${all === 1 ? 'one date' : `${all} dates`}.`,
      remedy: 'Speak of as many dates as there are, or declare the others (event.dates).',
    };
  });
}
