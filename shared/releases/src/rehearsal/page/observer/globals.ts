// These functions run in the page, as text: they use nothing but each other.

type Values = Map<PropertyKey, unknown>;
type Snapshot = Map<string, Values>;

export interface Globals {
  readonly begin: () => void;
  readonly changed: () => string[];
}

/** The own keys of the window, the document, the history and the intrinsics. */
export function watchGlobals(allowed: readonly string[]): Globals {
  /** The lists of chunks, the federation, and zod, which shares its settings between its copies. */
  const LOADERS = /^(?:rspack|webpack)Chunk|^__(?:FEDERATION|webpack|rspack|zod_global)|^\d+$/;
  const isAllowed = (title: string, key: PropertyKey) => {
    if (typeof key !== 'string') return false;
    if (title === 'document') return key.startsWith('_reactListening');
    return title === 'window' && (allowed.includes(key) || LOADERS.test(key));
  };
  let baseline: Snapshot = new Map();
  return {
    begin() {
      baseline = snapshotOfGlobals();
    },
    /** In loops: a candidate may have replaced the methods of arrays. */
    changed() {
      const found: string[] = [];
      for (const [title, values] of snapshotOfGlobals())
        for (const [verb, key] of differences(baseline.get(title) ?? new Map<PropertyKey, unknown>(), values))
          if (!isAllowed(title, key)) found.push(`it ${verb} ${title}.${String(key)}`);
      return found;
    },
  };
}

export function differences(before: Values, after: Values): (readonly [verb: string, key: PropertyKey])[] {
  const found: (readonly [verb: string, key: PropertyKey])[] = [];
  for (const [key, value] of after) {
    if (!before.has(key)) {
      // React leaves `Error.prepareStackTrace` as undefined after it has read a stack.
      if (value !== undefined) found.push(['adds', key]);
    } else if (before.get(key) !== value) found.push(['replaces', key]);
  }
  for (const key of before.keys()) if (!after.has(key)) found.push(['deletes', key]);
  return found;
}

export function snapshotOfGlobals(): Snapshot {
  const CLASSES =
    'Object Function Array String Number Boolean Symbol Promise RegExp Date Map Set WeakMap Error URL URLSearchParams Headers Request Response EventTarget Event Node Element HTMLElement Document History Storage XMLHttpRequest FormData';
  const taken: Snapshot = new Map([
    ['window', valuesOf(window)],
    ['document', valuesOf(document)],
    ['history', valuesOf(history)],
    ['JSON', valuesOf(JSON)],
  ]);
  for (const title of CLASSES.split(' ')) {
    const intrinsic: unknown = Reflect.get(window, title);
    if (typeof intrinsic !== 'function') continue;
    taken.set(title, valuesOf(intrinsic));
    const prototype: unknown = intrinsic.prototype;
    if (typeof prototype === 'object' && prototype) taken.set(`${title}.prototype`, valuesOf(prototype));
  }
  return taken;
}

/** Functions and objects by identity. Other values of the window change by themselves, for example its width. */
export function valuesOf(object: object): Values {
  const values: Values = new Map();
  for (const key of Reflect.ownKeys(object)) {
    const property = Reflect.getOwnPropertyDescriptor(object, key);
    const value: unknown = property?.get ?? property?.value;
    const isStable = typeof value === 'function' || (typeof value === 'object' && property?.get === undefined);
    values.set(key, isStable ? value : undefined);
  }
  return values;
}
