/** While `<html>` has it, parts of the page that are far from the window are not laid out. */
const ATTRIBUTE = 'data-below';

/**
 * The first layout is of the first window alone. The parts below follow one by one, each in a frame of its own, when the
 * fonts are there: so no task is long, and no part is laid out twice.
 */
export function layOutLater(document: Document, fonts: Promise<void>): void {
  document.documentElement.setAttribute(ATTRIBUTE, '');
  void fonts.then(() => {
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
  });

  function begin(): void {
    const isLater = (part: Element) => getComputedStyle(part).contentVisibility === 'auto';
    const parts = [...document.querySelectorAll('main section, footer')].filter(isLater).values();
    const next = () => {
      const part = parts.next().value;
      if (!part) return document.documentElement.removeAttribute(ATTRIBUTE);
      // An animation, because a style attribute would differ from what React renders.
      part.animate({ contentVisibility: 'visible' }, { fill: 'forwards' });
      requestAnimationFrame(() => setTimeout(next));
    };
    next();
  }
}
