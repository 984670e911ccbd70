import type { Judge } from '#engine/checks/said/judge.ts';
import { eventOf } from '#engine/checks/said/said.ts';
import { quote } from '#engine/text/wording.ts';

/** A shorter name shares too many words with what people say anyway. */
const minWords = 4;

/** An email and an event call the offer, in another language, what it is called. */
export function judgeNames(): Judge {
  return (said) => {
    const { keys, text, funnel, place } = said;
    const isEvent = keys[0] === 'event' && keys[1] === 'name';
    const isTitle = place !== 'page' && ['subject', 'heading'].includes(String(keys.at(-1)));
    if (!isEvent && !isTitle) return [];
    // "Morgen: …" and then the name.
    const named = text.split(/: /u).at(-1) ?? '';
    const names = [funnel.offer.name, ...(isEvent ? [] : [eventOf(said)?.name ?? ''])];
    const meant = names.find((name) => differInFewWords(named, name));
    if (meant === undefined || names.includes(named)) return [];
    // "Ihr Plan: fünf Minuten vor dem Losfahren": a name that begins with a capital keeps it.
    if (/^\p{Ll}/u.test(named) && /^\p{Lu}/u.test(meant)) return [];
    return {
      rule: 'misspelling',
      isDoubt: true,
      claim: named,
      problem: `${quote(named)} stands here, which is nearly ${quote(meant)}, the name of what ${funnel.id} offers.`,
      remedy: `Write ${quote(meant)} or {leadMagnet}, or words that are no name.`,
    };
  };
}

function differInFewWords(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const isArticle = (word: string, at: number) =>
    (at === 0 && article.test(word) && article.test(second[0] ?? '')) ||
    (joined.test(word) && joined.test(second[at] ?? ''));
  if (first.length !== second.length || first.length < minWords) return false;
  const others = first.filter((word, at) => word !== second[at] && !isArticle(word, at)).length;
  // "La semana de tres mañanas" is no other thing than "La semana de cuatro tardes".
  return others === 1 || (others === 2 && first.length > minWords);
}

/** "Votre guide des entretiens" is "Le guide des entretiens". */
const article =
  /^(?:d(?:er|ie|as|en|em)|(?:[dms]?ein|ihr|euer|unser)(?:e[nmrs]?)?|l[ea]s?|un[ea]?|[mts](?:on|a|es)|[nv](?:otre|os)|el|l[oa]s|mis?|tus?|sus?|nuestr[oa]s?|[oa]s?|uma?|(?:m|t|s)eus?|(?:minh|tu|su|noss)[ao]s?)$/u;

/** "Su calendario de balcón" is "El calendario del balcón". */
const joined = /^(?:de[ls]?|du|d[aeo]s?|vo[nm])$/u;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d’'-]+/gu) ?? [];
}
