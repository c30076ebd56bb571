/** Preview and thumbnail come on top of the originals. */
const OVERHEAD = 1.25;

/** In bytes: what would be needed, and what is left. */
export interface Shortage {
  readonly needed: number;
  readonly left: number;
}

/** What is missing for so many bytes more on this device. Where the browser does not say, we try. */
export async function shortageFor(bytes: number): Promise<Shortage | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined) return undefined;
  const left = Math.max(0, estimate.quota - (estimate.usage ?? 0));
  const needed = Math.ceil(bytes * OVERHEAD);
  return left < needed ? { needed, left } : undefined;
}

/** Asks the browser not to clear this away when the disk gets full. Some ask the visitor, most decide alone. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
