import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of an element is wider than the element, so that it can be scrolled. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const sheet = element.current;
    if (!sheet || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(sheet.scrollWidth > sheet.clientWidth + 1));
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
