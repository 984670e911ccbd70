import { remember } from '#engine/checks/rule/remember.ts';
import {
  type FunnelRule,
  findDoubt,
  type Keys,
  type Surroundings,
} from '#engine/checks/rule/rule.ts';
import { months } from '#engine/checks/said/english.ts';
import { placeInWords } from '#engine/read/places.ts';
import { quote } from '#engine/text/wording.ts';
import { wording } from './likeness.ts';

/** A figure that a coach is proud of: "500+", "owners coached". */
interface Figure {
  readonly file: string;
  readonly keys: Keys;
  readonly value: string;
  readonly label: string;
  readonly shown: string;
}

const credential = /^(?<value>[\d.,]+(?:\+|%|\/5)?) (?<label>\p{L}.{4,})$/u;

/** "The last clinic, in September": what is under it was reached there, and not by then in all. */
const ofOneTime = new RegExp(
  `\\b(?:${months.join('|')}|[Ll]ast (?!years?\\b)(?:[a-z]+\\b)(?! years)|[Tt]his (?:spring|summer|autumn|fall|winter|year))\\b`,
);

/** The figures of each coach, the coach's own first, then in the order of the files. */
const figuresOf = remember(({ coaches, funnels }: Surroundings) => {
  const found = new Map<string, Figure[]>();
  const add = (slug: string, figure: Figure) =>
    found.set(slug, [...(found.get(slug) ?? []), figure]);
  for (const { file, value, sound } of coaches) {
    if (!sound) continue;
    for (const [index, shown] of (value.biography.credentials ?? []).entries()) {
      const { value: number, label } = credential.exec(shown)?.groups ?? {};
      if (number === undefined || label === undefined) continue;
      const keys = ['biography', 'credentials', index];
      add(value.slug, { file, keys, value: number, label: nameOf(label), shown });
    }
  }
  for (const { file, value, sound } of funnels) {
    if (!sound) continue;
    for (const [index, section] of value.page.sections.entries()) {
      if (section.kind !== 'statistics' || ofOneTime.test(section.title ?? '')) continue;
      for (const [place, item] of section.items.entries()) {
        const keys = ['page', 'sections', index, 'items', place, 'value'];
        const shown = `${item.value} ${item.label}`;
        add(value.coach, { file, keys, value: item.value, label: nameOf(item.label), shown });
      }
    }
  }
  return found;
});

/** What a coach has reached is the same figure on every page. */
export const figuresAgree: FunnelRule = (entry, all) =>
  (figuresOf(all).get(entry.value.coach) ?? []).flatMap((figure, index, figures) => {
    if (figure.file !== entry.file || /\{/u.test(figure.value)) return [];
    const same = figures.filter(({ label }) => isSame(label, figure.label));
    // "98% satisfaction" votes for 98% of those who are satisfied.
    const votes = Map.groupBy(
      figures.filter(({ label }) => isSame(label, figure.label) || sharesWord(label, figure.label)),
      ({ value }) => plain(value),
    );
    const own = votes.get(plain(figure.value))?.length ?? 0;
    const other = same.find(({ value }) => {
      const theirs = votes.get(plain(value)) ?? [];
      if (plain(value) === plain(figure.value)) return false;
      // The odd one is wrong; of as many, and where it is the coach's own, what comes later.
      const isEarlier = theirs.some((one) => figures.indexOf(one) < index);
      const isOfCoach = theirs.every(({ keys: [part] }) => part === 'biography');
      return theirs.length > own || (isEarlier && (isOfCoach || theirs.length === own));
    });
    if (other === undefined) return [];
    return findDoubt(
      entry,
      'count-of-points',
      figure.keys,
      `${quote(figure.shown)} stands here, but ${quote(other.shown)} in ${other.file} (${placeInWords(other.keys)}).`,
      'Write the figure that is right in both places.',
    );
  });

const reached =
  /^(?<who>.+?) (?:helped|served|coached|trained|advised|supported|reached|guided|taught|mentored)(?<more> .+)?$/u;

/** What a figure counts, without what is said of it behind a comma, and of people whoever was helped. */
function nameOf(label: string): string {
  const name = wording(label.split(/[,;:(]| [–—-] /u)[0] ?? label);
  const { who, more = '' } = reached.exec(name)?.groups ?? {};
  return who === undefined ? name : who + more;
}

/** "A year, which is the one times the other" says how often, and not of what. */
const isRate = /^(?:an?|per|each|every) \p{L}+$/u;

/** "People helped" and "people helped so far" are one figure. */
function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  const rest = long.slice(short.length);
  return (
    !isRate.test(short) &&
    long.startsWith(short) &&
    /^(?:$| (?:by|so far|with us|already|to date|worldwide)\b| since (?!(?:\d|last|this|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)))/u.test(
      rest,
    )
  );
}

/** Whether two labels have a word in common, however it ends. */
function sharesWord(one: string, other: string): boolean {
  const stems = other.match(/[\p{L}]{6}/gu) ?? [];
  return stems.some((stem) => one.includes(stem));
}

function plain(value: string): string {
  return value.replace(/[\s,]/gu, '');
}
