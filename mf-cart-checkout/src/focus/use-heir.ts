import { type RefObject, useEffect, useRef } from 'react';

/** For the element that takes the focus when what held it goes with a change of `what`: else it would be nowhere. */
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
