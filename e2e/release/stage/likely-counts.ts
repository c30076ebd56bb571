export interface Draw {
  readonly visitors: number;
  /** Between 0 and 1. */
  readonly chance: number;
  /** The accepted probability of a count below the range, and of one above it. */
  readonly alarm: number;
}

/** The likely range of visitors in a share, by the binomial distribution. Shares of 0 and 1 are exact. */
export function likelyCounts({ visitors, chance, alarm }: Draw): { readonly least: number; readonly most: number } {
  return {
    least: leastCount({ visitors, chance, alarm }),
    most: visitors - leastCount({ visitors, chance: 1 - chance, alarm }),
  };
}

function leastCount({ visitors, chance, alarm }: Draw): number {
  if (chance === 1) return visitors;
  // In logarithms: with thousands of visitors the single probabilities underflow.
  let log = visitors * Math.log1p(-chance);
  let below = 0;
  for (let count = 0; ; count += 1) {
    below += Math.exp(log);
    if (below > alarm) return count;
    log += Math.log((visitors - count) / (count + 1)) + Math.log(chance) - Math.log1p(-chance);
  }
}
