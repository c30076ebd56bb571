const MINUTE = 60_000;
const MAX_KEYS = 10_000;

/** Allows this many calls a minute per key. The memory is bounded, and cleared every minute. */
export function createRateLimit(perMinute: number, now: () => number = performance.now.bind(performance)) {
  const counts = new Map<string, number>();
  let minute = 0;
  return (key: string): boolean => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute || counts.size >= MAX_KEYS) counts.clear();
    minute = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= perMinute;
  };
}
