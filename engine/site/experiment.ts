import type { CompiledFunnel } from './site.ts';

/** The name of the page itself while an experiment runs. */
export const controlName = 'control';

/** An arm's name wherever visits and submissions are counted: `<experiment>/<arm>`. */
export function variantKey(experiment: string, arm: string): string {
  return `${experiment}/${arm}`;
}

/** Every page that visitors may see, each with the words that it shows. */
export function shownFunnels(funnels: readonly CompiledFunnel[]): readonly CompiledFunnel[] {
  return funnels.flatMap((funnel) =>
    funnel.experiment ? funnel.experiment.arms.map((arm) => arm.funnel) : [funnel],
  );
}

/**
 * The funnel as a visitor saw it.
 *
 * @param variant the variant named by the form; the control if it no longer exists
 */
export function shownTo(funnel: CompiledFunnel, variant: string | undefined): CompiledFunnel {
  const arms = funnel.experiment?.arms ?? [];
  return arms.find((arm) => arm.funnel.variant === variant)?.funnel ?? funnel;
}
