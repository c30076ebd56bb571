import * as z from 'zod/mini';
import { LOCALES } from '../locale/locale.ts';

const count = z.int().check(z.minimum(0));

/** Every event of the platform. None contains a token or personal data. */
export const eventSchemas = {
  'cart:changed': z.strictObject({ count }),
  'session:changed': z.strictObject({ isLoggedIn: z.boolean() }),
  'locale:changed': z.strictObject({ locale: z.enum(LOCALES) }),
  'maintenance:changed': z.strictObject({ isOn: z.boolean() }),
  'consent:changed': z.strictObject({ isAccepted: z.boolean() }),
  'remote:failed': z.strictObject({
    remote: z.string(),
    version: z.string(),
    phase: z.enum(['load', 'contract', 'mount', 'run']),
    team: z.string(),
  }),
  'upload:progress': z.strictObject({ done: count, total: count }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventPayload<N extends EventName> = z.infer<(typeof eventSchemas)[N]>;

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
