import { type RefObject, useEffect, useRef } from 'react';

interface ListStart {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Another page was pressed: its start comes into view once it is loaded. */
  readonly expect: () => void;
}

/** After a step back in the history, the shell restores the former place instead. */
export function useListStart(page: number, isOld: boolean): ListStart {
  const ref = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  const shown = useRef(page);
  useEffect(() => {
    if (isOld || shown.current === page) return;
    shown.current = page;
    if (!isExpected.current) return;
    isExpected.current = false;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, [page, isOld]);
  return {
    ref,
    expect: () => {
      isExpected.current = true;
    },
  };
}
