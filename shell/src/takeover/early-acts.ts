import { whenIdle } from './when-idle.ts';

const PATIENCE_MS = 500;
/** A form that nobody takes over by then is sent by the browser itself. */
const SCRIPTS_MS = 8000;
/** What only scripts can do. Links work by themselves. */
const PRESSED = 'button[type=button], [role=radio], [role=tab], [role=checkbox], [role=switch]';
/** What React takes over as one: the shell, or a remote's box in it. */
const PIECES = '[data-remote], #root';

type Act = () => void;

/** A page can be used before its scripts have come: what was pressed and sent in a piece is done again when it is taken over. */
export function keepEarlyActs(document: Document): void {
  const taken = new WeakSet<Element>();
  const kept = new Map<Element, Act[]>();

  function keep(target: Element, act: Act): boolean {
    const piece = target.closest(PIECES);
    if (!piece || taken.has(piece)) return false;
    kept.set(piece, [...(kept.get(piece) ?? []), act]);
    return true;
  }

  listen(document, 'click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (pressed) keep(pressed, () => pressed.click());
  });
  listen(document, 'submit', (event) => {
    const { target: form, submitter } = event as SubmitEvent;
    if (!(form instanceof HTMLFormElement)) return;
    const late = setTimeout(() => form.submit(), SCRIPTS_MS);
    const send = () => {
      clearTimeout(late);
      if (form.isConnected) form.requestSubmit(submitter);
    };
    if (keep(form, send)) event.preventDefault();
    else clearTimeout(late);
  });
  document.addEventListener('aimante:taken', ({ target }) => {
    if (!(target instanceof Element)) return;
    taken.add(target);
    const acts = kept.get(target) ?? [];
    kept.delete(target);
    // A component answers once its effects have run, too.
    for (const act of acts) whenIdle(act, PATIENCE_MS);
  });
}

const listen = (document: Document, kind: 'click' | 'submit', act: (event: Event) => void) =>
  document.addEventListener(kind, act, true);
