import { whenIdle } from './when-idle.ts';

const PATIENCE_MS = 500;
/** What only scripts can do. Links and forms work by themselves. */
const PRESSED = 'button[type=button], [role=radio], [role=tab], [role=checkbox], [role=switch]';
/** What React takes over as one: the shell, or a remote's box in it. */
const PIECES = '[data-remote], #root';

/** A page can be pressed before its scripts have come: what was pressed last in a piece is pressed again when it is taken over. */
export function keepEarlyClicks(document: Document): void {
  const taken = new WeakSet<Element>();
  const kept = new Map<Element, HTMLElement>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
      const piece = pressed?.closest(PIECES);
      if (pressed && piece && !taken.has(piece)) kept.set(piece, pressed);
    },
    true,
  );
  document.addEventListener('aimante:taken', ({ target }) => {
    if (!(target instanceof Element)) return;
    taken.add(target);
    const pressed = kept.get(target);
    kept.delete(target);
    // A component answers once its effects have run, too.
    if (pressed) whenIdle(() => pressed.click(), PATIENCE_MS);
  });
}
