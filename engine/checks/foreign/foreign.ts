import { holdsWords } from '#engine/checks/copies/likeness.ts';
import { remember } from '#engine/checks/rule/remember.ts';
import {
  type CoachRule,
  type FunnelRule,
  findDoubt,
  findMistake,
  folderNameOf,
  type GuideRule,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { shownTexts } from '#engine/checks/rule/shown-texts.ts';
import { type PlacedText, textsIn } from '#engine/checks/rule/texts.ts';
import { StringFinder } from '#engine/patterns/string-finder.ts';
import type { Finding, InFile } from '#engine/read/findings.ts';
import { placeInWords } from '#engine/read/places.ts';
import { quote } from '#engine/text/wording.ts';
import { type Belongings, belongings } from './belongings.ts';
import { isRecommended } from './foreign-pages.ts';
import { hitOf } from './named-in.ts';

/** Another coach's belongings in the texts of a file; the first of each kind, and how many more. */
function findForeign(
  entry: InFile,
  slug: string,
  texts: readonly PlacedText[],
  all: Surroundings,
  isMeant: (keys: Keys, other: string) => boolean = () => false,
): Finding[] {
  const everybody = belongings(all);
  const own = everybody.find((one) => one.slug === slug);
  const signs = signsOfAll(all);
  const withWord = textsBySign(texts, signs);
  const named = new Set([...withWord.keys()].flatMap((sign) => signs.owners.get(sign) ?? []));
  const others = everybody.filter(
    (one) => named.has(one) && one.slug !== slug && one.brand !== own?.brand,
  );
  return others.flatMap((other) => {
    const signed = new Set(other.signs.flatMap((sign) => [...(withWord.get(sign) ?? [])]));
    const hits = [...signed]
      .toSorted((one, two) => one - two)
      .flatMap((index) => {
        const placed = texts[index];
        if (placed === undefined) return [];
        const hit = hitOf(placed, other, own);
        return hit === undefined || isMeant(placed.keys, other.slug) ? [] : [{ ...placed, ...hit }];
      });
    return [...Map.groupBy(hits, ({ rule }) => rule).values()].flatMap(([hit, ...more]) => {
      if (hit === undefined) return [];
      const also =
        more[0] === undefined
          ? ''
          : ` It also stands here: ${placeInWords(more[0].keys)}${more.length > 1 ? ` and ${more.length - 1} more` : ''}.`;
      return (hit.isDoubt ? findDoubt : findMistake)(
        entry,
        hit.rule,
        hit.keys,
        `${quote(hit.words)} stands here, which is ${hit.what} of ${other.brand} (${other.file}).${also}`,
        own === undefined ? "Write this coach's own." : `Write that of ${own.brand}.`,
      );
    });
  });
}

/** A word of everything that belongs to somebody, whose it is, and what finds them. */
const signsOfAll = remember((all: Surroundings) => {
  const owners = new Map<string, Belongings[]>();
  for (const one of belongings(all)) {
    for (const sign of one.signs) owners.set(sign, [...(owners.get(sign) ?? []), one]);
  }
  const signs = [...owners.keys()];
  const finder = new StringFinder(signs.map((text, number) => ({ text, number })));
  return { signs, owners, finder };
});

/** In which texts each of these words stands. */
function textsBySign(
  texts: readonly PlacedText[],
  { signs, finder }: ReturnType<typeof signsOfAll>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [index, { text }] of texts.entries()) {
    const small = text.toLowerCase();
    finder.find(small, (number) => {
      const sign = signs[number] ?? '';
      const known = found.get(sign);
      if (known?.has(index) || !holdsWords(small, sign)) return;
      if (known) known.add(index);
      else found.set(sign, new Set([index]));
    });
  }
  return found;
}

/** No page names another coach, links to one or offers what is another's, but in a recommendation. */
export const pageIsOwn: FunnelRule = (entry, all) => {
  const { value } = entry;
  const metadata =
    value.kind === 'lead'
      ? textsIn(value.submission.metadata ?? {}, ['submission', 'metadata'])
      : [];
  const texts = [...shownTexts(value), ...metadata];
  // A coach that is missing has its own finding, and nobody knows whose the words are.
  if (typeof value.coach !== 'string') return [];
  return findForeign(entry, value.coach, texts, all, (keys, other) =>
    isRecommended(value, keys, other, all),
  );
};

/** No coach's texts, links and emails name another. */
export const coachIsOwn: CoachRule = (entry, all) => {
  const buttons = textsIn(entry.value).filter(
    ({ keys }) => keys.at(-1) === 'to' || keys.at(-1) === 'replyTo' || keys[0] === 'schedulingUrl',
  );
  const texts = shownTexts(entry.value).filter(({ keys }) => keys[0] !== 'brand');
  return findForeign(entry, entry.value.slug, [...texts, ...buttons], all);
};

/** No guide names another coach or what is another's. */
export const guideIsOwn: GuideRule = (entry, all) =>
  findForeign(entry, folderNameOf(entry), shownTexts(entry.value), all);
