/** Counts wrong coupon codes per key (a network): a few mistakes are free, then the caller must wait. */
export function createGuessLimit({ max, windowMs }: { max: number; windowMs: number }) {
  const guesses = new Map<string, { count: number; until: number }>();
  return {
    /** Seconds to wait; 0 for none. */
    waitOf(key: string, now: Date): number {
      const found = guesses.get(key);
      if (!found || found.until <= now.getTime() || found.count < max) return 0;
      return (found.until - now.getTime()) / 1000;
    },
    count(key: string, now: Date): void {
      const time = now.getTime();
      if (guesses.size > 10_000) for (const [old, { until }] of guesses) if (until <= time) guesses.delete(old);
      const found = guesses.get(key);
      if (found && found.until > time) found.count += 1;
      else guesses.set(key, { count: 1, until: time + windowMs });
    },
  };
}
