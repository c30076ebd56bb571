import type { TabStorage } from '../platform/tab-storage.ts';

const KEY = 'fonts';
/** A picture that never loads must not keep the fonts back. */
const PATIENCE_MS = 3000;
const FRAMES_MS = 300;
const LARGEST = 'largest-contentful-paint';

/**
 * The edge writes the fonts of a page with a large picture as styles that do not apply. Their files load once the
 * pictures of the first view have loaded, and at once where the browser has them from an earlier page.
 */
export async function showFonts(document: Document, storage: TabStorage): Promise<void> {
  const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (!fonts) return;
  const text = fonts.textContent;
  const faces = facesOf(fonts);
  if (storage.getItem(KEY) !== text) await picturesOrPatience();
  try {
    await addTogether(document, faces);
    storage.setItem(KEY, text);
  } catch {
    // A file did not load: the texts keep the fallback fonts.
  }
}

function picturesOrPatience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    addEventListener('load', () => whenShown(resolve), { once: true });
  });
}

/** Browsers report the largest picture once it is on the screen. Without a report, it is there some frames later. */
function whenShown(done: () => void): void {
  setTimeout(done, FRAMES_MS);
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(LARGEST)) return;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => 'url' in entry && entry.url)) done();
  });
  observer.observe({ type: LARGEST, buffered: true });
}

function facesOf({ sheet }: HTMLStyleElement): readonly FontFace[] {
  const rules = [...(sheet?.cssRules ?? [])].filter((rule): rule is CSSFontFaceRule => 'style' in rule);
  return rules.map(({ style }) => {
    const family = style.getPropertyValue('font-family').replaceAll('"', '');
    const weight = style.getPropertyValue('font-weight');
    return new FontFace(family, style.getPropertyValue('src'), { weight, display: 'swap' });
  });
}

/** Each change of the fonts lays the whole page out again, so all of them apply in one frame. */
async function addTogether({ fonts }: Document, faces: readonly FontFace[]): Promise<void> {
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) fonts.add(face);
}
