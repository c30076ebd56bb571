import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Shows a panel beside a link while the pointer or the focus is in either. Escape hides it. */
export function useReveal() {
  const [isShown, setIsShown] = useState(false);
  const hide = () => setIsShown(false);
  useEffect(() => {
    if (!isShown) return;
    // A mouse may hover here while the focus is anywhere.
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isShown]);
  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsShown(pointerType === 'mouse'),
    onPointerLeave: hide,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setIsShown(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) hide();
    },
  };
  return { isShown, hide, listeners };
}
