import type { Health } from './health-book.ts';

/** Fewer may be one person's odd browser. */
const MIN_FAILED = 3;
/** 95 %, one-sided. */
const Z = 1.645;

/** Whether a canary fails more than what it would replace, and not by chance: the least rate that fits what was seen is above. */
export function failsMore(canary: Health, stable: Health): boolean {
  const stableRate = stable.visitors === 0 ? 0 : stable.failed / stable.visitors;
  return canary.failed >= MIN_FAILED && leastRate(canary) > stableRate;
}

/** The lower end of Wilson's score interval. */
function leastRate({ visitors, failed }: Health): number {
  const rate = failed / visitors;
  const square = Z * Z;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / visitors + square / (4 * visitors * visitors));
  return (rate + square / (2 * visitors) - spread) / (1 + square / visitors);
}
