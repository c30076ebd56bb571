import { type RefObject, useEffect, useRef } from 'react';
import { isForPage } from '../../desk/use-go-keys.ts';

export interface Review {
  readonly verdict: 'approved' | 'blocked';
  readonly reason?: string | null;
  /** The customer cannot ask to print it as it is. */
  readonly mustBeReplaced?: boolean;
}

interface ReviewKeys {
  readonly table: RefObject<HTMLElement | null>;
  readonly onApprove: () => void;
  readonly onBlock: () => void;
  readonly onProof: () => void;
}

/** Keyboard shortcuts: A approves, B blocks, P shows the soft proof, the arrow keys move between photos. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const move = (step: number) => {
      const tiles = [...(latest.current.table.current?.querySelectorAll<HTMLElement>('button[data-photo]') ?? [])];
      const place = tiles.indexOf(document.activeElement as HTMLElement);
      const shown = tiles.findIndex(({ ariaCurrent }) => ariaCurrent === 'true');
      tiles[place === -1 ? Math.max(0, shown) : Math.min(tiles.length - 1, Math.max(0, place + step))]?.focus();
    };
    const shortcuts: Record<string, () => void> = {
      a: () => latest.current.onApprove(),
      b: () => latest.current.onBlock(),
      p: () => latest.current.onProof(),
      ArrowRight: () => move(1),
      ArrowLeft: () => move(-1),
    };
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcuts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!shortcut || !isForPage(event)) return;
      event.preventDefault();
      shortcut();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
