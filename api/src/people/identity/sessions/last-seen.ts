/** Time of each session's last call in this process. Reads keep a session active without a database write for each. */
const calls = new Map<string, number>();
const capacity = 10_000;

export function seen(sessionId: string, at: Date): void {
  calls.delete(sessionId);
  calls.set(sessionId, at.getTime());
  const [oldest] = calls.keys();
  if (calls.size > capacity && oldest !== undefined) calls.delete(oldest);
}

export const lastSeen = (sessionId: string): number => calls.get(sessionId) ?? 0;
