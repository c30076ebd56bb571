export const QUALITIES = ['poor', 'soft', 'good', 'excellent'] as const;

/** Dots per inch at which each band starts. The last value only ends the scale. */
const LIMITS = [50, 150, 200, 300, 500] as const;

/** Position of a resolution on a scale of four equal bands, from 0 to 1. */
export function meterPosition(dpi: number): number {
  const band = LIMITS.findLastIndex((limit) => dpi >= limit);
  if (band < 0) return 0.01;
  const from = LIMITS[band] ?? 0;
  const to = LIMITS[band + 1];
  if (to === undefined) return 0.99;
  return (band + (dpi - from) / (to - from)) / QUALITIES.length;
}
