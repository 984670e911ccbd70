/** How much slower something is on a site of a certain size than on a small one: 1 if it is not. */
export interface Slowness {
  readonly size: number;
  readonly times: number;
}

/** How slowness grows. */
export interface Growth {
  /** What each factor of ten adds. */
  readonly perTen: number;
  /**
   * How slow it would be at another size: if every factor of ten adds as much, and if every lead does.
   * The depth of an index grows in the first way, what a list has to count in the second.
   */
  at(size: number): readonly [byFactors: number, byLeads: number];
}

/** Lays lines through what was measured, over the size's logarithm and over the size. */
export function readGrowth(measured: readonly Slowness[]): Growth {
  const byFactors = fitLine(measured.map(({ size, times }) => [Math.log10(size), times]));
  const byLeads = fitLine(measured.map(({ size, times }) => [size, times]));
  return {
    perTen: byFactors.slope,
    at: (size) => [byFactors.at(Math.log10(size)), byLeads.at(size)],
  };
}

/** The line with the smallest squared distances; a flat one where more takes less, which is chance. */
function fitLine(points: readonly (readonly [x: number, y: number])[]) {
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = meanOf(points.map(([x]) => x));
  const meanY = meanOf(points.map(([, y]) => y));
  const steepness =
    meanOf(points.map(([x, y]) => (x - meanX) * (y - meanY))) /
    meanOf(points.map(([x]) => (x - meanX) ** 2));
  const slope = Math.max(0, steepness);
  return { slope, at: (x: number) => meanY + slope * (x - meanX) };
}
