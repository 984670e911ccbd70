import { zoneOfCity } from '#engine/checks/event/time-zones.ts';
import { type FunnelRule, findDoubt } from '#engine/checks/rule/rule.ts';
import { numberPattern, readNumber } from '#engine/checks/said/english.ts';
import { quote } from '#engine/text/wording.ts';

/** "Three evenings", "Four sessions of an hour": on how many occasions people meet. */
const occasions = new RegExp(
  `^(?<number>${numberPattern}) (?:[a-z]+ )?(?:evenings|sessions|calls|meetings|mornings|afternoons|lessons)\\b(?! (?:a|per|each)\\b)`,
  'i',
);

/** A package that is called three evenings holds no four sessions. */
export const packagesHoldTheirNumber: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'packages') return [];
    return section.items.flatMap(({ name, includes = [] }, item) => {
      const own = countOf(name);
      const held = includes.map(countOf);
      const place = held.findIndex((number) => Math.abs(number - own) === 1);
      // Twice as many may be half as long.
      if (place < 0 || held.includes(own) || own < 2) return [];
      return findDoubt(
        entry,
        'count-of-points',
        ['page', 'sections', index, 'items', item, 'includes', place],
        `${quote(includes[place])} stands in a package that is called ${quote(name)}.`,
        'Write one number in both places.',
      );
    });
  });

function countOf(text: string): number {
  return readNumber(occasions.exec(text)?.groups?.['number'] ?? '');
}

const sum = /[$€£] ?(?<amount>\d[\d.,]*\d|\d)(?![\d%])/gu;

/** Below packages, one of them is told with the price that stands beside it: "Three evenings are $480." */
export const packagesAreToldWithTheirPrice: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'packages') return [];
    const { title, intro = '', note = '', items } = section;
    return Object.entries({ title, intro, note }).flatMap(([property, text]) =>
      text.split(/(?<=[.!?]) /u).flatMap((sentence) => {
        const words = sentence.toLowerCase();
        const named = items.filter(({ name }) => callsOf(name).some((one) => words.includes(one)));
        const [price, ...others] = Array.from(sentence.matchAll(sum));
        const [item] = named;
        if (named.length !== 1 || item === undefined || price === undefined) return [];
        if (typeof item.price === 'string' || others.length > 0) return [];
        const said = Number(price.groups?.['amount']?.replace(/[.,](?=\d{3})/gu, ''));
        if (said === item.price.amount || reduced.test(sentence)) return [];
        return findDoubt(
          entry,
          'number-differs',
          ['page', 'sections', index, property],
          `${quote(price[0])} stands here, but ${quote(item.name)} costs ${item.price.amount} ${item.price.currency}.`,
          'Write one price in both places.',
        );
      }),
    );
  });

/** What a package is called in short: "A season at the table" is the season, "Three evenings" are three. */
function callsOf(name: string): readonly string[] {
  const [first = '', second = ''] = name.toLowerCase().split(' ');
  const isOne = /^(?:an?|the|one)$/u.test(first);
  return [name.toLowerCase(), isOne ? `the ${second} ` : `${first} cost`];
}

/** What is less or more than the price is told as such: "$60 less for members". */
const reduced =
  /\b(?:less|more|off|save|saves|instead|deposit|each|per|a (?:month|week|session)|members?|until|before|extra|plus|instal?lments?)\b/i;

/** Words of a package that is for people who pay in another currency. */
const elsewhere =
  /\b(?:europe|european|eu|euros?|uk|britain|united|usa?|america|dollars?|canada|australia|switzerland|abroad|overseas|international)\b/i;

/** "For London, Edinburgh and anywhere with a chandelier". */
const town = /\b(?:[Ii]n|[Ff]or|[Aa]t|[Tt]o) (?<town>\p{Lu}\p{L}+)/gu;

function isElsewhere(text: string): boolean {
  const towns = Array.from(text.matchAll(town), ({ groups }) => groups?.['town'] ?? '');
  return elsewhere.test(text) || towns.some((name) => zoneOfCity(name) !== undefined);
}

/** The prices of packages side by side are in one currency, except for people of another place. */
export const packagesShareCurrency: FunnelRule = (entry) =>
  entry.value.page.sections.flatMap((section, index) => {
    if (section.kind !== 'packages') return [];
    const prices = section.items.flatMap(({ name, text, price }, item) =>
      typeof price === 'string' || isElsewhere(`${name} ${text}`)
        ? []
        : [{ item, currency: price.currency }],
    );
    const [most, ...others] = [
      ...Map.groupBy(prices, ({ currency }) => currency).values(),
    ].toSorted((one, other) => other.length - one.length);
    const [right] = most ?? [];
    return others.flatMap((few) =>
      few.flatMap(({ item, currency }) =>
        findDoubt(
          entry,
          'number-differs',
          ['page', 'sections', index, 'items', item, 'price', 'currency'],
          `This price is in ${currency}, and ${few.length === most?.length ? 'another' : 'the others'} in ${right?.currency}.`,
          'Write one currency in all packages.',
        ),
      ),
    );
  });
