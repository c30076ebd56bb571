import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Shows something beside a link while a mouse rests on both, or the keyboard is in either. Escape hides it. */
export function useReveal() {
  const [isShown, setIsShown] = useState(false);
  const hide = () => setIsShown(false);
  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsShown(pointerType === 'mouse'),
    onPointerLeave: hide,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setIsShown(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) hide();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  return { isShown, hide, listeners };
}
