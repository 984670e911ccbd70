import type { SectionOf } from '#engine/declaration/section.ts';
import type { DeepReadonly } from '#engine/declaration/typed-declaration.ts';

type Price = DeepReadonly<SectionOf<'packages'>['items'][number]['price']>;

/**
 * A package's price as visitors read it: an amount as their language writes it, whole ones without
 * cents, and words as they are.
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
