import type { Health } from './health-book.ts';

/** Fewer failures may come from one person's unusual browser. */
const MIN_FAILED = 3;
/** One-sided 95 % confidence. */
const Z = 1.645;

/**
 * Whether a canary fails more than the release it would replace, and not by chance. It does when the lower bound of its
 * failure rate is above the other's rate.
 */
export function failsMore(canary: Health, stable: Health): boolean {
  const stableRate = stable.visitors === 0 ? 0 : stable.failed / stable.visitors;
  return canary.failed >= MIN_FAILED && leastRate(canary) > stableRate;
}

/** The lower bound of Wilson's score interval. */
function leastRate({ visitors, failed }: Health): number {
  const rate = failed / visitors;
  const square = Z * Z;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / visitors + square / (4 * visitors * visitors));
  return (rate + square / (2 * visitors) - spread) / (1 + square / visitors);
}
