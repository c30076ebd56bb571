import { type RefObject, useEffect, useRef } from 'react';

/**
 * Ref for the element that receives the focus if a change of `what` removes the focused element. Otherwise the focus
 * would be lost.
 */
export function useFocusFallback<Target extends HTMLElement>(what: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(what);
  useEffect(() => {
    const isChanged = before.current !== what;
    before.current = what;
    if (isChanged && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [what]);
  return target;
}
