import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref for the element that receives the focus if a change of `what` removes the focused element. Otherwise the focus
 * would be lost.
 */
export function useHeir<Heir extends HTMLElement>(what: unknown): RefObject<Heir | null> {
  const heir = useRef<Heir>(null);
  const before = useRef(what);
  useEffect(() => {
    const isChanged = before.current !== what;
    before.current = what;
    if (isChanged && document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
  }, [what]);
  return heir;
}
