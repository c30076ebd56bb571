import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Delay before closing, because a press in the panel first takes the focus from the field. */
const CLOSE_DELAY_MS = 200;

export interface Panel {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** For the element that contains the field and the panel. */
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Opens on focus, and closes shortly after the focus leaves field and panel. */
export function usePanel(): Panel {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onFocus: keep,
    onBlur(event) {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      keep();
      timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
    },
  };
}
