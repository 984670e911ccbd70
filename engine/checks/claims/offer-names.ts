import { remember } from '#engine/checks/rule/remember.ts';
import type { Surroundings } from '#engine/checks/rule/rule.ts';
import { readNumber } from '#engine/checks/said/english.ts';
import type { Judge } from '#engine/checks/said/judge.ts';
import { isLeadFunnel, isOwnClaim, type Said } from '#engine/checks/said/said.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Funnel } from '#engine/declaration/funnel.ts';
import { countEdits } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

/** Words that many names share. */
const filling = /^(?:the|a|an|and|or|of|to|from|for|in|on|at|with|your|my|our|by|is)$/i;

/** A name as its words; only those of three and more are told from ordinary speech. */
interface Name {
  readonly text: string;
  readonly words: readonly string[];
  /** One of its words that tell something stands wherever it is nearly said. */
  readonly sign: RegExp;
}

const namesOf = remember((funnel: Funnel): readonly Name[] => {
  const event = isLeadFunnel(funnel) ? funnel.event?.name : undefined;
  const texts = [...new Set([funnel.offer.name, event ?? ''])];
  return texts
    .map((text) => {
      const whole = wordsOf(text);
      // "Your Vital Signs Chart" is "The Vital Signs Chart".
      const start = whole.findIndex((word) => !/^(?:the|an?|your|my|our)$/i.test(word));
      const core = whole.slice(Math.max(0, start));
      const words = core.length >= 3 ? core : whole;
      const telling = words.filter((word) => !filling.test(word) && !isNumber(word));
      return { text, words, sign: new RegExp(telling.join('|') || '$^', 'i') };
    })
    .filter(({ words }) => words.length >= 3 && words.length <= 9);
});

/** Every name that a coach has given to something. */
const namesOfCoach = remember((all: Surroundings) => {
  const named = Map.groupBy(all.funnels, ({ value }) => value.coach);
  return new Map(
    [...named].map(([coach, funnels]) => [
      coach,
      funnels.flatMap(({ value }) => namesOf(value).map(({ text }) => text.toLowerCase())),
    ]),
  );
});

/** The name of an offer is written as it is declared, or in words that are plainly no name. */
export const offerIsNamedRight: Judge = (said, all) => {
  const { text, funnel, coach, keys } = said;
  // One capital after another is what a name is known by.
  if (!/\p{Lu}\p{Ll}/u.test(text) || !isOwnClaim(said) || keys[0] === 'offer') return [];
  if (keys[0] === 'event' && keys[1] === 'name') return judgeEventName(said);
  if (keys.at(-2) === 'artwork' && keys.at(-1) === 'title') return judgeCover(said);
  // What a button or a picture is called is short for something.
  if (['alt', 'label', 'button', 'idle', 'busy'].includes(String(keys.at(-1)))) return [];
  const names = namesOf(funnel).filter(({ sign }) => sign.test(text));
  if (names.length === 0 || names.some((name) => holds(text, name))) return [];
  for (const name of names) {
    const near = findNear(text, name);
    if (near === undefined || isKnown(near, said, coach, all)) continue;
    return {
      rule: 'misspelling',
      isDoubt: true,
      claim: near,
      problem: `${quote(near)} stands here, which is nearly ${quote(name.text)}, the name of what ${funnel.id} offers.`,
      remedy: `Write ${quote(name.text)} or {leadMagnet}, or words that are no name.`,
    };
  }
  return [];
};

/** An event is called what is offered, or something plainly else. */
function judgeEventName({ text, funnel }: Said): ReturnType<Judge> {
  const [offered] = namesOf(funnel).filter((name) => name.text === funnel.offer.name);
  if (offered === undefined || holds(text, offered) || findNear(text, offered) === undefined)
    return [];
  const { text: name } = offered;
  return {
    rule: 'misspelling',
    isDoubt: true,
    claim: text,
    problem: `${quote(text)} is the event's name, which is nearly ${quote(name)}, the name of the offer.`,
    remedy: 'Write one name in both places, or two that nobody takes for one.',
  };
}

/** The cover of an offer begins as its name does and goes on so: "10 Best Places in Boston" is another. */
function judgeCover(said: Said): ReturnType<Judge> {
  const { text, funnel, keys } = said;
  if (keys[2] !== 0 || funnel.offer.file === undefined) return [];
  const [name, told] = [wordsOf(funnel.offer.name), wordsOf(text)];
  const same = told.findIndex((word, at) => word.toLowerCase() !== name[at]?.toLowerCase());
  const others = told.slice(same).filter((word) => /^\p{Lu}/u.test(word) && !name.includes(word));
  if (same < 4 || others.length === 0) return [];
  return {
    rule: 'misspelling',
    isDoubt: true,
    claim: text,
    problem: `${quote(text)} stands on the cover, which is nearly ${quote(funnel.offer.name)}, the name of the offer.`,
    remedy: 'Write the name of the offer, or its beginning.',
  };
}

/** Whether a text has a name as it is, in whichever case. */
function holds(text: string, { words }: Name): boolean {
  return ` ${wordsOf(text).join(' ')} `
    .toLowerCase()
    .includes(` ${words.join(' ')} `.toLowerCase());
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];
}

/** Something else that this coach calls so. */
function isKnown(
  near: string,
  { funnel }: Said,
  coach: Coach | undefined,
  all: Surroundings,
): boolean {
  const lower = near.toLowerCase();
  if (coach?.brand.toLowerCase().includes(lower)) return true;
  return (namesOfCoach(all).get(funnel.coach) ?? []).some((name) => name.includes(lower));
}

/** The words of a text that stand where a name would, one of them another. */
function findNear(text: string, { text: name, words, sign }: Name): string | undefined {
  if (!sign.test(text)) return undefined;
  const found = Array.from(text.matchAll(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu));
  for (const length of [words.length, words.length - 1, words.length + 1]) {
    for (let at = 0; at + length <= found.length; at += 1) {
      const window = found.slice(at, at + length);
      const [first, last] = [window[0], window.at(-1)];
      if (first === undefined || last === undefined) continue;
      const whole = text.slice(first.index, last.index + last[0].length);
      // A name stands in one sentence, without a colon or a comma of its own.
      if (whole.match(/[.,:;!?·|–—“”"]/gu)?.some((sign) => !name.includes(sign))) continue;
      const said = window.map(([word]) => word);
      const stands = /(?:^|[:“"] ?)$/u.test(text.slice(0, first.index));
      const ends = /^(?:[”"]|$)/u.test(text.slice(last.index + last[0].length));
      if (isNearly(said, words, stands && ends)) return whole;
    }
  }
  return undefined;
}

/** Whether words are a name with one of its words exchanged, misspelt or in another place. */
function isNearly(said: readonly string[], name: readonly string[], isAlone: boolean): boolean {
  // "The Blueprint virtual workshop": what the name has may be small in a sentence.
  const isOfName = (word: string) =>
    name.length > 3 && name.some((one) => one.toLowerCase() === word.toLowerCase());
  if (!said.every((word) => filling.test(word) || /^[\p{Lu}\d]/u.test(word) || isOfName(word)))
    return false;
  const isSame = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one.toLowerCase() === other?.toLowerCase();
  if (said.length === name.length && said.every((word, at) => isSame(word, name[at]))) return false;
  if (said.length === name.length && isShuffled(said, name)) return true;
  let start = 0;
  while (start < said.length && isSame(said[start], name[start])) start += 1;
  let end = 0;
  while (
    end < Math.min(said.length, name.length) - start &&
    isSame(said.at(-1 - end), name.at(-1 - end))
  ) {
    end += 1;
  }
  const [other, own] = [said.slice(start, said.length - end), name.slice(start, name.length - end)];
  if (other.length === 0 || own.length === 0 || own.length > 2 || other.length > 2) return false;
  // "Your Vital Signs Chart", "My Strategy Call": the name in a sentence, or shorter.
  if (other.some((word) => filling.test(word)) || [...other, ...own].some(isNumber)) return false;
  // "Burnout" for "Burned Out"; other names are longer or shorter on purpose.
  if (other.length !== own.length && countEdits(joined(other), joined(own)) > 3) return false;
  const kept = [...name.slice(0, start), ...name.slice(name.length - end)];
  const telling = kept.filter((word) => !filling.test(word)).length;
  const isSpelling =
    other.length === own.length && other.every((word, at) => isLike(word, own[at]));
  if (telling === 0) return false;
  return isSpelling || telling >= 2 || kept.length >= 3 || (isAlone && end > 0 && kept.length >= 2);
}

function joined(words: readonly string[]): string {
  return words.join('').toLowerCase();
}

/** How many there are of something is judged by other rules. */
function isNumber(word: string): boolean {
  return /\d/u.test(word) || readNumber(word) >= 0;
}

function isShuffled(said: readonly string[], name: readonly string[]): boolean {
  const sorted = (words: readonly string[]) => words.map((word) => word.toLowerCase()).toSorted();
  const [one, other] = [sorted(said), sorted(name)];
  return one.every((word, at) => word === other[at]);
}

/** "Sale" and "Sales", "Breakout" and "Breakthrough". */
function isLike(one: string, other = ''): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return first[0] === second[0] && countEdits(first, second) <= 2;
}
