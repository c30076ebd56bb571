type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visitor's changes to the form controls of an element. */
export interface Typing {
  /** Repeats the changes on the controls of this element with the same names, and fires their events. */
  restore(element: Element): void;
}

const CONTROLS = 'input, textarea, select';

/**
 * A visitor can type into a page before its scripts are loaded. Components that hydrate it know nothing of that and may
 * overwrite the values. This records the changes until `restore` repeats them.
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
  // On `window`: while a root hydrates, the shell's root stops the visitor's events.
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

/**
 * Records the changes until React has hydrated the element, and restores them at once: before any press or submit is
 * replayed.
 */
export function keepTyping(element: Element): void {
  const { restore } = watchTyping(element);
  element.addEventListener('aimante:hydrated', () => queueMicrotask(() => restore(element)), { once: true });
}

/** Keyed by name, else by type, and by the position among equal keys. */
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

/** Simulates the visitor's input. React ignores a value that equals the last one set through its own setter. */
function retype(control: Control | undefined, value: string | boolean): void {
  if (!control) return;
  if (isTick(control)) {
    // Another radio button of the group is pressed, which unchecks this one.
    if (control.type === 'radio' && !value) return;
    control.checked = !value;
    control.click();
  } else if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
  else {
    control.value = value === '' ? (control.getAttribute('value') ?? '') : '';
    write(control, String(value));
  }
}

/** Bypasses the setter that React puts on the element. */
function write(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
