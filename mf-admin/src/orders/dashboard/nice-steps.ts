const STEPS = 4;

/** Round axis steps from zero to above the highest value. */
export function niceSteps(highest: number): number[] {
  const rough = Math.max(highest, STEPS) / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: STEPS + 1 }, (_, index) => index * step);
}
