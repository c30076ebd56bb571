import { whenIdle } from './when-idle.ts';

const TIMEOUT_MS = 500;
/** After this time the browser itself submits a form that is not hydrated. */
const SCRIPTS_MS = 8000;
/** Elements that need scripts. Links work without them. */
const PRESSED = 'button[type=button], [role=radio], [role=tab], [role=checkbox], [role=switch]';
/** What React hydrates as one: the shell, or a remote's box in it that has server HTML. */
const PIECES = '[data-remote]:has(*), #root';

/**
 * A page is usable before its scripts have loaded: early clicks and submits are replayed once their piece is hydrated.
 */
export function keepEarlyActions(document: Document): void {
  const early = createEarly(document);
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
      if (!pressed) return;
      const isBehind = early.isRepeating(pressed);
      // A click before the earlier ones are repeated would act on a page that they have not changed yet.
      if (early.keep(event, pressed, () => pressed.click()) && isBehind) event.stopImmediatePropagation();
    },
    true,
  );
  // React may hydrate the shell during the click and then handles the click itself.
  window.addEventListener('click', early.forget);
  // After all other listeners: a submit that a script has handled is not early.
  window.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const timeout = setTimeout(() => form.isConnected && form.submit(), SCRIPTS_MS);
    const send = () => {
      clearTimeout(timeout);
      if (form.isConnected) form.requestSubmit(submitter);
    };
    if (early.keep(event, form, send)) event.preventDefault();
    else clearTimeout(timeout);
  });
}

type Action = () => void;

/** Actions that wait until their piece is hydrated, in their order. */
function createEarly(document: Document) {
  const kept = new Map<Element, Map<Event, Action>>();
  const hydrated = new WeakSet<Element>();
  let isReplaying = false;
  /** Set when the shell is hydrated. Elements added later are not hydrated. */
  let pieces: ReadonlySet<Element> | undefined;
  document.addEventListener('aimante:hydrated', ({ target }) => {
    if (!(target instanceof Element)) return;
    hydrated.add(target);
    pieces ??= new Set(document.querySelectorAll(PIECES));
    // A component responds only after its effects have run.
    whenIdle(() => void repeat(target), TIMEOUT_MS);
  });
  async function repeat(piece: Element): Promise<void> {
    const actions = kept.get(piece) ?? new Map<Event, Action>();
    for (const [event, action] of actions) {
      actions.delete(event);
      isReplaying = true;
      action();
      isReplaying = false;
      // React renders after the event: the next action needs the result of this one.
      await new Promise((resolve) => setTimeout(resolve));
    }
    kept.delete(piece);
  }
  const pieceOf = (target: Element) => target.closest(PIECES);
  return {
    /** The piece is hydrated, and earlier actions still wait in it. */
    isRepeating(target: Element): boolean {
      const piece = pieceOf(target);
      return piece !== null && hydrated.has(piece) && kept.has(piece);
    },
    /** Returns false where the action runs at once. */
    keep(event: Event, target: Element, action: Action): boolean {
      const piece = pieceOf(target);
      if (!piece || isReplaying) return false;
      if (!kept.has(piece) && (hydrated.has(piece) || (pieces && !pieces.has(piece)))) return false;
      kept.set(piece, (kept.get(piece) ?? new Map<Event, Action>()).set(event, action));
      return true;
    },
    forget(event: Event): void {
      for (const [piece, actions] of kept) {
        if (hydrated.has(piece) && actions.delete(event) && actions.size === 0) kept.delete(piece);
      }
    },
  };
}
