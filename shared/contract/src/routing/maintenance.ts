const ALWAYS_OPEN = /^\/(?:admin|auth\/login)(?:\/|$)/;

/**
 * During maintenance, an administrator can still reach the back office and the login. `path` has no language prefix.
 */
export function isClosedForWorks(path: string): boolean {
  return !ALWAYS_OPEN.test(path);
}
