import { describe } from 'vitest';
import { type Files, itAccepts, itNames } from '#tests/mistakes/mistake.ts';

/** A page with packages: what each is called, costs and holds. */
const selling = (
  ...items: readonly (readonly [name: string, price: object | string, held: string])[]
): Files => ({
  'guide.ts': {
    'page.sections.1': {
      kind: 'packages',
      title: 'And afterwards',
      items: items.map(([name, price, held], index) => ({
        name,
        price,
        text: ['For a short rest.', 'For an evening.', 'For a season.'][index] ?? '',
        includes: [held],
        button: { label: `Ask for ${name.toLowerCase()}`, to: 'scheduling' },
      })),
    },
  },
});
const dollars = { amount: 480, currency: 'USD' };
const euros = { amount: 900, currency: 'EUR' };
const at = 'guide.ts, page.sections[1].items';

/** A page that says whom to call. */
const calling = (text: string): Files => ({ 'guide.ts': { 'page.sections.0.note': text } });

describe('what packages hold and cost', () => {
  itNames('count-of-points', {
    'an evening more than its name says': {
      changes: selling(['Three evenings', dollars, 'Four sessions of an hour']),
      at: `${at}[0].includes[0]`,
      says: '"Four sessions of an hour" stands in a package that is called "Three evenings". Write one number in both places.',
    },
  });
  itNames('number-differs', {
    'one in another currency': {
      changes: selling(
        ['One tea', dollars, 'Tea'],
        ['A pot', euros, 'Much tea'],
        ['A samovar', dollars, 'All the tea'],
      ),
      at: `${at}[1].price.currency`,
      says: 'This price is in EUR, and the others in USD. Write one currency in all packages.',
    },
  });
  itNames('number-differs', {
    'another price above them': {
      guide: {
        'page.sections.1': {
          ...Object(selling(['Three teas', dollars, 'Tea'])['guide.ts']?.['page.sections.1']),
          title: 'One tea is free. Three cost $580.',
        },
      },
      at: 'guide.ts, page.sections[1].title',
      says: '"$580" stands here, but "Three teas" costs 480 USD. Write one price in both places.',
    },
  });
  itNames('wrong-value', {
    'a currency that prices are not written in': {
      changes: selling(['One tea', { amount: 2400, currency: 'ZAR' }, 'Tea']),
      at: `${at}[0].price.currency`,
      says: 'Found "ZAR" instead of "USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD", "BRL", or "MXN". Choose one of them. Or say it in words: price: "…".',
    },
  });
  itAccepts({
    'as many as its name says': {
      changes: selling(['Three evenings', dollars, 'Three sessions of an hour']),
    },
    'twice as many that are shorter': {
      changes: selling(['Three evenings', dollars, 'Six sessions of half an hour']),
    },
    'some each week': {
      changes: selling(['Three evenings', dollars, 'Two calls a week in between']),
    },
    'another currency for another place': {
      changes: selling(['A pot', dollars, 'Much tea'], ['A pot, from Europe', euros, 'Slow tea']),
    },
    'one currency and a word': {
      changes: selling(['One tea', 'Free', 'Tea'], ['A pot', dollars, 'Much tea']),
    },
  });
});

describe('whom a text tells to call', () => {
  itNames('unlikely-number', {
    'two digits exchanged': {
      changes: calling('In danger? Call 991.'),
      at: 'guide.ts, page.sections[0].note',
      says: '"Call 991" stands here, but there is no line for emergencies with that number; 911 and 988 are those of the United States. Correct the number.',
    },
    'another digit in another language': {
      changes: calling('Appelez le 212.'),
      at: 'guide.ts, page.sections[0].note',
      says: '"Appelez le 212" stands here, but there is no line for emergencies with that number; 911 and 988 are those of the United States. Correct the number.',
    },
  });
  itAccepts({
    'where somebody answers': {
      changes: calling('Call 911, or call or text 988 in the United States.'),
    },
    'people to call': { changes: calling('We call 200 readers a year, and text 350 of them.') },
    'part of a longer number': { changes: calling('Call 619-234-8817, or text 212 234 8817.') },
  });
});
