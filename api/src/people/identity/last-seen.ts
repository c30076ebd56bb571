/** When each session last called, as far as this process saw: reading pages keeps a session awake without a write for each. */
const calls = new Map<string, number>();
const capacity = 10_000;

export function seen(sessionId: string, at: Date): void {
  calls.delete(sessionId);
  calls.set(sessionId, at.getTime());
  const [oldest] = calls.keys();
  if (calls.size > capacity && oldest !== undefined) calls.delete(oldest);
}

export const lastSeen = (sessionId: string): number => calls.get(sessionId) ?? 0;
