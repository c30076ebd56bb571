import { LOCALES } from '../locale/locale.ts';

/** `integer` is never negative. A list names the only values of a text. */
type FieldKind = 'integer' | 'boolean' | 'string' | readonly string[];

/**
 * Every event of the platform. None contains a token or personal data. Plain kinds instead of schemas: a library that
 * reads schemas would be on every page (decision 010).
 */
export const eventFields = {
  'cart:changed': { count: 'integer' },
  'session:changed': { isLoggedIn: 'boolean' },
  'locale:changed': { locale: LOCALES },
  'maintenance:changed': { isOn: 'boolean' },
  'consent:changed': { isAccepted: 'boolean' },
  /** A product, a page or a setting was saved. Each tab gets it from the edge. */
  'shop:changed': {},
  'remote:failed': { remote: 'string', version: 'string', phase: ['load', 'contract', 'mount', 'run'], team: 'string' },
  'upload:progress': { done: 'integer', total: 'integer' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;

export type EventName = keyof typeof eventFields;

interface Kinds {
  readonly integer: number;
  readonly boolean: boolean;
  readonly string: string;
}

type ValueOf<K> = K extends readonly (infer Value)[] ? Value : K extends keyof Kinds ? Kinds[K] : never;

export type EventPayload<N extends EventName> = {
  -readonly [F in keyof (typeof eventFields)[N]]: ValueOf<(typeof eventFields)[N][F]>;
};

/** The names of fields that are missing, unknown or of another kind. The whole payload is named by an empty text. */
export function wrongFields(name: EventName, payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return [''];
  const fields: Readonly<Record<string, FieldKind>> = eventFields[name];
  const unknown = Object.keys(payload).filter((field) => !Object.hasOwn(fields, field));
  const wrong = Object.entries(fields).filter(
    ([field, kind]) => !Object.hasOwn(payload, field) || !isOfKind(Reflect.get(payload, field), kind),
  );
  return [...wrong.map(([field]) => field), ...(unknown.length > 0 ? [''] : [])];
}

function isOfKind(value: unknown, kind: FieldKind): boolean {
  if (typeof kind !== 'string') return typeof value === 'string' && kind.includes(value);
  return kind === 'integer' ? Number.isSafeInteger(value) && Number(value) >= 0 : typeof value === kind;
}

/** A late subscriber receives the last value of these events. */
export const STICKY_EVENTS: ReadonlySet<EventName> = new Set<EventName>([
  'cart:changed',
  'session:changed',
  'locale:changed',
  'maintenance:changed',
  'consent:changed',
]);

/** These events are sent to every tab of the visitor. */
export const SHARED_EVENTS: ReadonlySet<EventName> = new Set<EventName>([
  'cart:changed',
  'session:changed',
  'maintenance:changed',
  'consent:changed',
]);
