/** The time to load a part while a visitor scrolls to it. */
const AHEAD = '700px 0px';

/** Runs once, when the element is near the viewport. Returns a function that stops watching. */
export function whenNear(element: Element | null, act: () => void): () => void {
  if (!element || typeof IntersectionObserver !== 'function') {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
