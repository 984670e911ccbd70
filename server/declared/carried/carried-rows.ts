import { allOf } from '#engine/text/wording.ts';

/** What can be carried over to a new name, in singular and plural. */
const words = {
  leads: ['lead', 'leads'],
  people: ['person who was stored under both', 'people who were stored under both'],
  submissions: ['submission', 'submissions'],
  registrations: ['registration', 'registrations'],
  journeys: ['journey', 'journeys'],
  enrolled: ['person who was enrolled in both', 'people who were enrolled in both'],
  deliveries: ['delivery', 'deliveries'],
  days: ['day of page views', 'days of page views'],
  unsubscribed: ['unsubscribed address', 'unsubscribed addresses'],
} as const;

/** How many rows of each kind were carried over to a new name. */
export type CarriedRows = Readonly<Partial<Record<keyof typeof words, number>>>;

/** The numbers above zero in words, like "2 leads and 1 delivery"; empty if there are none. */
export function describeRows(rows: CarriedRows): string {
  return allOf(
    Object.entries(words).flatMap(([kind, [one, several]]) => {
      const number = Object.entries(rows).find(([name]) => name === kind)?.[1] ?? 0;
      return number === 0 ? [] : [`${number} ${number === 1 ? one : several}`];
    }),
  );
}
