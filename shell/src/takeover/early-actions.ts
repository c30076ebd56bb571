import { whenIdle } from './when-idle.ts';

const TIMEOUT_MS = 500;
/** After this time the browser itself submits a form that is not hydrated. */
const SCRIPTS_MS = 8000;
/** Elements that need scripts. Links work without them. */
const PRESSED = 'button[type=button]:not([popovertarget]), [role=radio], [role=tab], [role=checkbox], [role=switch]';
/** Its styles show what it opens, so it opens before the scripts know of it. They learn it from the repeated press. */
const TOGGLE = '[data-opens-at-once]';
/** Its address may depend on what was chosen before it. */
const LINK = 'a[href]:not([target], [href^="#"])';
/** What React hydrates as one: the shell, a remote's box in it that has server HTML, or a late part of that. */
const PIECES = '[data-remote]:has(*), [data-late], #root';

/**
 * A page is usable before its scripts have loaded: early clicks and submits are replayed once their piece is hydrated.
 */
export function keepEarlyActions(document: Document): void {
  const early = createEarly(document);
  document.addEventListener('change', ({ target }) => target instanceof Element && early.noteChange(target), true);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
      if (link && isPlain(event) && early.isChanged(link)) return keepLink(event, link);
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
      if (!pressed) return;
      const isBehind = early.isRepeating(pressed);
      // A click before the earlier ones are repeated would act on a page that they have not changed yet.
      if (!early.keep(event, pressed, () => pressed.click())) return;
      if (isBehind) event.stopImmediatePropagation();
      else if (pressed.matches(TOGGLE)) flip(pressed);
    },
    true,
  );
  // A choice that its piece does not know yet may change the address of the link.
  function keepLink(event: Event, link: HTMLAnchorElement): void {
    const timeout = setTimeout(() => link.isConnected && document.location.assign(link.href), SCRIPTS_MS);
    const follow = () => {
      clearTimeout(timeout);
      if (link.isConnected) link.click();
    };
    if (early.keep(event, link, follow)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else clearTimeout(timeout);
  }
  // React may hydrate the shell during the click and then handles the click itself.
  document.defaultView?.addEventListener('click', early.forget);
  // The browser would name a wrong field in its own language. The scripts, or the server, do so in that of the page.
  document.addEventListener(
    'invalid',
    (event) => {
      const form = event.target instanceof HTMLElement ? event.target.closest('form') : null;
      if (form?.method !== 'post' || !early.isEarly(form)) return;
      event.preventDefault();
      // Later: a form ignores a submit while its fields are checked.
      if (!form.noValidate) setTimeout(() => form.requestSubmit());
      form.noValidate = true;
    },
    true,
  );
  // After all other listeners: a submit that a script has handled is not early.
  document.defaultView?.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const timeout = setTimeout(() => form.isConnected && form.submit(), SCRIPTS_MS);
    const send = () => {
      clearTimeout(timeout);
      if (form.isConnected) form.requestSubmit(submitter ?? undefined);
    };
    if (early.keep(event, form, send)) event.preventDefault();
    else clearTimeout(timeout);
  });
}

function flip(toggle: HTMLElement): void {
  toggle.setAttribute('aria-expanded', String(toggle.getAttribute('aria-expanded') !== 'true'));
}

type Action = () => void;

/** A click that leaves the page: no other tab, no download of the address. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Actions that wait until their piece is hydrated, in their order. */
function createEarly(document: Document) {
  const kept = new Map<Element, Map<Event, Action>>();
  const hydrated = new WeakSet<Element>();
  /** Pieces with a field that was changed before its scripts had loaded. */
  const changed = new WeakSet<Element>();
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
  /** The piece that contains the element, unless it is hydrated and has repeated its early actions. */
  function earlyPieceOf(target: Element): Element | undefined {
    const piece = pieceOf(target);
    if (!piece || isReplaying) return undefined;
    const answers = hydrated.has(piece) || (pieces && !pieces.has(piece));
    return kept.has(piece) || !answers ? piece : undefined;
  }
  return {
    isEarly: (target: Element) => earlyPieceOf(target) !== undefined,
    noteChange(target: Element): void {
      const piece = pieceOf(target);
      if (piece && !hydrated.has(piece)) changed.add(piece);
    },
    /** The piece has choices or presses that it does not know yet. */
    isChanged(target: Element): boolean {
      const piece = pieceOf(target);
      return piece !== null && (kept.has(piece) || (changed.has(piece) && !hydrated.has(piece)));
    },
    /** The piece is hydrated, and earlier actions still wait in it. */
    isRepeating(target: Element): boolean {
      const piece = pieceOf(target);
      return piece !== null && hydrated.has(piece) && kept.has(piece);
    },
    /** Returns false where the action runs at once. */
    keep(event: Event, target: Element, action: Action): boolean {
      const piece = earlyPieceOf(target);
      if (!piece) return false;
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
