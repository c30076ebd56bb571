import type { Engine } from './engine.ts';

/** What an engine says of a control. The key finds the same control in another engine. */
export interface Control {
  readonly key: string;
  readonly role: string;
  readonly name: string;
}

const NUMBER = 'data-engine-control';
const CONTROLS =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], [contenteditable], [tabindex]';

/** Every control of the page that can get the focus, as a screen reader says it. */
export async function controlsOf({ read, readSpoken }: Engine): Promise<Control[]> {
  const keys = await read<string[]>(`(${numberAll})(${JSON.stringify([CONTROLS, NUMBER])})`);
  const spoken = await readSpoken(`[${NUMBER}]`);
  if (spoken.length !== keys.length) throw new Error(`${keys.length} controls, of which ${spoken.length} were read`);
  return keys.map((key, place) => {
    const { role = '', name = '' } = spoken[place] ?? {};
    return { key, role, name: plain(name) };
  });
}

/** Without the count at its end: orders become late while the engines take turns. */
function plain(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().replace(/ \d+$/, '');
}

/** Numbers the controls that are visible and can get the focus, and gives a key to each. Runs in the page. */
function numberAll([selector = '', number = '']: readonly string[]): string[] {
  for (const old of document.querySelectorAll(`[${number}]`)) old.removeAttribute(number);
  const isControl = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [type="hidden"], [data-base-ui-focus-guard]') &&
    // A heading or a region takes the focus from a script: a person cannot reach it.
    (element.tabIndex >= 0 || element.matches('button, input, select, textarea, [role]')) &&
    !element.closest('[inert]') &&
    !(element.tabIndex < 0 && element.closest('[aria-hidden="true"]'));
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isControl).map((element) => {
    const [type, target] = ['type', 'href'].map((name) => element.getAttribute(name) ?? '');
    const words = [element.localName, type, element.getAttribute('role'), target, element.getAttribute('name')];
    // Each browser has its own lines in the cart.
    const key = words
      .filter(Boolean)
      .join(' ')
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    element.setAttribute(number, key);
    return `${key} ${count}`;
  });
}
