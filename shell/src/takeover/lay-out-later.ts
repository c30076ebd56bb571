/** Where it is `auto`, parts of the page that are far from the window are not laid out. */
const BELOW = '--below';

/**
 * The first layout is of the first window alone. The parts below follow one by one, each in a frame of its own, when the
 * fonts are there: so no task is long, and no part is laid out twice.
 */
export function layOutLater(document: Document, fonts: Promise<void>): void {
  const { style } = document.documentElement;
  style.setProperty(BELOW, 'auto');
  void fonts.then(() => {
    const parts = document.querySelectorAll('main section, footer').values();
    const next = () => {
      const part = parts.next().value;
      if (!part) return style.removeProperty(BELOW);
      part.animate({ [BELOW]: 'visible' }, { fill: 'forwards' });
      requestAnimationFrame(() => setTimeout(next));
    };
    if (document.readyState === 'complete') next();
    else addEventListener('load', next);
  });
}
