type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did to the form controls of an element. */
export interface Typing {
  /** Does it again in this element, whose controls are named alike, and tells its components of it. */
  restore(element: Element): void;
}

const CONTROLS = 'input, textarea, select';

/**
 * A page can be typed into before its scripts have come: components that take it over know nothing of it, and may put
 * their own values in its place. From now on it is remembered, until React stands there and hears of it.
 */
export function watchTyping(element: Element): Typing {
  const touched = [...controlsOf(element)].filter(([, control]) => isTouched(control));
  const kept = new Map(touched.map(([key, control]) => [key, readControl(control)]));
  const focused = focusedIn(element);
  const note = ({ target }: Event) => {
    const found = [...controlsOf(element)].find(([, control]) => control === target);
    if (found) kept.set(found[0], readControl(found[1]));
  };
  const watch = new AbortController();
  // Above all roots: while one is being hydrated, that of the shell keeps from it what the visitor does.
  addEventListener('input', note, { capture: true, signal: watch.signal });
  return {
    restore(into) {
      watch.abort();
      const controls = controlsOf(into);
      for (const [key, value] of kept) retype(controls.get(key), value);
      if (focused && into !== element) controls.get(focused)?.focus({ preventScroll: true });
    },
  };
}

/** Remembers it until React has taken the element over, and tells it at once: before anything pressed or sent is done again. */
export function keepTyping(element: Element): void {
  const { restore } = watchTyping(element);
  element.addEventListener('aimante:taken', () => queueMicrotask(() => restore(element)), { once: true });
}

/** By name, else by kind, and number among those. */
function controlsOf(element: Element): Map<string, Control> {
  const counts = new Map<string, number>();
  return new Map(
    [...element.querySelectorAll<Control>(CONTROLS)].map((control) => {
      const name = control.name || control.type;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, control];
    }),
  );
}

function focusedIn(element: Element): string | undefined {
  return [...controlsOf(element)].find(([, control]) => control === document.activeElement)?.[0];
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function readControl(control: Control): string | boolean {
  return isTick(control) ? control.checked : control.value;
}

/** As a visitor does it. React hears of a value only when it is another than the one that went through its own setter. */
function retype(control: Control | undefined, value: string | boolean): void {
  if (!control) return;
  if (isTick(control)) {
    // A radio button goes out with the one that is pressed.
    if (control.type === 'radio' && !value) return;
    control.checked = !value;
    control.click();
  } else if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
  else {
    control.value = value === '' ? (control.getAttribute('value') ?? '') : '';
    write(control, String(value));
  }
}

/** Past the setter that React puts on the element itself. */
function write(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
