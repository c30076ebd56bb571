import type { Recipe } from '@aimante/print';
import type { Page } from '@playwright/test';

interface SavedItem {
  readonly photoId: string;
  readonly recipe: Recipe;
  readonly past: readonly { readonly recipe: Recipe }[];
  readonly isValidated: boolean;
}

/** The photos of the one draft in IndexedDB, in the visitor's order. */
export function savedItems(page: Page): Promise<readonly SavedItem[]> {
  return page.evaluate(
    () =>
      new Promise<readonly SavedItem[]>((resolve) => {
        const opening = indexedDB.open('aimante-customizer');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            const [draft] = reading.result as { project: { items: SavedItem[] } }[];
            resolve(draft?.project.items ?? []);
          };
        };
      }),
  );
}
