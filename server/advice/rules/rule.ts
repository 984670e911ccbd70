import type { Advice } from '#engine/contract/console/advice.ts';
import type { CompiledFunnel } from '#engine/site/site.ts';
import type { WeekFigures } from '#server/advice/figures/week-figures.ts';

/** Derives advice from a week's figures; pure, without a clock. */
export type AdviceRule = (figures: WeekFigures) => readonly Advice[];

/** The place of advice about a funnel. */
export function aboutFunnel({ id, coach }: CompiledFunnel): Pick<Advice, 'funnel' | 'coach'> {
  return { funnel: id, coach: coach.slug };
}

/** The place of advice about the whole site. */
export const aboutSite: Pick<Advice, 'funnel' | 'coach'> = { funnel: null, coach: null };
