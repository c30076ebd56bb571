export interface Draw {
  readonly visitors: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** How seldom chance alone may lead below, and how seldom above. */
  readonly alarm: number;
}

/** How many of so many visitors a share takes, by the binomial distribution: 0 and 1 leave nothing to chance. */
export function likelyCounts({ visitors, chance, alarm }: Draw): { readonly least: number; readonly most: number } {
  return {
    least: leastCount({ visitors, chance, alarm }),
    most: visitors - leastCount({ visitors, chance: 1 - chance, alarm }),
  };
}

function leastCount({ visitors, chance, alarm }: Draw): number {
  if (chance === 1) return visitors;
  // In logarithms: with thousands of visitors the single chances are too small for a number.
  let log = visitors * Math.log1p(-chance);
  let below = 0;
  for (let count = 0; ; count += 1) {
    below += Math.exp(log);
    if (below > alarm) return count;
    log += Math.log((visitors - count) / (count + 1)) + Math.log(chance) - Math.log1p(-chance);
  }
}
