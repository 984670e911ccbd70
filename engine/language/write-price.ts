import type { SectionOf } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';

type Price = DeepReadonly<SectionOf<'packages'>['items'][number]['price']>;

/**
 * A package's price as visitors read it: amounts as their language writes them, whole ones without
 * cents; words unchanged.
 *
 * @param locale how `Intl` writes numbers
 */
export function writePrice(price: Price, locale: string): string {
  if (typeof price === 'string') return price;
  const { amount, currency } = price;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  }).format(amount);
}
