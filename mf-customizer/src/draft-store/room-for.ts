/** Preview and thumbnail need storage in addition to the originals. */
const OVERHEAD = 1.25;

/** In bytes: the required and the available storage. */
export interface Shortage {
  readonly needed: number;
  readonly left: number;
}

/** The missing storage for `bytes` more bytes. Undefined: enough, or unknown. */
export async function shortageFor(bytes: number): Promise<Shortage | undefined> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined) return undefined;
  const left = Math.max(0, estimate.quota - (estimate.usage ?? 0));
  const needed = Math.ceil(bytes * OVERHEAD);
  return left < needed ? { needed, left } : undefined;
}

/** Asks the browser to keep the data when the disk is full. Some browsers ask the visitor, most decide alone. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
