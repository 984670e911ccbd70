import { type CoachRule, coachOf, type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import type { Coach } from '#engine/declaration/coach.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { isOneSlipApart } from '#engine/text/similar.ts';
import { quote } from '#engine/text/wording.ts';

/** A coach's brand is spelt as it is, and the end of a page's title is no other one. */
export const brandIsSpelt: FunnelRule = (entry, all) => {
  const coach = coachOf(entry, all)?.value;
  if (coach === undefined) return [];
  const brand = spellingOf(coach);
  const misspelt = findMisspelt(entry, brand, shownTexts(entry.value));
  if (misspelt.length > 0) return misspelt;
  const other = findOtherName(entry, brand, shownTexts(entry.value));
  if (other.length > 0) return other;
  const words = brand.split(/\s+/u);
  const { title } = entry.value.page;
  const end = /[|·–—] ([^|·–—]+)$/u.exec(title)?.[1]?.trim();
  if (end === undefined) return [];
  const isLonger =
    end.startsWith(`${words[0]} `) &&
    !brand.startsWith(end) &&
    !(end.startsWith(brand) && !/^\p{L}/u.test(end.slice(brand.length)));
  if (!isLonger && !isOneWordApart(end.split(' '), words)) return [];
  return findDoubt(
    entry,
    'misspelling',
    ['page', 'title'],
    `The title ends with ${quote(end)}, but the brand is ${quote(brand)}.`,
    `Write ${quote(brand)} or ${quote(words[0])}.`,
  );
};

/** A coach's own texts and its sender spell the brand as it is, and the brand is spelt as they agree. */
export const coachSpellsBrand: CoachRule = (entry) => {
  const { brand } = entry.value;
  const meant = spellingOf(entry.value);
  const texts = textsIn(entry.value);
  if (meant === brand)
    return [...findMisspelt(entry, brand, texts), ...findOtherName(entry, brand, texts)];
  return findDoubt(
    entry,
    'misspelling',
    ['brand'],
    `The brand is ${quote(brand)}, but the sender and the postal address say ${quote(meant)}.`,
    `Write ${quote(meant)}, or correct those two.`,
  );
};

/** The brand, unless it has a slip or a word that sender and postal address, which agree, have not. */
function spellingOf({ brand, sender: { name }, postalAddress }: Coach): string {
  const isNear = isOneSlipApart(name, brand) || isOneWordApart(name.split(' '), brand.split(' '));
  return postalAddress.startsWith(`${name},`) && isNear ? name : brand;
}

/** Where somebody signs, sends or is named as who made it, the brand with another word in place of one. */
function findOtherName(entry: InFile, brand: string, texts: readonly PlacedText[]): Finding[] {
  const words = brand.split(/\s+/u);
  return texts.flatMap(({ keys, text }) => {
    const slot = String(keys.at(-1));
    const isNamed = ['signOff', 'author', 'by'].includes(slot) || keys.join('.') === 'sender.name';
    if (!isNamed) return [];
    const said = text.replace(/[.!]$/u, '').split(/\s+/u);
    const [before, last] = [said.at(-words.length - 1), said.slice(-words.length)];
    const isInSmall =
      last.join(' ') !== brand && last.join(' ').toLowerCase() === brand.toLowerCase();
    if (!isOneWordApart(last, words) && !isInSmall) return [];
    const isAlone = before === undefined || /[,|·–—:]$/u.test(before);
    if (!isAlone && last[0] !== words[0]) return [];
    const name = quote(last.join(' '));
    return findDoubt(
      entry,
      'misspelling',
      keys,
      `${name} ${slot === 'signOff' ? 'signs' : 'stands'} here, but the brand is ${quote(brand)}.`,
      `Write ${quote(brand)} or ${quote(words[0])}.`,
    );
  });
}

/** Whether two names of several words differ in one, which may not be what people call those behind them. */
function isOneWordApart(one: readonly string[], brand: readonly string[]): boolean {
  if (brand.length < 2 || one.length !== brand.length) return false;
  const bare = (word = '') => word.replace(/\P{L}/gu, '');
  const [other = '', ...more] = one.filter((word, at) => bare(word) !== bare(brand[at]));
  return (
    more.length === 0 &&
    /^\p{Lu}\p{L}+$/u.test(other) &&
    !brand.includes(other) &&
    !/^(?:Team|Crew|Family|The|Your|Our|My)$/u.test(other)
  );
}

/** The first word that is the brand's with a slip: beside another of its words, or where somebody signs. */
function findMisspelt(entry: InFile, brand: string, texts: readonly PlacedText[]): Finding[] {
  const words = brand.split(/\s+/u);
  const near = words
    .filter((word) => word.length >= 5)
    .map((word) => ({ word, slips: slipsOf(word) }));
  for (const { keys, text } of texts) {
    const isSigned = keys.at(-1) === 'signOff';
    if (!isSigned && !words.some((word) => text.includes(word))) continue;
    for (const [one] of text.matchAll(/(?<!\p{L})\p{Lu}\p{L}{3,}(?!\p{L})/gu)) {
      const meant = near.find(
        ({ word, slips }) => word !== one && (slips.has(one) || isReplaced(one, word)),
      );
      if (meant === undefined) continue;
      // Beside another word of the brand it is no word of its own.
      if (!(isSigned && meant.slips.has(one)) && !isBeside(text, one, words)) continue;
      return [
        findDoubt(
          entry,
          'misspelling',
          keys,
          `${quote(one)} is misspelt: the brand is ${quote(brand)}.`,
          `Write ${quote(meant.word)}.`,
        ),
      ];
    }
  }
  return [];
}

/** A word with one of its inner letters left out, doubled or swapped with the next. */
function slipsOf(word: string): ReadonlySet<string> {
  const slips = new Set<string>();
  for (let at = 1; at < word.length - 1; at += 1) {
    const [start, letter = '', end] = [word.slice(0, at), word[at], word.slice(at + 1)];
    slips.add(start + end).add(start + letter + letter + end);
    slips.add(start + end.charAt(0) + letter + end.slice(1));
  }
  slips.delete(word);
  return slips;
}

/** Whether one of the inner letters of a word is another one. */
function isReplaced(one: string, word: string): boolean {
  if (one.length !== word.length || word.length < 6) return false;
  const at = [...word].flatMap((letter, index) => (letter === one[index] ? [] : [index]));
  return at.length === 1 && at[0] !== 0 && at[0] !== word.length - 1;
}

function isBeside(text: string, word: string, brand: readonly string[]): boolean {
  const found = text.split(/[^\p{L}]+/u);
  const at = found.indexOf(word);
  return brand.some((one) => one === found[at - 1] || one === found[at + 1]);
}
