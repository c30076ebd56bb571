const ALWAYS_OPEN = /^\/(?:admin|auth\/login)(?:\/|$)/;

/** While the shop is closed for works, an administrator still reaches the back office, and login. `path` is without language. */
export function isClosedForWorks(path: string): boolean {
  return !ALWAYS_OPEN.test(path);
}
