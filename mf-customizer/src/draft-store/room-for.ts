/** Preview and thumbnail come on top of the originals. */
const OVERHEAD = 1.25;

/** Whether this device can keep so many bytes more. Where the browser does not say, we try. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined) return true;
  return estimate.quota - (estimate.usage ?? 0) > bytes * OVERHEAD;
}

/** Asks the browser not to clear this away when the disk gets full. Some ask the visitor, most decide alone. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
