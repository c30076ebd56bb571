import { type EventName, eventFields } from '@aimante/contract';
import { usePlatform } from '@aimante/remote';
import { useEffect, useState } from 'react';

export interface SeenEvent {
  readonly id: number;
  readonly at: number;
  readonly name: EventName;
  readonly payload: string;
  readonly isFailure: boolean;
}

const MOST = 100;
let last = 0;

/** The events of the bus since the inspector is open, newest first. */
export function useBus(isPaused: boolean): readonly SeenEvent[] {
  const { events } = usePlatform();
  const [seen, setSeen] = useState<readonly SeenEvent[]>([]);
  useEffect(() => {
    if (isPaused) return;
    const stops = (Object.keys(eventFields) as EventName[]).map((name) =>
      events.on(name, (payload) => {
        last += 1;
        const event = {
          id: last,
          at: Date.now(),
          name,
          payload: summaryOf(payload),
          isFailure: name === 'remote:failed',
        };
        setSeen((before) => [event, ...before].slice(0, MOST));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [events, isPaused]);
  return seen;
}

function summaryOf(payload: object): string {
  return Object.entries(payload)
    .map(([field, value]) => `${field} ${value}`)
    .join(', ');
}
