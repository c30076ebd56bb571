import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, MARK } from './engine.ts';

const ROLES = {
  button: 'button, summary, [role="button"]',
  link: 'a[href]',
  control: 'button, summary, a[href]',
  radio: 'input[type="radio"], [role="radio"]',
  checkbox: 'input[type="checkbox"]',
  field: 'input, textarea, select',
  stage: '[role="application"][aria-busy="false"]',
} as const;
export type Role = keyof typeof ROLES;

/** Photos are decoded and encoded on a busy machine. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;
/** What the pointer has met: for the message of a scene that fails, and to press again what has moved away. */
const NOTE_CLICK = `(globalThis.lastClick = 'nothing', globalThis.hasMissed = false, addEventListener('click', ({ target }) => {
  globalThis.lastClick = target.outerHTML.slice(0, 80);
  globalThis.hasMissed = target.closest('[${MARK}]') === null;
}, { capture: true, once: true }), true)`;

/** Uses the shop in one engine. Each step waits until it is possible, and says what it has waited for. */
export class Person {
  readonly engine: Engine;
  readonly #site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    return this.engine.open(this.#site + path);
  }

  async press(role: Role, name: RegExp): Promise<void> {
    await this.until(async () => {
      await this.#mark(role, name);
      // The cookie banner slides in.
      await this.until(`(${isAtRest})('${MARK}')`, `${name} to be at rest`);
      await this.engine.read(NOTE_CLICK);
      await this.engine.pressMarked();
      return !(await this.engine.read<boolean | undefined>('globalThis.hasMissed').catch(() => false));
    }, `${name} to be pressed`);
  }

  async fill(name: RegExp, text: string): Promise<void> {
    await this.until(async () => {
      await this.#mark('field', name);
      await this.engine.typeMarked(text);
      return this.engine.read(`document.querySelector('[${MARK}]').value.length >= ${text.length}`);
    }, `${name} to hold its text`);
  }

  async drag(name: RegExp, right: number, down: number): Promise<void> {
    await this.#mark('stage', name);
    await this.engine.dragMarked(right, down);
  }

  async addPhotos(...files: readonly string[]): Promise<void> {
    await this.until(`document.querySelector('[data-photo-picker]') !== null`, 'the photo picker');
    await this.engine.chooseFiles('[data-photo-picker]', files);
  }

  /** Waits until the page shows this text. */
  see(text: RegExp): Promise<void> {
    return this.until(`${text}.test(document.body.innerText.replace(/\\s+/g, ' '))`, `the text ${text}`);
  }

  path(): Promise<string> {
    return this.engine.read('location.pathname');
  }

  async until(condition: string | (() => Promise<boolean>), what: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    const isTrue = typeof condition === 'string' ? () => this.engine.read<boolean>(condition) : condition;
    while (!(await isTrue().catch(() => false))) {
      if (Date.now() > end) {
        const click = await this.engine.read<string>('globalThis.lastClick');
        throw new Error(`waited in vain for ${what}, at ${await this.path()}, last click on: ${click}`);
      }
      await sleep(PAUSE_MS);
    }
  }

  #mark(role: Role, name: RegExp): Promise<void> {
    const expression = `(${markIn})(${JSON.stringify([ROLES[role], MARK])}, ${name})`;
    return this.until(expression, `a ${role} named ${name}`);
  }
}

/** Marks the first element that matches, is visible and can be used. Runs in the page. */
function markIn([selector = '', mark = '']: readonly string[], name: RegExp): boolean {
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    // biome-ignore lint/performance/useDomNodeTextContent: a name has no part that is hidden.
    (element as HTMLElement).innerText;
  const isMatch = (element: Element) =>
    name.test((labelOf(element) ?? '').replace(/\s+/g, ' ').trim()) &&
    !element.matches(':disabled, [aria-disabled="true"]');
  // A choice that is drawn by its label has an input of one pixel.
  const targetOf = (element: Element) =>
    element.getBoundingClientRect().width > 4 ? element : ((element as HTMLInputElement).labels?.[0] ?? element);
  const found = [...document.querySelectorAll(selector)]
    .filter(isMatch)
    .map(targetOf)
    .find((element) => element.checkVisibility() && !element.closest('[inert]'));
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  found?.setAttribute(mark, '');
  found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return found !== undefined;
}

/** Whether the marked element is where it was at the last call. Runs in the page. */
function isAtRest(mark: string): boolean {
  const element = document.querySelector(`[${mark}]`);
  const { x, y } = element?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const place = `${x} ${y}`;
  const isSame = element?.getAttribute(mark) === place;
  element?.setAttribute(mark, place);
  return isSame;
}
