/** Less than this is said before selling. A day of sales needs a tenth of it. */
export const LITTLE_ROOM = 20_000_000;

/** Bytes that the browser can still store here. Infinity where it does not say. */
export async function roomLeft(): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota - usage;
}
