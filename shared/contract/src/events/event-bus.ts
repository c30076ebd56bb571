import {
  type EventName,
  type EventPayload,
  eventFields,
  SHARED_EVENTS,
  STICKY_EVENTS,
  wrongFields,
} from './event-fields.ts';

export type EventListener<N extends EventName> = (payload: EventPayload<N>) => void;

export interface EventBus {
  /** Returns false when the event is unknown or its payload has other fields. */
  emit<N extends EventName>(name: N, payload: EventPayload<N>): boolean;
  on<N extends EventName>(name: N, listener: EventListener<N>): () => void;
}

/** The part of BroadcastChannel that sends events to the other tabs. */
export interface EventChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface EventBusOptions {
  readonly channel?: EventChannel;
  readonly log?: (problem: EventProblem) => void;
}

export interface EventProblem {
  readonly kind: 'unknown' | 'malformed' | 'too-large' | 'listener-failed';
  readonly name: string;
  readonly cause?: unknown;
  /** The paths of the invalid fields. Never their values. */
  readonly fields?: readonly string[];
}

/** No event needs more bytes. A larger one is a mistake or an attack. */
export const MAX_EVENT_BYTES = 64 * 1024;

type AnyListener = (payload: unknown) => void;

export function createEventBus({ channel, log = () => undefined }: EventBusOptions = {}): EventBus {
  const listeners = new Map<EventName, Set<AnyListener>>();
  const last = new Map<EventName, unknown>();

  function deliver(name: EventName, payload: unknown): void {
    if (STICKY_EVENTS.has(name)) last.set(name, payload);
    for (const listener of [...(listeners.get(name) ?? [])]) call(listener, name, payload);
  }

  function call(listener: AnyListener, name: EventName, payload: unknown): void {
    try {
      listener(payload);
    } catch (cause) {
      log({ kind: 'listener-failed', name, cause });
    }
  }

  function accept(name: unknown, payload: unknown): { name: EventName; payload: unknown } | undefined {
    const result = check(name, payload);
    if ('problem' in result) log(result.problem);
    else return result;
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = Array.isArray(data) ? data : [];
    const event = accept(message[0], message[1]);
    if (event && SHARED_EVENTS.has(event.name)) deliver(event.name, event.payload);
  });

  return {
    emit(name, payload) {
      const event = accept(name, payload);
      if (!event) return false;
      deliver(event.name, event.payload);
      if (SHARED_EVENTS.has(event.name)) channel?.postMessage([event.name, event.payload]);
      return true;
    },
    on(name, listener) {
      const anyListener = listener as AnyListener;
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(anyListener));
      if (last.has(name)) call(anyListener, name, last.get(name));
      return () => known.delete(anyListener);
    },
  };
}

function check(name: unknown, payload: unknown): { name: EventName; payload: unknown } | { problem: EventProblem } {
  // Another tab may send any value as a name, one too that cannot become a string.
  const shown = typeof name === 'string' ? name.slice(0, 80) : typeof name;
  const refuse = (kind: EventProblem['kind']) => ({ problem: { kind, name: shown } });
  if (typeof name !== 'string' || !Object.hasOwn(eventFields, name)) return refuse('unknown');
  const size = sizeOf(payload);
  if (size === undefined) return refuse('malformed');
  if (size > MAX_EVENT_BYTES) return refuse('too-large');
  const fields = wrongFields(name as EventName, payload);
  if (fields.length === 0) return { name: name as EventName, payload: Object.freeze({ ...(payload as object) }) };
  return { problem: { ...refuse('malformed').problem, fields } };
}

function sizeOf(payload: unknown): number | undefined {
  try {
    return JSON.stringify(payload)?.length ?? 0;
  } catch {
    return undefined;
  }
}
