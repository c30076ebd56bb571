import { useNavigate } from '@aimante/remote';
import { useEffect, useRef } from 'react';
import { mayLeave } from '../form/leave-guard/leaving.ts';
import { goPaths } from './nav-links.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type));

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

/** True if the page may handle the key: it is not typed, and not pressed in a dialog or menu. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !hasModifier(event) &&
  !isTyping(event.target) &&
  !(event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog], [role=menu]'));

const isPalette = (event: KeyboardEvent) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);

const WAITING_MS = 1500;

/** G, then the letter of a page within 1.5 seconds: its path. */
export function watchLetters(): (key: string, at: number) => string | undefined {
  let lastG = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const isSecond = at - lastG < WAITING_MS;
    lastG = key === 'g' ? at : Number.NEGATIVE_INFINITY;
    return isSecond ? goPaths[key] : undefined;
  };
}

interface GoKeys {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
}

/** Ctrl K opens the palette and `?` the help. G and a letter open a page. */
export function useGoKeys(handlers: GoKeys): void {
  const navigate = useNavigate();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const pathAfter = watchLetters();
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (isPalette(event)) {
        event.preventDefault();
        latest.current.onPalette();
      } else if (isForPage(event)) {
        if (key === '?') latest.current.onHelp();
        const path = pathAfter(key, event.timeStamp);
        if (!path) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void mayLeave().then((leaves) => leaves && navigate(path));
      }
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [navigate]);
}
