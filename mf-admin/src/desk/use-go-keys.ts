import { useNavigate } from '@aimante/remote';
import { useEffect, useRef } from 'react';
import { navLinks } from './nav-links.ts';

/** True where letters are typed, not pressed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type));

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;
const isPalette = (event: KeyboardEvent) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);

const WAITING_MS = 1500;

/** Ctrl K opens the palette; G and a letter lead to a page. */
export function useGoKeys({ onPalette }: { onPalette: () => void }): void {
  const navigate = useNavigate();
  const latest = useRef(onPalette);
  useEffect(() => {
    latest.current = onPalette;
  });
  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (isPalette(event)) {
        event.preventDefault();
        latest.current();
        return;
      }
      if (hasModifier(event) || isTyping(event.target)) return;
      const link = navLinks.find(({ letter }) => letter === key);
      if (link && event.timeStamp - lastG < WAITING_MS) {
        event.preventDefault();
        event.stopImmediatePropagation();
        void navigate(link.path);
      }
      lastG = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [navigate]);
}
