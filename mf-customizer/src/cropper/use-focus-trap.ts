import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'button:not([disabled]), input:not([disabled]), a[href], [tabindex="0"]';

function stepsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.checkVisibility?.() ?? true);
}

/** Keeps Tab inside, and restores the focus at the end. Dialogs of the shell are exempt. */
export function useFocusTrap(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const before = document.activeElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const steps = stepsOf(element);
      const first = steps[0];
      const last = steps.at(-1);
      const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last;
      if (!leaves) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    element.querySelector<HTMLElement>('[data-first-focus] [tabindex="0"]')?.focus();
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}
