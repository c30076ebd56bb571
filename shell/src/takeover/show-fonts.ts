import type { TabStorage } from '../platform/tab-storage.ts';

const KEY = 'fonts';
/** A picture that never loads must not keep the fonts back. */
const PATIENCE_MS = 3000;

/**
 * The edge writes the fonts of a page with a large picture as styles that do not apply yet. They apply once the pictures
 * of the first view have loaded, and at once where the browser has the files from an earlier page.
 */
export function showFonts(document: Document, storage: TabStorage): void {
  const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (!fonts) return;
  const text = fonts.textContent;
  const show = () => {
    fonts.media = 'all';
    void document.fonts.ready.then(() => storage.setItem(KEY, text));
  };
  if (storage.getItem(KEY) === text) {
    show();
    return;
  }
  setTimeout(show, PATIENCE_MS);
  // After the frame that shows the last picture.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(show)), { once: true });
}
