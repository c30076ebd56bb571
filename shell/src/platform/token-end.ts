/** When a token ends, as it says itself; undefined where that cannot be read. It is not checked: the server does that. */
export function endOf(token: string): number | undefined {
  try {
    const claims: unknown = JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return Number(claims.exp) * 1000;
  } catch {
    return undefined;
  }
}
