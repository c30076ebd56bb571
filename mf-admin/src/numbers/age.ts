export interface Age {
  readonly unit: 'minute' | 'hour' | 'day';
  readonly value: number;
}

const MINUTE = 60_000;

/** How long ago, in minutes, hours (up to 48) or days. */
export function ageOf(iso: string, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE));
  if (minutes < 60) return { unit: 'minute', value: minutes };
  if (minutes < 48 * 60) return { unit: 'hour', value: Math.floor(minutes / 60) };
  return { unit: 'day', value: Math.floor(minutes / (24 * 60)) };
}
