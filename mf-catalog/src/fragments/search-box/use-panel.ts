import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Time to press what the panel shows, although the press takes the focus away first. */
const CLOSE_DELAY_MS = 200;

export interface Panel {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** For the element around field and panel. */
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Opens with the focus, and closes a moment after it has left field and panel. */
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
