import { type Figure, formatFigure, judge } from '#scripts/support/figures.ts';

/** The lines of the figures that do not reach what is asked. */
export function missedFigures(figures: readonly Figure[]): readonly string[] {
  return figures.filter((figure) => judge(figure)?.isMet === false).map(formatFigure);
}
