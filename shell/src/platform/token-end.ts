/**
 * When a token expires by its own claim, in milliseconds. Undefined where that is unreadable. The server verifies it.
 */
export function endOf(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return Number(claims.exp) * 1000;
  } catch {
    return undefined;
  }
}
