import type { TillStand } from '@aimante/api-contract/market';
import type { TillDatabase } from '@aimante/till';

/** Keeps the picture of each tile. A picture that does not load leaves an empty tile. */
export async function keepPictures(till: TillDatabase, baseUrl: string, { items }: TillStand): Promise<void> {
  const known = new Set(await till.raw.getAllKeys('pictures'));
  for (const { imageUrl } of items) {
    if (!imageUrl || known.has(imageUrl)) continue;
    known.add(imageUrl);
    try {
      const response = await fetch(new URL(imageUrl, baseUrl));
      if (response.ok) await till.raw.put('pictures', await response.blob(), imageUrl);
    } catch {
      return;
    }
  }
}
