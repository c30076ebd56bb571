/** `localStorage`: for this browser. `sessionStorage`: as long as the tab is open. */
type Place = 'localStorage' | 'sessionStorage';

/** Reads a preference. An unreadable value counts as absent. */
export function readKept<T>(
  name: string,
  isKept: (value: unknown) => value is T,
  place: Place = 'localStorage',
): T | undefined {
  try {
    const value: unknown = JSON.parse(globalThis[place].getItem(`aimante-admin-${name}`) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeKept(name: string, value: unknown, place: Place = 'localStorage'): void {
  try {
    globalThis[place].setItem(`aimante-admin-${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the choice lasts until the page closes.
  }
}
