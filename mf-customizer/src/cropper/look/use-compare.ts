import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type PointerEvent, useEffect } from 'react';
import { isComparingAtom } from './look-atoms.ts';

const isCompareKey = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) =>
  key.toLowerCase() === 'c' && !ctrlKey && !metaKey && !altKey;

/** Shows the photo without its look as long as the key C is down. */
export function useCompareKey(): void {
  const compare = useSetAtom(isComparingAtom);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => compare(false);
    addEventListener('keydown', (event) => isCompareKey(event) && compare(true), { signal });
    addEventListener('keyup', (event) => event.key.toLowerCase() === 'c' && stop(), { signal });
    addEventListener('blur', stop, { signal });
    return () => {
      listening.abort();
      stop();
    };
  }, [compare]);
}

/** For a button that compares as long as it is pressed, by pointer, Enter or space. */
export function useCompareButton() {
  const compare = useSetAtom(isComparingAtom);
  const onKeys = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    compare(isDown);
  };
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      compare(true);
    },
    onPointerUp: () => compare(false),
    onPointerCancel: () => compare(false),
    onKeyDown: onKeys(true),
    onKeyUp: onKeys(false),
    onBlur: () => compare(false),
    // A long press on a phone opens a menu otherwise.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}
