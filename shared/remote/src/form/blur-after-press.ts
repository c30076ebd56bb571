import type { FocusEvent } from 'react';
import type { ChangeHandler, UseFormRegisterReturn } from 'react-hook-form';

/** A press that lasts longer may lose its click. */
const LONGEST_PRESS_MS = 1000;
const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * Checks a field that is left for a button when the press has ended. An error that appears earlier moves the button away
 * from under the pointer, and its click is lost.
 */
export function blurAfterPress<T extends UseFormRegisterReturn>(input: T): T {
  return { ...input, onBlur: checkAfterPress(input.onBlur) };
}

const checkAfterPress =
  (check: ChangeHandler): ChangeHandler =>
  async (event: FocusEvent | Parameters<ChangeHandler>[0]) => {
    const next = 'relatedTarget' in event ? event.relatedTarget : null;
    // Safari gives a pressed button no focus.
    if (next === null || next.matches('button, a, summary')) await endOfPress();
    return check(event);
  };

function endOfPress(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      clearTimeout(late);
      // The click follows the end of the press.
      setTimeout(resolve);
    };
    const late = setTimeout(end, LONGEST_PRESS_MS);
    for (const name of ENDS) addEventListener(name, end, { capture: true, signal: ended.signal });
  });
}
