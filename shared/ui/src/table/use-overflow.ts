import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is wider inside than it is: only then is there something to scroll to. */
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
