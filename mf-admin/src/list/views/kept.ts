/** Reads a list preference of this browser. An unreadable value counts as absent. */
export function readKept<T>(name: string, isKept: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`aimante-admin-${name}`) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeKept(name: string, value: unknown): void {
  try {
    localStorage.setItem(`aimante-admin-${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the choice lasts until the page closes.
  }
}
