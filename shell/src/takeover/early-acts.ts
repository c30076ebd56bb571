import { whenIdle } from './when-idle.ts';

const PATIENCE_MS = 500;
/** A form that nobody takes over by then is sent by the browser itself. */
const SCRIPTS_MS = 8000;
/** What only scripts can do. Links work by themselves. */
const PRESSED = 'button[type=button], [role=radio], [role=tab], [role=checkbox], [role=switch]';
/** What React takes over as one: the shell, or a remote's box in it that came with its HTML. */
const PIECES = '[data-remote]:has(*), #root';

/** A page can be used before its scripts have come: what was pressed and sent in a piece is done again when it answers. */
export function keepEarlyActs(document: Document): void {
  const early = createEarly(document);
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
      if (!pressed) return;
      const isBehind = early.isRepeating(pressed);
      // If it overtook the presses before it, it would meet a page that they have not changed yet.
      if (early.keep(event, pressed, () => pressed.click()) && isBehind) event.stopImmediatePropagation();
    },
    true,
  );
  // React takes the shell over within the press, and hears it then.
  window.addEventListener('click', early.heard);
  // Behind all others: what a script has seen to is not early.
  window.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const patience = setTimeout(() => form.isConnected && form.submit(), SCRIPTS_MS);
    const send = () => {
      clearTimeout(patience);
      if (form.isConnected) form.requestSubmit(submitter);
    };
    if (early.keep(event, form, send)) event.preventDefault();
    else clearTimeout(patience);
  });
}

type Act = () => void;

/** Acts that wait: until their piece answers, and behind those that came before them. */
function createEarly(document: Document) {
  const kept = new Map<Element, Map<Event, Act>>();
  const answering = new WeakSet<Element>();
  let isActing = false;
  /** Known when the shell is taken over: an element that comes later is not taken over. */
  let pieces: ReadonlySet<Element> | undefined;
  document.addEventListener('aimante:taken', ({ target }) => {
    if (!(target instanceof Element)) return;
    answering.add(target);
    pieces ??= new Set(document.querySelectorAll(PIECES));
    // A component answers once its effects have run, too.
    whenIdle(() => void repeat(target), PATIENCE_MS);
  });
  async function repeat(piece: Element): Promise<void> {
    const acts = kept.get(piece) ?? new Map<Event, Act>();
    for (const [event, act] of acts) {
      acts.delete(event);
      isActing = true;
      act();
      isActing = false;
      // React renders after the event: the next press has to meet what this one changed.
      await new Promise((resolve) => setTimeout(resolve));
    }
    kept.delete(piece);
  }
  const pieceOf = (target: Element) => target.closest(PIECES);
  return {
    /** The piece answers, and acts that came before wait in it. */
    isRepeating(target: Element): boolean {
      const piece = pieceOf(target);
      return piece !== null && answering.has(piece) && kept.has(piece);
    },
    /** False: the act is done at once. */
    keep(event: Event, target: Element, act: Act): boolean {
      const piece = pieceOf(target);
      if (!piece || isActing) return false;
      if (!kept.has(piece) && (answering.has(piece) || (pieces && !pieces.has(piece)))) return false;
      kept.set(piece, (kept.get(piece) ?? new Map<Event, Act>()).set(event, act));
      return true;
    },
    heard(event: Event): void {
      for (const [piece, acts] of kept) {
        if (answering.has(piece) && acts.delete(event) && acts.size === 0) kept.delete(piece);
      }
    },
  };
}
