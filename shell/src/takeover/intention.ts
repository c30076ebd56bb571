const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'];
/** What a visitor does with a control. A key may be the way to one, and assistive technology presses without a pointer. */
const USES = ['pointermove', 'pointerdown', 'focusin', 'click', 'input', 'submit', 'keydown'];
const CONTROLS =
  'button, input, select, textarea, label, summary, form, [role=radio], [role=tab], [role=checkbox], [role=switch]';
/** Parts that do something when they come into view, for example a slot that a fragment fills. */
const LIVE = '[data-live], [data-slot]';

/** Runs once, at the first sign that a person reads the page. */
export function onPresence(act: () => void): void {
  once(SIGNS, isByPerson, act);
}

/** Runs once, when the visitor begins to use a control, or a live part is in view of a person. Links and text need no scripts. */
export function onIntention(document: Document, act: () => void): void {
  let isWanted = false;
  const want = () => {
    if (!isWanted) act();
    isWanted = true;
  };
  once(USES, isForControl, want);
  onPresence(() => whenInView(document, want));
}

/** A browser also reports a pointer that rests while the page below it changes. */
export function isByPerson(event: Event): boolean {
  if (event.type !== 'pointermove' || !('movementX' in event && 'movementY' in event)) return true;
  return event.movementX !== 0 || event.movementY !== 0;
}

function isForControl(event: Event): boolean {
  const { type, target } = event;
  if (!isByPerson(event)) return false;
  if (type === 'keydown') return true;
  const control = target instanceof Element ? target.closest(`a[href], ${CONTROLS}`) : null;
  return control?.matches(CONTROLS) ?? false;
}

function once(kinds: readonly string[], isMeant: (event: Event) => boolean, act: () => void): void {
  const end = new AbortController();
  const onEvent = (event: Event) => {
    if (!isMeant(event)) return;
    end.abort();
    act();
  };
  for (const kind of kinds) addEventListener(kind, onEvent, { capture: true, passive: true, signal: end.signal });
}

function whenInView(document: Document, act: () => void): void {
  const parts = document.querySelectorAll(LIVE);
  if (parts.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  for (const part of parts) observer.observe(part);
}
