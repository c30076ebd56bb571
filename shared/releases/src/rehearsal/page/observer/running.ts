// These functions run in the page, as text: they use nothing but each other.

type Options = boolean | AddEventListenerOptions | undefined;

/** What the candidate has started and not stopped, by its description. */
export type Running = Map<string, number>;

/** Whether a file of the candidate called the function that asks. */
export function isCalledFrom(base: string): boolean {
  const [, , , frame = ''] = (new Error('Who calls?').stack ?? '').split('\n');
  return frame.includes(base);
}

export function titleOf(target: unknown): string | undefined {
  if (target === window) return 'window';
  if (target === document) return 'document';
  return target === document.body ? 'body' : undefined;
}

export function countReacts(): number {
  return Object.keys(document).filter((key) => key.startsWith('_reactListening')).length;
}

export function watchListeners(running: Running, base: string): void {
  const { apply } = Reflect;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const known = new Map<unknown, Map<string, string>>();
  const count = (what: string, by: number) => running.set(what, (running.get(what) ?? 0) + by);
  const keyOf = (title: string, type: string, options: Options) =>
    `${title} ${type} ${Boolean(typeof options === 'object' ? options.capture : options)}`;
  const forget = (listener: unknown, key: string) => {
    const what = known.get(listener)?.get(key);
    if (what && known.get(listener)?.delete(key)) count(what, -1);
  };
  const remember = (listener: unknown, key: string, what: string) => {
    const keys = known.get(listener) ?? new Map<string, string>();
    if (!keys.has(key)) count(what, 1);
    known.set(listener, keys.set(key, what));
  };
  let copies = 0;
  /** Each copy of React marks the document, and then listens to its selection for good. */
  const isReact = (type: string) => {
    if (type !== 'selectionchange') return false;
    const before = copies;
    copies = countReacts();
    return copies > before;
  };
  EventTarget.prototype.addEventListener = function addEventListener(type, listener, options) {
    apply(add, this, [type, listener, options]);
    const title = titleOf(this ?? window);
    if (!title || !listener || isReact(type) || !isCalledFrom(base)) return;
    const key = keyOf(title, type, options);
    remember(listener, key, `a listener for "${type}" on ${title}`);
    if (typeof options !== 'object') return;
    if (options.signal) apply(add, options.signal, ['abort', () => forget(listener, key)]);
    if (options.once) apply(add, this ?? window, [type, () => forget(listener, key), { once: true }]);
  };
  EventTarget.prototype.removeEventListener = function removeEventListener(type, listener, options) {
    apply(remove, this, [type, listener, options]);
    const title = titleOf(this ?? window);
    if (title) forget(listener, keyOf(title, type, options));
  };
}

export function watchIntervals(running: Running, base: string): void {
  const { apply } = Reflect;
  const { setInterval: start, clearInterval: stop } = window;
  const ids = new Set<unknown>();
  const count = (by: number) => running.set('an interval', (running.get('an interval') ?? 0) + by);
  Reflect.set(window, 'setInterval', (...given: unknown[]) => {
    const id: unknown = apply(start, window, given);
    if (!isCalledFrom(base)) return id;
    ids.add(id);
    count(1);
    return id;
  });
  Reflect.set(window, 'clearInterval', (id: unknown) => {
    if (ids.delete(id)) count(-1);
    apply(stop, window, [id]);
  });
}

/** Requests that the content security policy refused. */
export function watchRefused(base: string): string[] {
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const isRequest = /^(?:https?|wss?):/.test(blockedURI);
    if (isRequest && sourceFile.includes(base)) refused.push(`${blockedURI} (${effectiveDirective})`);
  });
  return refused;
}
