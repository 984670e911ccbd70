import type { Advice } from '#engine/contract/console/advice.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { WeekFigures } from '#server/advice/figures/week-figures.ts';

/** Finds in the figures of a week what to do or to know; it asks nobody and knows no clock. */
export type AdviceRule = (figures: WeekFigures) => readonly Advice[];

/** Where advice about a funnel belongs. */
export function aboutFunnel({ id, coach }: CompiledFunnel): Pick<Advice, 'funnel' | 'coach'> {
  return { funnel: id, coach: coach.slug };
}

/** Where advice about the whole site belongs. */
export const aboutSite: Pick<Advice, 'funnel' | 'coach'> = { funnel: null, coach: null };
