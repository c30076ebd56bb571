import { type EventBus, type EventName, eventFields } from '@aimante/contract';

/** With `?debug=events`, logs every event of the bus to the console. */
export function logEvents(events: EventBus, search: string): void {
  if (new URLSearchParams(search).get('debug') !== 'events') return;
  for (const name of Object.keys(eventFields) as EventName[]) {
    events.on(name, (payload) => console.warn(`[event] ${name}`, payload));
  }
}
